// The island on paper: points, outlines and letters, worked out from the rows of the scene. One unit is the distance
// between two neighbouring points; x grows with the column, y with the row.

export interface Point {
  name: string;
  x: number;
  y: number;
  region: string;
}

export interface Spot {
  x: number;
  y: number;
}

/** An island ready to be drawn. Paths are SVG path data. */
export interface Island {
  cols: number;
  rows: number;
  points: Point[];
  coast: string;
  trails: string;
  regions: { letter: string; path: string; label: Spot }[];
  at(name: string): Point | undefined;
}

const sea = '.';

/** "c4": the column's letter and the row's number, as the engine names points. */
export function pointName(row: number, col: number): string {
  let letters = '';
  for (let rest = col; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(97 + (rest % 26)) + letters;
  }
  return letters + String(row + 1);
}

function pointsOf(rows: string[]): Point[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((letter, col) =>
      letter === sea ? [] : [{ name: pointName(row, col), x: col, y: row, region: letter }],
    ),
  );
}

export function islandOf(rows: string[]): Island {
  const points = pointsOf(rows);
  const byName = new Map(points.map((point) => [point.name, point]));
  const letters = [...new Set(points.map((point) => point.region))].sort();
  return {
    cols: Math.max(...rows.map((line) => line.length)),
    rows: rows.length,
    points,
    coast: outline(rows, (letter) => letter !== sea),
    trails: trails(rows),
    regions: letters.map((letter) => ({
      letter,
      path: outline(rows, (other) => other === letter),
      label: labelSpot(
        points.filter((point) => point.region === letter),
        points,
      ),
    })),
    at: (name) => byName.get(name),
  };
}

/** Thin lines between neighbouring points: where one can walk. */
function trails(rows: string[]): string {
  const isLand = (row: number, col: number) => (rows[row]?.[col] ?? sea) !== sea;
  let path = '';
  for (const { x, y } of pointsOf(rows)) {
    if (isLand(y, x + 1)) path += `M${String(x)} ${String(y)}h1`;
    if (isLand(y + 1, x)) path += `M${String(x)} ${String(y)}v1`;
  }
  return path;
}

/** How far off its shore a letter stands: clear of the horns of whoever stands there. */
const offShore = 0.74;
/** The ruler has the left and the upper side. */
const shores: (Spot & { dear: number })[] = [
  { x: 1, y: 0, dear: 0 },
  { x: 0, y: 1, dear: 0 },
  { x: -1, y: 0, dear: 1.2 },
  { x: 0, y: -1, dear: 1.8 },
];

/** A letter stands in the water before its region, as near to the region's middle as there is room; else between points. */
function labelSpot(points: Point[], all: Point[]): Spot {
  const middle = {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  };
  const isClear = (spot: Spot) =>
    all.every((point) => Math.hypot(point.x - spot.x, point.y - spot.y) > offShore - 0.01);
  const distance = (spot: Spot) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  const free = points
    .flatMap(({ x, y }) =>
      shores.map((to) => ({ x: x + offShore * to.x, y: y + offShore * to.y, dear: to.dear })).filter(isClear),
    )
    .sort((one, other) => distance(one) + one.dear - distance(other) - other.dear)[0];
  return free ? { x: free.x, y: free.y } : between(points, distance);
}

function between(points: Point[], distance: (spot: Spot) => number): Spot {
  const has = (x: number, y: number) => points.some((point) => point.x === x && point.y === y);
  const corners = points
    .filter(({ x, y }) => has(x + 1, y) && has(x, y + 1) && has(x + 1, y + 1))
    .map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  const [first] = points;
  return (
    corners.sort((one, other) => distance(one) - distance(other))[0] ?? { x: (first?.x ?? 0) + 0.5, y: first?.y ?? 0 }
  );
}

// Outlines. The border of a set of cells is a ring of corners; corners are moved a little, always the same way, so that
// neighbours still fit and nothing looks ruled; then the ring is drawn as a curve through the middles of its edges.

type Corner = readonly [x: number, y: number];

function outline(rows: string[], isInside: (letter: string) => boolean): string {
  return rings(rows, isInside).map(curve).join('');
}

function rings(rows: string[], isInside: (letter: string) => boolean): Corner[][] {
  const next = borderEdges(rows, isInside);
  const found: Corner[][] = [];
  for (let first = next.keys().next().value; first !== undefined; first = next.keys().next().value) {
    const ring: Corner[] = [];
    for (let at: string | undefined = first; at !== undefined;) {
      const [x = 0, y = 0] = at.split(' ').map(Number);
      ring.push([x, y]);
      const ahead: string[] = next.get(at) ?? [];
      const to: string | undefined = ahead.shift();
      if (ahead.length === 0) next.delete(at);
      at = to === first ? undefined : to;
    }
    found.push(ring);
  }
  return found;
}

/** Edges between inside and outside, clockwise, by the corner where they begin. Corners are half a unit off points. */
function borderEdges(rows: string[], isInside: (letter: string) => boolean): Map<string, string[]> {
  const inside = (row: number, col: number) => isInside(rows[row]?.[col] ?? sea);
  const edges = new Map<string, string[]>();
  const add = (ax: number, ay: number, bx: number, by: number) => {
    const from = `${String(ax)} ${String(ay)}`;
    edges.set(from, [...(edges.get(from) ?? []), `${String(bx)} ${String(by)}`]);
  };
  rows.forEach((line, row) => {
    for (let col = 0; col < line.length; ++col) {
      if (!inside(row, col)) continue;
      if (!inside(row - 1, col)) add(col, row, col + 1, row);
      if (!inside(row, col + 1)) add(col + 1, row, col + 1, row + 1);
      if (!inside(row + 1, col)) add(col + 1, row + 1, col, row + 1);
      if (!inside(row, col - 1)) add(col, row + 1, col, row);
    }
  });
  return edges;
}

/** A number in −1 … 1 that is always the same for the same corner. */
function whim(x: number, y: number, salt: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

function moved([x, y]: Corner): Corner {
  const reach = 0.09;
  return [x - 0.5 + reach * whim(x, y, 1), y - 0.5 + reach * whim(x, y, 2)];
}

function curve(ring: Corner[]): string {
  const corners = ring.map(moved);
  const middle = (i: number): string => {
    const a = corners[i % corners.length] ?? [0, 0];
    const b = corners[(i + 1) % corners.length] ?? [0, 0];
    return `${((a[0] + b[0]) / 2).toFixed(3)} ${((a[1] + b[1]) / 2).toFixed(3)}`;
  };
  const bends = corners.map((_, i) => {
    const [x, y] = corners[(i + 1) % corners.length] ?? [0, 0];
    return `Q${x.toFixed(3)} ${y.toFixed(3)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${bends.join('')}Z`;
}
