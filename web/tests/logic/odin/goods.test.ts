import { beforeAll, describe, expect, test } from 'vitest';
import { everything, found, heldCards, wayText } from '../../../src/boards/odin/goods/cards';
import { aboutItem } from '../../../src/boards/odin/goods/about';
import { landsOf, takeOf, taken, treasuresOf } from '../../../src/boards/odin/goods/market';
import { buysOf, mooringsOf, movesWith } from '../../../src/boards/odin/goods/moorings';
import { tabFor, tabsOf } from '../../../src/boards/odin/goods/shelf';
import {
  filling,
  fitIn,
  flatRows,
  liftable,
  outline,
  specialsOf,
  stocksOf,
  widthOf,
} from '../../../src/boards/odin/goods/tiles';
import { itemOf, type Move, type Player, type Scene, type View } from '../../../src/boards/odin/kinds';
import { goodsWords } from '../../../src/boards/odin/words/goods';
import { startEngine } from '../../support/engine';
import { signed } from '../../../src/words/grammar';

let scene: Scene;
let view: View;
let moves: Move[];
beforeAll(async () => {
  const engine = startEngine();
  const { table } = await engine.call('open', { game: 'odin', seats: 2, options: { decks: 'ABC' }, seed: '5' });
  scene = (await engine.call('about', { table })).scene as Scene;
  const { to_act } = await engine.call('screen', { table });
  const seat = 'seat' in to_act ? to_act.seat : 0;
  view = (await engine.call('view', { table, seat })).view as View;
  moves = (await engine.call('moves', { table })).moves as Move[];
});
const me = () => view.me ?? 0;
const mine = () => view.players[me()] as Player;
const number = (item: string) => scene.items.findIndex((row) => row.item === item);
/** The position with so much of some things in the supply. */
function having(things: Record<string, number>): View {
  const supply = mine().supply.map((count, i) => things[scene.items[i]?.item ?? ''] ?? count);
  return { ...view, players: view.players.map((player, seat) => (seat === me() ? { ...player, supply } : player)) };
}

describe('Goods', () => {
  test('lie in the row of their colour with their number; special tiles with whoever holds them', () => {
    const specials = view.specials.map((where, i) => (i === 1 ? (`seat${String(me())}` as typeof where) : where));
    const stocks = stocksOf(scene, { ...having({ oil: 3, peas: 0, chest: 1 }), specials }, me());
    expect(stocks.green).toEqual([{ row: itemOf(scene, 'oil'), count: 3 }]);
    expect(stocks.blue.map(({ row }) => row.item)).toEqual(['chest']);
    expect(stocks.grey.map(({ row }) => row.item)).toEqual([specialsOf(scene)[1]?.item]);
    expect(stocks.orange.some(({ row }) => row.item === 'peas')).toBe(false);
  });

  test('are drawn flat, and no row grows beyond its room', () => {
    expect(flatRows(itemOf(scene, 'linen'))).toEqual(['####']);
    for (const row of scene.items) if (row.poses.length > 0) expect(flatRows(row).length).toBeLessThanOrEqual(4);
    const all = scene.items.filter((row) => row.colour === 'red').map((row) => ({ row, count: 3 }));
    for (const width of [340, 380, 700]) {
      const fit = fitIn(all, width, 32);
      expect(widthOf(all, fit)).toBeLessThanOrEqual(width);
      expect(fit.cell).toBeGreaterThanOrEqual(4);
    }
    expect(fitIn([{ row: itemOf(scene, 'oil'), count: 1 }], 380, 32)).toEqual({ cell: 9.5, tight: false });
  });

  test('have a border all around and nowhere else', () => {
    expect(outline(['##'], 10).match(/[hv]10/g)).toHaveLength(6);
    expect(outline(['#.', '##'], 10).match(/[hv]10/g)).toHaveLength(8);
    expect(filling(['#.', '##'], 10).match(/Z/g)).toHaveLength(3);
  });

  test('can be taken up where the engine says so', () => {
    const lift = { verb: 'lift', item: 'oil', place: 'home', code: 1, text: 'lift oil home' } as const;
    expect([...liftable([lift, { verb: 'pass', code: 2, text: 'pass' }])]).toEqual(['oil']);
  });

  test('say what they are, what they become and what they are worth, in every language', () => {
    expect(aboutItem(scene, itemOf(scene, 'oil'), 'en').message).toBe(
      'Oil: for boards and houses; on boards never edge to edge with green. One upgrade makes it Rune stone.',
    );
    expect(aboutItem(scene, itemOf(scene, 'helmet'), 'de').message).toContain('Schwertwert 8. Preis: 1 Silber.');
    for (const language of ['en', 'de', 'nl'] as const) {
      for (const row of scene.items.slice(0, 40)) {
        expect(aboutItem(scene, row, language).message.length).toBeGreaterThan(row.name[language].length + 5);
      }
    }
    expect(signed(-3)).toBe('−3');
  });
});

describe('The quay', () => {
  const ship = (fields: object) => ({ code: 1, text: '', ...fields }) as Move;
  test('has three small and four large moorings, the best ships first', () => {
    const bay = { boats: [1, 1], knarrs: 1, longships: [0, 0, 1, 0], emigratedKnarrs: 0, emigratedLongships: 1 };
    const moorings = mooringsOf(scene, { ...mine(), bay });
    expect(moorings.map(({ ship: name, ore }) => `${name ?? ''}${String(ore)}`)).toEqual([
      'whaling_boat1',
      'whaling_boat0',
      '0',
      'knarr0',
      'longship2',
      '0',
      '0',
    ]);
  });
  test('knows what can be done with each ship', () => {
    const arm = ship({ verb: 'arm', ship: 'longship', count: 2 });
    const leave = ship({ verb: 'emigrate', ship: 'longship', count: 2 });
    const swap = ship({ verb: 'swap', count: 0 });
    const all = [arm, swap, leave];
    expect(movesWith(all, { ship: 'longship', ore: 2, large: true })).toEqual([leave, arm]);
    expect(movesWith(all, { ship: 'longship', ore: 1, large: true })).toEqual([]);
    expect(movesWith(all, { ship: 'whaling_boat', ore: 0, large: false })).toEqual([swap]);
    expect(buysOf([ship({ verb: 'buy', ship: 'knarr' })]).has('knarr')).toBe(true);
  });
});

describe('The market', () => {
  test('takes from a strip as much as lies there, from the arrow on', () => {
    const take = { verb: 'take', strip: 2, count: 3, code: 1, text: 'take 2 3' } as const;
    expect(takeOf([take], 2, 3)).toBe(take);
    expect(takeOf([take], 2, 2)).toBeUndefined();
    expect(taken(scene.strips[1]?.slice(-3) ?? [], 3)).toEqual([
      ['stone', 1],
      ['ore', 1],
      ['silver', 2],
    ]);
    expect(taken(scene.strips[1] ?? [], 3)).toEqual([
      ['wood', 2],
      ['stone', 1],
    ]);
  });

  test('shows boards by the side that lies up, and who has them', () => {
    const islands = view.islands.map((island, i) => (i === 1 ? { ...island, turned: true, owner: 1 } : island));
    const lands = landsOf(scene, { ...view, islands }, []);
    expect(lands[0]?.face.face).toBe('shetland');
    expect(lands[1]).toMatchObject({ owner: 1, face: { face: 'baffin_island' } });
  });

  test('knows where the special tiles are', () => {
    const specials: View['specials'] = view.specials.map((_, i) =>
      i === 0 ? 'seat1' : i === 1 ? 'laid' : 'ovalBoard',
    );
    const [first, second, third] = treasuresOf(scene, { ...view, specials });
    expect(first).toMatchObject({ holder: 1, onSale: false });
    expect(second).toMatchObject({ holder: null, onSale: false });
    expect(third?.onSale).toBe(true);
  });

  test('opens what is asked; where there is room cards and others need no tab', () => {
    expect(tabsOf(false, false)).not.toContain('others');
    expect(tabsOf(true, true)).toEqual(['mountain', 'islands', 'specials']);
    expect(tabFor('forge')).toBe('specials');
    expect(tabFor('turn')).toBeUndefined();
  });
});

describe('Cards', () => {
  test('in hand are seen only by their owner', () => {
    expect(view.hand).toHaveLength(1);
    expect(heldCards(scene, view, me(), moves)).toMatchObject([{ where: 'hand' }]);
    expect(heldCards(scene, view, 1 - me(), moves)).toEqual([]);
  });

  test('are found by name and effect, by deck and back, without accents', () => {
    expect(found(scene, view, everything, 'en')).toHaveLength(190);
    expect(found(scene, view, { ...everything, back: 'light' }, 'en')).toHaveLength(45);
    expect(found(scene, view, { ...everything, where: 'hand' }, 'en').map(({ card }) => card)).toEqual(view.hand);
    const named = scene.cards.find((row) => /[äöü]/.test(row.name.de));
    const words =
      named?.name.de
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toUpperCase() ?? '';
    expect(found(scene, view, { ...everything, words }, 'de')).toContain(named);
    const silver = found(scene, view, { ...everything, words: 'silver', anyTime: true }, 'en');
    expect(silver.length).toBeGreaterThan(0);
    expect(silver.every((row) => row.anyTime)).toBe(true);
  });

  test('say what each way of using them does', () => {
    const row = scene.cards.find(({ ways }) => ways.length > 1);
    if (!row) throw new Error('no card with several ways');
    const use = { verb: 'use', card: row.card, way: 2, code: 1, text: '' } as const;
    expect(wayText(scene, use, 'de')).toBe(row.ways[1]?.de);
  });
});

test('The goods have the same words in every language', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]))
      : typeof value;
  expect(shape(goodsWords.de)).toEqual(shape(goodsWords.en));
  expect(shape(goodsWords.nl)).toEqual(shape(goodsWords.en));
  expect(number('peas')).toBe(0);
});
