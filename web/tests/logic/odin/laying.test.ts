// Boards as drawings, tiles in the hand, and laying them at a real table.
import { beforeAll, describe, expect, test } from 'vitest';
import { arrange, cellIn, cellOnShelf, heights, home } from '../../../src/boards/odin/boards/arrange';
import { cellLabel, coveredOf, explainCell } from '../../../src/boards/odin/boards/explain';
import { gainsOf } from '../../../src/boards/odin/boards/gains';
import { extentOf, groundsOf, outline, placeOf, roomiest, squares } from '../../../src/boards/odin/boards/geometry';
import { Holding } from '../../../src/boards/odin/boards/holding.svelte';
import { freshOn, LaidInTurn, placeName } from '../../../src/boards/odin/boards/places';
import { poseAfter, posesOf, turns } from '../../../src/boards/odin/boards/poses';
import { cornersIn, isOver, middleOf, nearest, offending, snapped } from '../../../src/boards/odin/boards/snapping';
import { slotsOf } from '../../../src/boards/odin/boards/stores';
import { Desk } from '../../../src/boards/odin/desk.svelte';
import { boardsOf, cellsOf, faceOf, itemOf, type Move, type Props, type Scene } from '../../../src/boards/odin/kinds';
import { position, type Setup } from '../../../src/boards/odin/position';
import { layingWords } from '../../../src/boards/odin/words/laying';
import type { Engine } from '../../../src/engine/client';
import { startEngine } from '../../support/engine';
import { withSign } from '../../../src/words/grammar';

let engine: Engine;
let scene: Scene;
beforeAll(async () => {
  engine = startEngine();
  const { table } = await engine.call('open', { game: 'odin', seats: 1, seed: '7' });
  scene = (await engine.call('about', { table })).scene as unknown as Scene;
});

/** A real table behind a desk, without a page: acts are waited for by `settled`. */
async function seated(setup: Setup) {
  const { table } = await engine.call('load', { ...position(setup), game: 'odin', chance: 'dealt' });
  const first = await engine.call('screen', { table, seat: 0, from: 0 });
  const asked: { text: string; after: number }[] = [];
  let busy: Promise<void> = Promise.resolve();
  const shown = (screen: typeof first) => ({
    view: screen.view as unknown as Props['view'],
    gauges: screen.gauges as unknown as Props['gauges'],
    moves: screen.moves as unknown as Move[],
    happened: { move: '', events: screen.events as unknown as Props['happened']['events'] },
  });
  let considered: Props['considered'] = null;
  let now = shown(first);
  const play: Props['play'] = (move, _sure, then = []) => {
    busy = engine
      .call('act', { table, move: move.code, then: then.map(({ code }) => code), seat: 0 })
      .then((screen) => {
        now = shown(screen);
        desk.follow();
      });
  };
  const rest = {
    scene,
    since: [],
    mine: 0,
    hint: null,
    language: 'en' as const,
    arm: () => undefined,
    consider: (move: Move | null, then?: Move[]) => {
      considered = move && { move, then, events: [] };
    },
    refused: (text: string, _otherwise?: unknown, after: Move[] = []) => {
      asked.push({ text, after: after.length });
    },
    play,
    ahead: async (move: Move) =>
      (await engine.call('moves', { table, seat: 0, after: [move.code] })).moves as unknown as Move[],
  };
  const props = (): Props => ({ ...rest, ...now, considered });
  const desk = new Desk(props);
  /** Until the act is done and the desk knows what may follow it. */
  const settled = async () => {
    await busy;
    for (let i = 0; i < 200 && desk.item && desk.lift && !desk.ready; ++i)
      await new Promise((later) => setTimeout(later));
  };
  return { table, desk, props, asked, settled };
}

describe('Faces', () => {
  test('every face is drawn whole: cells, numbers and rewards belong together', () => {
    expect(scene.faces).toHaveLength(11);
    for (const face of scene.faces) {
      const grounds = groundsOf(face);
      const { columns, rows } = extentOf(face);
      expect(face.rows.every((line) => line.length === columns)).toBe(true);
      expect(grounds.size).toBe(face.rows.join('').replaceAll('#', '').length);
      for (const { cell } of face.numbers) expect(grounds.get(cell)).toBe('income');
      for (const { cell, reward, ring } of face.bonuses) {
        expect(grounds.get(cell)).toBe('bonus');
        expect(reward.length).toBeGreaterThan(0);
        for (const around of ring) expect(grounds.has(around)).toBe(true);
      }
      for (const cell of grounds.keys()) {
        const at = placeOf(cell, rows);
        expect(at.x >= 0 && at.x < columns && at.y >= 0 && at.y < rows).toBe(true);
      }
      expect(squares(grounds.keys(), rows, 20).match(/M/g)).toHaveLength(grounds.size);
    }
    expect([...groundsOf(faceOf(scene, 'home')).values()].filter((kind) => kind === 'minus')).toHaveLength(86);
  });
});

describe('Outlines', () => {
  test('a square, a ring and two that meet at a corner', () => {
    expect(outline(['a1'], 1, 10)).toBe('M0 0Q0 0 0 0L10 0Q10 0 10 0L10 10Q10 10 10 10L0 10Q0 10 0 10Z');
    const ring = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'];
    expect(outline(ring, 3, 10).match(/Z/g)).toHaveLength(2);
    expect(outline(['a1', 'b2'], 2, 10).match(/Z/g)).toHaveLength(2);
    expect(outline(['a1', 'b1', 'c1'], 1, 10).match(/Q/g)).toHaveLength(4);
  });

  test('inwards is inside', () => {
    const numbers = (outline(['a1', 'b1', 'a2'], 2, 10, 1, 2).match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBe(1);
    expect(Math.max(...numbers)).toBe(19);
  });

  test('every tile in every pose has one outline, and its picture lies on it', () => {
    for (const row of scene.items) {
      for (const pose of row.poses) {
        const { rows } = extentOf(pose);
        const cells = cellsOf(pose, 'a1');
        expect(outline(cells, rows, 10).match(/Z/g)).toHaveLength(1);
        const { x, y, side } = roomiest(cells, rows);
        const under = (dx: number, dy: number) =>
          cells.some((cell) => {
            const at = placeOf(cell, rows);
            return x + dx >= at.x && x + dx <= at.x + 1 && y + dy >= at.y && y + dy <= at.y + 1;
          });
        const half = side / 2 - 0.01;
        expect(under(half, half) && under(-half, -half) && under(half, -half) && under(-half, half)).toBe(true);
      }
    }
  });
});

describe('Turning', () => {
  test('four turns and two flips bring every tile back, and every pose is reached', () => {
    const shapes = new Map(
      scene.items.filter(({ poses }) => poses.length > 0).map((row) => [row.poses[0]?.rows.join('/'), row]),
    );
    expect(shapes.size).toBe(24);
    for (const { poses } of shapes.values()) {
      const reached = new Set<number>();
      for (let pose = 0; pose < poses.length; ++pose) {
        let turned = pose;
        for (let i = 0; i < 4; ++i) {
          turned = poseAfter(poses, turned, 'turn');
          if (pose === 0) reached.add(turned).add(poseAfter(poses, turned, 'flip'));
        }
        expect(turned).toBe(pose);
        expect(poseAfter(poses, poseAfter(poses, pose, 'flip'), 'flip')).toBe(pose);
      }
      expect(reached.size).toBe(poses.length);
    }
  });

  test('a quarter to the right', () => {
    const { poses } = itemOf(scene, 'cloakpin');
    expect(poses[poseAfter(poses, 0, 'turn')]?.rows).toEqual(['##', '#.', '#.', '#.']);
    expect(poses[poseAfter(poses, 0, 'flip')]?.rows).toEqual(['...#', '####']);
    expect(itemOf(scene, 'wood').poses).toEqual([]);
    expect(posesOf(itemOf(scene, 'wood'))[0]?.rows).toEqual(['#']);
    expect(turns(itemOf(scene, 'silver').poses, 0, 'turn')).toBe(false);
    expect(turns(itemOf(scene, 'chest').poses, 0, 'flip')).toBe(false);
  });
});

describe('Snapping', () => {
  const board = { columns: 13, rows: 12 };
  test('the middle of the tile follows the point and never leaves the board', () => {
    expect(snapped({ x: 0.5, y: 11.5 }, { columns: 1, rows: 1 }, board)).toBe('a1');
    expect(snapped({ x: 2, y: 11 }, { columns: 2, rows: 2 }, board)).toBe('b1');
    expect(snapped({ x: -5, y: 40 }, { columns: 4, rows: 3 }, board)).toBe('a1');
    expect(snapped({ x: 40, y: -5 }, { columns: 4, rows: 3 }, board)).toBe('j10');
    expect(snapped({ x: 2, y: 2 }, { columns: 3, rows: 5 }, { columns: 5, rows: 4 })).toBe('b1');
    for (const corner of ['a1', 'c7', 'j10']) {
      const tile = { columns: 4, rows: 3 };
      expect(snapped(middleOf(corner, tile, board), tile, board)).toBe(corner);
    }
  });

  test('the nearest of several, and what is in the way', () => {
    const tile = { columns: 2, rows: 1 };
    expect(nearest(['a1', 'f6', 'l12'], { x: 6, y: 6 }, tile, board)).toBe('f6');
    expect(nearest([], { x: 6, y: 6 }, tile, board)).toBeUndefined();
    expect(isOver({ x: -0.5, y: 3 }, board)).toBe(true);
    expect(isOver({ x: -1.5, y: 3 }, board)).toBe(false);
    const face = faceOf(scene, 'home');
    expect(offending(['h1', 'i1', 'i2', 'a1'], face, new Set(['a1']))).toEqual(['i1', 'a1']);
    const rock = faceOf(scene, 'long_house');
    expect(offending(['d2'], rock, new Set())).toEqual(['d2']);
  });
});

describe('The room', () => {
  test('a laptop shows cells of 26 px and more, a phone fills its width, nothing leaves its box', () => {
    expect(arrange(386, 480, 'fine').cell).toBeGreaterThanOrEqual(26);
    expect(arrange(379, 640, 'coarse').cell).toBe(29);
    expect(arrange(700, 260, 'coarse').kind).toBe('aside');
    for (const [width, height] of [
      [386, 480],
      [560, 770],
      [379, 640],
      [700, 260],
    ] as const) {
      const room = arrange(width, height, 'fine');
      expect(room.width).toBeLessThanOrEqual(width);
      const { head, tools, shelf, gap } = heights.fine;
      const besides = room.kind === 'aside' ? 0 : head + tools + shelf + 3 * gap;
      expect(room.height + besides).toBeLessThanOrEqual(height);
      for (const face of scene.faces) {
        const size = cellIn(room, extentOf(face));
        expect(size * extentOf(face).columns).toBeLessThanOrEqual(room.width);
        expect(size * extentOf(face).rows).toBeLessThanOrEqual(room.height);
      }
      expect(cellIn(room, home)).toBe(room.cell);
    }
    expect(cellOnShelf(82, 9)).toBe(8);
  });
});

describe('At a table', () => {
  const supply = { oil: 2, robe: 1, rune_stone: 1, silver: 4, ore: 2, peas: 1, wood: 2, stone: 1 };

  test('the desk offers what the engine offers, and a tile it lays lies where it was laid', async () => {
    const { table, desk, props, settled } = await seated({ supply });
    await desk.pick('oil');
    expect(desk.place).toBe('home');
    const lift = desk.lift;
    expect(lift?.text).toBe('lift oil home');
    const known = (await engine.call('moves', { table, seat: 0, after: [lift?.code ?? 0] })).moves;
    expect(desk.spots.size).toBe(known.length);
    for (const corner of cornersIn(desk.spots, desk.pose)) {
      expect(offending(desk.cellsAt(corner), faceOf(scene, 'home'), new Set())).toEqual([]);
    }
    desk.turn('turn');
    const spot = desk.spotAt('j6');
    const cells = desk.cellsAt('j6');
    expect(spot?.text).toBe(`lay j6 ${String(desk.pose)}`);
    if (spot) desk.lay(spot);
    await settled();
    expect(desk.item).toBeNull(); // the other one is still in the supply, but the hand is empty
    const { view, gauges } = props();
    expect([...(view.players[0]?.home.covered ?? [])].sort()).toEqual([...cells].sort());
    expect(boardsOf(gauges, 0)[0]?.pieces).toEqual([{ item: 'oil', cells: [...cells].sort() }]);
    expect(gauges.boards[0]?.openMinus).toBe(84);
  });

  test('silver stays in the hand, and a stroke lays one coin after the other', async () => {
    const { desk, props, settled } = await seated({ supply });
    const holding = new Holding(desk, () => {
      const board = boardsOf(props().gauges, 0)[0];
      return { scene, face: faceOf(scene, 'home'), covered: coveredOf(board ?? { pieces: [] }), moves: props().moves };
    });
    await desk.pick('silver');
    expect(desk.isSingle).toBe(true);
    for (const [x, y] of [
      [9.5, 5.5],
      [9.6, 5.5],
      [9.5, 6.5],
    ] as const) {
      holding.stroke({ x, y });
    }
    for (let i = 0; i < 3; ++i) {
      await settled();
      holding.flow();
    }
    await settled();
    expect(props().view.players[0]?.home.covered).toEqual(['j6', 'j7']);
    expect(desk.item).toBe('silver');
    desk.putBack();
    expect(desk.item).toBeNull();
    expect(props().considered).toBeNull();
  });

  test('a tile over the board: where it snaps, what stands in its way, how it walks and is laid', async () => {
    const { desk, props, asked, settled } = await seated({ supply });
    const board = () => boardsOf(props().gauges, 0)[0] ?? { pieces: [] };
    const face = faceOf(scene, 'home');
    const holding = new Holding(desk, () => ({ scene, face, covered: coveredOf(board()), moves: props().moves }));
    await desk.pick('robe');
    holding.hover({ x: 12, y: 11 });
    expect(holding.corner).toBe('k1');
    expect(holding.spot).toBeUndefined();
    expect(holding.offending).toEqual(expect.arrayContaining(['k1', 'l1', 'm1', 'm2', 'm3']));
    holding.drop();
    expect(asked.at(-1)?.text).toBe('lay k1 0');
    holding.settle({ x: 12, y: 11 });
    expect(holding.spot).toBeDefined();
    holding.hover({ x: 5.5, y: 4.5 });
    holding.walk(-1, 0);
    holding.walk(0, -1);
    expect(holding.corner).toBe('d8');
    expect(holding.covers({ x: 3.5, y: 3.5 })).toBe(true);
    expect(holding.covers({ x: 9.5, y: 3.5 })).toBe(false);
    holding.drop();
    await settled();
    expect(board().pieces.map(({ item }) => item)).toEqual(['robe']);
    expect(holding.hasLanded()).toBe(true);
    expect(holding.hasLanded()).toBe(false);
  });

  test('an income number is emphasised as the engine pays it, and what a placement brings is told', async () => {
    const { table, desk, props, settled } = await seated({ supply });
    const face = faceOf(scene, 'home');
    for (const corner of ['a1', 'b1', 'a2', 'b2']) {
      await desk.pick('silver');
      await settled();
      const spot = desk.spotAt(corner);
      const before = props().gauges.seats[0];
      const lift = desk.lift;
      if (!spot || !lift || !before) throw new Error(`${corner} is not offered`);
      const seen = await engine.call('preview', { table, move: lift.code, then: [spot.code], seat: 0 });
      const after = (seen.gauges as unknown as Props['gauges']).seats[0];
      if (!after) throw new Error('No gauges');
      const gains = gainsOf(before, after);
      desk.lay(spot);
      await settled();
      expect(props().gauges.seats[0]).toEqual(after);
      const pays = boardsOf(props().gauges, 0)[0]?.paying ?? [];
      const value = face.numbers.find(({ cell }) => cell === pays[0])?.value;
      expect(value).toBe(gains.income.to);
    }
    expect(props().gauges.seats[0]?.income).toBe(2);
    expect([withSign(3), withSign(-2), withSign(0)]).toEqual(['+3', '−2', '±0']);
  });

  test('whatever cannot lie there is asked about in words the engine knows', async () => {
    const { table, desk, asked, settled } = await seated({ supply });
    await desk.pick('robe');
    await settled();
    expect(desk.spotAt('a1')).toBeDefined();
    desk.refuse('k1');
    expect(asked.at(-1)).toEqual({ text: `lay k1 ${String(desk.pose)}`, after: 1 });
    const why = await engine.call('why', { table, move: 'lay k1 0', after: [desk.lift?.code ?? 0], seat: 0 });
    expect(why.code).toBe('E-BOUNDS');
    await desk.show('A');
    desk.refuse('a1');
    expect(asked.at(-1)?.text).toBe('lift robe A');
  });

  test('islands and houses: names, places for wood and stone, and what was laid in this turn', async () => {
    const { props, desk, settled } = await seated({ supply, islands: [0, 1] });
    const boards = boardsOf(props().gauges, 0);
    expect(boards.map(({ place }) => place)).toEqual(['home', 'A', 'B']);
    const [, shetland] = boards;
    expect(shetland && placeName(scene, boards, shetland, 'de')).toBe('Shetland-Inseln');
    const house = { ...shetland, face: 'long_house' } as (typeof boards)[number];
    const second = { ...house };
    expect(placeName(scene, [house, second], second, 'en')).toBe('Long house 2');
    const { gauges } = props();
    expect(slotsOf(gauges, 0, 'sheds', [])).toEqual([]);
    const wood = { place: 'sheds', resource: 'wood', filled: 1, room: 6 };
    const stone = { place: 'sheds', resource: 'stone', filled: 6, room: 6 };
    const elsewhere = { place: 'stone1', resource: 'stone', filled: 0, room: 1 };
    const farm = { ...gauges, seats: [{ ...gauges.seats[0], stores: [wood, stone, elsewhere] }] } as typeof gauges;
    const storing = ['sheds', 'stone1'].map((place) => ({ verb: 'store', resource: 'wood', place }) as Move);
    expect(slotsOf(farm, 0, 'sheds', storing)).toEqual([
      { ...wood, store: storing[0] },
      { ...stone, store: undefined },
    ]);
    expect(slotsOf(farm, 0, 'home', storing)).toEqual([]);
    await desk.show('A');
    await desk.pick('oil');
    await settled();
    expect(desk.place).toBe('A');
    const spot = [...desk.spots.values()][0];
    if (spot) desk.lay(spot);
    await settled();
    const { events } = props().happened;
    const laid = new LaidInTurn();
    laid.note('1', scene, events, 0);
    expect(laid.on('A').size).toBe(2);
    expect(laid.on('home').size).toBe(0);
    expect([...freshOn(scene, [{ seat: 0, move: '', events }], 0, 'A')]).toEqual([...laid.on('A')]);
    laid.note('2', scene, [], 0);
    expect(laid.on('A').size).toBe(0);
  });
});

describe('Words', () => {
  test('every cell of every face says what it is, in every language', () => {
    for (const language of ['en', 'de', 'nl'] as const) {
      for (const face of scene.faces) {
        const shown = {
          scene,
          face,
          board: { pieces: [], paying: [], won: [] },
          language,
          words: layingWords[language],
        };
        for (const cell of groundsOf(face).keys()) {
          expect(cellLabel(shown, cell).length).toBeGreaterThan(cell.length + 2);
          const about = explainCell(shown, cell, new Set());
          expect(about?.message).toMatch(/\.$/);
          expect(about?.rule).toMatch(/^O-\d+\.\d+$/);
        }
        expect(explainCell(shown, 'p20', new Set())).toBeNull();
      }
    }
    const shown = {
      scene,
      face: faceOf(scene, 'home'),
      board: { pieces: [{ item: 'oil', cells: ['a1', 'b1'] }], paying: ['b2'], won: ['b3'] },
      language: 'en' as const,
      words: layingWords.en,
    };
    expect(cellLabel(shown, 'b1')).toBe('b1, covered by Oil');
    expect(cellLabel(shown, 'b2')).toBe('b2, income 1, pays now');
    expect(cellLabel(shown, 'b3')).toBe('b3, bonus Mead, won');
    expect(explainCell(shown, 'b1', new Set(['b1']))?.message).toContain('Undo');
  });
});
