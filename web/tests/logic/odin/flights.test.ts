import { beforeAll, describe, expect, test } from 'vitest';
import { type Change, type Flight, flightsOf, longest, timed } from '../../../src/boards/odin/flights/flights';
import type { Event, Gauges, Scene, View } from '../../../src/boards/odin/kinds';
import { turnsOf } from '../../../src/boards/odin/round';
import { dice, startEngine } from '../../support/engine';

/** One act of a game with everything that can be seen before and after it. */
type Step = Omit<Change, 'shown'>;
const steps: Step[] = [];
const log: Event[] = [];

// A whole short game of two, by the generator.
beforeAll(async () => {
  const engine = startEngine();
  const { table } = await engine.call('open', {
    game: 'odin',
    seats: 2,
    options: { length: 'short' },
    seed: 'flights',
  });
  const scene = (await engine.call('about', { table })).scene as Scene;
  const roll = dice(3);
  const look = async () => {
    const { view, gauges } = await engine.call('view', { table, seat: 'all' });
    return { view: view as View, gauges: gauges as Gauges };
  };
  for (let before = await look(); ; before = await look()) {
    const { moves } = await engine.call('moves', { table });
    if (moves.length === 0) break;
    const leading = moves.filter((move) => !('verb' in move && ['lift', 'store', 'buy', 'arm'].includes(move.verb)));
    const menu = leading.length > 0 && roll(6) > 0 ? leading : moves;
    const played = await engine.call('play', { table, move: menu[roll(menu.length)]?.code ?? 0 });
    const events = played.events as Event[];
    log.push(...events);
    steps.push({ scene, events, before, after: await look() });
  }
}, 60_000);

const all = (shown: number): Flight[] => steps.flatMap((step) => flightsOf({ ...step, shown }));
const of = (kind: Flight['kind'], flights = all(0)) => flights.filter((flight) => flight.kind === kind);
const events = <Name extends Event['event']>(name: Name) =>
  log.filter((event): event is Extract<Event, { event: Name }> => event.event === name);

describe('What flies', () => {
  test('Vikings go from their owner to the space they are placed on', () => {
    const placed = events('vikingsPlaced');
    expect(placed.length).toBeGreaterThan(20);
    expect(of('vikings').map(({ from, to, count }) => ({ from, to, count }))).toEqual(
      placed.map(({ seat, space, count }) => ({ from: { crew: seat }, to: { space }, count })),
    );
  });

  test('income comes as silver into the purse, and to the line of whoever is not shown', () => {
    const paid = events('income').filter(({ silver }) => silver > 0);
    expect(of('income').map(({ count }) => count)).toEqual(paid.map(({ silver }) => silver));
    for (const { to } of of('income')) expect([{ item: 'silver' }, { seat: 1 }]).toContainEqual(to);
  });

  test('a harvest brings one of each crop to the goods, from the sign of its phase', () => {
    const tiers = events('harvest').filter(({ tier }) => tier > 0);
    expect(tiers.length).toBeGreaterThan(0);
    const crops = of('harvest');
    expect(crops.length).toBeGreaterThanOrEqual(tiers.length);
    for (const { sign, from, to } of crops) expect([from, to]).toEqual([{ phase: 'harvest' }, { item: sign }]);
  });

  test('everybody gets a weapon each round', () => {
    expect(of('weapon')).toHaveLength(events('weaponDrawn').length);
  });

  test('births and pregnancies arrive where the animals stand', () => {
    const made: Step = {
      ...(steps[0] as Step),
      events: [
        { event: 'breeds', seat: 0, animal: 'sheep', born: 2, ply: 1 },
        { event: 'breeds', seat: 0, animal: 'cattle', born: 0, ply: 1 },
      ] as Event[],
    };
    expect(flightsOf({ ...made, shown: 0 }).map(({ sign, count, to }) => [sign, count, to])).toEqual([
      ['sheep', 2, { item: 'sheep' }],
      ['pregnant_cattle', 1, { item: 'pregnant_cattle' }],
    ]);
  });

  test('a bonus comes out of its cell on the board, an action’s gain from its space', () => {
    const [first] = steps as [Step];
    const board = first.before.gauges.boards.find(({ seat, place }) => seat === 0 && place === 'home');
    const face = first.scene.faces.find((each) => each.face === board?.face);
    const bonus = face?.bonuses[0];
    const item = bonus?.reward[0]?.item ?? '';
    const receives = { event: 'receives', seat: 0, item, count: 1, place: 'home', cell: bonus?.cell, ply: 9 } as Event;
    const change: Change = { ...first, events: [receives], shown: 0 };
    const [flight] = flightsOf(change);
    expect(flight).toMatchObject({ kind: 'bonus', sign: item, from: { board: 'home' }, to: { item } });
    const gained = { event: 'receives', seat: 0, item, count: 1, ply: 9 } as Event;
    const gauges = { ...first.before.gauges, action: { space: 'stockfish', way: 0, part: 0 } } as Gauges;
    const gain = { ...change, events: [gained], before: { ...first.before, gauges } };
    expect(flightsOf(gain)[0]).toMatchObject({ kind: 'gain', from: { space: 'stockfish' } });
  });

  test('takes two seconds at most, one phase after the other', () => {
    for (const step of steps) {
      const plan = timed(flightsOf({ ...step, shown: 0 }));
      for (const { delay, lasts } of plan) expect(delay + lasts).toBeLessThanOrEqual(longest);
    }
    const kinds = ['income', 'birth', 'bonus', 'harvest', 'weapon'] as const;
    const flights = kinds.flatMap((kind) =>
      Array.from({ length: 6 }, (): Flight => ({
        kind,
        sign: 'oil',
        count: 1,
        from: { phase: 'bonus' },
        to: { seat: 1 },
      })),
    );
    const plan = timed(flights);
    expect(Math.max(...plan.map(({ delay, lasts }) => delay + lasts))).toBeLessThanOrEqual(longest);
    const starts = kinds.map((kind) => plan.find(({ flight }) => flight.kind === kind)?.delay ?? 0);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(new Set(starts).size).toBe(kinds.length);
  });
});

describe('The round turn by turn', () => {
  test('has every placement in its order, with what came of it', () => {
    const turns = turnsOf(log);
    const begun = log.findLastIndex(({ event }) => event === 'roundBegins');
    const told = log.slice(begun).flatMap((event) => (event.event === 'vikingsPlaced' ? [event.space] : []));
    expect(turns.flatMap(({ space }) => space ?? [])).toEqual(told);
    const passed = log.slice(begun).filter(({ event }) => event === 'passes');
    expect(turns.filter(({ space }) => space === null)).toHaveLength(passed.length);
    expect(turns.some(({ came }) => came.length > 0)).toBe(true);
    for (const { seat, came } of turns) for (const event of came) expect('seat' in event && event.seat).toBe(seat);
  });
});
