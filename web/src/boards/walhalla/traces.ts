// What the others left behind since the last own act: ships that came in, Vikings that went ashore, and who fell where.
import type { WalhallaEvent } from '../../generated/games';
import type { Told } from '../board';
import { type Place, placeOf } from './shores';

export interface Traces {
  /** By the seat that sailed them. */
  ships: { fjord: number; berth: number; seat: number }[];
  landed: Place[];
  /** Who fell, by seat. */
  fallen: (Place & { seat: number })[];
}

const nothing = (): Traces => ({ ships: [], landed: [], fallen: [] });

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
        if (event.seat !== mine) traces.landed.push(placeOf(event));
        break;
      case 'attacks':
        contested = placeOf(event);
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

export interface Outlook {
  /** Who would stand where, by seat. */
  landed: (Place & { seat: number })[];
  fallen: Place[];
  gains: (Place & { points: number })[];
}

/** What a move would bring about; `contested` is the field that is fought for or used now. */
export function outlookOf(events: WalhallaEvent[], contested: Place | null): Outlook {
  const outlook: Outlook = { landed: [], fallen: [], gains: [] };
  let at = contested;
  for (const event of events) {
    switch (event.event) {
      case 'lands':
        at = placeOf(event);
        outlook.landed.push({ ...at, seat: event.seat });
        break;
      case 'attacks':
        at = placeOf(event);
        break;
      case 'falls':
        if (at) outlook.fallen.push(at);
        break;
      case 'forestScores':
      case 'hunts':
        if (at) outlook.gains.push({ ...at, points: event.points });
        break;
    }
  }
  return outlook;
}
