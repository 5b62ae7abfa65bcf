// How the island lies on the screen: the whole surface is sea, the island in its middle as large as it fits.
import type { Island, Spot } from './island';

export interface Chart {
  /** Screen pixels per unit. */
  unit: number;
  viewBox: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where ships can lie at anchor; none if there is no room. */
  anchorages: Spot[];
}

/** Water around the island that must be seen: beach, shallows and the letters of the columns. */
const margin = 1.12;
const shipRoom = 2.4;

export function chartOf(island: Island, width: number, height: number): Chart {
  const landWidth = island.cols - 1 + 2 * margin;
  const landHeight = island.rows - 1 + 2 * margin;
  const unit = Math.max(1, Math.min((width || 600) / landWidth, (height || 600) / landHeight));
  const chart = { width: (width || 600) / unit, height: (height || 600) / unit };
  const middle = { x: (island.cols - 1) / 2, y: (island.rows - 1) / 2 };
  const x = middle.x - chart.width / 2;
  const y = middle.y - chart.height / 2;
  return {
    ...chart,
    unit,
    x,
    y,
    viewBox: [x, y, chart.width, chart.height].map((value) => value.toFixed(3)).join(' '),
    anchorages: anchorages({ x, y, ...chart }, chart.width - landWidth, chart.height - landHeight),
  };
}

/** Beside the island where the screen is wide, above and below it where it is tall. */
function anchorages(
  sea: { x: number; y: number; width: number; height: number },
  spareX: number,
  spareY: number,
): Spot[] {
  const right = sea.x + sea.width;
  const bottom = sea.y + sea.height;
  if (spareX / 2 >= shipRoom) {
    const inset = spareX / 4 + 0.2;
    return [0.24, 0.76].flatMap((part) => [
      { x: sea.x + inset, y: sea.y + part * sea.height },
      { x: right - inset, y: sea.y + part * sea.height },
    ]);
  }
  if (spareY / 2 < shipRoom * 0.75) return [];
  const inset = spareY / 4 + 0.1;
  return [sea.y + inset, bottom - inset].flatMap((y) => [
    { x: sea.x + 0.22 * sea.width, y },
    { x: sea.x + 0.78 * sea.width, y },
  ]);
}

/** The nearest point of the island, if one is near enough to be meant. */
export function pointNear(island: Island, spot: Spot): string | null {
  const reach = 0.62;
  let nearest: { name: string; distance: number } | null = null;
  for (const { name, x, y } of island.points) {
    const distance = Math.hypot(x - spot.x, y - spot.y);
    if (distance < reach && distance < (nearest?.distance ?? Infinity)) nearest = { name, distance };
  }
  return nearest?.name ?? null;
}

/** The next point in a direction, over water if need be; for the arrow keys. */
export function pointBeside(island: Island, from: string, key: string): string | null {
  const directions: Record<string, Spot> = {
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
  };
  const start = island.at(from);
  const way = directions[key];
  if (!start || !way) return null;
  const ahead = island.points
    .map((point) => {
      const along = (point.x - start.x) * way.x + (point.y - start.y) * way.y;
      const aside = Math.abs((point.x - start.x) * way.y) + Math.abs((point.y - start.y) * way.x);
      return { name: point.name, along, cost: along + 3 * aside };
    })
    .filter((point) => point.along > 0)
    .sort((a, b) => a.cost - b.cost);
  return ahead[0]?.name ?? null;
}
