// How the middle column shares its box: the open board first, then what stands around it. The room is measured for the home
// board, so that nothing moves when another one is opened.
import type { Extent } from './geometry';

interface Arrangement {
  /** Beneath one another, or everything else in a column at the side (a flat screen). */
  kind: 'stacked' | 'aside';
  /** A cell of the home board. */
  cell: number;
  /** The room for the open board. */
  width: number;
  height: number;
}

export const home: Extent = { columns: 13, rows: 12 };
export const heights = {
  fine: { head: 26, tools: 32, shelf: 86, gap: 4 },
  coarse: { head: 30, tools: 48, shelf: 118, gap: 6 },
} as const;
export type Hand = keyof typeof heights;

const side = { least: 186, gap: 8 };
const cells = { least: 12, most: 46 };

const fitting = (width: number, height: number): number =>
  Math.max(cells.least, Math.min(cells.most, Math.floor(Math.min(width / home.columns, height / home.rows))));

/** Whichever leaves larger cells. */
export function arrange(width: number, height: number, hand: Hand): Arrangement {
  const { head, tools, shelf, gap } = heights[hand];
  const stacked = fitting(width, height - head - tools - shelf - 3 * gap);
  const aside = fitting(width - side.least - side.gap, height);
  const kind = aside > stacked ? 'aside' : 'stacked';
  const cell = Math.max(aside, stacked);
  return { kind, cell, width: cell * home.columns, height: cell * home.rows };
}

/** How large the cells of a face are in the room of the open board: small boards are not blown up much. */
export const cellIn = (room: Arrangement, { columns, rows }: Extent): number =>
  Math.floor(Math.min(room.width / columns, room.height / rows, Math.max(room.cell * 1.5, 30)));

/** How large the cells of a picture on the shelf are. */
export const cellOnShelf = (height: number, rows: number): number =>
  Math.max(3, Math.min(8, Math.floor(height / rows)));
