import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Board } from '../../src/boards/board';
import { walhalla } from '../../src/boards/walhalla';
import { cardsIn, shipParts } from '../../src/boards/walhalla/kinds';
import { layoutOf, shareOf, standOn } from '../../src/boards/walhalla/layout';
import { boardingOf, canLay, layingOf, mooringOf, offersOf, type Seen } from '../../src/boards/walhalla/offers';
import { position, type Setup } from '../../src/boards/walhalla/position';
import { isReckoning, reckon } from '../../src/boards/walhalla/reckoning';
import { besides, shore } from '../../src/boards/walhalla/shores';
import { outlookOf } from '../../src/boards/walhalla/traces';
import type { Engine } from '../../src/engine/client';
import type {
  WalhallaEvent,
  WalhallaGauges,
  WalhallaMove,
  WalhallaScene,
  WalhallaView,
} from '../../src/generated/games';
import type { Player } from '../../src/store/db';
import { Table } from '../../src/table/course/table.svelte';
import { dice, startEngine, startThinker } from '../support/engine';

const board = walhalla as unknown as Board;
const person = (name: string): Player => ({ name, bot: null });
const bot = (name: string): Player => ({ name, bot: name });
let engine: Engine;
beforeEach(() => {
  engine = startEngine();
});

async function looked(setup: Setup): Promise<Seen & { table: string; moves: WalhallaMove[]; sentence: string }> {
  const { table } = await engine.call('load', { ...position(setup), game: 'walhalla', chance: 'dealt' });
  const [about, seen, menu] = await Promise.all([
    engine.call('about', { table }),
    engine.call('view', { table, seat: setup.asked ?? 0 }),
    engine.call('moves', { table }),
  ]);
  return {
    table,
    scene: about.scene as WalhallaScene,
    view: seen.view as WalhallaView,
    gauges: seen.gauges as unknown as WalhallaGauges,
    moves: menu.moves as WalhallaMove[],
    sentence: seen.ask?.sentence ?? '',
  };
}
const landing: Setup = {
  step: 'land',
  fjords: [[], ['yellow-1'], [], []],
  fjord: 1,
  landing: 2,
  crew: ['none', 'none', 'red'],
};

describe('The map', () => {
  test('lies along whatever side is longer, and nothing leaves it', async () => {
    const { view } = await looked(landing);
    for (const [width, height] of [
      [900, 400],
      [360, 700],
      [360, 370],
      [1800, 900],
    ] as const) {
      const layout = layoutOf(view, width, height);
      expect(layout.upright).toBe(height > width);
      for (const tongue of [0, 1, 2]) {
        for (const box of [layout.field(tongue, 0), layout.field(tongue, 11), layout.headland(tongue, 'outer')]) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(layout.whole.width + 1e-9);
          expect(box.y + box.height).toBeLessThanOrEqual(layout.whole.height + 1e-9);
        }
      }
      expect(24 * 24).toBeLessThanOrEqual(layout.field(0, 0).width * layout.field(0, 0).height * layout.unit ** 2);
    }
  });

  test('puts a berth between the shores it touches', async () => {
    const { scene, view } = await looked(landing);
    expect(shore(scene, view, 'left')).toEqual({ tongue: 0, row: 2 });
    expect(shore(scene, view, 'right')).toEqual({ tongue: 1, row: 2 });
    expect(besides(scene, 0, 1, 0)).toEqual([{ tongue: 0, row: 3 }]);
    expect(besides(scene, 3, 0, 2)).toEqual([{ tongue: 2, row: 2 }]);
    const layout = layoutOf(view, 900, 400);
    expect(layout.berth(1, 0).y).toBeGreaterThan(layout.field(0, 0).y);
    expect(layout.berth(1, 0).y).toBeLessThan(layout.field(1, 0).y);
    expect(layout.seat(1, 0, 2).x).toBeCloseTo(layout.field(0, 2).x + 0.5);
  });

  test('lets a Viking and the land share a field as its shape allows', () => {
    const box = (width: number, height: number) => ({ x: 0, y: 0, width, height });
    expect([shareOf(box(2, 1)), shareOf(box(1, 2)), shareOf(box(1, 1.2))]).toEqual(['beside', 'above', 'over']);
    expect(standOn(box(2, 1)).x).toBeGreaterThan(1);
    expect(standOn(box(1, 2)).y).toBeGreaterThan(1);
  });
});

describe('The strengths beside the tongues', () => {
  test('are those of the scoring, but for the cards that are laid then', async () => {
    const { table } = await engine.call('open', { game: 'walhalla', seats: 4, seed: '4' });
    const roll = dice(4);
    let compared = 0;
    for (;;) {
      const { view, gauges } = (await engine.call('view', { table })) as { view: WalhallaView; gauges: WalhallaGauges };
      const { moves } = await engine.call('moves', { table });
      if (moves.length === 0) break;
      const { events } = (await engine.call('play', { table, move: moves[roll(moves.length)]?.code ?? 0 })) as {
        events: WalhallaEvent[];
      };
      for (const event of events) {
        if (event.event !== 'tongueScores') continue;
        const tongue = event.tongue - 1;
        const stands = gauges.tongues[tongue]?.find(({ colour }) => colour === view.players[event.seat]?.colour);
        const card = `tongue${String(view.tongues[tongue]?.outer)}`;
        const laid = events.find((each) => each.event === 'reveals' && each.seat === event.seat);
        const cards = laid && 'cards' in laid ? ((laid.cards as Record<string, number>)[card] ?? 0) : 0;
        expect((stands?.strength ?? 0) + 2 * cards, JSON.stringify(event)).toBe(event.number);
        ++compared;
      }
    }
    expect(compared).toBeGreaterThan(12);
  });
});

describe('What can be touched', () => {
  test('seats, as the engine offers them', async () => {
    const seen = await looked({ step: 'board', ship: 'blue-1' });
    const offers = offersOf(seen, seen.moves);
    expect([...offers.seats].sort()).toEqual([0, 2]);
    expect(boardingOf(offers, new Set([0, 2]))?.text).toBe('board 1 3');
    expect(boardingOf(offers, new Set())?.text).toBe('board none');
    expect(boardingOf(offers, new Set([1]))).toBeUndefined();
    expect(shipParts('blue-1')).toEqual({ colour: 'blue', seat: 1 });
  });

  test('berths, with both ends where they differ', async () => {
    const seen = await looked({
      step: 'moor',
      ship: 'yellow-2',
      crew: ['red', 'red', 'none'],
      fjords: [[], ['yellow-1'], [], []],
    });
    const [first, ...others] = offersOf(seen, seen.moves).berths;
    expect([first, ...others].map((each) => each?.berth)).toEqual([0, 1, 0, 0]);
    if (!first) throw new Error('no berth is offered');
    expect(mooringOf(first, 'stern-in')?.text).toBe('moor 1 stern-in');
    const alike = await looked({ step: 'moor', ship: 'yellow-1', crew: ['red', 'none', 'red'] });
    const [only] = offersOf(alike, alike.moves).berths;
    expect(only && mooringOf(only, 'stern-in')?.text).toBe('moor 1');
  });

  test('shores', async () => {
    const seen = await looked(landing);
    expect(offersOf(seen, seen.moves).shores.map(({ place }) => place)).toEqual([
      { tongue: 0, row: 2 },
      { tongue: 1, row: 2 },
    ]);
  });

  test('cards: those that are played at once, and sets of those that are laid', async () => {
    const hunting = await looked({
      step: 'hunt',
      fjords: [[], [], ['red-0', 'black-1', 'blue-1'], []],
      fjord: 2,
      side: 'right',
      standing: [[3, 7, 'red']],
      hands: [['hunt'], [], []],
    });
    expect(offersOf(hunting, hunting.moves).cards.get('hunt')?.verb).toBe('hunt');
    const seen = await looked({
      step: 'lay',
      midgard: [0, 0, 0],
      hands: [['wheat+', 'wheat+', 'shield'], [], []],
    });
    const offers = offersOf(seen, seen.moves);
    expect(layingOf(offers, { 'wheat+': 2 })?.text).toBe('lay wheat+ wheat+');
    expect(layingOf(offers, {})?.text).toBe('lay nothing');
    expect([canLay(offers, 'wheat+'), canLay(offers, 'shield')]).toEqual([true, false]);
    expect(cardsIn(seen.view.hand ?? {})).toEqual(['wheat+', 'wheat+', 'shield']);
  });
});

describe('What is asked', () => {
  const asks = async (setup: Setup, seat = setup.asked ?? 0) => {
    const { scene, view, moves } = await looked(setup);
    return walhalla.ask({ scene, view, toAct: { seat }, moves }, 'en');
  };
  test('names whoever attacks and whoever stands there', async () => {
    const fight: Setup = {
      step: 'defend',
      active: 2,
      asked: 0,
      fjords: [[], ['yellow-1'], [], []],
      fjord: 1,
      side: 'right',
      crew: ['yellow', 'none', 'none'],
      standing: [[2, 1, 'red']],
    };
    expect((await looked(fight)).sentence).toBe(
      'Red, your Viking is attacked by Yellow (tongue 2: wheat): do you lose or win?',
    );
    const attack: Setup = {
      ...fight,
      step: 'attack',
      active: 0,
      crew: ['red', 'none', 'none'],
      standing: [[2, 1, 'blue']],
      hands: [['hunt'], [], []],
    };
    expect((await looked(attack)).sentence).toBe('Red, you attack Blue (tongue 2: wheat): do you play Attack?');
  });
  test('offers the shores in words', async () => {
    const { choices } = await asks({ ...landing, standing: [[1, 3, 'blue']] });
    expect(choices.map(({ label }) => label)).toEqual([
      'Attack Blue on tongue 1: cult site',
      'Land on tongue 2: forest 2',
    ]);
  });
});

describe('What a move would bring', () => {
  test('is drawn where it happens: the points of a forest on the shore that is looked at', async () => {
    const { table, moves } = await looked(landing);
    const right = moves.find((move) => move.text === 'land right');
    const { events } = await engine.call('preview', { table, move: right?.code ?? 0, seat: 0 });
    expect(outlookOf(events as WalhallaEvent[], null)).toEqual({
      landed: [{ tongue: 1, row: 2, seat: 0 }],
      fallen: [],
      gains: [{ tongue: 1, row: 2, points: 2 }],
    });
  });
  test('in a fight is drawn where it is fought', () => {
    const fight = { tongue: 2, row: 4 };
    const events = [{ event: 'falls' }, { event: 'forestScores', points: 3 }] as WalhallaEvent[];
    expect(outlookOf(events, fight)).toEqual({ landed: [], fallen: [fight], gains: [{ ...fight, points: 3 }] });
  });
});

test('The seats show the scores of the engine', async () => {
  const { scene, view, gauges } = await looked({ ...landing, points: [5, 0, 12] });
  const scores = walhalla.seats(scene, view, gauges, 'en').map(({ counts }) => counts[0]?.value);
  expect(scores).toEqual([5, 0, 12]);
});

describe('A reckoning', () => {
  test('is put in order from the events of the engine', async () => {
    const { table } = await engine.call('load', {
      ...position({
        step: 'lay',
        midgard: [0, 0, 0],
        hands: [['wheat+'], [], []],
        standing: [
          [1, 1, 'red'],
          [1, 2, 'red'],
          [1, 3, 'blue'],
        ],
      }),
      game: 'walhalla',
      chance: 'dealt',
    });
    const { events } = await engine.call('play', { table, move: 'lay wheat+' });
    const told = events as WalhallaEvent[];
    expect(isReckoning(told)).toBe(true);
    const reckoning = reckon(told);
    expect(reckoning.revealed.map(({ cards }) => cardsIn(cards))).toEqual([['wheat+']]);
    expect(reckoning.tongues[0]?.map(({ seat, number, points }) => [seat, number, points])).toEqual([
      [0, 2, 7],
      [1, 1, 4],
    ]);
    expect(reckoning.rows.find(({ kind }) => kind === 'cards')?.points).toEqual({ 0: 1 });
    expect(reckoning.sums).toEqual({ 0: 9, 1: 4 });
    expect(reckoning.next).toBe(2);
    expect(walhalla.interlude?.(told, 'en')?.heading).toBe('Raid 1 is over');
    expect(walhalla.interlude?.([], 'en')).toBeNull();
  });
});

describe('A table with secrets', () => {
  const around = () => ({ engine, thinker: startThinker(), board, pace: () => 0 });
  async function opened(players: Player[], seed: string): Promise<Table> {
    const { table } = await engine.call('open', { game: 'walhalla', seats: players.length, seed });
    const { record } = await engine.call('record', { table, reveal: true });
    return Table.ofRecord(around(), record, players);
  }
  const drawn = (table: Table) =>
    table.log.flatMap((event) => (event.event === 'drawsCard' ? [(event as { seat?: number }).seat] : []));

  test('shows nobody anything before the right person sits down, also when a game is opened again', async () => {
    const table = await opened([person('A'), person('B'), person('C')], '3');
    const first = table.seatToAct;
    expect(table.curtain).toBe(first);
    table.raiseCurtain();
    expect(drawn(table)).toEqual([first]);
    for (let acts = 0; acts < 40 && table.seatToAct === first; ++acts) {
      const [move] = table.moves;
      if (move) await table.play(move);
    }
    expect(table.curtain).toBe(table.seatToAct);
    expect(new Set(drawn(table))).toEqual(new Set([table.seatToAct]));
    expect(
      table.happened.events.some(
        (event) => event.event === 'drawsCard' && (event as { seat?: number }).seat !== table.seatToAct,
      ),
    ).toBe(false);
  });

  test('waits after a raid until the scoring has been read, and then the bots go on', async () => {
    const table = await opened([person('A'), bot('random'), bot('random')], '4');
    table.start();
    for (let acts = 0; acts < 200 && !table.interlude; ++acts) {
      await vi.waitFor(() => {
        expect(!table.busy && (table.asksPerson || table.interlude !== null)).toBe(true);
      }, 20_000);
      const [move] = table.moves;
      if (move && !table.interlude) await table.play(move);
    }
    const { ply } = table;
    expect(isReckoning((table.interlude ?? []) as WalhallaEvent[])).toBe(true);
    await new Promise((later) => setTimeout(later, 50));
    expect(table.ply).toBe(ply);
    table.endInterlude();
    await vi.waitFor(() => {
      expect(table.asksPerson || table.over).toBe(true);
    }, 20_000);
  });

  test('a lone person need not say what goes without saying; several people are asked', async () => {
    const setup = position({
      step: 'attack',
      fjords: [[], ['yellow-1'], [], []],
      fjord: 1,
      crew: ['red', 'none', 'none'],
      standing: [[1, 1, 'blue']],
      hands: [['hunt'], [], []],
    });
    const alone = await Table.ofPosition(around(), setup, [person('A'), bot('random'), bot('random')]);
    alone.start();
    await vi.waitFor(() => {
      expect(alone.log.some((event) => event.event === 'falls' || event.event === 'defends')).toBe(true);
    });
    const together = await Table.ofPosition(around(), setup, [person('A'), person('B'), bot('random')]);
    together.start();
    await new Promise((later) => setTimeout(later, 50));
    expect(together.moves.map(({ text }) => text)).toEqual(['fight']);
  });
});

test('A defender who can only lose is not asked as if there were a choice', async () => {
  const setup: Setup = {
    step: 'defend',
    active: 2,
    asked: 0,
    fjords: [[], ['yellow-1'], [], []],
    fjord: 1,
    side: 'right',
    crew: ['yellow', 'none', 'none'],
    standing: [[2, 1, 'red']],
    walhalla: [0, 1, 1],
    hands: [['forest+'], [], []], // it might be a shield
  };
  const { moves } = await looked(setup);
  expect(moves.map(({ verb }) => verb)).toEqual(['lose']);
  const around = { engine, thinker: startThinker(), board, pace: () => 0 };
  const lone = await Table.ofPosition(around, position(setup), [person('A'), bot('random'), bot('random')]);
  expect(lone.asksPerson).toBe(true);
  expect(lone.isPlain).toBe(true);
  const several = await Table.ofPosition(around, position(setup), [person('A'), person('B'), bot('random')]);
  expect(several.isPlain).toBe(false); // who is asked and who is not would tell the others something
});

test('Who goes aboard is chosen on the ship: the ask bar has only the word for nobody', async () => {
  const { scene, view, moves } = await looked({ step: 'board', ship: 'yellow-1' });
  expect(moves.length).toBeGreaterThan(2);
  const { choices } = walhalla.ask({ scene, view, toAct: { seat: 0 }, moves }, 'en');
  expect(choices.map(({ label }) => label)).toEqual(['Nobody sails']);
});
