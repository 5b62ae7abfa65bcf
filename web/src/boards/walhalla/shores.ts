// The fields beside moored ships, as the engine has them; here they are counted from 0.
import type { WalhallaScene, WalhallaView } from '../../generated/games';

export interface Place {
  tongue: number;
  row: number;
}

/** The place that an event or the scene names, counting from 1. */
export const placeOf = ({ tongue, row }: Place): Place => ({ tongue: tongue - 1, row: row - 1 });

const shoresAt = (scene: WalhallaScene, fjord: number, berth: number, seat: number) =>
  scene.fjords[fjord]?.berths[berth]?.[seat] ?? [];

/** The fields beside a seat of a berth, left and right. */
export const besides = (scene: WalhallaScene, fjord: number, berth: number, seat: number): Place[] =>
  shoresAt(scene, fjord, berth, seat).map(placeOf);

/** The field beside the Viking that is coming ashore, on one of the two shores; both may exist or only one. */
export function shore(scene: WalhallaScene, view: WalhallaView, side: 'left' | 'right'): Place | null {
  const outermost = (view.fjords[view.fjord]?.length ?? 0) - 1; // the ship of this turn
  const found = shoresAt(scene, view.fjord, outermost, view.landing).find((each) => each.side === side);
  return found ? placeOf(found) : null;
}
