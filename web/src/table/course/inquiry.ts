// What is asked of the engine when a table is opened: about the game, and how it stands for those who sit at this screen.
import type { Engine } from '../../engine/client';
import type { About, Screen } from '../../engine/protocol';
import type { Player } from '../../store/db';

/** Both under way. */
export interface Inquiry {
  about: Promise<About>;
  screen: Promise<Screen>;
}

/** Whether somebody at this screen plays there. */
export const isHere = (player: Player | undefined): boolean => player?.bot === null && !player.away;
/** The seats of those who sit at this screen. */
export const peopleAmong = (players: Player[]): number[] =>
  players.flatMap((player, seat) => (isHere(player) ? [seat] : []));
/** The only person at a table, whom sentences call "you"; several people are called by name. */
export function youAmong(players: Player[]): number | undefined {
  const [first, ...others] = peopleAmong(players);
  return others.length === 0 ? first : undefined;
}

/** For whose eyes a table is to be shown, and what is to be told. */
export function gazeOf(players: Player[], seat: number | undefined, from: number, record: boolean) {
  const you = youAmong(players);
  const eyes = { ...(seat === undefined ? {} : { eyes: seat }), ...(you === undefined ? {} : { you }) };
  return { people: peopleAmong(players), ...eyes, from, record };
}

/** Of its record nothing: how the table stands is kept already. */
export function inquire(engine: Engine, table: string, players: Player[]): Inquiry {
  const about = engine.call('about', { table });
  const screen = engine.call('screen', { table, ...gazeOf(players, peopleAmong(players)[0], 0, false) });
  screen.catch(() => undefined); // whoever waits for the first learns of it
  return { about, screen };
}
