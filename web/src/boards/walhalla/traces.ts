// What the others left behind since the last own act: ships that came in, Vikings that went ashore, and who fell where.
import type { WalhallaEvent } from '../../generated/games';
import type { Told } from '../board';
import type { Place } from './layout';

export interface Traces {
  /** By the seat that sailed them. */
  ships: { fjord: number; berth: number; seat: number }[];
  landed: Place[];
  /** Who fell, by seat. */
  fallen: (Place & { seat: number })[];
}

const nothing = (): Traces => ({ ships: [], landed: [], fallen: [] });
const place = (event: { tongue: number; row: number }): Place => ({ tongue: event.tongue - 1, row: event.row - 1 });

/** `mine` is the seat of whoever looks: what they did themselves needs no mark, but their fallen do. */
export function tracesOf(since: Told<WalhallaEvent>[], mine?: number): Traces {
  let traces = nothing();
  let contested: Place | null = null;
  for (const event of since.flatMap(({ events }) => events)) {
    switch (event.event) {
      case 'moors':
        if (event.seat !== mine)
          traces.ships.push({ fjord: event.fjord - 1, berth: event.berth - 1, seat: event.seat });
        break;
      case 'lands':
        if (event.seat !== mine) traces.landed.push(place(event));
        break;
      case 'attacks':
        contested = place(event);
        break;
      case 'falls':
        if (contested) traces.fallen.push({ ...contested, seat: event.seat });
        if (contested && event.other !== mine) traces.landed.push(contested);
        break;
      case 'defends':
      case 'playsShield':
        if (contested) traces.fallen.push({ ...contested, seat: event.other });
        break;
      case 'fieldsCleared':
        traces = nothing(); // nobody stands there any more
        break;
    }
  }
  return traces;
}
