// The ships of a player, mooring by mooring, and what can be done with each.
import type { Move, MoveOf, Player, Scene } from '../kinds';

export type ShipName = MoveOf<'buy'>['ship'];

export interface Mooring {
  ship: ShipName | null;
  /** Ore of one's own on it. */
  ore: number;
  large: boolean;
}

/** How much ore of one's own a ship can carry. */
export const orePlacesOf = (scene: Scene, ship: ShipName): number =>
  scene.ships.find((row) => row.ship === ship)?.orePlaces ?? 0;

function berths(ships: { ship: ShipName; ore: number }[], places: number, large: boolean): Mooring[] {
  const taken: Mooring[] = ships.map((each) => ({ ...each, large }));
  const free = Math.max(0, places - taken.length);
  return [...taken, ...Array.from({ length: free }, (): Mooring => ({ ship: null, ore: 0, large }))];
}

/** Small moorings first. */
export function mooringsOf(scene: Scene, { bay }: Player): Mooring[] {
  const many = (ship: ShipName, ore: number, count: number) => Array.from({ length: count }, () => ({ ship, ore }));
  const boats = bay.boats.flatMap((count, ore) => many('whaling_boat', ore, count));
  const longships = bay.longships.flatMap((count, ore) => many('longship', ore, count));
  return [
    ...berths(boats.reverse(), scene.bay.small, false),
    ...berths([...many('knarr', 0, bay.knarrs), ...longships.reverse()], scene.bay.large, true),
  ];
}

type ShipMove = MoveOf<'emigrate' | 'swap' | 'arm' | 'unload'>;
const order: ShipMove['verb'][] = ['emigrate', 'swap', 'arm', 'unload'];

function concerns(move: Move, { ship, ore }: Mooring): move is ShipMove {
  if (move.verb === 'swap') return ship === 'whaling_boat' && move.count === ore;
  if (move.verb === 'emigrate' || move.verb === 'arm' || move.verb === 'unload') {
    return move.ship === ship && move.count === ore;
  }
  return false;
}

/** What can be done with a ship, the most particular first. */
export const movesWith = (moves: Move[], mooring: Mooring): ShipMove[] =>
  moves
    .filter((move): move is ShipMove => concerns(move, mooring))
    .sort((one, other) => order.indexOf(one.verb) - order.indexOf(other.verb));

export const buysOf = (moves: Move[]): Map<ShipName, MoveOf<'buy'>> =>
  new Map(moves.filter((move): move is MoveOf<'buy'> => move.verb === 'buy').map((move) => [move.ship, move]));
