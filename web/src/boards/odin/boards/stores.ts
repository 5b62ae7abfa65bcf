// Places for wood and stone in sheds and stone houses, and the moves that fill them.
import type { Move, MoveOf, Scene, View } from '../kinds';

export interface Slots {
  resource: 'wood' | 'stone';
  filled: number;
  of: number;
  /** The move that puts one more there, where it is legal. */
  store: MoveOf<'store'> | undefined;
}

const houses = ['stone1', 'stone2', 'stone3', 'long1', 'long2', 'long3', 'long4', 'long5'];

/** The places of the sheds, or of one house; none where there are none. */
export function slotsOf(scene: Scene, view: View, seat: number, place: string, moves: readonly Move[]): Slots[] {
  const player = view.players[seat];
  const building = place === 'sheds' ? 'shed' : place.startsWith('stone') ? 'stone_house' : 'long_house';
  const row = scene.buildings.find((each) => each.building === building);
  const house = view.houses[houses.indexOf(place)];
  if (!row || !player || (place !== 'sheds' && !house)) return [];
  const many = place === 'sheds' ? player.sheds : 1;
  const filled = place === 'sheds' ? { wood: player.shedWood, stone: player.shedStone } : house;
  const storing = (resource: string) =>
    moves.find((move) => move.verb === 'store' && move.resource === resource && move.place === place) as
      MoveOf<'store'> | undefined;
  const all: Slots[] = [
    { resource: 'wood', filled: filled?.wood ?? 0, of: many * row.woodPlaces, store: storing('wood') },
    { resource: 'stone', filled: filled?.stone ?? 0, of: many * row.stonePlaces, store: storing('stone') },
  ];
  return all.filter(({ of }) => of > 0);
}
