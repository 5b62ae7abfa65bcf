import { beforeEach, describe, expect, test } from 'vitest';
import { odin } from '../../../src/boards/odin';
import { ask, choicesOf } from '../../../src/boards/odin/ask';
import { curveOf, keepSolo, soloGames } from '../../../src/boards/odin/history';
import type { Event, Gauges, Move, Question, Scene, Verb, View } from '../../../src/boards/odin/kinds';
import { moveWords } from '../../../src/boards/odin/move-words';
import { placeName } from '../../../src/boards/odin/names';
import { isNews, ruleOf, turnOf } from '../../../src/boards/odin/news';
import { position, type Setup } from '../../../src/boards/odin/position';
import { crewsOf } from '../../../src/boards/odin/round';
import { barOf, scaleOf, signs, sourcesOf } from '../../../src/boards/odin/shares';
import { roundEnded, summarise } from '../../../src/boards/odin/summary';
import { words } from '../../../src/boards/odin/words';
import type { Engine } from '../../../src/engine/client';
import { dice, startEngine } from '../../support/engine';

const languages = ['en', 'de', 'nl'] as const;

let engine: Engine;
beforeEach(() => {
  engine = startEngine();
});

interface Seen {
  scene: Scene;
  view: View;
  gauges: Gauges;
  moves: Move[];
}
async function looked(table: string): Promise<Seen> {
  const [about, seen, menu] = await Promise.all([
    engine.call('about', { table }),
    engine.call('view', { table, seat: 0 }),
    engine.call('moves', { table }),
  ]);
  return {
    scene: about.scene as Scene,
    view: seen.view as View,
    gauges: seen.gauges as Gauges,
    moves: menu.moves as Move[],
  };
}
async function loaded(setup: Setup): Promise<{ table: string; seen: Seen }> {
  const { table } = await engine.call('load', { ...position(setup), game: 'odin', chance: 'dealt' });
  return { table, seen: await looked(table) };
}

/** Plays a game by drawing moves, and shows every position on the way. */
async function wander(seats: number, seed: number, visit: (seen: Seen) => void): Promise<Event[]> {
  const { table } = await engine.call('open', {
    game: 'odin',
    seats,
    seed: String(seed),
    options: { length: 'short' },
  });
  const about = await engine.call('about', { table });
  const roll = dice(seed);
  const log: Event[] = [];
  for (;;) {
    const { view, gauges } = await engine.call('view', { table, seat: 'all' });
    const { moves } = await engine.call('moves', { table });
    if (moves.length === 0) return log;
    visit({ scene: about.scene as Scene, view: view as View, gauges: gauges as Gauges, moves: moves as Move[] });
    // What leads on is drawn more often than what may be laid.
    const leading = moves.filter((move) => !('verb' in move && ['lift', 'store', 'buy', 'arm'].includes(move.verb)));
    const menu = leading.length > 0 && roll(4) > 0 ? leading : moves;
    const { events } = await engine.call('play', { table, move: menu[roll(menu.length)]?.code ?? 0 });
    log.push(...(events as Event[]));
  }
}

describe('Moves in words', () => {
  test('say what is done in every language, for every move of whole games', async () => {
    const met = new Set<Verb>();
    for (const [seats, seed] of [
      [1, 5],
      [4, 6],
    ] as const) {
      await wander(seats, seed, ({ scene, view, moves }) => {
        for (const move of moves.slice(0, 40)) {
          met.add(move.verb);
          const said = languages.map((language) => moveWords(move, language, view, scene));
          for (const text of said) {
            expect(text, move.text).not.toMatch(/undefined|null|NaN|_|\{|^$/);
            expect(text).not.toBe(move.text);
          }
        }
      });
    }
    expect(met.size).toBeGreaterThan(24);
  });

  test('name what is meant', async () => {
    const { seen } = await loaded({ supply: { oil: 1, silver: 9, peas: 1 } });
    const { scene, view, moves } = seen;
    const said = (text: string, language: 'en' | 'de' | 'nl' = 'en') => {
      const move = moves.find((each) => each.text === text);
      if (!move) throw new Error(`${text} is not offered`);
      return moveWords(move, language, view, scene);
    };
    expect(said('place buy_sheep')).toBe('Place 2 Vikings: Buy a sheep');
    expect(said('place buy_2_stockfish', 'nl')).toMatch(/^1 Viking plaatsen: /);
    expect(said('lift oil home')).toBe('Pick up (Home board): Oil');
    expect(said('buy knarr', 'de')).toBe('Für 5 Silber kaufen: Knorr');
    expect(said('pass', 'de')).toBe('Passen: keine Wikinger mehr in dieser Runde');
  });

  test('tell what lies on a strip and what a good becomes', async () => {
    const { table } = await loaded({ supply: { peas: 1 }, strips: { 1: 2 } });
    await engine.call('play', { table, move: 'place mountain_3_upgrade_1' });
    let { scene, view, moves } = await looked(table);
    const take = moves.find((move) => move.text === 'take 1 3');
    expect(take && moveWords(take, 'en', view, scene)).toBe('From mountain strip 1: Stone, 2 ore');
    await engine.call('play', { table, move: 'take 1 3' });
    ({ scene, view, moves } = await looked(table));
    const rise = moves.find((move) => move.verb === 'upgrade');
    expect(rise && moveWords(rise, 'de', view, scene)).toBe('Aufwerten: Erbsen → Met');
  });

  test('know every place', async () => {
    const { seen } = await loaded({ islands: [0] });
    const name = (place: string) => placeName(seen.scene, seen.view, place, 'de');
    expect(['home', 'A', 'stone2', 'long1', 'sheds'].map(name)).toEqual([
      'Heimatplan',
      'Shetland-Inseln',
      'Steinhaus 2',
      'Langhaus 1',
      'Schuppen',
    ]);
  });
});

describe('The ask bar', () => {
  const toAct = { seat: 0 };
  test('offers what is no place, and only that', async () => {
    const { table, seen } = await loaded({ supply: { silver: 1, wood: 1, bow: 8 } });
    const choices = choicesOf({ ...seen, toAct }, 'en');
    expect(choices.map(({ move }) => move.verb)).toEqual(['pass']);
    expect(choices[0]?.main).toBeUndefined();
    await engine.call('play', { table, move: 'place hunting_game_1' });
    const first = ask({ ...(await looked(table)), toAct }, 'en');
    expect(first.choices).toMatchObject([{ label: 'Roll the die', main: true }]);
    expect(first.tip).toBe(words.en.tips.diceAction);
    await engine.call('play', { table, move: 'roll' });
    const then = ask({ ...(await looked(table)), toAct }, 'de').choices;
    expect(then.map(({ label }) => label)).toEqual(['Noch einmal würfeln', 'Scheitern']);
    expect(then.some(({ main }) => main)).toBe(false);
  });

  test('has one thing at most that most would choose, and a tip for every question that is put to a person', async () => {
    const asked = new Set<Question['ask']>();
    await wander(2, 11, ({ scene, view, moves }) => {
      const { choices, tip } = ask({ scene, view, moves, toAct }, 'nl');
      const main = choices.filter((choice) => choice.main);
      expect(main.length, view.stack.at(-1)?.ask).toBeLessThanOrEqual(1);
      expect(main.some(({ move }) => move.verb === 'pass')).toBe(false);
      const question = view.stack.at(-1);
      if (!question) return;
      asked.add(question.ask);
      expect(tip, question.ask).toBeTruthy();
    });
    expect(asked.size).toBeGreaterThan(10);
  });
});

describe('The round', () => {
  test('knows its phases, its seats and everybody’s Vikings all the way', async () => {
    const phases = new Set<string>();
    const stages = new Set<string>();
    await wander(3, 4, ({ scene, view, gauges }) => {
      const { phase } = gauges;
      stages.add(view.stage);
      expect(phase === null, view.stage).toBe(view.round === 0);
      if (phase) {
        phases.add(phase);
        expect(scene.phases.some((row) => row.phase === phase)).toBe(true);
      }
      expect(scene.seats).toBe(gauges.seats.length);
      const vikings = scene.rounds[view.round - 1]?.vikings ?? 0;
      if (view.round === 0) return;
      for (const { left, out } of crewsOf(view, gauges)) expect(left + out.reduce((a, b) => a + b, 0)).toBe(vikings);
    });
    expect(phases).toContain('actions');
    expect(phases).toContain('feast');
    expect(stages).toContain('beforeScoring'); // then, too, somebody is asked
  });

  test('keeps its seats where somebody has nothing at all', async () => {
    const { table } = await engine.call('open', { game: 'odin', seats: 3, seed: '5' });
    const seen = await looked(table);
    const [player] = seen.view.players;
    if (!player) throw new Error('nobody plays');
    const nothing = { hand: 0, thingSquare: 0, waiting: 0, played: [], supply: player.supply.map(() => 0) };
    const players = seen.view.players.map((each, seat) => (seat === 1 ? { ...each, ...nothing } : each));
    expect(odin.seats(seen.scene, { ...seen.view, players }, seen.gauges, 'en')).toHaveLength(3);
  });

  test('shows the colour that stands in the way of who plays alone', async () => {
    await wander(1, 9, ({ view, gauges }) => {
      if (view.round < 2 || view.stage !== 'actions') return;
      const [mine, other] = crewsOf(view, gauges);
      expect(mine?.colour).toBe(view.round % 2 === 1 ? 'red' : 'blue');
      expect(other?.blocks).toBe(true);
    });
  });

  test('shows what is left of the strips', async () => {
    const { seen } = await loaded({ strips: { 1: 5, 4: 7 } });
    const silver = { item: 'silver', count: 2 };
    expect(seen.gauges.strips).toEqual([{ strip: 1, left: [silver, silver] }]);
  });

  test('is summed up by what the events told', async () => {
    let scene: Scene | undefined;
    const log = await wander(2, 21, (seen) => {
      scene = seen.scene;
    });
    const next = log.filter((event) => event.event === 'roundBegins');
    expect(next.map(({ round }) => round)).toEqual([2, 3, 4, 5, 6]); // the first was set up before the first move
    for (const event of next) {
      expect(roundEnded([event])).toBe(event.round - 1);
      const told = summarise(scene as Scene, log, event.round - 1, 2);
      expect(told.seats).toHaveLength(2);
      expect(told.harvest).toHaveLength([0, 0, 0, 4, 0, 5, 0][event.round] ?? -1);
      const lines = told.seats.map(({ dishes, penalties }) => dishes + penalties);
      expect(Math.min(...lines)).toBeGreaterThan(0);
    }
    const penalties = next.flatMap(({ round }) => summarise(scene as Scene, log, round - 1, 2).seats);
    const paid = penalties.reduce((sum, seat) => sum + seat.penalties, 0);
    const before = log.slice(
      0,
      log.findLastIndex(({ event }) => event === 'roundBegins'),
    );
    const told = before.reduce((sum, event) => sum + (event.event === 'penalties' ? event.count : 0), 0);
    expect(paid).toBe(told);
  });

  const feast: Event[] = [
    { event: 'serves', seat: 0, dish: 'peas', side: 'lengthwise', ply: 71 },
    { event: 'penalties', seat: 1, count: 1, ply: 72 },
  ];
  test.each([
    ['where a feast is told', feast],
    ['where ships that have emigrated take every place at the banquet table', []],
  ])('does not count a bonus phase that a card carried out during the actions, %s', (_, dinner) => {
    const bonus: Event = { event: 'receives', seat: 0, item: 'mead', count: 1, place: 'home', cell: 'b3', ply: 60 };
    const log: Event[] = [
      { event: 'roundBegins', round: 3, ply: 50 },
      bonus, // the Builder (#20)
      { event: 'income', seat: 0, silver: 4, ply: 70 },
      { event: 'income', seat: 1, silver: 0, ply: 70 },
      ...dinner,
      { ...bonus, ply: 73 },
      { event: 'roundBegins', round: 4, ply: 73 },
    ];
    const [mine, other] = summarise({ harvests: [] }, log, 3, 2).seats;
    expect(mine?.bonus).toEqual([{ item: 'mead', count: 1 }]);
    expect(other?.bonus).toEqual([]);
  });
});

describe('What happened', () => {
  test('belongs to a turn, to nobody, or goes on', () => {
    const event = (fields: object) => ({ ply: 1, ...fields }) as Event;
    expect(turnOf(event({ event: 'vikingsPlaced', seat: 2, count: 1, space: 'stockfish' }))).toBe(2);
    expect(turnOf(event({ event: 'roundBegins', round: 2 }))).toBeNull();
    expect(turnOf(event({ event: 'receives', seat: 1, item: 'oil', count: 1 }))).toBeUndefined();
    expect(isNews(event({ event: 'receives', seat: 1, item: 'knarr', count: 1 }))).toBe(true);
    expect(isNews(event({ event: 'receives', seat: 1, item: 'oil', count: 1 }))).toBe(false);
    expect(ruleOf(event({ event: 'fails', seat: 0, action: 'whaling' }))).toBe('O-6.14');
    expect(ruleOf(event({ event: 'fails', seat: 0, action: 'raiding' }))).toBe('O-6.8');
  });
});

describe('The score', () => {
  test('is the sum of its parts, each with a sign', async () => {
    await wander(2, 8, ({ gauges }) => {
      for (const seat of gauges.seats) {
        const bar = barOf(seat, 'en');
        expect(bar.won + bar.lost).toBe(bar.score);
        expect(seat.shares.length).toBe(signs.length);
      }
    });
  });
  test('lies on one scale that has room for the mark', () => {
    const share = (points: number) => ({ name: { en: 'a', de: 'b', nl: 'c' }, points, rule: 'O-12.3' });
    const gauges = { score: -3, shares: [share(5), share(-8)] } as unknown as Gauges['seats'][number];
    const bars = [barOf(gauges, 'en')];
    expect(scaleOf(bars, 100)).toEqual({ from: -8, to: 100 });
    expect(sourcesOf(bars).map(({ source }) => source)).toEqual([0, 1]);
  });
});

describe('The history of solo games', () => {
  test('keeps every game once, and survives a store that is spoilt', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const game = (id: string, score: number) => ({ id, date: score, length: 'long' as const, decks: 'A', score });
    expect(soloGames(storage)).toEqual([]);
    keepSolo(game('b', 90), storage);
    keepSolo(game('a', 60), storage);
    keepSolo(game('b', 90), storage);
    expect(soloGames(storage).map(({ id }) => id)).toEqual(['a', 'b']);
    const curve = curveOf(soloGames(storage), 100, 60);
    expect(curve.best).toBe(90);
    expect(curve.mean).toBe(75);
    expect(curve.points.map(({ x }) => x)).toEqual([0, 100]);
    expect(curve.mark).toBeLessThan(curve.points[1]?.y ?? 0);
    kept.set('meadhall-odin-solo', 'nonsense');
    expect(soloGames(storage)).toEqual([]);
  });
});

describe('The board', () => {
  test('has words for every option and each of its values', async () => {
    const games = await engine.call('games', {});
    const options = games.find(({ id }) => id === 'odin')?.options.properties ?? {};
    expect(Object.keys(options).length).toBeGreaterThan(8);
    for (const language of languages) {
      for (const [name, schema] of Object.entries(options)) {
        const said = odin.optionWords(name, language);
        expect(said?.name, name).toBeTruthy();
        const values = 'enum' in schema ? (schema.enum as string[]) : [];
        for (const value of values) expect(said?.values?.[value], `${name} ${value}`).toBeTruthy();
      }
    }
  });

  test('shows every seat, and tells the end of a round in peace', async () => {
    const { seen } = await loaded({ supply: { silver: 4 }, bay: { knarrs: 1, emigratedLongships: 1 } });
    const cards = odin.seats(seen.scene, seen.view, seen.gauges, 'nl');
    expect(cards).toMatchObject([{ name: 'Rood', colour: 'red', crest: '#crest-cross' }]);
    expect(cards[0]?.counts.map(({ value }) => value)).toEqual([4, 6, 2, 0, 1]);
    const begins = (round: number) => [{ event: 'roundBegins', round, ply: 1 }] as Event[];
    expect(odin.interlude?.(begins(1), 'en')).toBeNull();
    expect(odin.interlude?.(begins(4), 'de')).toEqual({ heading: 'Runde 3 ist zu Ende', go: 'Weiter mit Runde 4' });
  });

  test('never goes back to a tile that is in the hand', async () => {
    const { table, seen } = await loaded({ supply: { oil: 1 } });
    expect(odin.isHalfWay?.(seen.view)).toBe(false);
    await engine.call('play', { table, move: 'lift oil home' });
    expect(odin.isHalfWay?.((await looked(table)).view)).toBe(true);
  });
});
