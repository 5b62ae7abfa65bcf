// Gestures of several moves at a table: a tile is taken up and laid in one act, and left to a bot in a run.
import { beforeEach, expect, test } from 'vitest';
import type { Board } from '../../../src/boards/board';
import { odin } from '../../../src/boards/odin';
import type { Gauges } from '../../../src/boards/odin/kinds';
import type { Engine } from '../../../src/engine/client';
import type { AnyMove } from '../../../src/engine/protocol';
import { Table } from '../../../src/table/course/table.svelte';
import { startEngine, startThinker } from '../../support/engine';

let engine: Engine;
let table: Table;

/** A lone player who has just taken mead and silver from the market. */
beforeEach(async () => {
  engine = startEngine();
  const opened = await engine.call('open', { game: 'odin', seats: 1, seed: 'gestures', options: { decks: 'A' } });
  const { record } = await engine.call('record', { table: opened.table, reveal: true });
  const around = { engine, thinker: startThinker(), board: odin as unknown as Board, pace: () => 0 };
  table = await Table.ofRecord(around, record, [{ name: 'A', bot: null }]);
  table.errandBot = 'farmer';
  for (let i = 0; i < 20 && !offered('place products_mead'); ++i) await table.play(first(table.moves));
  await table.play(moveNamed('place products_mead'));
});

const offered = (text: string) => table.moves.some((move) => move.text === text);
const first = ([move]: AnyMove[]): AnyMove => {
  if (!move) throw new Error('Nothing can be done');
  return move;
};
const moveNamed = (text: string) => first(table.moves.filter((move) => move.text === text));
const silverUp = () => moveNamed('lift silver home');

test('Where a tile could be laid is known before it is taken up', async () => {
  const before = table.ply;
  const spots = await table.ahead(silverUp());
  expect(spots.length).toBeGreaterThan(50);
  expect(new Set(spots.map((move) => move.verb))).toEqual(new Set(['lay']));
  expect(table.ply).toBe(before);
});

test('What laying it would bring is counted before it is done', async () => {
  const lift = silverUp();
  const spot = first((await table.ahead(lift)).filter((move) => move.text.startsWith('lay a1')));
  await table.consider(lift, [spot]);
  const gauges = table.considered?.gauges as Gauges | undefined;
  expect(gauges?.seats[0]?.income).toBe(1);
  expect(table.considered?.events.map((event) => event.event)).toEqual(['lifts', 'lays']);
});

test('A tile is taken up and laid in one act, and undo takes the whole gesture back', async () => {
  const { ply } = table;
  const lift = silverUp();
  const [spot] = await table.ahead(lift);
  if (!spot) throw new Error('Nowhere to lay it');
  await table.play(lift, [spot]);
  expect(table.ply).toBe(ply + 2);
  expect((table.gauges as Gauges).boards[0]?.pieces).toHaveLength(1);
  await table.takeBack('act');
  expect(table.ply).toBe(ply);
  expect((table.gauges as Gauges).boards[0]?.pieces).toHaveLength(0);
});

test('A gesture that cannot be ended is not begun', async () => {
  const { ply } = table;
  const lift = silverUp();
  const spots = await table.ahead(lift);
  await table.play(lift, [{ ...first(spots), code: lift.code }]);
  expect(table.ply).toBe(ply);
  expect(table.notice).not.toBeNull();
});

test('An errand that is about some moves ends with the first other one, which is not made', async () => {
  const taken: string[] = [];
  table.runErrand({
    label: '',
    goesOn: () => true,
    takes: (move) => {
      taken.push(move.verb);
      return ['lift', 'lay', 'store'].includes(move.verb);
    },
  });
  await expect.poll(() => table.rests && table.errand === null, { timeout: 20_000 }).toBe(true);
  expect(taken.slice(0, -1).every((verb) => ['lift', 'lay', 'store'].includes(verb))).toBe(true);
  expect(['lift', 'lay', 'store']).not.toContain(taken.at(-1));
  expect(table.asksPerson).toBe(true);
});
