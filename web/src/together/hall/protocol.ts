// What only the hall answers and tells (docs/server.md), by the names that the page has for it. The hall says itself what it
// takes and answers (src/generated); what reads a table is the engine's (engine/protocol.ts).
import type { GameId } from '../../engine/protocol';
import type { HallMethods, HallNotifications } from '../../generated/together';

export type HallMethod = keyof HallMethods;
export type HallParams<M extends HallMethod> = HallMethods[M]['params'];
export type HallAnswer<M extends HallMethod> = M extends 'tables'
  ? Info[]
  : M extends 'enter'
    ? Entered
    : HallMethods[M]['result'];

/** A table as lists and waiting players see it. Of its game the hall says only that it is text. */
export interface Info extends Omit<HallMethods['tables']['result'][number], 'game'> {
  game: GameId;
}
export interface Entered extends Omit<HallMethods['enter']['result'], 'table'> {
  table: Info;
}
export type Place = Info['places'][number];
export type TimeControl = NonNullable<Info['clock']>;
/** How late onlookers see what happens. */
export type Delay = NonNullable<Info['delay']>;
/** An entry in the log of a table, as far as this guest may know it. */
export type Told = HallNotifications['event']['params'];
/** A link to a seat or, without one, to the onlookers. */
export type SeatLink = HallMethods['link']['result'];
/** Its token is absent where a cookie knows the guest. */
export type Welcome = HallMethods['hello']['result'];

/** A link says at which table it leads to a seat: "TABLE.SECRET". */
export const tableOfLink = (link: string): string => link.slice(0, link.lastIndexOf('.'));

/** Whether a guest's own program sits there, and not a bot of the hall in its place. */
export const isGuestBot = ({ owner, bot }: Place): boolean => owner !== undefined && bot === undefined;
