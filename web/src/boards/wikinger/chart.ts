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
    anchorages: anchorages(island, { x, y, ...chart }, chart.width - landWidth, chart.height - landHeight),
  };
}

/** Beside the island where the screen is wide, above and below it where it is tall, else in its bays. */
function anchorages(
  island: Island,
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
  if (spareY / 2 < shipRoom * 0.75) return bays(island, sea);
  const inset = spareY / 4 + 0.1;
  return [sea.y + inset, bottom - inset].flatMap((y) => [
    { x: sea.x + 0.22 * sea.width, y },
    { x: sea.x + 0.78 * sea.width, y },
  ]);
}

/** The widest water in each quarter of the sea in which a ship is clear of land, rulers and the rim. */
function bays(island: Island, sea: { x: number; y: number; width: number; height: number }): Spot[] {
  const clearance = 1.45;
  const room = ({ x, y }: Spot) => Math.min(...island.points.map((point) => Math.hypot(point.x - x, point.y - y)));
  const spots: Spot[] = [];
  // The rulers stand just left of the first column and just above the first row.
  for (let y = Math.max(0.35, sea.y + 1.3); y <= sea.y + sea.height - 1.3; y += 0.25)
    for (let x = Math.max(0.65, sea.x + 1.3); x <= sea.x + sea.width - 1.3; x += 0.25) spots.push({ x, y });
  const middle = { x: sea.x + sea.width / 2, y: sea.y + sea.height / 2 };
  const quarters = [
    (spot: Spot) => spot.x < middle.x && spot.y < middle.y,
    (spot: Spot) => spot.x >= middle.x && spot.y < middle.y,
    (spot: Spot) => spot.x < middle.x && spot.y >= middle.y,
    (spot: Spot) => spot.x >= middle.x && spot.y >= middle.y,
  ];
  return quarters.flatMap((lies) => {
    const [best] = spots
      .filter(lies)
      .map((spot) => ({ ...spot, room: room(spot) }))
      .sort((one, other) => other.room - one.room);
    return best && best.room >= clearance ? [{ x: best.x, y: best.y }] : [];
  });
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
