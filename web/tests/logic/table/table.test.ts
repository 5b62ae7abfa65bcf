import { beforeEach, describe, expect, test, vi } from 'vitest';
import { walhalla } from '../../../src/boards/walhalla';
import { wikinger } from '../../../src/boards/wikinger';
import type { Board } from '../../../src/boards/board';
import { Engine } from '../../../src/engine/client';
import type { Method } from '../../../src/engine/protocol';
import { Thinker } from '../../../src/engine/thinker';
import type { Player } from '../../../src/store/db';
import { type Surroundings, Table } from '../../../src/table/course/table.svelte';
import { modern } from '../../../src/store/settings.svelte';
import { dice, startEngine, startThinker } from '../../support/engine';

const board = wikinger as unknown as Board;
const person = (name: string): Player => ({ name, bot: null });
const bot = (name: string): Player => ({ name, bot: name });

let engine: Engine;
let around: Surroundings;
beforeEach(() => {
  engine = startEngine();
  around = { engine, thinker: startThinker(), board, pace: () => 0 };
});

/** A fresh table with a seed by which Red begins. */
async function opened(players: Player[], secrets = false): Promise<Table> {
  for (let seed = 1; ; ++seed) {
    const setup = { game: 'wikinger', seats: players.length, seed: String(seed) } as const;
    const { table, to_act } = await engine.call('open', setup);
    const { record } = await engine.call('record', { table, reveal: true });
    if (!('seat' in to_act) || to_act.seat !== 0) continue;
    const own = { ...around, board: { ...board, secrets } };
    const made = await Table.ofRecord(own, record, players);
    made.errandBot = 'greedy';
    return made;
  }
}
const move = (table: Table, text: string) => {
  const found = table.moves.find((each) => each.text === text);
  if (!found) throw new Error(`${text} is not offered`);
  return found;
};

describe('A table with two people', () => {
  test('offers the moves of whoever is to act and follows the play', async () => {
    const table = await opened([person('A'), person('B')]);
    expect(table.asksPerson).toBe(true);
    await table.play(move(table, 'settle c3'));
    await table.play(move(table, 'settle c4'));
    expect(table.seatToAct).toBe(1);
    expect(table.log.map((event) => event.event)).toEqual(['begins', 'settles', 'settles']);
    expect(table.happened.move).toBe('settle c4');
  });

  test('takes back one act, or the turn, but not what came before it', async () => {
    const table = await opened([person('A'), person('B')]);
    for (const at of ['c3', 'c4', 'd4']) await table.play(move(table, `settle ${at}`));
    expect(table.barrier).toBe(table.ply - 1);
    await table.takeBack('act');
    expect(table.seatToAct).toBe(1);
    expect(table.barrier).toBe(table.ply - 2); // now Red, who acted last, may take back
    await table.takeBack('turn');
    expect(table.ply).toBe(1);
    expect(table.log).toHaveLength(1);
    expect(table.mayGoFurtherBack).toBe(false);
  });

  test('hands the screen over only where there are secrets', async () => {
    const open = await opened([person('A'), person('B')]);
    await open.play(move(open, 'settle c3'));
    await open.play(move(open, 'settle c4'));
    expect(open.curtain).toBeNull();
    const secret = await opened([person('A'), person('B')], true);
    await secret.play(move(secret, 'settle c3'));
    await secret.play(move(secret, 'settle c4'));
    expect(secret.curtain).toBe(1);
    secret.raiseCurtain();
    expect(secret.curtain).toBeNull();
  });

  test('keeps a record after every change from which the game goes on as it would have', async () => {
    const keep = vi.fn<(record: string, table: Table) => Promise<void>>(() => Promise.resolve());
    around = { ...around, keep };
    const table = await opened([person('A'), person('B')]);
    await table.play(move(table, 'settle c3'));
    const record = keep.mock.lastCall?.[0] ?? '';
    expect(record).toContain('[Seed "');
    expect(await table.record()).not.toContain('[Seed "');
    const again = await Table.ofRecord(around, record, table.players);
    expect(again.view).toEqual(table.view);
  });
});

test('Nobody plays on at a table that is left while an act is being kept', async () => {
  let leave: (() => Promise<void>) | null = null;
  around = { ...around, keep: () => leave?.() ?? Promise.resolve() };
  const table = await opened([person('A'), bot('greedy')]);
  await table.play(move(table, 'settle c3'));
  leave = () => table.leave();
  const think = vi.spyOn(around.thinker, 'think');
  await table.play(move(table, 'settle c4')); // the second of the turn: the bot would be next
  await new Promise((later) => setTimeout(later, 50));
  expect(think).not.toHaveBeenCalled();
  expect(table.rests).toBe(true);
});

test('A hint that is broken off leaves the bots what they thought', async () => {
  const table = await opened([person('A'), bot('greedy')]);
  await table.play(move(table, 'settle c3'));
  const stop = vi.spyOn(around.thinker, 'stop');
  const asking = table.askHint('greedy');
  await table.takeBack('act');
  await asking;
  expect(table.hint).toBeNull();
  expect(stop).not.toHaveBeenCalled();
});

describe('Where a bot cannot think', () => {
  let isBroken: boolean;
  beforeEach(() => {
    isBroken = true;
    const broken = { send: () => Promise.reject(new Error('unreachable')), stop: () => undefined };
    around = { ...around, thinker: new Thinker(() => (isBroken ? new Engine(broken) : startEngine())) };
  });

  test('it is said, and the bot plays on when it is asked once more', async () => {
    const table = await opened([person('A'), bot('greedy')]);
    await table.play(move(table, 'settle c3'));
    await table.play(move(table, 'settle c4'));
    await expect.poll(() => table.isStuck).toBe(true);
    expect(table.thinking).toBeNull();
    expect(table.rests).toBe(true);
    expect(table.notice?.message).toBe('Grasper could not think of a move just now.');
    isBroken = false;
    table.start();
    expect(table.notice).toBeNull();
    await expect.poll(() => table.asksPerson).toBe(true);
    expect(table.isStuck).toBe(false);
  });

  test('whoever has left something to it decides by hand', async () => {
    const table = await opened([person('A'), person('B')]);
    await table.runErrand({ label: '', goesOn: () => true });
    await expect.poll(() => table.notice?.message).toMatch(/could not think/);
    expect(table.errand).toBeNull();
    expect(table.isStuck).toBe(false);
    expect(table.asksPerson && table.rests).toBe(true);
  });

  test('it is said that no advice has come', async () => {
    const table = await opened([person('A'), bot('greedy')]);
    await table.askHint('greedy');
    expect(table.notice?.message).toMatch(/^No advice came/);
    expect(table.hinting).toBe(false);
    isBroken = false;
    await table.askHint('greedy');
    expect(table.notice).toBeNull();
    expect(table.hint).not.toBeNull();
  });
});

describe('A click', () => {
  /** Counts what the page asks of the engine. */
  function counted(): { asked: string[] } {
    const asked: string[] = [];
    const call = engine.call.bind(engine);
    engine.call = ((method: Method, params: object) => {
      asked.push(method);
      return call(method, params as never);
    }) as typeof engine.call;
    return { asked };
  }

  test('costs one request, where it used to cost fourteen: three to look ahead, eleven to show what became of it', async () => {
    around = { ...around, keep: () => Promise.resolve() };
    const table = await opened([person('A'), person('B')]);
    const { asked } = counted();
    await table.consider(move(table, 'settle c3')); // the pointer rests on it
    expect(asked.splice(0)).toEqual(['preview']);
    await table.choose(move(table, 'settle c3'), 'final');
    expect(asked.splice(0)).toEqual(['act']);
    await table.choose(move(table, 'settle c4'), 'final'); // by key, without looking first
    expect(asked.splice(0)).toEqual(['preview', 'act']);
    await table.takeBack('act');
    expect(asked).toEqual(['undo', 'screen']);
    expect(table.log.map((event) => event.event)).toEqual(['begins', 'settles']);
  });

  test('of somebody alone against bots, who can take everything back, is not weighed first', async () => {
    const table = await opened([person('A'), bot('greedy')]);
    const { asked } = counted();
    await table.choose(move(table, 'settle c3'), 'final'); // by key, without looking first
    expect(asked[0]).toBe('act');
    expect(asked).not.toContain('preview');
  });

  test('shows what was made, not the ghost that was still being looked at', async () => {
    const table = await opened([person('A'), bot('greedy')]);
    const look = table.consider(move(table, 'settle c3'));
    const made = table.choose(move(table, 'settle c3'), 'final');
    await look;
    expect(table.considered?.events ?? []).toEqual([]);
    await made;
    expect(table.considered).toBeNull();
  });
});

describe('Looking before leaping', () => {
  test('a considered move shows its events and changes nothing', async () => {
    const table = await opened([person('A'), person('B')]);
    await table.consider(move(table, 'settle c3'));
    expect(table.considered?.events).toMatchObject([{ event: 'settles', at: 'c3' }]);
    expect(table.ply).toBe(1);
    await table.consider(move(table, 'settle d4'));
    expect(table.considered?.events).toMatchObject([{ event: 'settles', at: 'd4' }]);
    await table.play(move(table, 'settle c3'));
    expect(table.considered).toBeNull();
  });

  test('the engine says why a touch is refused, and forgets it when something is done', async () => {
    const table = await opened([person('A'), person('B')]);
    await table.play(move(table, 'settle c3'));
    await table.askWhy('c3');
    expect(table.notice).toMatchObject({ code: 'E-OCCUPIED', rule: 'W-4.1' });
    await table.play(move(table, 'settle d4'));
    expect(table.notice).toBeNull();
  });

  test('tells why the last touch does nothing, however late another reason comes, and none once the table has moved on', async () => {
    const table = await opened([person('A'), person('B')]);
    await table.play(move(table, 'settle c3'));
    const call = engine.call.bind(engine);
    const answers: (() => void)[] = [];
    const late = vi.spyOn(engine, 'call').mockImplementation(async (...asked) => {
      if (asked[0] === 'why') await new Promise<void>((answer) => answers.push(answer));
      return call(...asked);
    });
    const asked = [table.askWhy('c3'), table.askWhy('settle c4', { message: 'Free.', rule: 'W-4.1' })];
    await vi.waitUntil(() => answers.length === 2);
    answers[1]?.();
    await asked[1];
    answers[0]?.();
    await asked[0];
    expect(table.notice).toMatchObject({ message: 'Free.' });
    const tooLate = table.askWhy('c3');
    await vi.waitUntil(() => answers.length === 3);
    await table.play(move(table, 'settle c4'));
    answers[2]?.();
    await tooLate;
    expect(table.notice).toBeNull();
    late.mockRestore();
  });

  test('a hint is one of the legal moves', async () => {
    const table = await opened([person('A'), person('B')]);
    await table.askHint('greedy');
    expect(table.moves).toContain(table.hint);
    expect(table.hinting).toBe(false);
  });
});

const idle = (table: Table) =>
  vi.waitFor(
    () => {
      expect(table.rests).toBe(true);
      expect(table.asksPerson || table.over).toBe(true);
    },
    { timeout: 20_000 },
  );

describe('A table with bots', () => {
  test('lets them answer, and a lone person may go back beyond them', async () => {
    const table = await opened([person('A'), bot('greedy')]);
    await table.play(move(table, 'settle c3'));
    await table.play(move(table, 'settle c4'));
    await idle(table);
    expect(table.ply).toBe(5);
    expect(table.barrier).toBe(5);
    expect(table.mayGoFurtherBack).toBe(true);
    await table.takeBack('further');
    expect(table.seatToAct).toBe(0);
    expect(table.ply).toBe(2);
  });

  test('is taken back to the last real choice, and nothing is answered by itself after that', async () => {
    // Whatever has a single answer goes without saying here, as the hunt without a hunting card does in Walhalla.
    const saying = { ...around, board: { ...board, goesWithoutSaying: () => true } };
    const { table: name } = await engine.call('open', { game: 'wikinger', seats: 2, seed: '3' });
    const { record } = await engine.call('record', { table: name, reveal: true });
    const table = await Table.ofRecord(saying, record, [person('A'), bot('greedy')]);
    table.start();
    for (let acts = 0; acts < 30 && !table.over; ++acts) {
      await vi.waitUntil(() => table.rests && (table.over || table.asksPerson), { timeout: 20_000 });
      const first = table.moves[0];
      if (first) await table.play(first);
    }
    await vi.waitUntil(() => table.rests && (table.over || table.asksPerson), { timeout: 20_000 });
    const before = table.ply;
    await table.takeBack(table.mayGoFurtherBack ? 'further' : 'act');
    const at = table.ply;
    expect(at).toBeLessThan(before);
    expect(table.moves.length).toBeGreaterThan(1);
    await new Promise((later) => setTimeout(later, 50));
    expect(table.ply).toBe(at);
    expect(table.asksPerson).toBe(true);
  });

  test('does an errand for a person until it is done', async () => {
    const table = await opened([person('A'), bot('random')]);
    const { errand } = board.ask(
      { scene: table.about.scene, view: table.view, toAct: table.toAct, moves: table.moves },
      'en',
    );
    if (!errand) throw new Error('Settling can be left to a bot');
    table.runErrand(errand);
    await vi.waitFor(() => {
      expect((table.view as { phase: string }).phase).toBe('brawl');
    }, 20_000);
    await idle(table);
    expect(table.asksPerson).toBe(true);
  });

  test('settles for everybody within some seconds where that is wished, and can be stopped on the way', async () => {
    around = { ...around, pace: () => 650 };
    const table = await opened([person('A'), bot('greedy')]);
    const goesOn = (view: object) => (view as { phase: string }).phase === 'settlement';
    table.runErrand({ label: '', goesOn }, 'everybody');
    await vi.waitUntil(() => table.ply > 4, { timeout: 10_000 });
    table.stopErrand();
    await idle(table);
    const { ply } = table;
    expect(goesOn(table.view)).toBe(true);
    table.runErrand({ label: '', goesOn }, 'everybody');
    const begun = Date.now();
    await vi.waitUntil(() => !goesOn(table.view), { timeout: 20_000 });
    expect(table.ply).toBeGreaterThan(ply + 20);
    expect(Date.now() - begun).toBeLessThan(15_000); // three seconds where nothing else runs
    expect(table.errand).toBeNull();
  });

  test('stops them when a move is taken back', async () => {
    around = { ...around, pace: () => 400 };
    const table = await opened([person('A'), bot('greedy')]);
    await table.play(move(table, 'settle c3'));
    await table.play(move(table, 'settle c4'));
    expect(table.seatToAct).toBe(1);
    await table.takeBack('act');
    await new Promise((later) => setTimeout(later, 700));
    expect(table.seatToAct).toBe(0);
    expect(table.ply).toBe(2);
  });

  test('plays a whole game by itself and says who has won', async () => {
    const table = await opened([bot('greedy'), bot('random')]);
    table.start();
    await vi.waitFor(() => {
      expect(table.over).toBe(true);
    }, 50_000);
    expect(table.outcome?.winners).toHaveLength(1);
    expect(await table.record()).toContain('[Seed "');
  });
});

test('What is told in peace is not given away by the board or the log until it has been read', async () => {
  around = { ...around, board: { ...board, interlude: () => ({ heading: 'Listen', go: 'On' }) } };
  const { table: name } = await engine.call('open', { game: 'wikinger', seats: 2, seed: '3' });
  const { record } = await engine.call('record', { table: name, reveal: true });
  const table = await Table.ofRecord(around, record, [person('A'), person('B')]);
  const { view, log } = table;
  const [first] = table.moves;
  if (first) await table.play(first);
  expect(table.interlude?.map(({ event }) => event)).toEqual(['settles']);
  expect(table.sight.view).toBe(view);
  expect(table.toldLog).toEqual(log);
  table.endInterlude();
  expect(table.sight.view).toBe(table.view);
  expect(table.toldLog).toHaveLength(log.length + 1);
});

describe('A second word before a move counts', () => {
  test('is asked for always, or never, or only where the move could not be taken back', async () => {
    const table = await opened([person('A'), bot('greedy')]);
    await table.choose(move(table, 'settle c3'), 'always');
    expect(table.armed).toMatchObject({ move: { text: 'settle c3' }, events: [{ at: 'c3' }], final: false });
    expect(table.ply).toBe(1);
    await table.choose(move(table, 'settle d4'), 'always'); // another one is only shown, too
    expect(table.ply).toBe(1);
    await table.choose(move(table, 'settle d4'), 'always');
    expect(table.ply).toBe(2);
    expect(table.armed).toBeNull();
    await table.choose(move(table, 'settle c3'), 'final'); // nothing is revealed, and bots can be gone behind
    await idle(table);
    expect(table.ply).toBe(5);
    await table.choose(move(table, 'settle e3'), 'never');
    expect(table.ply).toBe(6);
  });

  test('is asked of a finger by showing the move, whatever a mouse is resting on', async () => {
    const table = await opened([person('A'), bot('greedy')]);
    await table.consider(move(table, 'settle d4'));
    await table.arm(move(table, 'settle c3'));
    expect(table.considered).toBeNull();
    expect(table.armed).toMatchObject({ move: { text: 'settle c3' }, events: [{ at: 'c3' }], final: false });
    await table.choose(move(table, 'settle c3'), 'final');
    expect(table.ply).toBe(2);
  });

  test('is asked for where the screen is handed over', async () => {
    const table = await opened([person('A'), person('B')], true);
    await table.choose(move(table, 'settle c3'), 'final');
    expect(table.ply).toBe(2);
    await table.choose(move(table, 'settle c4'), 'final');
    expect(table.armed).toMatchObject({ final: true });
    table.disarm();
    await table.choose(move(table, 'settle c4'), 'final', true); // dragged to its place: it was shown and meant
    expect(table.curtain).toBe(1);
  });

  test('is asked for before every reveal of a game of Walhalla, and not much oftener', async () => {
    const own = { ...around, board: walhalla as unknown as Board };
    const { table: name } = await engine.call('open', { game: 'walhalla', seats: 3, seed: '7' });
    const { record } = await engine.call('record', { table: name, reveal: true });
    const table = await Table.ofRecord(own, record, [person('A'), person('B'), person('C')]);
    const roll = dice(7);
    let asked = 0;
    let acts = 0;
    for (; acts < 90 && !table.over; ++acts) {
      const { seat, ply } = table;
      const chosen = table.moves[roll(table.moves.length)];
      if (!chosen) break;
      await table.choose(chosen, 'final');
      if (table.ply === ply) {
        expect(table.armed?.final).toBe(true);
        ++asked;
        await table.choose(chosen, 'final');
      } else {
        expect(table.barrier).toBeLessThan(table.ply);
        expect(table.seat).toBe(seat);
      }
      table.raiseCurtain();
      table.interlude = null;
    }
    expect(acts).toBe(90);
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(80);
  });
});

test('Where the engine only says that it is not the time, the board’s explanation is told with its rule', async () => {
  const table = await opened([person('A'), person('B')]);
  await table.askWhy('tower c3', { message: 'Later.', rule: 'W-8.1' });
  expect(table.notice).toMatchObject({ message: 'Later.', rule: 'W-8.1' });
  await table.askWhy('settle c3', { message: 'Touch a point.', rule: 'W-4.1' });
  expect(table.notice).toMatchObject({ message: 'Touch a point.', rule: 'W-4.1' });
  await table.askWhy('a1', { message: 'A point.', rule: 'W-1' });
  expect(table.notice).toMatchObject({
    code: 'E-NO-POINT',
    rule: 'W-1.4',
    message: expect.stringMatching(/^A point\. /) as string,
  });
});

test('What an earlier page kept of asking twice is understood', () => {
  expect(modern({ confirm: true, sound: true })).toEqual({ confirm: 'always', sound: true });
  expect(modern({ confirm: false })).toEqual({});
  expect(modern({ confirm: 'never' })).toEqual({ confirm: 'never' });
});
