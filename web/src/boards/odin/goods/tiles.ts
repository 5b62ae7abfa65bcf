// What a player has, in the order in which it is shown, and how large it can be drawn.
import { countOf, type ItemRow, type Move, type MoveOf, type Player, type Scene, type View } from '../kinds';

export type Tint = 'orange' | 'red' | 'green' | 'blue' | 'grey';
/** Special tiles count as blue and lie in one row with it. */
export const shelves: Tint[][] = [['orange'], ['red'], ['green'], ['blue', 'grey']];

interface Stock {
  row: ItemRow;
  count: number;
}

export const specialsOf = (scene: Scene): ItemRow[] => scene.items.filter((row) => row.sort === 'special');

/** The special tiles that somebody holds. */
function heldBy(scene: Scene, view: View, seat: number): Stock[] {
  return specialsOf(scene)
    .filter((_, number) => view.specials[number] === `seat${String(seat)}`)
    .map((row) => ({ row, count: 1 }));
}

/** The goods of a seat by colour. */
export function stocksOf(scene: Scene, view: View, seat: number): Record<Tint, Stock[]> {
  const player = view.players[seat];
  const stocks: Record<Tint, Stock[]> = { orange: [], red: [], green: [], blue: [], grey: heldBy(scene, view, seat) };
  if (!player) return stocks;
  for (const row of scene.items) {
    const count = row.sort === 'good' ? countOf(scene, player, row.item) : 0;
    if (count > 0 && row.colour !== 'none' && row.colour !== 'grey') stocks[row.colour].push({ row, count });
  }
  return stocks;
}

/** The pose that is drawn in a row: the flattest. */
export function flatRows(row: ItemRow): string[] {
  const [first, ...others] = row.poses.map((pose) => pose.rows);
  return others.reduce((flattest, rows) => (rows.length < flattest.length ? rows : flattest), first ?? ['#']);
}

/** The border of a shape, at so many pixels a cell. */
export function outline(rows: string[], size: number): string {
  const at = (x: number, y: number) => rows[y]?.[x] === '#';
  const move = (x: number, y: number) => `M${String(x * size)} ${String(y * size)}`;
  const side = String(size);
  let path = '';
  rows.forEach((line, y) => {
    [...line].forEach((_, x) => {
      if (!at(x, y)) return;
      if (!at(x, y - 1)) path += `${move(x, y)}h${side}`;
      if (!at(x, y + 1)) path += `${move(x, y + 1)}h${side}`;
      if (!at(x - 1, y)) path += `${move(x, y)}v${side}`;
      if (!at(x + 1, y)) path += `${move(x + 1, y)}v${side}`;
    });
  });
  return path;
}

/** All of a shape. */
export function filling(rows: string[], size: number): string {
  const side = String(size);
  const square = (x: number, y: number) => `M${String(x * size)} ${String(y * size)}h${side}v${side}h-${side}Z`;
  return rows.map((line, y) => [...line].map((mark, x) => (mark === '#' ? square(x, y) : '')).join('')).join('');
}

/** How a row is drawn: the pixels of a cell, and whether numbers lie on the tiles because there is no room beside them. */
interface Fit {
  cell: number;
  tight: boolean;
}
const spacing = {
  ample: { button: 26, gap: 4, padding: 6, count: 15 },
  tight: { button: 24, gap: 2, padding: 2, count: 0 },
};

/** How wide a row of tiles is. */
export function widthOf(stocks: Stock[], { cell, tight }: Fit): number {
  const { button, gap, padding, count: room } = spacing[tight ? 'tight' : 'ample'];
  return stocks.reduce((sum, { row, count }) => {
    const columns = flatRows(row)[0]?.length ?? 1;
    return sum + Math.max(button, columns * cell + padding) + (count > 1 ? room : 0) + gap;
  }, 0);
}

/** As large as a row fits into its room, both ways. */
export function fitIn(stocks: Stock[], width: number, height: number): Fit {
  const tallest = Math.max(3, ...stocks.map(({ row }) => flatRows(row).length));
  const most = Math.min(18, Math.floor((2 * (height - 3)) / tallest) / 2);
  for (const tight of [false, true]) {
    for (let cell = most; cell > (tight ? 4 : 6); cell -= 0.5) {
      if (widthOf(stocks, { cell, tight }) <= width) return { cell, tight };
    }
  }
  return { cell: 4, tight: true };
}

/** What can be taken up to be laid. */
export const liftable = (moves: Move[]): Set<string> =>
  new Set(moves.filter((move): move is MoveOf<'lift'> => move.verb === 'lift').map((move) => move.item));

export const resources = ['silver', 'ore', 'wood', 'stone'] as const;
export const weapons = ['bow', 'snare', 'spear', 'long_sword'] as const;

/** Vikings that can still be placed this round. */
export const vikingsLeft = (player: Player): number => player.thingSquare;
