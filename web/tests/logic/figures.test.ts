import { describe, expect, test } from 'vitest';
import { islandOf } from '../../src/boards/wikinger/island';
import { attempt, moveTo, offersOf } from '../../src/boards/wikinger/offers';
import { pathOf, stages, stops } from '../../src/boards/wikinger/path';
import { pieceAt, pieces } from '../../src/boards/wikinger/pieces';
import type { WikingerMove, WikingerView } from '../../src/generated/games';
import { startEngine } from '../support/engine';

const standing = (red: string[], black: string[], redTowers: string[] = []) =>
  ({ vikings: [red, black, [], []], towers: [redTowers, [], [], []] }) as unknown as WikingerView;

describe('Figures keep their number', () => {
  const before = pieces(standing(['a1', 'c3'], ['b2', 'd4']), []);

  test('when they stay', () => {
    expect(pieces(standing(['a1', 'c3'], ['b2', 'd4']), before)).toEqual(before);
  });

  test('when one moves and another is caught', () => {
    const after = pieces(standing(['a1', 'b3'], ['d4']), before);
    expect(pieceAt(after, 'b3')?.id).toBe(pieceAt(before, 'c3')?.id);
    expect(pieceAt(after, 'd4')?.id).toBe(pieceAt(before, 'd4')?.id);
    expect(after).toHaveLength(3);
  });

  test('but one that comes ashore gets a new one, and so does a tower', () => {
    const after = pieces(standing(['a1', 'c3', 'e5'], ['b2', 'd4'], ['f6']), before);
    const old = new Set(before.map((piece) => piece.id));
    expect(old.has(pieceAt(after, 'e5')?.id ?? 0)).toBe(false);
    expect(old.has(pieceAt(after, 'f6')?.id ?? 0)).toBe(false);
    expect(new Set(after.map((piece) => piece.id)).size).toBe(after.length);
  });
});

describe('The way of a Viking', () => {
  const island = islandOf(['aaaaa', 'aaaaa', 'aaaaa']);

  test('is read from the notation of the move', () => {
    expect(stops(island, 'a1-c1-c3').map((spot) => [spot.x, spot.y])).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
    ]);
    expect(stops(island, 'settle c4')).toHaveLength(0);
  });

  test('goes straight for a step and in a bow for a hop', () => {
    expect(pathOf(stops(island, 'a1-b1'))).toBe('M0 0L1 0');
    expect(pathOf(stops(island, 'a1-c1'))).toMatch(/^M0 0Q1 -0\.55 2 0$/);
  });

  test('lifts the figure at the height of every hop', () => {
    expect(stages(stops(island, 'a1-c1-c3')).map((stage) => stage.lift)).toEqual([0, 1, 0, 1, 0]);
  });
});

describe('Offers', () => {
  const march = (from: string, to: string): WikingerMove => ({
    code: 1,
    text: `${from}-${to}`,
    verb: 'march',
    from,
    to,
  });
  const settle = (colour: 'red' | 'lightRed', to: string): WikingerMove => ({
    code: 2,
    text: '',
    verb: 'settle',
    colour,
    to,
  });

  test('a point is touched for the Viking in hand', () => {
    const offers = offersOf([march('a1', 'a2'), march('b1', 'a2')]);
    expect(moveTo(offers, 'a2', null, null)).toBeNull();
    expect(moveTo(offers, 'a2', 'b1', null)?.text).toBe('b1-a2');
  });

  test('with two shades aboard the chosen one goes ashore', () => {
    const offers = offersOf([settle('red', 'c1'), settle('lightRed', 'c1')]);
    expect(offers.shades).toEqual(['red', 'lightRed']);
    expect(moveTo(offers, 'c1', null, 'lightRed')).toMatchObject({ colour: 'lightRed' });
  });

  test('a touch that leads nowhere is something the engine can explain', async () => {
    const engine = startEngine();
    const { table } = await engine.call('open', { game: 'wikinger', seats: 2, seed: '3' });
    await engine.call('play', { table, move: 'settle c4' });
    const why = (text: string) => engine.call('why', { table, move: text });
    const settling = offersOf((await engine.call('moves', { table })).moves as WikingerMove[]);
    expect((await why(attempt('c4', null, settling, 'settlement', 'red'))).code).toBe('E-OCCUPIED');

    while ((await engine.call('view', { table })).view && (await phase()) !== 'march') {
      const { moves } = await engine.call('moves', { table });
      await engine.call('play', { table, move: moves[0]?.code ?? 0 });
    }
    async function phase(): Promise<string> {
      return ((await engine.call('view', { table })).view as WikingerView).phase;
    }
    const marching = offersOf((await engine.call('moves', { table })).moves as WikingerMove[]);
    const seen = (await engine.call('view', { table })).view as WikingerView;
    const enemy = seen.vikings[seen.turn === 0 ? 1 : 0]?.[0] ?? '';
    const own = [...marching.marches.keys()][0] ?? '';
    expect((await why(attempt(enemy, null, marching, 'march', null))).code).toBe('E-NOT-YOUR-VIKING');
    expect((await why(attempt(enemy, own, marching, 'march', null))).code).toBe('E-TARGET-OCCUPIED');
  });
});
