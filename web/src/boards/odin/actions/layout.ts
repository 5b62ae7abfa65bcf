// Where the spaces of the action board lie, how arrow keys walk over it, and where a card in words finds room beside one.
import type { Scene, SpaceRow } from '../kinds';

const rowCount = 18;
const columnCount = 4;

interface Heading {
  group: Scene['groups'][number];
  /** From the top, counted from 1. */
  row: number;
  rows: number;
  sign: string;
}

/** What stands for a group of rows at its left. */
const groupSigns: Record<Scene['groups'][number]['group'], string> = {
  house_building: 'stone_house',
  ship_building: 'longship',
  hunting: 'bow',
  livestock_market: 'cattle',
  weekly_market: 'cabbage',
  products: 'milk',
  crafting: 'forge_hammer',
  mountains_and_trade: 'mountain',
  sailing: 'explore',
  emigration_and_occupation: 'card',
};

/** A high space of column 4 may belong to two groups; those of column 1 tell whose a row is. */
export function headingsOf(scene: Scene): Heading[] {
  const first = scene.spaces.filter((space) => space.column === 1);
  return scene.groups.flatMap((group) => {
    const rows = first.filter((space) => space.groups.includes(group.group)).map((space) => space.row);
    if (rows.length === 0) return [];
    const row = Math.min(...rows);
    return [{ group, row, rows: Math.max(...rows) - row + 1, sign: groupSigns[group.group] }];
  });
}

/** The names of the rows that a space reaches over. */
export const rowsOf = (space: SpaceRow): number[] =>
  Array.from({ length: space.rows }, (_, below) => space.row + below);

/** In CSS: the first column is the headings', the first row the columns'. */
export const areaOf = (space: { row: number; rows: number; column: number }): string =>
  `${String(space.row)} / ${String(space.column + 1)} / span ${String(space.rows)} / span 1`;

export type Step = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

const covers = (space: SpaceRow, row: number) => space.row <= row && row < space.row + space.rows;
const at = (scene: Scene, column: number, row: number): SpaceRow | undefined =>
  scene.spaces.find((space) => space.column === column && covers(space, row));

/** Walks along a row over columns where nothing is printed. */
function sideways(scene: Scene, from: SpaceRow, row: number, by: number): SpaceRow | undefined {
  for (let column = from.column + by; column >= 1 && column <= columnCount; column += by) {
    const found = at(scene, column, row);
    if (found) return found;
  }
  return undefined;
}
function upright(scene: Scene, from: SpaceRow, by: number): SpaceRow | undefined {
  const start = by > 0 ? from.row + from.rows : from.row - 1;
  for (let row = start; row >= 1 && row <= rowCount; row += by) {
    const found = at(scene, from.column, row);
    if (found) return found;
  }
  return undefined;
}

/** The space that an arrow key leads to; `row`: where one walks, for spaces that are several rows high. */
export function walk(scene: Scene, from: SpaceRow, step: Step, row = from.row): SpaceRow {
  const along = covers(from, row) ? row : from.row;
  switch (step) {
    case 'left':
      return sideways(scene, from, along, -1) ?? from;
    case 'right':
      return sideways(scene, from, along, 1) ?? from;
    case 'up':
      return upright(scene, from, -1) ?? from;
    case 'down':
      return upright(scene, from, 1) ?? from;
    case 'first':
      return scene.spaces[0] ?? from;
    case 'last':
      return scene.spaces.at(-1) ?? from;
  }
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const gap = 8;

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Where a card lies that tells of a space: beside the whole board if there is room, else beside the space, else over or
 * under it; never on it.
 */
export function besides(
  space: Box,
  board: Box,
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  // What is asked stands above the board and is not to be covered.
  const lowest = screen.height - card.height - gap;
  const top = within(space.top + space.height / 2 - card.height / 2, Math.min(board.top, lowest), lowest);
  const lefts = [
    board.left + board.width + gap,
    board.left - gap - card.width,
    space.left + space.width + gap,
    space.left - gap - card.width,
  ];
  const left = lefts.find((each) => each >= 0 && each + card.width <= screen.width);
  if (left !== undefined) return { left, top: Math.max(gap, top) };
  const under = space.top + space.height + gap;
  const over = space.top - gap - card.height;
  const centred = within(space.left + space.width / 2 - card.width / 2, 0, screen.width - card.width);
  return { left: Math.max(0, centred), top: under + card.height <= screen.height || over < 0 ? under : over };
}
