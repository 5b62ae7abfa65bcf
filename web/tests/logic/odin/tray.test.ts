import { describe, expect, test } from 'vitest';
import {
  type Event,
  type Gauges,
  itemOf,
  type Move,
  type Player,
  questionOf,
  type Scene,
  type View,
} from '../../../src/boards/odin/kinds';
import { controls, controlsOf, panelOf, verbsIn } from '../../../src/boards/odin/tray/coverage';
import { chanceOf, cheapest, type Dice, payMove, plainPayments, preyOf } from '../../../src/boards/odin/tray/dice';
import { dishesOf, placesOf, remembered, servedIn } from '../../../src/boards/odin/tray/feast';
import { optionsOf, risen } from '../../../src/boards/odin/tray/options';
import { autoAnswer, type Habit, isHarmless } from '../../../src/boards/odin/tray/triggers';
import { trayWords } from '../../../src/boards/odin/words/tray';
import type { Engine } from '../../../src/engine/client';
import { dice, startEngine } from '../../support/engine';

const engine: Engine = startEngine();

interface Seen {
  scene: Scene;
  view: View;
  gauges: Gauges;
  moves: Move[];
}
/** What hurries a game along: those who lay every tile at random never come to anything. */
const slow = new Set<Move['verb']>(['lift', 'store', 'pass', 'skip', 'done', 'leave', 'fail']);

/** Plays at random and shows every question on the way; `look` ends it by saying true. */
async function wander(seats: number, seed: number, plies: number, look: (seen: Seen) => boolean): Promise<boolean> {
  const options = { decks: 'ABC', ...(seats === 1 ? { starter: 'choose' } : {}) };
  const { table } = await engine.call('open', { game: 'odin', seats, options, seed: String(seed) });
  const scene = (await engine.call('about', { table })).scene as Scene;
  const roll = dice(seed);
  let screen: { to_act: object; view: unknown; gauges?: unknown; moves: unknown } = await engine.call('screen', {
    table,
  });
  for (let ply = 0; ply < plies; ++ply) {
    if (!('seat' in screen.to_act)) return false;
    const seen = { scene, view: screen.view, gauges: screen.gauges, moves: screen.moves } as Seen;
    if (look(seen)) return true;
    const quick = seen.moves.filter(({ verb }) => !slow.has(verb));
    const pool = quick.length > 0 && roll(8) > 0 ? quick : seen.moves;
    const move = pool[roll(pool.length)];
    if (!move) return false;
    screen = await engine.call('act', { table, move: move.code });
  }
  return false;
}

/** The first question of a kind. */
async function asked(
  ask: View['stack'][number]['ask'],
  seats = 3,
  fits: (seen: Seen) => boolean = () => true,
): Promise<Seen> {
  let met: Seen | undefined;
  for (let seed = 1; seed < 12 && !met; ++seed) {
    await wander(seats, seed, 900, (seen) => {
      if (questionOf(seen.view)?.ask === ask && fits(seen)) met = seen;
      return met !== undefined;
    });
  }
  if (!met) throw new Error(`nobody was asked ${ask}`);
  return met;
}

describe('Every answer', () => {
  test('has a control, whatever is asked in games at random', { timeout: 120_000 }, async () => {
    const kinds = new Map<string, Set<string>>();
    for (const [seats, seed] of [
      [1, 3],
      [2, 4],
      [3, 6],
      [4, 5],
    ] as const) {
      await wander(seats, seed, 700, ({ view, moves }) => {
        const kind = questionOf(view)?.ask ?? '';
        for (const move of moves) {
          const where = controlsOf(view, moves, move);
          expect(where, `${kind}: ${move.text}`).not.toEqual([]);
          kinds.set(kind, (kinds.get(kind) ?? new Set()).add(where[0] ?? ''));
        }
        return false;
      });
    }
    const common = [
      'turn',
      'turnEnd',
      'feast',
      'diceAction',
      'mountain',
      'upgrade',
      'triggers',
      'occupations',
      'column4',
    ];
    for (const kind of common) expect([...kinds.keys()]).toContain(kind);
    expect(kinds.get('feast')).toContain('tray');
    expect(kinds.get('turn')).toContain('actions');
  });

  test('that the tray shows is one it promises', () => {
    for (const [panel, verbs] of Object.entries(verbsIn)) {
      for (const verb of verbs) {
        const where = controls[verb as keyof typeof controls];
        expect(where.includes('tray') || verb === 'skip', `${panel}: ${verb}`).toBe(true);
      }
    }
  });

  test('is a picture with words', { timeout: 60_000 }, async () => {
    for (const kind of ['alternative', 'upgrade', 'exchange'] as const) {
      const seen = await asked(kind);
      expect(panelOf(seen.view, seen.moves)).toBe('options');
      const options = optionsOf(seen, 'options', 'de');
      expect(options.length).toBeGreaterThan(0);
      for (const { tokens, label, move } of options) {
        expect(tokens.length).toBeGreaterThan(0);
        expect(label).not.toBe(move.text);
      }
    }
    expect(panelOf({ ...(await asked('turn')).view }, [])).toBe('rest');
  });
});

describe('Dice', () => {
  const row = (shown: number, success: boolean) => ({ shown, result: shown, success, loot: null });
  const made = (payments: Dice['payments']): Dice => ({
    action: 'hunting_game',
    rolls: 1,
    rollsLeft: 2,
    shown: 3,
    result: 3,
    faces: Array.from({ length: 8 }, (_, i) => row(i + 1, i < 5)),
    payments,
  });
  test('tell the chance of the next roll', () => {
    expect(chanceOf(made([]))).toEqual({ hits: 5, sides: 8, percent: 63 });
    expect(chanceOf({ ...made([]), faces: [] })).toBeNull();
  });
  test('suggest to pay in weapons before anything that builds', () => {
    const ways = [
      { loot: null, count: 3, weapons: 0 },
      { loot: null, count: 1, weapons: 2 },
      { loot: null, count: 2, weapons: 1 },
    ];
    expect(cheapest(ways)).toEqual({ loot: null, count: 1, weapons: 2 });
    expect(plainPayments(made(ways)).map(({ count }) => count)).toEqual([1, 2, 3]);
    const pay = { verb: 'pay', count: 2, code: 7, text: 'pay 2' } as const;
    expect(payMove([pay], { loot: null, count: 2, weapons: 1 })).toBe(pay);
    expect(payMove([pay], { loot: 'silk', count: 2, weapons: 1 })).toBeUndefined();
  });
  test(
    'in a game: every payment that is shown is a move, and loot comes by its value',
    { timeout: 60_000 },
    async () => {
      const seen = await asked('diceAction', 3, ({ moves }) =>
        moves.some(({ verb }) => verb === 'pay' || verb === 'loot'),
      );
      const now = seen.gauges.dice;
      expect(now).not.toBeNull();
      for (const payment of now?.payments ?? []) expect(payMove(seen.moves, payment)).toBeDefined();
      const prey = preyOf(seen.scene, now, seen.moves).map(({ sword }) => sword);
      expect(prey).toEqual([...prey].sort((one, other) => other - one));
    },
  );
});

describe('The banquet', () => {
  test('lays ships at the left, Vikings at the right, and the next place between', { timeout: 60_000 }, async () => {
    const { scene, view, moves } = await asked('feast');
    const feast = { ...view.feast, next: 5, end: 8 };
    const oil = { item: 'flax', at: 2, width: 3 };
    const kinds = placesOf(scene, feast, 2, [oil]).map(({ kind }) => kind);
    expect(kinds).toEqual([
      ...['ship', 'ship', 'served', 'served', 'served', 'next', 'free', 'free'],
      ...['viking', 'viking', 'viking', 'viking'],
    ]);
    const seat = questionOf(view)?.seat ?? 0;
    const dishes = dishesOf(scene, view.players[seat] as Player, moves);
    const served = moves.filter(({ verb }) => verb === 'serve');
    expect(dishes.flatMap(({ long, cross }) => [long, cross]).filter(Boolean)).toHaveLength(served.length);
    expect(itemOf(scene, 'grain').dish).toEqual({ lengthwise: 4, crosswise: 1 });
    expect(itemOf(scene, 'silver').dish).toEqual({ lengthwise: 1, crosswise: 1 });
    expect(itemOf(scene, 'oil').dish).toBeNull();

    const serves = (dish: string): Event => ({ event: 'serves', seat: 1, dish, side: 'lengthwise', ply: 1 }) as Event;
    const first = remembered([], scene, 4, 1, [serves('grain')]);
    expect(first).toEqual([{ item: 'grain', at: 0, width: 4 }]);
    const second = remembered(first, scene, 6, 1, [serves('mead')]);
    expect(second.at(-1)).toEqual({ item: 'mead', at: 4, width: 2 });
    expect(remembered(second, scene, 4, 1, [])).toEqual(first); // taken back
    expect(remembered(second, scene, 6, 1, [serves('mead')])).toEqual(second); // looked at twice
    expect(remembered(second, scene, 0, 1, [])).toEqual([]); // another feast
  });

  test('knows its dishes again when it comes into sight anew', { timeout: 60_000 }, async () => {
    const { scene, view } = await asked('feast');
    const serves = (dish: string, seat = 1): Event =>
      ({ event: 'serves', seat, dish, side: 'lengthwise', ply: 1 }) as Event;
    const log = [serves('cabbage'), serves('grain'), serves('peas', 0), serves('mead')];
    const grainAndMead = [
      { item: 'grain', at: 2, width: 4 },
      { item: 'mead', at: 6, width: 2 },
    ];
    // A ship has left and takes two places; the cabbage belongs to the feast before.
    expect(servedIn(scene, log, 1, { ...view.feast, next: 8, penalties: 0 }, 2)).toEqual(grainAndMead);
    // One place was left empty.
    expect(servedIn(scene, log, 1, { ...view.feast, next: 9, penalties: 1 }, 2)).toEqual(grainAndMead);
    expect(servedIn(scene, [], 1, { ...view.feast, next: 4 }, 0)).toEqual([]);
  });
});

describe('Waiting effects', () => {
  const view = { stack: [{ ask: 'triggers', seat: 0, count: 1 }] } as unknown as View;
  const use = (card: string, way = 1): Move => ({
    verb: 'use',
    card,
    way,
    code: way,
    text: `use ${card} ${String(way)}`,
  });
  const skip: Move = { verb: 'skip', code: 99, text: 'skip' };
  const habits =
    (known: Record<string, Habit>) =>
    (card: string): Habit =>
      known[card] ?? 'ask';

  test('are asked about until somebody has made up their mind', () => {
    expect(autoAnswer(view, [use('cooper'), skip], habits({}))).toBeNull();
    expect(autoAnswer(view, [use('cooper'), skip], habits({ cooper: 'always' }))).toMatchObject({ card: 'cooper' });
    expect(autoAnswer(view, [use('cooper'), skip], habits({ cooper: 'never' }))).toBe(skip);
  });
  test('are asked about where there is something to decide', () => {
    const ways = [use('cooper', 1), use('cooper', 2), skip];
    expect(isHarmless(ways, 'cooper')).toBe(false);
    expect(autoAnswer(view, ways, habits({ cooper: 'always' }))).toBeNull();
    expect(autoAnswer(view, [use('cooper'), use('baker'), skip], habits({ cooper: 'never' }))).toBeNull();
    expect(autoAnswer(view, [use('cooper')], habits({ cooper: 'never' }))).toBeNull();
    const turn = { stack: [{ ask: 'turn', seat: 0 }] } as unknown as View;
    expect(autoAnswer(turn, [use('cooper'), skip], habits({ cooper: 'always' }))).toBeNull();
  });
});

test('Goods rise along their ladder', async () => {
  const { scene } = await asked('turn');
  expect(risen(scene, 'peas', 2)).toBe('oil');
  expect(risen(scene, 'silk', 2)).toBe('silk');
});

test('The tray has the same words in every language', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]))
      : typeof value;
  expect(shape(trayWords.de)).toEqual(shape(trayWords.en));
  expect(shape(trayWords.nl)).toEqual(shape(trayWords.en));
});
