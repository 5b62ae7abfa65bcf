// What a space takes or wants to see, beside what a player has of it: plain counting, to be read; the engine decides.
import { countOf, type Part, type Player, type Scene, type SpaceRow, type View } from '../kinds';

export interface Need {
  /** Any of these counts. */
  items: string[];
  have: number;
  of: number;
  /** It is given away; else it is only to be there. */
  spent: boolean;
}

export function shipsOf(player: Player, ship: string): number {
  const sum = (counts: number[]) => counts.reduce((all, each) => all + each, 0);
  if (ship === 'whaling_boat') return sum(player.bay.boats);
  if (ship === 'knarr') return player.bay.knarrs;
  return ship === 'longship' ? sum(player.bay.longships) : 0;
}
const ships = ['whaling_boat', 'knarr', 'longship'];
const stock = (scene: Scene, player: Player, item: string) =>
  ships.includes(item) ? shipsOf(player, item) : countOf(scene, player, item);

/** Both states of an animal give milk or wool. */
const animals = (scene: Scene, player: Player, animal: string) =>
  countOf(scene, player, animal) + countOf(scene, player, `pregnant_${animal}`);

export function needsOf(scene: Scene, view: View, player: Player, part: Part): Need[] {
  const often = part.per === 'round' ? view.round : 1;
  const needs = part.give.map(({ item, count }): Need => ({
    items: [item],
    have: stock(scene, player, item),
    of: count * often,
    spent: true,
  }));
  if (part.per === 'sheep' || part.per === 'cattle')
    needs.push({ items: [part.per], have: animals(scene, player, part.per), of: 1, spent: false });
  if (part.shipsNeeded > 0) {
    const have = part.ships.reduce((sum, ship) => sum + shipsOf(player, ship), 0);
    needs.push({ items: part.ships, have, of: part.shipsNeeded, spent: false });
  }
  return needs.filter((each) => each.of > 0);
}

/** All that one way wants. What is given twice is asked for together. */
export function needsOfWay(scene: Scene, view: View, player: Player, way: SpaceRow['ways'][number]): Need[] {
  const all = new Map<string, Need>();
  for (const each of way.parts.flatMap((part) => needsOf(scene, view, player, part))) {
    const key = `${each.items.join()} ${String(each.spent)}`;
    const known = all.get(key);
    if (known) known.of += each.spent ? each.of : 0;
    else all.set(key, each);
  }
  return [...all.values()];
}
