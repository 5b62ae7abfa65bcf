// The printed boards as a drawing needs them: which cell is what, the outline of pieces, where their picture goes.
// Cells are drawn from the top left; the engine names them from the lower left (kinds.ts).
import { cellName, columnOf, type FaceRow, rowOf } from '../kinds';

export type Kind = 'plain' | 'minus' | 'income' | 'bonus' | 'rock';
const kinds: Record<string, Kind | undefined> = { '.': 'plain', '-': 'minus', i: 'income', b: 'bonus', x: 'rock' };

export interface Extent {
  columns: number;
  rows: number;
}
export interface Point {
  x: number;
  y: number;
}

export const extentOf = (face: { rows: string[] }): Extent => ({
  columns: face.rows[0]?.length ?? 0,
  rows: face.rows.length,
});

/** What each cell of a face is, by its name. */
const known = new WeakMap<FaceRow, Map<string, Kind>>();
export function groundsOf(face: FaceRow): Map<string, Kind> {
  let grounds = known.get(face);
  if (!grounds) {
    grounds = new Map();
    for (const [fromTop, line] of face.rows.entries()) {
      for (const [column, mark] of [...line].entries()) {
        const kind = kinds[mark];
        if (kind) grounds.set(cellName(column, face.rows.length - 1 - fromTop), kind);
      }
    }
    known.set(face, grounds);
  }
  return grounds;
}

/** Where a cell lies, counted in cells from the top left. */
export const placeOf = (cell: string, rows: number): Point => ({ x: columnOf(cell), y: rows - 1 - rowOf(cell) });

/** Many cells as one path of squares, each a little smaller than its cell. */
export function squares(cells: Iterable<string>, rows: number, size: number, gap = 0): string {
  const side = String(size - 2 * gap);
  return [...cells]
    .map((cell) => {
      const { x, y } = placeOf(cell, rows);
      return `M${String(x * size + gap)} ${String(y * size + gap)}h${side}v${side}h-${side}z`;
    })
    .join('');
}

// Outlines.

type Corner = [number, number];
const nameOfCorner = ([x, y]: Corner): string => `${String(x)} ${String(y)}`;

/** The edges between a cell of the set and what is none, clockwise, by where they start. */
function borders(inside: ReadonlySet<string>): Map<string, Corner[]> {
  const edges = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner) => {
    edges.set(nameOfCorner(from), [...(edges.get(nameOfCorner(from)) ?? []), to]);
  };
  for (const each of inside) {
    const [x = 0, y = 0] = each.split(' ').map(Number);
    const isOpen = (column: number, row: number) => !inside.has(nameOfCorner([column, row]));
    if (isOpen(x, y - 1)) add([x, y], [x + 1, y]);
    if (isOpen(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (isOpen(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (isOpen(x - 1, y)) add([x, y + 1], [x, y]);
  }
  return edges;
}

/** Takes the edge that leads on; where cells meet at a corner only, the one that stays with the same cell. */
function leave(edges: Map<string, Corner[]>, at: Corner, direction: Corner | null): Corner | undefined {
  const ways = edges.get(nameOfCorner(at)) ?? [];
  const right = direction && nameOfCorner([at[0] - direction[1], at[1] + direction[0]]);
  const found = ways.findIndex((to) => nameOfCorner(to) === right);
  return ways.splice(Math.max(0, found), 1)[0];
}

/** The corners of a set of cells, loop by loop. */
function loops(inside: ReadonlySet<string>): Corner[][] {
  const edges = borders(inside);
  const found: Corner[][] = [];
  for (const [name, ways] of edges) {
    while (ways.length > 0) {
      const start = name.split(' ').map(Number) as Corner;
      const loop: Corner[] = [];
      let at: Corner = start;
      let direction: Corner | null = null;
      for (let to = leave(edges, at, null); to; to = leave(edges, at, direction)) {
        direction = [to[0] - at[0], to[1] - at[1]];
        loop.push(at);
        at = to;
        if (at[0] === start[0] && at[1] === start[1]) break;
      }
      found.push(loop);
    }
  }
  return found;
}

const towards = (from: Corner, to: Corner): Corner => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];

/** Only the points where the loop turns. */
function turnings(loop: Corner[]): Corner[] {
  return loop.filter((at, index) => {
    const before = towards(loop.at(index - 1) ?? at, at);
    const after = towards(at, loop[(index + 1) % loop.length] ?? at);
    return before[0] !== after[0] || before[1] !== after[1];
  });
}

const written = (x: number, y: number): string => `${String(+x.toFixed(2))} ${String(+y.toFixed(2))}`;

/** One loop with round corners, drawn inwards by `inset`. */
function rounded(loop: Corner[], size: number, inset: number, radius: number): string {
  const points = turnings(loop);
  const parts = points.map((at, index) => {
    const [ax, ay] = towards(points.at(index - 1) ?? at, at);
    const [bx, by] = towards(at, points[(index + 1) % points.length] ?? at);
    const x = at[0] * size - inset * (ay + by);
    const y = at[1] * size + inset * (ax + bx);
    const from = written(x - ax * radius, y - ay * radius);
    return `${from}Q${written(x, y)} ${written(x + bx * radius, y + by * radius)}`;
  });
  return `M${parts.join('L')}Z`;
}

/** The path around a set of cells. */
export function outline(cells: Iterable<string>, rows: number, size: number, inset = 0, radius = 0): string {
  const inside = new Set([...cells].map((cell) => nameOfCorner(cornerOf(placeOf(cell, rows)))));
  return loops(inside)
    .map((loop) => rounded(loop, size, inset, radius))
    .join('');
}
const cornerOf = ({ x, y }: Point): Corner => [x, y];

/** The roomiest square within some cells, for a picture: its middle and its side, in cells. */
export function roomiest(cells: readonly string[], rows: number): Point & { side: number } {
  const places = cells.map((cell) => placeOf(cell, rows));
  const inside = new Set(places.map(({ x, y }) => nameOfCorner([x, y])));
  const middle = {
    x: places.reduce((sum, { x }) => sum + x + 0.5, 0) / places.length,
    y: places.reduce((sum, { y }) => sum + y + 0.5, 0) / places.length,
  };
  let best = { x: 0, y: 0, side: 0 };
  let rank = -Infinity;
  for (const from of places) {
    for (const to of places) {
      const box = { x: (from.x + to.x + 1) / 2, y: (from.y + to.y + 1) / 2 };
      const [width, height] = [to.x - from.x + 1, to.y - from.y + 1];
      if (width < 1 || height < 1 || !isFull(inside, from, to)) continue;
      // The higher the smaller side the better, then the larger area, then the nearer to the middle of all.
      const value =
        Math.min(width, height) * 1000 + width * height * 10 - Math.hypot(box.x - middle.x, box.y - middle.y);
      if (value > rank) {
        rank = value;
        best = { ...box, side: Math.min(width, height) };
      }
    }
  }
  return best;
}

function isFull(inside: ReadonlySet<string>, from: Point, to: Point): boolean {
  for (let x = from.x; x <= to.x; ++x) {
    for (let y = from.y; y <= to.y; ++y) if (!inside.has(nameOfCorner([x, y]))) return false;
  }
  return true;
}
