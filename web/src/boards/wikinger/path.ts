// The way a Viking goes, as the engine writes it ("c4-c6-e6"), as a line on the board.
import type { Island, Spot } from './island';

/** The points of a march in notation; fewer than two if the text is no march. */
export function stops(island: Island, text: string): Spot[] {
  return text.split('-').flatMap((name) => island.at(name) ?? []);
}

const isHop = (a: Spot, b: Spot) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 1;

/** Where a hop is highest: beside the straight line, so that it does not run through the figure it passes over. */
function bend(a: Spot, b: Spot): Spot {
  const lift = 0.55;
  const upright = a.x === b.x;
  return { x: (a.x + b.x) / 2 + (upright ? lift : 0), y: (a.y + b.y) / 2 - (upright ? 0 : lift) };
}

export function pathOf(spots: Spot[]): string {
  const [start, ...rest] = spots;
  if (!start) return '';
  let from = start;
  let path = `M${String(start.x)} ${String(start.y)}`;
  for (const to of rest) {
    const peak = bend(from, to);
    const control = isHop(from, to) ? `Q${String(peak.x)} ${String(peak.y)} ` : 'L';
    path += `${control}${String(to.x)} ${String(to.y)}`;
    from = to;
  }
  return path;
}

/** Stages of an animation along the way: every landing, and the height of every hop. */
export function stages(spots: Spot[]): (Spot & { lift: number })[] {
  return spots.flatMap((spot, i) => {
    const previous = spots[i - 1];
    const landing = { x: spot.x, y: spot.y, lift: 0 };
    if (!previous || !isHop(previous, spot)) return [landing];
    return [{ x: (previous.x + spot.x) / 2, y: (previous.y + spot.y) / 2, lift: 1 }, landing];
  });
}
