// Places for wood and stone in sheds and stone houses, and the moves that fill them.
import type { Gauges, Move, MoveOf } from '../kinds';

type Store = Gauges['seats'][number]['stores'][number];
export interface Slots extends Store {
  /** The move that puts one more there, where it is legal. */
  store: MoveOf<'store'> | undefined;
}

/** The places of the sheds, or of one house; none where there are none. */
export function slotsOf(gauges: Gauges, seat: number, place: string, moves: readonly Move[]): Slots[] {
  const here = (gauges.seats[seat]?.stores ?? []).filter((store) => store.place === place);
  return here.map((store) => ({
    ...store,
    store: moves.find((move) => move.verb === 'store' && move.resource === store.resource && move.place === place) as
      MoveOf<'store'> | undefined,
  }));
}
