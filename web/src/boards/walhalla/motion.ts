// How long things take on the map, so that they happen in their order: the ship sails, its Vikings jump ashore one after the
// other, and only then points are counted.
import type { WalhallaEvent } from '../../generated/games';

export const sailing = 480;
export const jump = 260;
export const fall = 380;
const betweenJumps = 200;

/** When the Viking that comes ashore in turn (from 0) jumps. */
export const jumpsAt = (events: WalhallaEvent[], turn: number): number =>
  (events.some(({ event }) => event === 'moors') ? sailing : 0) + betweenJumps * Math.max(0, turn);

/** How long all of it is under way. */
export function lasts(events: WalhallaEvent[]): number {
  const landings = events.filter(({ event }) => event === 'lands').length;
  const falls = events.some(({ event }) => ['falls', 'defends', 'playsShield'].includes(event));
  return jumpsAt(events, landings - 1) + (landings > 0 ? jump : 0) + (falls ? fall : 0);
}
