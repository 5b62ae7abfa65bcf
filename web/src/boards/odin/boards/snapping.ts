// From a point on a board to the cells under a tile: where it snaps to, which cells stand in its way, where it would fit.
import { cellName, columnOf, type FaceRow, type Move, type MoveOf, rowOf } from '../kinds';
import { type Extent, groundsOf, type Point } from './geometry';

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The corner (lower left cell) of a tile whose middle is at a point; it never leaves the rectangle of the board. */
export function snapped(at: Point, tile: Extent, board: Extent): string {
  const column = within(Math.round(at.x - tile.columns / 2), 0, Math.max(0, board.columns - tile.columns));
  const top = within(Math.round(at.y - tile.rows / 2), 0, Math.max(0, board.rows - tile.rows));
  return cellName(column, Math.max(0, board.rows - tile.rows - top));
}

/** The middle of a tile that lies with its corner on a cell. */
export const middleOf = (corner: string, tile: Extent, board: Extent): Point => ({
  x: columnOf(corner) + tile.columns / 2,
  y: board.rows - rowOf(corner) - tile.rows / 2,
});

/** Whether a point is over the board, or so near that it is meant. */
export const isOver = (at: Point, board: Extent, margin = 0.8): boolean =>
  at.x > -margin && at.y > -margin && at.x < board.columns + margin && at.y < board.rows + margin;

/** Of many corners the one that brings the tile nearest to a point. */
export function nearest(corners: Iterable<string>, at: Point, tile: Extent, board: Extent): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const corner of corners) {
    const middle = middleOf(corner, tile, board);
    const distance = Math.hypot(middle.x - at.x, middle.y - at.y);
    if (distance < least - 1e-9) [best, least] = [corner, distance];
  }
  return best;
}

/** Where a tile may be laid: "c4:1" is a corner and a pose. */
export type Spots = ReadonlyMap<string, MoveOf<'lay'>>;
export const noSpots: Spots = new Map();
export const spotsIn = (moves: readonly Move[]): Spots =>
  new Map(moves.flatMap((move) => (move.verb === 'lay' ? [[`${move.cell}:${String(move.pose)}`, move]] : [])));

/** The corners of all placements in one pose. */
export function cornersIn(spots: ReadonlyMap<string, unknown>, pose: number): string[] {
  const end = `:${String(pose)}`;
  return [...spots.keys()].filter((key) => key.endsWith(end)).map((key) => key.slice(0, -end.length));
}

/** Cells that no tile can lie on, whatever the rules say: beside the board, covered, or rock. */
export function offending(cells: readonly string[], face: FaceRow, covered: ReadonlySet<string>): string[] {
  const grounds = groundsOf(face);
  return cells.filter((cell) => {
    const ground = grounds.get(cell);
    return ground === undefined || ground === 'rock' || covered.has(cell);
  });
}
