import { describe, expect, test } from 'vitest';
import { chartOf, pointBeside, pointNear } from '../../src/boards/wikinger/chart';
import { islandOf, pointName } from '../../src/boards/wikinger/island';
import { extent, rowsOf, settled, thrown, turned } from '../../src/boards/wikinger/parts';
import type { WikingerComponents, WikingerScene } from '../../src/generated/games';
import { dice, startEngine } from '../support/engine';

const engine = startEngine();

async function sceneOf(seats: number, options: object = {}): Promise<WikingerScene> {
  const { table } = await engine.call('open', { game: 'wikinger', seats, options, chance: 'manual' });
  const { scene } = await engine.call('about', { table });
  await engine.call('close', { table });
  return scene as WikingerScene;
}

describe('The island on paper', () => {
  test.each([2, 3, 4])('has the points the engine offers to %i players', async (seats) => {
    const island = islandOf((await sceneOf(seats)).rows);
    const { table } = await engine.call('open', { game: 'wikinger', seats, seed: '1' });
    const { moves } = await engine.call('moves', { table });
    expect(island.points.map((point) => point.name).sort()).toEqual(moves.map((move) => move.text.slice(7)).sort());
  });

  test('names columns beyond z with two letters', () => {
    expect([pointName(0, 0), pointName(3, 2), pointName(9, 25), pointName(0, 26)]).toEqual(['a1', 'c4', 'z10', 'aa1']);
  });

  test('puts the letter of a region off its own shore, clear of whoever stands anywhere', async () => {
    for (const seats of [2, 3, 4]) {
      const { points, regions } = islandOf((await sceneOf(seats)).rows);
      for (const { letter, label } of regions) {
        const near = points.map((point) => ({ ...point, far: Math.hypot(point.x - label.x, point.y - label.y) }));
        const [nearest] = near.sort((a, b) => a.far - b.far);
        const inner = Number.isInteger(label.x - 0.5) && Number.isInteger(label.y - 0.5);
        if (!inner) expect(nearest?.far, letter).toBeGreaterThan(0.7);
        expect(nearest?.region).toBe(letter);
      }
    }
  });

  test('leaves ships a bay on a screen that the island fills', () => {
    // An isle that lies along the screen, with water in its corners only.
    const rows = [
      '...aaaaaa...',
      '..aaaaaaaa..',
      '.aaaaaaaaaa.',
      'aaaaaaaaaaaa',
      'aaaaaaaaaaaa',
      '...aaaaaa...',
      '....aaaa....',
    ];
    const { anchorages } = chartOf(islandOf(rows), 980, 600);
    expect(anchorages.length).toBeGreaterThanOrEqual(2);
  });

  test('draws one closed line for a coast without lakes', async () => {
    const { coast } = islandOf((await sceneOf(3)).rows);
    expect(coast.match(/M/g)).toHaveLength(1);
    expect(coast.endsWith('Z')).toBe(true);
  });
});

describe('The chart', () => {
  test.each([
    [900, 640],
    [390, 520],
    [320, 320],
    [2400, 1300],
  ])('shows the whole island on %i by %i pixels', async (width, height) => {
    const island = islandOf((await sceneOf(4)).rows);
    const chart = chartOf(island, width, height);
    expect(chart.x).toBeLessThanOrEqual(-1);
    expect(chart.y).toBeLessThanOrEqual(-1);
    expect(chart.x + chart.width).toBeGreaterThanOrEqual(island.cols);
    expect(chart.y + chart.height).toBeGreaterThanOrEqual(island.rows);
  });

  test('means the nearest point, and none far out at sea', async () => {
    const island = islandOf((await sceneOf(2)).rows);
    expect(pointNear(island, { x: 2.2, y: 0.3 })).toBe('c1');
    expect(pointNear(island, { x: -3, y: -3 })).toBeNull();
  });

  test('lets the arrow keys reach every point from every other', async () => {
    const island = islandOf((await sceneOf(4)).rows);
    const reached = new Set([island.points[0]?.name ?? '']);
    for (const name of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = pointBeside(island, name, key);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(island.points.length);
  });
});

describe('Island parts', () => {
  test('come back to where they were after four turns', () => {
    const rows = ['ab.', '.bb'];
    expect(turned(rows, 90)).toEqual(['.a', 'bb', 'b.']);
    expect(turned(rows, 360)).toEqual(rows);
  });

  test('laid as in a preset give the island that the engine puts together', async () => {
    const [card] = await engine.call('games', {});
    const components = card?.components as WikingerComponents;
    for (const layout of components.layouts) {
      const { rows, cols } = extent(components, layout.placements);
      const drawn = Array.from({ length: rows }, () => Array<string>(cols).fill('.'));
      for (const placement of layout.placements) {
        rowsOf(components, placement).forEach((line, r) => {
          [...line].forEach((letter, c) => {
            if (letter !== '.') (drawn[placement.row + r] ?? [])[placement.col + c] = letter;
          });
        });
      }
      const { rows: wanted } = await sceneOf(layout.seats, { island: layout.preset });
      expect(drawn.map((line) => line.join(''))).toEqual(wanted);
    }
  });

  test('thrown at random now and then make a good island', async () => {
    const [card] = await engine.call('games', {});
    const layout = (card?.components as WikingerComponents).layouts[0];
    const roll = dice(7);
    let good = 0;
    for (let i = 0; i < 400; ++i) {
      const island = thrown(layout?.placements ?? [], () => roll(1000) / 1000);
      good += await sceneOf(2, { island }).then(
        () => 1,
        () => 0,
      );
    }
    expect(good).toBeGreaterThan(3);
  });

  test('are moved into the corner before the engine sees them', () => {
    const parts = [
      { part: 'P1', rotationCW: 0, row: 5, col: 4 },
      { part: 'P2', rotationCW: 0, row: 7, col: 3 },
    ] as const;
    expect(settled([...parts]).map(({ row, col }) => [row, col])).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });
});
