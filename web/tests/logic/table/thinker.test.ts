// A game that goes on is followed at the same table, so that its bots keep what they thought.
import { expect, test } from 'vitest';
import { Engine, Stopped } from '../../../src/engine/client';
import { type Method, Refusal } from '../../../src/engine/protocol';
import { Thinker } from '../../../src/engine/thinker';

/** An engine that notes what it is asked; every table is called after the requests before it. */
function listening(heard: string[]): Engine {
  return new Engine({
    async send(text) {
      const { method, params } = JSON.parse(text) as { method: string; params: Record<string, unknown> };
      heard.push([method, params.table, params.move].filter(Boolean).join(' '));
      const result = method === 'load' ? { table: `t${String(heard.length)}` } : {};
      return JSON.stringify({ jsonrpc: '2.0', id: 0, result });
    },
    stop: () => undefined,
  });
}

const hash = '#0123456789abcdef';
const record =
  (...plies: string[]) =>
  (): Promise<string> =>
    Promise.resolve(
      [
        '[Game "walhalla"]',
        '[Result "*"]',
        '',
        ...plies.map((ply, place) => `${String(place + 1)}. ${ply}   ${hash}`),
        '',
      ].join('\n'),
    );

test('a game that has gone on is followed ply by ply, chance included', async () => {
  const heard: string[] = [];
  const thinker = new Thinker(() => listening(heard));
  await thinker.think(record('hunt', '~ draw 3'), 'jarl', {});
  await thinker.think(record('hunt', '~ draw 3', 'lay cult+', '~ draw 1'), 'jarl', {});
  expect(heard).toEqual(['load', 'think t1', 'play t1 lay cult+', 'play t1 draw 1', 'think t1']);
});

test('a game that took another course begins at a table of its own', async () => {
  const heard: string[] = [];
  const thinker = new Thinker(() => listening(heard));
  await thinker.think(record('hunt', 'attack'), 'jarl', {});
  await thinker.think(record('hunt', 'shield'), 'jarl', {});
  await thinker.think(record('hunt'), 'jarl', {});
  expect(heard).toEqual(['load', 'think t1', 'close t1', 'load', 'think t4', 'close t4', 'load', 'think t7']);
});

test('after a thought was broken off the next begins with a fresh engine and a fresh table', async () => {
  const heard: string[] = [];
  let engines = 0;
  const thinker = new Thinker(() => {
    engines += 1;
    return listening(heard);
  });
  await thinker.think(record('hunt'), 'jarl', {});
  thinker.stop();
  await thinker.think(record('hunt', 'attack'), 'jarl', {});
  expect(engines).toBe(2);
  expect(heard).toEqual(['load', 'think t1', 'load', 'think t3']);
});

test('an engine that has failed is not asked again, one that has refused is', async () => {
  const heard: string[] = [];
  let engines = 0;
  const failures = [new Refusal('E-NO-BOT', 'There is no such bot.'), new Error('unreachable')];
  let stopped = 0;
  const failing = (): Engine => {
    engines += 1;
    const engine = listening(heard);
    const call = engine.call.bind(engine);
    engine.call = ((method: Method, params: object) => {
      const failure = method === 'think' ? failures.shift() : undefined;
      return failure ? Promise.reject(failure) : call(method, params as never);
    }) as typeof engine.call;
    engine.stop = () => void ++stopped;
    return engine;
  };
  const thinker = new Thinker(failing);
  await expect(thinker.think(record('hunt'), 'nobody', {})).rejects.toThrow('no such bot');
  expect([engines, stopped]).toEqual([1, 0]);
  // Whoever waits while it fails is answered by the next one.
  const [failed, waited] = await Promise.allSettled([1, 2].map(() => thinker.think(record('hunt'), 'jarl', {})));
  expect([failed?.status, waited?.status]).toEqual(['rejected', 'fulfilled']);
  expect([engines, stopped]).toEqual([2, 1]);
});

test('two thoughts at once are thought one after the other, and leave one table', async () => {
  const heard: string[] = [];
  const thinker = new Thinker(() => listening(heard));
  const thoughts = [record('hunt'), record('hunt', 'attack')].map((each) => thinker.think(each, 'jarl', {}));
  await Promise.all(thoughts);
  expect(heard).toEqual(['load', 'think t1', 'play t1 attack', 'think t1']);
});

test('whoever is stopped before the record is there starts no engine', async () => {
  let engines = 0;
  const thinker = new Thinker(() => {
    engines += 1;
    return listening([]);
  });
  const told: ((text: string) => void)[] = [];
  const slowly = () => new Promise<string>((resolve) => told.push(resolve));
  const thoughts = [thinker.think(slowly, 'jarl', {}), thinker.foresee(slowly, 'jarl', [], () => true)];
  const ends = Promise.allSettled(thoughts);
  await expect.poll(() => told.length).toBe(2);
  thinker.stop();
  for (const tell of told) tell('');
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(engines).toBe(0);
});

test('a thought that is broken off while it waits for another asks for no record any more', async () => {
  const thinker = new Thinker(() => listening([]));
  const first = thinker.think(record('hunt'), 'jarl', {});
  const second = thinker.think(() => Promise.reject(new Error('The table is closed.')), 'jarl', {});
  const ends = Promise.allSettled([first, second]);
  thinker.stop();
  const [, end] = await ends;
  expect(end).toMatchObject({ status: 'rejected', reason: expect.any(Stopped) as Stopped });
});
