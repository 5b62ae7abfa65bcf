// Beginning, keeping and exchanging games.
import { boardOf, playable } from '../boards';
import { engine } from '../engine/hall';
import { cardOf, middlingOpponent, type Offering } from '../engine/opponents';
import type { Board, SeatCard } from '../boards/board';
import type { GameId, Language } from '../engine/protocol';
import { inquire, type Inquiry } from '../table/course/inquiry';
import { shapeOf } from './frame';
import { newId, type Player, saveGame, type SavedGame } from './db';

/** The game that is shown where none is named. */
export const firstGame = playable[0]?.id ?? '';

export interface NewGame {
  game: GameId;
  players: Player[];
  options: Record<string, unknown>;
  seed?: string;
  shortcut?: boolean;
}

/** A game that has just begun: its table is open, and whoever shows it need not open it again. */
interface Begun {
  saved: SavedGame;
  /** How the engine calls the table, and what it has been asked of it already. */
  table: string;
  inquiry: Inquiry;
  /** Done once the game is kept: nobody waits for that to see the board. */
  kept: Promise<void>;
}
let begun: Begun | null = null;

/** Opens a table, begins to keep its record and says under which name. Throws the engine's refusal if the setup is no good. */
export async function beginGame({ game, players, options, seed, shortcut = false }: NewGame): Promise<string> {
  const names = players.map((player) => player.name);
  const setup = { game, seats: players.length, options, players: names, ...(seed ? { seed } : {}) };
  const { table, ply } = await engine.call('open', setup);
  const asked = engine.call('record', { table, reveal: true });
  const inquiry = inquire(engine, table, players); // the engine works on it while the page is changed
  const saved = named({ game, players, record: (await asked).record, ply, over: false, shortcut });
  const kept = saveGame(saved);
  kept.catch(() => undefined); // whoever shows the table learns of it
  begun = { saved, table, inquiry, kept };
  return saved.id;
}

/** The game of this name, if it is the one that has just begun; from then on its table is the caller's. */
export function takeBegun(id: string): Begun | null {
  const found = begun?.saved.id === id ? begun : null;
  if (found) begun = null;
  return found;
}

/** A game brought in from a file. Its people sit at this screen; every hash in it is checked. */
export async function bringGame(record: string): Promise<string> {
  const { table, ply, to_act } = await engine.call('load', { record });
  const about = await engine.call('about', { table });
  await engine.call('close', { table });
  boardOf(about.game); // a game without a board cannot be shown
  const players = Array.from({ length: about.seats }, (_, seat) => ({ name: about.players[seat] ?? '', bot: null }));
  const saved = named({ game: about.game, players, record, ply, over: 'over' in to_act });
  await saveGame(saved);
  return saved.id;
}

const named = (game: Omit<SavedGame, 'id' | 'begun' | 'changed'>): SavedGame => ({
  ...game,
  id: newId(),
  begun: Date.now(),
  changed: Date.now(),
});

/** How the seats of a table look that is set up like this; throws where none can be. */
export async function seatCards(
  board: Board,
  seats: number,
  options: Record<string, unknown>,
  language: Language,
): Promise<SeatCard[]> {
  const { table } = await engine.call('open', { game: board.id, seats, options, chance: 'manual' });
  const [about, seen] = await Promise.all([engine.call('about', { table }), engine.call('view', { table })]);
  await engine.call('close', { table });
  return board.seats(about.scene, seen.view, seen.gauges ?? {}, language);
}

/** A person against bots of middling strength: the game that one tap starts. */
export function usualPlayers(
  card: Offering | undefined,
  seats: number,
  you: string,
  botName: (bot: string) => string,
): Player[] {
  const bot = middlingOpponent(card);
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: you, bot: null } : { name: botName(bot), bot },
  );
}

/** Begins the game that one tap starts: against bots of middling strength, or alone. */
export function beginUsual(
  game: GameId,
  who: { seats?: number; you: string; botName(bot: string): string },
  special: Record<string, unknown> = {},
): Promise<string> {
  const card = cardOf(game);
  const seats = who.seats ?? Math.max(2, card?.seats.min ?? 2);
  const players = usualPlayers(card, seats, who.you, who.botName);
  const usual = boardOf(game).usual?.(seats, shapeOf(innerWidth, innerHeight)) ?? {};
  return beginGame({ game, players, options: { ...usual, ...special } });
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 1000);
}
