// The banquet table: its places, what stands on them as far as it was seen, and which dishes can follow.
import {
  countOf,
  type Event,
  itemOf,
  type ItemRow,
  type Move,
  type MoveOf,
  type Player,
  type Scene,
  type View,
} from '../kinds';

export type Side = MoveOf<'serve'>['side'];

/** How many places a dish takes. */
const widthOf = (row: ItemRow, side: Side): number => row.dish?.[side] ?? 1;

/** A dish on the table. */
export interface Served {
  item: string;
  at: number;
  width: number;
}

/** What is remembered of a feast after something happened: what came, less what was taken back. */
export function remembered(before: Served[], scene: Scene, next: number, seat: number, events: Event[]): Served[] {
  const kept = before.filter(({ at, width }) => at + width <= next);
  const end = Math.max(0, ...kept.map(({ at, width }) => at + width));
  const served = events.filter((event) => event.event === 'serves' && event.seat === seat);
  const last = served.at(-1);
  if (last?.event !== 'serves' || end >= next) return kept;
  const row = scene.items.find(({ item }) => item === last.dish);
  const width = row ? widthOf(row, last.side) : 1;
  return end + width > next ? kept : [...kept, { item: last.dish, at: next - width, width }];
}

/**
 * What stands on the table when it comes into sight, from what was told: the last dishes back to where the table begins, behind
 * the `first` places, which ships take. Which
 * places were left empty is not told; they are taken for the last ones.
 */
export function servedIn(scene: Scene, log: Event[], seat: number, feast: View['feast'], first: number): Served[] {
  const served: Served[] = [];
  let end = feast.next - feast.penalties;
  for (const event of [...log].reverse()) {
    if (event.event !== 'serves' || event.seat !== seat) continue;
    const width = widthOf(itemOf(scene, event.dish), event.side);
    if (end - width < first) break;
    end -= width;
    served.unshift({ item: event.dish, at: end, width });
  }
  return served;
}

export type Place =
  { kind: 'ship' } | { kind: 'served'; dish: Served | null } | { kind: 'next' } | { kind: 'free' } | { kind: 'viking' };

/** All places from the left: the `first` are of ships that left, then dishes, what is still to fill, Vikings. */
export function placesOf(scene: Scene, feast: View['feast'], first: number, served: Served[]): Place[] {
  return Array.from({ length: scene.tablePlaces }, (_, place): Place => {
    if (place < first) return { kind: 'ship' };
    if (place >= feast.end) return { kind: 'viking' };
    if (place === feast.next) return { kind: 'next' };
    if (place > feast.next) return { kind: 'free' };
    return { kind: 'served', dish: served.find(({ at, width }) => place >= at && place < at + width) ?? null };
  });
}

export interface Dish {
  row: ItemRow;
  count: number;
  long: MoveOf<'serve'> | undefined;
  cross: MoveOf<'serve'> | undefined;
  widths: { long: number; cross: number };
}

/** All food at hand and silver; what can be served now first, the longest first. */
export function dishesOf(scene: Scene, player: Player, moves: Move[]): Dish[] {
  const serving = (item: string, side: Side) =>
    moves.find((move): move is MoveOf<'serve'> => move.verb === 'serve' && move.item === item && move.side === side);
  const dishes = scene.items
    .filter(({ dish }) => dish !== null)
    .map((row) => ({
      row,
      count: countOf(scene, player, row.item),
      long: serving(row.item, 'lengthwise'),
      cross: serving(row.item, 'crosswise'),
      widths: { long: widthOf(row, 'lengthwise'), cross: widthOf(row, 'crosswise') },
    }))
    .filter(({ count }) => count > 0);
  const rank = (dish: Dish) => (dish.row.item === 'silver' ? 100 : dish.long || dish.cross ? 0 : 50) - dish.widths.long;
  return dishes.sort((one, other) => rank(one) - rank(other));
}
