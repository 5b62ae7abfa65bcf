// The line to the hall: what is said again after it was lost, and what is not.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../src/engine/protocol';
import { Bucket } from '../../../src/together/hall/bucket';
import { type Follower, Line, Unheard } from '../../../src/together/hall/line.svelte';
import type { Told } from '../../../src/together/hall/protocol';
import { Wire } from '../../support/wire';

let wires: Wire[];
let line: Line;
const wire = (): Wire => {
  const last = wires.at(-1);
  if (!last) throw new Error('nobody has called');
  return last;
};
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  wires = [];
  line = new Line(
    () => {
      wires.push(new Wire());
      return wire();
    },
    async (say) => {
      await say('hello', { token: 'g1.secret' });
    },
    () => 'nl',
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The socket opens, and the guest is known. */
async function connected(): Promise<void> {
  wire().happen('open');
  await later(0);
  await wire().answer('hello');
}
const act = { table: 't', move: 7, revision: 3, key: 'k1' };

describe('The line to the hall', () => {
  test('says who one is before anything else', async () => {
    const asked = line.call('tables', {});
    expect(line.state).toBe('opening');
    wire().happen('open');
    await later(0);
    expect(wire().methods).toEqual(['hello']);
    await wire().answer('hello');
    expect(line.state).toBe('open');
    expect(wire().methods).toEqual(['hello', 'tables']);
    await wire().answer('tables', []);
    expect(await asked).toEqual([]);
  });

  test('says in which language the hall should answer, unless the question does', async () => {
    void line.call('tables', {});
    void line.request('view', { table: 't', language: 'de' });
    await connected();
    expect(wire().last('hello').params).toEqual({ language: 'nl', token: 'g1.secret' });
    expect(wire().last('tables').params).toEqual({ language: 'nl' });
    expect(wire().last('view').params.language).toBe('de');
  });

  test('repeats a move with the same key after it was lost, and gets one answer', async () => {
    const made = line.request('act', act);
    await connected();
    wire().happen('close');
    expect(line.state).toBe('lost');
    await later(500);
    expect(wires).toHaveLength(2);
    await connected();
    expect(wire().last('act').params).toEqual({ language: 'nl', ...act });
    await wire().answer('act', { revision: 4 });
    expect(JSON.parse(await made)).toMatchObject({ result: { revision: 4 } });
  });

  test('does not say twice what would happen twice, and says so', async () => {
    const said = line.call('say', { table: 't', text: 'Skål!' });
    const unheard = expect(said).rejects.toThrow(new Unheard());
    expect(new Unheard().message).toMatch(/^The connection was lost/);
    await connected();
    wire().happen('close');
    await unheard;
    await later(500);
    await connected();
    expect(wire().methods).toEqual(['hello']);
  });

  test('keeps what was never sent until the line is there again', async () => {
    line.open();
    await connected();
    wire().happen('close');
    const said = line.call('say', { table: 't', text: 'Back again' });
    await later(500);
    await connected();
    await wire().answer('say', { number: 9 });
    expect(await said).toEqual({ number: 9 });
  });

  test('waits longer from attempt to attempt, and no longer than that', async () => {
    line.open();
    await connected();
    for (const pause of [400, 800, 1600, 3000, 6000, 12_000, 12_000]) {
      const before = wires.length;
      wire().happen('close');
      await later(pause - 1);
      expect(wires).toHaveLength(before);
      await later(1);
      expect(wires).toHaveLength(before + 1);
    }
    wire().happen('close');
    line.tryNow();
    expect(wires).toHaveLength(9);
  });

  test('lets followers enter again before anybody speaks, and tells them what happens', async () => {
    const heard: number[] = [];
    const follower: Follower = {
      id: 't',
      rejoin: async (say) => {
        await say('enter', { table: 't', since: heard.length });
      },
      hear: ({ number }) => {
        heard.push(number);
      },
    };
    line.open();
    await connected();
    const leave = line.follow(follower);
    const tell = (told: Partial<Told>) => {
      wire().happen('message', JSON.stringify({ jsonrpc: '2.0', method: 'event', params: told }));
    };
    tell({ table: 't', number: 1 });
    tell({ table: 'another', number: 5 });
    wire().happen('close');
    const asked = line.request('screen', { table: 't' });
    await later(500);
    await connected();
    expect(wire().methods).toEqual(['hello', 'enter']);
    expect(wire().last('enter').params).toEqual({ language: 'nl', table: 't', since: 1 });
    await wire().answer('enter');
    expect(wire().methods).toEqual(['hello', 'enter', 'screen']);
    await wire().answer('screen');
    await asked;
    leave();
    tell({ table: 't', number: 2 });
    expect(heard).toEqual([1]);
  });

  test('leaves a table, unless somebody has come back to it before the hall could hear of that', async () => {
    const follower = { id: 't', rejoin: () => Promise.resolve(), hear: () => undefined };
    line.open();
    await connected();
    for (let i = 0; i < 40; ++i) void line.request('screen', { table: 't' }); // as much as the hall likes to listen to
    line.depart('t');
    line.depart('another');
    line.follow(follower);
    await later(1000);
    const departures = wire().heard.filter(({ method }) => method === 'depart');
    expect(departures.map(({ params }) => params.table)).toEqual(['another']);
  });

  test('leaves no table on a new line at which somebody sits', async () => {
    const rejoin: Follower['rejoin'] = async (say) => {
      await say('enter', { table: 't' });
    };
    line.open();
    await connected();
    wire().happen('close');
    line.depart('t');
    line.follow({ id: 't', rejoin, hear: () => undefined });
    await later(500);
    await connected();
    await wire().answer('enter');
    expect(wire().methods).toEqual(['hello', 'enter']);
  });

  test('notices that nobody answers any more', async () => {
    line.open();
    await connected();
    const asked = line.request('screen', { table: 't' });
    await later(12_000);
    expect(line.state).toBe('lost');
    await later(500);
    await connected();
    await wire().answer('screen', { revision: 1 });
    expect(JSON.parse(await asked)).toMatchObject({ result: { revision: 1 } });
  });

  test('passes a refusal on, and tries again by itself only where nothing has happened', async () => {
    line.open();
    await connected();
    const refused = expect(line.call('sit', { table: 't' })).rejects.toMatchObject({ code: 'E-TAKEN' });
    await wire().refuse('sit', 'E-TAKEN');
    await refused;
    const said = line.call('say', { table: 't', text: 'Hm' });
    await wire().refuse('say', 'E-RATE');
    await later(1000);
    expect(wire().methods.filter((method) => method === 'say')).toHaveLength(2);
    await wire().answer('say', { number: 1 });
    expect(await said).toEqual({ number: 1 });
    expect(new Refusal('E-X', 'x')).toBeInstanceOf(Error);
  });

  test('begins anew when the hall asks for a moment before it knows who one is', async () => {
    const asked = line.call('tables', {});
    wire().happen('open');
    await later(0);
    await wire().refuse('hello', 'E-STORE');
    expect(line.state).toBe('lost');
    await later(400);
    expect(wires).toHaveLength(2);
    await connected();
    expect(line.state).toBe('open');
    await wire().answer('tables', []);
    expect(await asked).toEqual([]);
  });

  test('begins anew when the hall does not let anybody in', async () => {
    line.open();
    wire().happen('open');
    await later(0);
    await wire().refuse('hello', 'E-TOKEN');
    expect(line.state).toBe('lost');
    await later(400);
    await connected();
    expect(line.state).toBe('open');
  });

  test('says what was put off once, though the line was lost meanwhile', async () => {
    line.open();
    await connected();
    const asked = line.request('screen', { table: 't' });
    await wire().refuse('screen', 'E-RATE');
    wire().happen('close');
    await later(400);
    await connected();
    await later(1000);
    expect(wire().methods).toEqual(['hello', 'screen']);
    await wire().answer('screen');
    await asked;
    await later(20_000);
    expect(line.state).toBe('open');
  });

  test('does not talk faster than the hall likes to listen', async () => {
    line.open();
    await connected();
    for (let i = 0; i < 60; ++i) void line.request('screen', { table: 't' });
    expect(wire().methods.filter((method) => method === 'screen')).toHaveLength(40);
    await later(1000);
    expect(wire().methods.filter((method) => method === 'screen')).toHaveLength(55);
  });
});

test('A measure fills by and by, and never beyond its brim', () => {
  const measure = new Bucket(10, 2);
  expect([measure.take(0), measure.take(0), measure.take(0)]).toEqual([0, 0, 100]);
  expect(measure.take(100)).toBe(0);
  expect([measure.take(10_000), measure.take(10_000), measure.take(10_000)]).toEqual([0, 0, 100]);
});
