// Following what the others did: what is news, what is marked on the board, how the log is told, how a game ended.
import { describe, expect, test, vi } from 'vitest';
import type { Board, Told } from '../../../src/boards/board';
import { walhalla } from '../../../src/boards/walhalla';
import { lasts } from '../../../src/boards/walhalla/motion';
import { wikinger } from '../../../src/boards/wikinger';
import { islandOf } from '../../../src/boards/wikinger/island';
import { tracesOf } from '../../../src/boards/wikinger/traces';
import { tracesOf as walhallaTraces } from '../../../src/boards/walhalla/traces';
import type { WalhallaEvent, WikingerEvent } from '../../../src/generated/games';
import { lookBack, momentsOf, turningPoint } from '../../../src/table/course/curve';
import { type Deed, deedsSince, recall, stepOfRecap } from '../../../src/table/course/deeds';
import { Flourish, flourishLasts } from '../../../src/table/course/flourish';
import { Table } from '../../../src/table/course/table.svelte';
import { Temper } from '../../../src/table/course/temper.svelte';
import { turnsOf } from '../../../src/table/course/turns';
import { placeOf, verdict } from '../../../src/table/course/verdict';
import { startEngine, startThinker } from '../../support/engine';

const board = wikinger as unknown as Board;
const sight = { view: {}, gauges: {} };
const deed = (seat: number, ply: number, willed = true): Deed => ({
  seat,
  willed,
  from: ply - 1,
  ply,
  move: '',
  before: sight,
  after: sight,
});

describe('News', () => {
  test('is what came after the last act that was chosen; a matter of course leaves it news', () => {
    const deeds = [deed(0, 1), deed(1, 2), deed(0, 3, false), deed(2, 4)];
    expect(deedsSince(deeds, 0).map(({ ply }) => ply)).toEqual([2, 3, 4]);
    expect(deedsSince(deeds, 2)).toEqual([]);
    expect(deedsSince(deeds, undefined).map(({ ply }) => ply)).toEqual([4]);
  });

  test('is shown again in about three seconds, however much there is', () => {
    expect(stepOfRecap(1)).toBe(1000);
    expect(10 * stepOfRecap(10)).toBe(3000);
  });

  /** A table of Wikinger at which a person has settled twice and a bot has answered. */
  async function answered(): Promise<{ table: Table; engine: ReturnType<typeof startEngine>; record: string }> {
    const engine = startEngine();
    for (let seed = 1; ; ++seed) {
      const { table: name, to_act } = await engine.call('open', { game: 'wikinger', seats: 2, seed: String(seed) });
      const { record } = await engine.call('record', { table: name, reveal: true });
      if (!('seat' in to_act) || to_act.seat !== 0) continue;
      let kept = record;
      const keep = (now: string) => {
        kept = now;
        return Promise.resolve();
      };
      const around = { engine, thinker: startThinker(), board, pace: () => 0, keep };
      const players = [
        { name: 'A', bot: null },
        { name: 'greedy', bot: 'greedy' },
      ];
      const table = await Table.ofRecord(around, record, players);
      for (const text of ['settle c3', 'settle c4']) {
        const move = table.moves.find((each) => each.text === text);
        if (move) await table.play(move);
      }
      await vi.waitUntil(() => table.rests && table.asksPerson, { timeout: 20_000 });
      return { table, engine, record: kept };
    }
  }

  test('at a table is what the bot did, told to "you", shown again step by step, and gone with the next act', async () => {
    const { table } = await answered();
    expect(table.question).toMatch(/^Put 2 Vikings/);
    expect(table.log.some((event) => event.text?.startsWith('You go ashore on c3'))).toBe(true);
    expect(table.chronicle.since.map(({ seat }) => seat)).toEqual([1, 1]);
    expect(table.chronicle.freshAfter(table.ply)).toBe(3);
    expect(table.canRecap).toBe(true);
    const now = table.view;
    const shown = table.chronicle.recap();
    expect(table.sight.view).not.toEqual(now);
    expect(table.chronicle.since).toEqual([]);
    table.chronicle.stop();
    await shown;
    expect(table.sight.view).toBe(now);
    const [first] = table.moves;
    if (first) await table.play(first);
    expect(table.chronicle.hasNews).toBe(false);
    await table.takeBack('act');
    expect(table.ply).toBe(5);
  });

  test('is found again when a kept game is opened', async () => {
    const { table, engine, record } = await answered();
    const opened = await Table.ofRecord(
      { engine, thinker: startThinker(), board, pace: () => 0 },
      record,
      table.players,
    );
    expect(opened.chronicle.isEmpty).toBe(true);
    const recollected = opened.recollect(record);
    expect(opened.rests).toBe(false); // nothing is shown as settled that is about to change
    await recollected;
    expect(opened.rests).toBe(true);
    expect(opened.chronicle.since).toEqual(table.chronicle.since);
  });

  test('is found behind one’s own acts that were a matter of course', async () => {
    const { engine, record } = await answered();
    expect(await recall(engine, record, 0)).toHaveLength(2);
    const deeds = await recall(engine, record, 0, () => true);
    expect(deeds.map(({ seat, willed }) => [seat, willed])).toEqual([
      [0, false],
      [0, false],
      [1, true],
      [1, true],
    ]);
  });
});

describe('A flourish', () => {
  test.each([36, 72])('lasts three seconds at most, with %i acts, whatever making them costs', (acts) => {
    for (const cost of [0, 5, 20]) {
      let clock = 0;
      const flourish = new Flourish(() => clock);
      let thought = 0;
      for (let left = acts; left > 0; --left) {
        const { think, pause } = flourish.step(left);
        thought += think.ms ?? 0;
        clock += Math.max(pause, think.ms ?? 0) + cost;
      }
      expect(thought).toBeGreaterThanOrEqual(acts); // everybody thinks, if only a little
      expect(clock).toBeLessThanOrEqual(flourishLasts + cost + acts);
    }
  });

  test('settles for four players in that time: each Viking that comes ashore is one of the acts', async () => {
    const engine = startEngine();
    const { table: name } = await engine.call('open', { game: 'wikinger', seats: 4, seed: '1' });
    const { view } = await engine.call('view', { table: name });
    expect(board.shortcut?.left?.(view)).toBe(72);
  });
});

describe('A word about an intent', () => {
  const seen = { scene: { rows: ['aabb', 'aabb', 'ccdd'] }, view: {} };

  test('is said of a region in Wikinger, in the language of the page', () => {
    expect(board.intent?.(seen, 'a1-c1', 'en')).toBe('Region B is the one I want.');
    expect(board.intent?.(seen, 'a1-c1', 'de')).toContain('Gebiet B');
    expect(board.intent?.(seen, 'a1-b1', 'en')).toBeNull();
    expect(board.intent?.(seen, 'remove a3', 'en')).toContain('region C');
    expect(board.intent?.(seen, 'pass', 'en')).toBeNull();
  });

  test('is said in Walhalla of nothing but the mooring, which everybody sees', () => {
    const fjords = [{ tongues: [1] }, { tongues: [1, 2] }, { tongues: [2, 3] }, { tongues: [3] }];
    const says = (move: string) => (walhalla as unknown as Board).intent?.({ scene: { fjords }, view: {} }, move, 'en');
    expect(says('moor 1 bow-in')).toContain('Tongue 1');
    expect(says('moor 4')).toContain('Tongue 3');
    expect(says('moor 2 stern-in')).toContain('Two shores');
    for (const secret of ['board 1 2', 'lay forest+', 'attack', 'hunt', 'shield', 'sell wheat+', 'keep'])
      expect(says(secret), secret).toBeNull();
  });

  test('is said now and then, and never over another word', () => {
    const temper = new Temper();
    const said = Array.from({ length: 10 }, () => {
      temper.intend(1, { move: 'a1-c1', view: {} });
      return temper.remark !== null;
    });
    expect(said.filter((each) => each)).toHaveLength(2);
    temper.remark = { seat: 1, mood: 'pleased' };
    for (let i = 0; i < 10; ++i) temper.intend(1, { move: 'a1-c1', view: {} });
    expect(temper.remark).toEqual({ seat: 1, mood: 'pleased' });
  });
});

test('Numbers wait until the ship has sailed, everybody has jumped ashore and the fallen have fallen', () => {
  const of = (...events: string[]) => lasts(events.map((event) => ({ event })) as WalhallaEvent[]);
  expect(of('forestScores')).toBe(0);
  expect(of('moors')).toBeGreaterThan(400);
  expect(of('moors', 'lands', 'lands')).toBeGreaterThan(of('moors', 'lands'));
  expect(of('falls')).toBeGreaterThan(300);
  const march = (move: string, ...events: string[]) =>
    board.lasts?.({ move, events: events.map((event) => ({ event, ply: 1 })) }) ?? 0;
  expect(march('a1-c1-c3')).toBeGreaterThan(march('a1-c1'));
  expect(march('a1-c1', 'vikingFalls')).toBeGreaterThan(march('a1-c1'));
  expect(march('settle c3')).toBe(0);
});

describe('Marks on the board', () => {
  const island = islandOf(['aaaa', 'aaaa', 'aaaa']);
  const told = (seat: number, move: string, ...events: unknown[]): Told<never> => ({
    seat,
    move,
    events: events as never[],
  });

  test('of Wikinger: a trail, a halo where it ends, and the fallen; nothing of one’s own', () => {
    const march = { event: 'marches', colour: 'black', from: 'a1', at: 'c1' };
    const falls = { event: 'vikingFalls', colour: 'red', at: 'b1' };
    const since = [told(1, 'a1-c1', march, falls)] as unknown as Told<WikingerEvent>[];
    const { trails, halos, fallen } = tracesOf(island, since, 0);
    expect(trails).toHaveLength(1);
    expect(halos).toEqual(['c1']);
    expect(fallen).toEqual([{ at: 'b1', kind: 'viking', colour: 'red' }]);
    expect(tracesOf(island, since, 1)).toEqual({ trails: [], halos: [], fallen: [] });
  });

  test('of Walhalla: ships, landings, and who fell where', () => {
    const since = [
      told(
        1,
        '',
        { event: 'moors', seat: 1, fjord: 2, berth: 1 },
        { event: 'attacks', seat: 1, other: 0, tongue: 2, row: 3 },
        { event: 'falls', seat: 0, other: 1 },
      ),
    ] as unknown as Told<WalhallaEvent>[];
    expect(walhallaTraces(since, 0)).toEqual({
      ships: [{ fjord: 1, berth: 0, seat: 1 }],
      landed: [{ tongue: 1, row: 2 }],
      fallen: [{ tongue: 1, row: 2, seat: 0 }],
    });
    const cleared = [...since, told(1, '', { event: 'fieldsCleared' })] as unknown as Told<WalhallaEvent>[];
    expect(walhallaTraces(cleared, 0).ships).toEqual([]);
  });
});

test('The log is told by turns: what follows from an act belongs to it', () => {
  const scene = { seats: [{ colours: ['red'] }, { colours: ['black'] }] };
  const events = [
    { event: 'settles', colour: 'red', ply: 1, text: 'a' },
    { event: 'settles', colour: 'red', ply: 2, text: 'b' },
    { event: 'marches', colour: 'black', ply: 3, text: 'c' },
    { event: 'vikingFalls', colour: 'red', ply: 3, text: 'd' },
    { event: 'sideWins', colour: 'black', ply: 3, text: 'e' },
  ];
  expect(turnsOf(events, (event) => board.turnOf(event, scene))).toMatchObject([
    { seat: 0, events: [{ text: 'a' }, { text: 'b' }] },
    { seat: 1, events: [{ text: 'c' }, { text: 'd' }] },
    { seat: null, events: [{ text: 'e' }] },
  ]);
});

describe('The end', () => {
  const outcome = { over: true, scores: [12, 30, 12], winners: [1], breakdown: [] };
  const colour = (seat: number) => ['Red', 'Blue', 'Yellow'][seat] ?? '';

  test('is told to whoever played', () => {
    expect(verdict(outcome, 1, colour)).toBe('You win!');
    expect(verdict(outcome, 0, colour)).toBe('You come second.');
    expect(verdict(outcome, undefined, colour)).toBe('Blue wins!');
    expect(verdict({ ...outcome, winners: [0, 1] }, 0, colour)).toBe('You win, together with Blue!');
    expect(verdict({ ...outcome, winners: [] }, 0, colour)).toBe('Nobody wins: the game is drawn.');
    expect(placeOf(2, outcome)).toBe(2);
  });

  test('has a curve with a turning point, where the prospects changed most', () => {
    expect(momentsOf(3)).toEqual([0, 1, 2, 3]);
    expect(momentsOf(500)).toHaveLength(28);
    const curve = [0.5, 0.55, 0.2, 0.1].map((chance, ply) => ({ ply, chances: [chance, 1 - chance] }));
    expect(turningPoint(curve, 0)?.ply).toBe(2);
    expect(turningPoint(curve.slice(0, 2), 0)).toBeNull();
  });

  test('is looked back from, moment by moment', async () => {
    const engine = startEngine();
    const { table } = await engine.call('open', { game: 'wikinger', seats: 2, seed: '5' });
    for (let acts = 0; acts < 6; ++acts) {
      const { moves } = await engine.call('moves', { table });
      const [first] = moves;
      if (first) await engine.call('play', { table, move: first.code });
    }
    const { record } = await engine.call('record', { table });
    const told: number[][] = [];
    await lookBack(engine, record, 'greedy', [0], ({ chances }) => told.push(chances));
    expect(told.length).toBeGreaterThan(3);
    for (const chances of told) expect(chances).toHaveLength(2);
  });
});
