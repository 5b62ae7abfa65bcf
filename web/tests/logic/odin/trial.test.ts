// Laying on trial: gestures that are meant and not made, in an order that the game allows, changed freely and made by one word.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Board } from '../../../src/boards/board';
import { odin } from '../../../src/boards/odin';
import { countedWith, gesturesIn, leftOf, onPlace, pieceAt, piecesIn } from '../../../src/boards/odin/boards/trial';
import { countOf, type Gauges, type Move, type Scene, type View } from '../../../src/boards/odin/kinds';
import { position } from '../../../src/boards/odin/position';
import type { AnyMove } from '../../../src/engine/protocol';
import { Table } from '../../../src/table/course/table.svelte';
import { type Gesture, sorted } from '../../../src/table/course/trial.svelte';
import { startEngine, startThinker } from '../../support/engine';

/** A gesture of one move by its name. */
const named = (name: string): Gesture => [{ code: name.charCodeAt(0), text: name } as unknown as AnyMove];
const names = (gestures: Gesture[]) => gestures.map(([move]) => move?.text);

describe('An order that the game allows', () => {
  /** Each needs those before it in the alphabet. */
  const stairs = (gestures: Gesture[]) =>
    Promise.resolve(names(gestures).every((name, i) => name === String.fromCharCode(97 + i)));

  test('is kept where it is one', async () => {
    const all = [named('a'), named('b')];
    expect(await sorted(all, stairs)).toEqual({ kept: all, loose: [] });
  });
  test('is found where another one was laid first', async () => {
    const { kept, loose } = await sorted([named('c'), named('a'), named('b')], stairs);
    expect(names(kept)).toEqual(['a', 'b', 'c']);
    expect(loose).toEqual([]);
  });
  test('leaves out what was built upon something that is gone', async () => {
    const { kept, loose } = await sorted([named('a'), named('c'), named('d')], stairs);
    expect(names(kept)).toEqual(['a']);
    expect(names(loose)).toEqual(['c', 'd']);
  });
  test('asks only once where all is well', async () => {
    let asked = 0;
    await sorted([named('a'), named('b'), named('c')], (gestures) => {
      ++asked;
      return stairs(gestures);
    });
    expect(asked).toBe(1);
  });
});

describe('At a table', () => {
  let table: Table;
  const people = [{ name: 'A', bot: null }];

  beforeEach(async () => {
    const around = { engine: startEngine(), thinker: startThinker(), board: odin as unknown as Board, pace: () => 0 };
    const supply = { silver: 3, ore: 1, oil: 1, robe: 1, silk: 2 };
    table = await Table.ofPosition(around, position({ supply }), people);
  });

  const scene = () => table.about.scene as unknown as Scene;
  const view = () => table.view as unknown as View;
  const found = (moves: AnyMove[], text: string): AnyMove => {
    const move = moves.find((each) => each.text === text);
    if (!move) throw new Error(`Not on offer: ${text}`);
    return move;
  };
  /** Taking up and laying after what lies already. */
  async function gesture(lift: string, lay: string): Promise<Gesture> {
    const up = found(table.offered, lift);
    return [up, found(await table.ahead(up), lay)];
  }
  async function tryOut(lift: string, lay: string): Promise<Gesture> {
    const made = await gesture(lift, lay);
    await table.tryOut([...table.trial.kept, made]);
    return made;
  }
  const pieces = () => piecesIn(scene(), { kept: table.trial.kept as Move[][], loose: table.trial.loose as Move[][] });
  const laidFor = () => (table.gauges as Gauges).boards[0]?.pieces.length;

  test('nothing is made until it is confirmed, and then all of it by one act', async () => {
    const { ply } = table;
    await tryOut('lift silver home', 'lay a1 0');
    await tryOut('lift robe home', 'lay a5 0');
    expect(table.ply).toBe(ply);
    expect(laidFor()).toBe(0);
    expect(pieces().map(({ lift }) => lift.item)).toEqual(['silver', 'robe']);
    await table.confirmTrial();
    expect(table.ply).toBe(ply + 4);
    expect(laidFor()).toBe(2);
    expect(table.trial.lies).toBe(false);
  });

  test('what comes of it is counted for all that lies there', async () => {
    await tryOut('lift silver home', 'lay a1 0');
    const one = table.trial.gauges as Gauges;
    expect(one.seats[0]?.income).toBe(1);
    await tryOut('lift robe home', 'lay h5 0');
    const two = table.trial.gauges as Gauges;
    expect(two.seats[0]?.openMinus).toBeLessThan(one.seats[0]?.openMinus ?? 0);
    const up = found(table.offered, 'lift silk home');
    await table.consider(up, [found(await table.ahead(up), 'lay a11 0')]);
    const three = table.considered?.gauges as Gauges;
    expect(three.seats[0]?.openMinus).toBeLessThan(two.seats[0]?.openMinus ?? 0);
    expect(table.considered?.events.map(({ event }) => event)).toEqual(['lifts', 'lays']);
  });

  test('what lies there is taken as made: its cells are not free, and the goods are fewer', async () => {
    await tryOut('lift robe home', 'lay a5 0');
    const up = found(table.offered, 'lift silk home');
    const spots = (await table.ahead(up)).map(({ text }) => text);
    expect(spots).not.toContain('lay a5 0');
    expect(table.offered.some(({ text }) => text === 'lift robe home')).toBe(false);
    const left = leftOf(scene(), view(), 0, pieces());
    const [before, after] = [view().players[0], left.players[0]];
    if (!before || !after) throw new Error('Nobody there');
    expect([countOf(scene(), before, 'robe'), countOf(scene(), after, 'robe')]).toEqual([1, 0]);
    expect(countOf(scene(), after, 'silk')).toBe(2);
  });

  test('a tile is found by each of its cells, on its own board', async () => {
    await tryOut('lift robe home', 'lay a5 0');
    const [robe] = pieces();
    expect(robe?.cells.length).toBeGreaterThan(3);
    for (const cell of robe?.cells ?? []) expect(pieceAt(pieces(), cell)).toEqual(robe);
    expect(pieceAt(pieces(), 'm1')).toBeUndefined();
    expect(onPlace(pieces(), 'A')).toEqual([]);
  });

  test('whoever takes up what others were built upon finds them loose, and they are fast again once it lies', async () => {
    // O-9.4: b2 is an income cell and wants a1, a2, b1.
    const corner = [await tryOut('lift silver home', 'lay a1 0'), await tryOut('lift silver home', 'lay a2 0')];
    const silk = await tryOut('lift ore home', 'lay b1 0');
    const last = await tryOut('lift silver home', 'lay b2 0');
    expect(table.trial.loose).toEqual([]);
    await table.tryOut([...corner, last]);
    expect(table.trial.loose).toEqual([last]);
    await table.confirmTrial();
    expect(table.notice?.rule).toBe('O-9.4');
    expect(laidFor()).toBe(0);
    await table.tryOut([...corner, last, silk]);
    expect(table.trial.loose).toEqual([]);
    expect(table.trial.kept.at(-1)).toBe(last);
  });

  test('going on makes what lies there first', async () => {
    await tryOut('lift robe home', 'lay a5 0');
    await table.play(found(table.offered, 'place weekly_beans'));
    await expect.poll(() => table.rests).toBe(true);
    expect(laidFor()).toBe(1);
    expect(table.trial.lies).toBe(false);
    expect(table.log.map(({ event }) => event)).toEqual(expect.arrayContaining(['lays', 'vikingsPlaced']));
  });

  test('undo takes up tile by tile before it takes back an act', async () => {
    await table.play(found(table.offered, 'lift robe home'), [
      found(await table.ahead(found(table.moves, 'lift robe home')), 'lay a5 0'),
    ]);
    const { ply } = table;
    await tryOut('lift silver home', 'lay a1 0');
    await tryOut('lift silver home', 'lay a2 0');
    await table.takeBack('act');
    expect(table.trial.kept).toHaveLength(1);
    await table.takeBack('act');
    expect(table.trial.lies).toBe(false);
    expect(table.ply).toBe(ply);
    await table.takeBack('act');
    expect(table.ply).toBeLessThan(ply);
  });

  test('dropping it leaves everything as it was', async () => {
    const { offered } = table;
    await tryOut('lift silver home', 'lay a1 0');
    expect(table.offered).not.toBe(offered);
    await table.tryOut([]);
    expect(table.offered).toBe(offered);
    expect(table.tried).toBeNull();
  });

  test('a suggestion arrives on trial, beside what lies there, and can be confirmed', async () => {
    const mine = await tryOut('lift silver home', 'lay a1 0');
    const takes = (move: AnyMove) => ['lift', 'lay'].includes((move as unknown as Move).verb);
    const there = await table.suggest('packer', takes, (moves) => gesturesIn(moves as Move[]) as Gesture[]);
    expect(there).toBe(true);
    expect(table.trial.kept[0]).toBe(mine);
    expect(pieces().map(({ lift }) => lift.item)).toEqual(expect.arrayContaining(['robe', 'oil', 'silk']));
    expect(table.trial.loose).toEqual([]);
    const { length } = pieces();
    await table.confirmTrial();
    expect(laidFor()).toBe(length);
  });
});

test('A run of moves is divided into tiles; what belongs to none is left out', () => {
  const lift = { verb: 'lift', item: 'oil', place: 'home' } as unknown as Move;
  const lay = { verb: 'lay', cell: 'a1', pose: 0 } as unknown as Move;
  const store = { verb: 'store' } as unknown as Move;
  expect(gesturesIn([lift, lay, store, lift, lay, lift])).toEqual([
    [lift, lay],
    [lift, lay],
  ]);
});

test('Boards are counted as they would be, and keep the pieces that lie fast', () => {
  const now = [{ place: 'home', pieces: [], won: [], income: 0, openMinus: 3 }] as unknown as Gauges['boards'];
  const then = [{ place: 'home', pieces: [1], won: ['c3'], income: 2, openMinus: 1 }] as unknown as Gauges['boards'];
  expect(countedWith(now, then)).toEqual([{ place: 'home', pieces: [], won: ['c3'], income: 2, openMinus: 1 }]);
  expect(countedWith(now, [])).toEqual(now);
});
