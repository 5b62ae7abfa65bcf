// Where everything lies on the map. Land and water are measured along (from the coast outwards, one for each row) and
// across; a wide screen has the coast at its left, a tall one at its bottom. So "left", seen with the coast behind, is up
// or left on the screen.
import type { WalhallaView } from '../../generated/games';

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  width: number;
  height: number;
}

const coast = 0.85;
const headland = 0.95;
const sea = 0.2;
const ruler = 0.42;
const tongueWidth = 1.25;
const fjordWidth = 0.82;
const berthRows = 3;

export interface Layout {
  upright: boolean;
  viewBox: string;
  whole: Box;
  /** Pixels of one unit on the screen. */
  unit: number;
  rows: number[];
  coast: Box;
  tongue(tongue: number): Box;
  field(tongue: number, row: number): Box;
  headland(tongue: number, place: 'inner' | 'outer'): Box;
  /** Where a fjord meets the open sea. */
  mouth(fjord: number): Spot;
  /** Where the number of a fjord stands: in its mouth. */
  nameOfFjord(fjord: number): Spot;
  /** All the water of a fjord that lies beside land. */
  fjord(fjord: number): Box;
  /** A berth counts from 0 at the coast. */
  berth(fjord: number, berth: number): Box;
  seat(fjord: number, berth: number, seat: number): Spot;
  /** Outside the last fjord, for the numbers of the rows. */
  ruler(row: number): Spot;
  fjordWidth: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The way round that makes everything larger; what is across may be stretched, most on small screens, to fill the room. */
export function layoutOf(view: WalhallaView, width: number, height: number): Layout {
  const [wide, tall] = [layoutFor(view, width, height, false), layoutFor(view, width, height, true)];
  return tall.unit > wide.unit ? tall : wide;
}

function layoutFor(view: WalhallaView, width: number, height: number, upright: boolean): Layout {
  const rows = view.tongues.map(({ plots }) => Math.max(plots.length, 1));
  const length = coast + Math.max(...rows) + 2 * headland + sea;
  const breadth = 3 * tongueWidth + 4 * fjordWidth;
  const [alongRoom, acrossRoom] = upright ? [height, width] : [width, height];
  const stretch = clamp(
    ((acrossRoom * length) / Math.max(alongRoom, 1) - ruler) / breadth,
    0.85,
    alongRoom / length > 38 ? 1.4 : 1.9,
  );
  const tongueAcross = tongueWidth * stretch;
  const fjordAcross = fjordWidth * stretch;
  const total = breadth * stretch + ruler;

  const box = (along: number, across: number, long: number, wide: number): Box =>
    upright
      ? { x: across, y: length - along - long, width: wide, height: long }
      : { x: along, y: across, width: long, height: wide };
  const spot = (along: number, across: number): Spot =>
    upright ? { x: across, y: length - along } : { x: along, y: across };
  const fjordAt = (fjord: number) => ruler + fjord * (fjordAcross + tongueAcross);
  const tongueAt = (tongue: number) => fjordAt(tongue) + fjordAcross;
  const rowsOf = (tongue: number) => rows[tongue] ?? 0;

  const whole = box(0, 0, length, total);
  return {
    upright,
    whole,
    viewBox: `0 0 ${String(whole.width)} ${String(whole.height)}`,
    unit: Math.min(width / whole.width, height / whole.height) || 40,
    rows,
    fjordWidth: fjordAcross,
    coast: box(-4, -8, 4 + coast, total + 16),
    tongue: (tongue) => box(coast - 0.05, tongueAt(tongue), rowsOf(tongue) + 2 * headland + 0.05, tongueAcross),
    field: (tongue, row) => box(coast + row, tongueAt(tongue), 1, tongueAcross),
    headland: (tongue, place) =>
      box(coast + rowsOf(tongue) + (place === 'outer' ? headland : 0), tongueAt(tongue), headland, tongueAcross),
    mouth: (fjord) => spot(length + 2.2, fjordAt(fjord) + fjordAcross / 2),
    nameOfFjord: (fjord) => spot(length - 0.42, fjordAt(fjord) + fjordAcross / 2),
    fjord: (fjord) => box(coast, fjordAt(fjord), Math.max(...rows), fjordAcross),
    berth: (fjord, berth) => box(coast + berthRows * berth, fjordAt(fjord), berthRows, fjordAcross),
    seat: (fjord, berth, seat) => spot(coast + berthRows * berth + seat + 0.5, fjordAt(fjord) + fjordAcross / 2),
    ruler: (row) => spot(coast + row + 0.5, ruler / 2),
  };
}

/** How the picture of the land and the Viking on it share a field: side by side, one above the other, or overlapping. */
export type Share = 'beside' | 'above' | 'over';
export function shareOf(box: Box): Share {
  if (box.width > 1.45 * box.height) return 'beside';
  return box.height > 1.45 * box.width ? 'above' : 'over';
}
const stands: Record<Share, Spot> = {
  beside: { x: 0.73, y: 0.5 },
  above: { x: 0.5, y: 0.72 },
  over: { x: 0.61, y: 0.66 },
};

/** Where the Viking on a field stands, and how large it is. */
export function standOn(box: Box): Spot & { size: number } {
  const share = shareOf(box);
  const { x, y } = stands[share];
  return { x: box.x + x * box.width, y: box.y + y * box.height, size: share === 'over' ? 0.74 : 0.92 };
}

export const middle = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
