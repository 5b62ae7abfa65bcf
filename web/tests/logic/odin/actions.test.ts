import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  favourites,
  gifts,
  isFiltering,
  isLookedFor,
  type Known,
  noFilter,
} from '../../../src/boards/odin/actions/filters';
import { areaOf, besides, headingsOf, rowsOf, walk } from '../../../src/boards/odin/actions/layout';
import {
  isChoosing,
  type Offer,
  offersOf,
  placedSince,
  ruleOf,
  standingOf,
  wantedFor,
} from '../../../src/boards/odin/actions/offers';
import { lengthOf, linesOf, marksOf, type Token, tokensOf, unitsOf } from '../../../src/boards/odin/actions/pictogram';
import { diceText, labelOf, needText, spaceText, variantWords, whoIs } from '../../../src/boards/odin/actions/says';
import {
  type Gauges,
  type Move,
  type Part,
  type Scene,
  type SpaceRow,
  spaceOf,
  type View,
} from '../../../src/boards/odin/kinds';
import { position } from '../../../src/boards/odin/position';
import { actionWords } from '../../../src/boards/odin/words/actions';
import type { Engine } from '../../../src/engine/client';
import { dice, startEngine } from '../../support/engine';

const w = actionWords.en;
let engine: Engine;
let scene: Scene;
let view: View;
beforeAll(async () => {
  engine = startEngine();
  const { table } = await engine.call('open', { game: 'odin', seats: 2, seed: '7' });
  scene = (await engine.call('about', { table })).scene as unknown as Scene;
  view = (await engine.call('view', { table, seat: 0 })).view as unknown as View;
});
const space = (id: string): SpaceRow => spaceOf(scene, id);
const wayOf = (id: string, way = 0) => {
  const found = space(id).ways[way];
  if (!found) throw new Error(`${id} has no way ${String(way)}`);
  return found;
};
const place = (id: string, how: { imitation?: number; withAll?: boolean } = {}): Move =>
  ({ verb: 'place', space: id, ...how, code: 0, text: `place ${id}` }) as Move;

/** Tokens as one would write them down. */
const written = (tokens: Token[]) =>
  tokens
    .map((token) => {
      if (token.kind === 'sign') return `${token.count}${token.sign}`;
      if (token.kind === 'need') return `[${token.count}${token.signs.join('/')}]`;
      if (token.kind === 'text') return token.text;
      return { arrow: '→', gap: ',', or: '|' }[token.kind];
    })
    .join(' ');
const picture = (id: string) => written(tokensOf(scene, space(id), { players: 3, round: 4 }));

describe('The layout of the action board', () => {
  test('has 61 spaces that share no cell', () => {
    expect(scene.spaces).toHaveLength(61);
    const cells = scene.spaces.flatMap((each) => rowsOf(each).map((row) => `${String(row)} ${String(each.column)}`));
    expect(new Set(cells).size).toBe(cells.length);
    for (const each of scene.spaces) {
      expect(each.row).toBeGreaterThanOrEqual(1);
      expect(each.row + each.rows - 1).toBeLessThanOrEqual(18);
    }
    const inColumn = [1, 2, 3, 4].map((column) => scene.spaces.filter((each) => each.column === column).length);
    expect(inColumn).toEqual([18, 18, 16, 9]);
    expect(areaOf(space('whaling_4'))).toBe('3 / 5 / span 2 / span 1');
  });

  test('groups all rows, each once', () => {
    const rows = headingsOf(scene).flatMap(({ row, rows }) => Array.from({ length: rows }, (_, below) => row + below));
    expect(rows).toEqual(Array.from({ length: 18 }, (_, row) => row + 1));
  });

  test('is walked with arrow keys, and every space is reached', () => {
    expect(walk(scene, space('build_shed'), 'right').space).toBe('build_stone_house');
    expect(walk(scene, space('build_shed'), 'up').space).toBe('build_shed');
    expect(walk(scene, space('whaling_3'), 'left', 4).space).toBe('laying_a_snare');
    expect(walk(scene, space('whaling_3'), 'down').space).toBe('sheep_or_cattle');
    expect(walk(scene, space('stockfish'), 'last').space).toBe('play_occupations_4');
    const reached = new Set(['build_shed']);
    for (const id of reached)
      for (const step of ['up', 'down', 'left', 'right'] as const) reached.add(walk(scene, space(id), step).space);
    expect(reached.size).toBe(61);
  });

  test('leaves the space free that a card tells of', () => {
    const card = { width: 320, height: 300 };
    for (const screen of [
      { width: 1280, height: 640 },
      { width: 520, height: 640 },
      { width: 844, height: 390 },
    ])
      for (const left of [40, 200, 400])
        for (const top of [40, 250, 350]) {
          const cell = { left, top, width: 108, height: 28 };
          const at = besides(cell, { left: 0, top: 30, width: 520, height: 500 }, card, screen);
          const apart =
            at.left >= cell.left + cell.width ||
            at.left + card.width <= cell.left ||
            at.top >= cell.top + cell.height ||
            at.top + card.height <= cell.top;
          expect(apart, JSON.stringify({ screen, cell, at })).toBe(true);
        }
  });
});

describe('The pictograms', () => {
  test('say something about every part of every way, and only with signs that are drawn', () => {
    const sprite = ['Goods', 'Things', 'Signs']
      .map((name) => readFileSync(new URL(`../../../src/art/SpriteOdin${name}.svelte`, import.meta.url), 'utf8'))
      .join('');
    for (const each of scene.spaces) {
      const tokens = tokensOf(scene, each);
      for (const token of tokens) {
        const signs = token.kind === 'sign' ? [token.sign] : token.kind === 'need' ? token.signs : [];
        for (const sign of signs) expect(sprite, `${each.space}: ${sign}`).toContain(`id="od-${sign}"`);
      }
      each.ways.forEach((way, number) => {
        way.parts.forEach((part, index) => {
          expect(marksOf(scene, part).length, each.space).toBeGreaterThan(0);
          const shown = tokens.some((token) => token.part === index && (token.way ?? number) === number);
          if (way.printed) expect(shown, `${each.space} ${String(index)}`).toBe(true);
        });
      });
    }
    for (const { sign } of headingsOf(scene)) expect(sprite).toContain(`id="od-${sign}"`);
  });

  test('have a sign for every deed, those of cards too', () => {
    const blank = { ...wayOf('mountain_2').parts[0], positions: [], count: 2 } as Part;
    const deeds: Part['deed'][] = ['recall', 'visit', 'run_phase', 'flip', 'make_pregnant', 'lay_ore', 'store_in_shed'];
    deeds.push('copy_good', 'load_longship', 'seize', 'move_to_houses', 'skip_weapon', 'skip_occupation');
    deeds.push('gain_concerned', 'boost_roll');
    for (const deed of deeds) expect(marksOf(scene, { ...blank, deed }).length, deed).toBeGreaterThan(0);
  });

  test('are short', () => {
    expect(picture('build_shed')).toBe('2wood → shed');
    expect(picture('mountain_3_2')).toBe('mountain 3+2');
    expect(picture('mountain_4_double_2')).toBe('mountain 4 , 2upgrade-2');
    expect(picture('play_occupations_2')).toBe('≤2play-card');
    expect(picture('hunting_game_1')).toBe('die-8 bow → hide game_meat');
    expect(picture('whaling_3')).toBe('[≤3whaling_boat] die-12 spear → oil skin_and_bones whale_meat');
    expect(picture('plundering')).toBe('[2longship] silver_hoard');
    expect(picture('products_milk')).toBe('[cattle] : milk ≤3');
    expect(picture('wood_per_player')).toBe('3wood , ore');
    expect(picture('emigrate_2')).toBe('4silver → [knarr/longship] emigrate');
    expect(written(tokensOf(scene, space('wood_per_player')))).toBe('nwood , ore');
  });

  test('let ways share what they have in common', () => {
    expect(picture('craft_chest')).toBe('wood | ore → chest silver');
    expect(picture('build_house_and_ship')).toBe('2stone 2wood → stone_house longship | long_house knarr');
    expect(picture('play_occupation_paid')).toBe('stone | ore → play-card , silver');
    expect(picture('sheep_or_cattle')).toBe('sheep | silver → cattle');
    const [wood, , ore, arrow] = tokensOf(scene, space('craft_chest'));
    expect([wood?.way, ore?.way, arrow?.way]).toEqual([0, 1, null]);
  });

  test('break into lines between parts, and stay legible on a small laptop', () => {
    for (const each of scene.spaces) {
      const tokens = tokensOf(scene, each, { players: 4, round: 7 });
      const lines = linesOf(tokens, each.rows);
      expect(lines.length).toBeLessThanOrEqual(each.rows);
      const left = lines.flat().filter(({ kind }) => kind !== 'gap').length;
      expect(left).toBe(tokens.filter(({ kind }) => kind !== 'gap').length);
      expect(98 / unitsOf(lines), each.space).toBeGreaterThan(15);
      expect(unitsOf(lines)).toBeLessThanOrEqual(lengthOf(tokens));
    }
    const [first] = linesOf(tokensOf(scene, space('master_crafting')), 2);
    expect(written(first ?? [])).toBe('4silver , wool → robe');
  });
});

describe('Offers', () => {
  const action = (id: string) => ({ space: id, way: null, part: 0 }) as Gauges['action'];

  test('are sorted by space, with all ways to stand for it', () => {
    const moves = [
      place('forge'),
      place('forge', { imitation: 1 }),
      place('forge', { imitation: 1, withAll: true }),
      place('stockfish'),
      { verb: 'pass' } as Move,
    ];
    const offers = offersOf(moves, null);
    expect([...offers.keys()]).toEqual(['forge', 'stockfish']);
    expect(offers.get('forge')).toHaveLength(3);
    expect(isChoosing(offers)).toBe(true);
    expect(standingOf(scene, view, offers, space('forge'))).toMatchObject({ condition: 'open', imitable: true });
    expect(standingOf(scene, view, offers, space('stockfish'))).toMatchObject({ condition: 'open', imitable: false });
    expect(standingOf(scene, view, offers, space('build_shed')).condition).toBe('lacking');
    expect(standingOf(scene, view, offersOf([], null), space('build_shed')).condition).toBe('quiet');
  });

  test('of alternatives belong to the space whose action goes on', () => {
    const option = { verb: 'option', option: 2, code: 9, text: 'option 2' } as Move;
    const offers = offersOf([option], action('craft_chest'));
    expect(offers.get('craft_chest')).toEqual([option]);
    expect(isChoosing(offers)).toBe(false);
    expect(variantWords(option as Offer, [], space('craft_chest'), 'en', w)).toBe('1 ore → 1 chest + 1 silver');
  });

  test('are called by what is special about them', () => {
    const said = (...ways: object[]) => {
      const all = ways.map((way) => place('forge', way)) as Offer[];
      return all.map((offer) => variantWords(offer, all, space('forge'), 'en', w));
    };
    expect(said({})).toEqual(['Place 3 Vikings here']);
    expect(said({}, { withAll: true })).toEqual(['With as few Vikings as your card allows', 'With all 3 Vikings']);
    expect(said({ imitation: 2 })).toEqual(['Imitate it from the imitation space of column 3']);
    const recall = { verb: 'recall', space: 'forge' } as Offer;
    expect(variantWords(recall, [], space('forge'), 'de', actionWords.de)).toContain('zurückrufen');
  });

  test('of a game with four: what can be imitated stands where somebody else does', async () => {
    const { table } = await engine.call('open', { game: 'odin', seats: 4, seed: '3' });
    const roll = dice(3);
    let imitable = 0;
    let taken = 0;
    for (let ply = 0; ply < 260; ++ply) {
      const moves = (await engine.call('moves', { table })).moves as unknown as Move[];
      const places = moves.filter((move) => move.verb === 'place');
      if (places.length > 0) {
        const now = (await engine.call('view', { table })).view as unknown as View;
        const offers = offersOf(moves, null);
        for (const each of scene.spaces) {
          const standing = standingOf(scene, now, offers, each);
          if (standing.imitable) expect(standing.crew.vikings, each.space).toBeGreaterThan(0);
          imitable += standing.imitable ? 1 : 0;
          taken += standing.condition === 'taken' ? 1 : 0;
        }
      }
      const calm = moves.filter((move) => !['pass', 'lift', 'buy', 'use'].includes(move.verb));
      const pool = places.length > 0 ? places : calm.length > 0 ? calm : moves;
      await engine.call('play', { table, move: pool[roll(pool.length)]?.code ?? 0 });
    }
    expect(imitable).toBeGreaterThan(0);
    expect(taken).toBeGreaterThan(0);
  });

  test('mark where others went since one acted last, until they go home', () => {
    const told = (events: object[]) => [{ seat: 1, move: '', events: events as never[] }];
    const placed = (seat: number, id: string) => ({ event: 'vikingsPlaced', seat, space: id, count: 1, colour: seat });
    expect([...placedSince(told([placed(0, 'forge'), placed(1, 'stockfish')]), 0)]).toEqual(['stockfish']);
    expect(placedSince(told([placed(1, 'forge'), { event: 'roundBegins', round: 2 }]), 0).size).toBe(0);
  });
});

describe('Words about a space', () => {
  test('say name, Vikings, effect and state in every language', () => {
    for (const language of ['en', 'de', 'nl'] as const) {
      const words = actionWords[language];
      const standing = standingOf(scene, view, offersOf([place('craft_chest')], null), space('craft_chest'));
      const marks = { hinted: false, fresh: false, active: false };
      const label = labelOf(space('craft_chest'), standing, marks, { seats: 2 }, language, words);
      expect(label).toContain(space('craft_chest').name[language]);
      expect(label).toContain(`, ${words.or} `);
      expect(label).toContain(words.states.possible);
    }
    expect(spaceText(space('mountain_3_2'), 'en', w)).toContain('3 + 2');
    expect(spaceText(space('explore_near'), 'de', actionWords.de)).toContain('Shetland');
  });

  test('name who stands there', () => {
    expect(whoIs(1, { seats: 2, you: 1 }, w)).toBe('you');
    expect(whoIs(0, { seats: 2, you: 1, names: ['Anna', 'Me'] }, w)).toBe('Anna (Red)');
    expect(whoIs(1, { seats: 1, you: 0 }, w)).toBe('Blue');
  });

  test('count what one has of what it costs', () => {
    const need = (items: string[], have: number, of: number, spent = false) =>
      needText({ items, have, of, spent } as Gauges['ways'][number]['wanted'][number], scene, 'en', w);
    expect(need(['stone'], 2, 2, true)).toBe('you have 2 of 2 stone');
    expect(need(['knarr'], 1, 1)).toBe('needs 1 knarr; you have 1');
    expect(need(['longship'], 0, 2)).toBe('needs 2 longships; you have 0');
    expect(need(['cattle'], 0, 1)).toBe('needs 1 × cattle; you have 0');
  });

  test('find what each way takes among the prices of the engine', async () => {
    const setup = position({ supply: { wood: 3, stone: 1 } });
    const { table } = await engine.call('load', { ...setup, game: 'odin', chance: 'dealt' });
    const { ways } = (await engine.call('view', { table, seat: 0 })).gauges as unknown as Gauges;
    const wanted = (id: string, way: number) =>
      wantedFor(ways, space(id), way).map((need) => needText(need, scene, 'en', w));
    const house = ['you have 1 of 2 stone', 'you have 3 of 2 wood'];
    expect([0, 1].map((way) => wanted('build_house_and_ship', way))).toEqual([house, house]);
    expect([0, 1].map((way) => wanted('craft_chest', way))).toEqual([
      ['you have 3 of 1 wood'],
      ['you have 0 of 1 ore'],
    ]);
    expect(wanted('mountain_2', 0)).toEqual([]);
  });

  test('tell how dice fall', () => {
    expect(diceText(wayOf('laying_a_snare'), scene, 'en', w)).toEqual([
      'A die of 8, low is good: pay what it shows in wood and snares, and get fur + snare.',
      'On failure: 1 wood, 1 snare and 1 Viking back.',
    ]);
    expect(diceText(wayOf('pillaging_2'), scene, 'de', actionWords.de)[0]).toContain('Schwertwert');
    expect(diceText(wayOf('stockfish'), scene, 'nl', actionWords.nl)).toEqual([]);
  });

  test('lead to a rule', () => {
    const rules = readFileSync(new URL('../../../../docs/rules/odin.md', import.meta.url), 'utf8');
    for (const each of scene.spaces) expect(rules, each.space).toContain(`${ruleOf(each)} `);
    expect(ruleOf(space('overseas_trade_1'))).toBe('O-5.18');
    expect(ruleOf(space('raiding'))).toBe('O-6');
  });
});

describe('Filters', () => {
  const known = (): Known => ({ scene, language: 'en', can: (each) => each.column === 1, often: ['forge'] });
  const sought = (filter: object) =>
    scene.spaces.filter((each) => isLookedFor(each, { ...noFilter(), ...filter }, known())).map((each) => each.space);

  test('let everything through that nobody asked about', () => {
    expect(isFiltering(noFilter())).toBe(false);
    expect(sought({})).toHaveLength(61);
    expect(isFiltering({ ...noFilter(), text: '  ' })).toBe(false);
  });

  test('find words in names, texts and groups, without accents', () => {
    expect(sought({ text: 'whaling' })).toEqual([
      'build_whaling_boat',
      'whaling_3',
      'whaling_4',
      'swap_boat_and_emigrate',
    ]);
    expect(sought({ text: 'weekly oil' })).toEqual(['weekly_fruits_oil_salt_meat']);
    const german = (text: string) =>
      scene.spaces.filter((each) => isLookedFor(each, { ...noFilter(), text }, { ...known(), language: 'de' }));
    expect(german('gronland').map((each) => each.space)).toEqual(['explore_middle']);
  });

  test('know what a space gives', () => {
    expect(sought({ gives: ['ship'] })).toEqual([
      'build_house_and_ship',
      'build_whaling_boat',
      'build_knarr',
      'build_longship',
      'swap_boat_and_emigrate',
    ]);
    for (const gift of gifts) expect(sought({ gives: [gift] }).length, gift).toBeGreaterThan(0);
  });

  test('work together', () => {
    expect(sought({ can: true })).toHaveLength(18);
    expect(sought({ can: true, gives: ['orange'] })).toEqual(['weekly_beans']);
    expect(sought({ often: true })).toEqual(['forge']);
  });

  test('know habits', () => {
    const counts = Object.fromEntries(scene.spaces.map((each, index) => [each.space, index]));
    expect(favourites(counts)).toHaveLength(8);
    expect(favourites({ forge: 1, stockfish: 3 })).toEqual(['stockfish', 'forge']);
  });
});
