// The boards there are, written out. A game without one is shown as coming.
import type { GameId } from '../engine/protocol';
import { hall } from '../generated/hall';
import type { Board } from './board';
import { odin } from './odin';
import { walhalla } from './walhalla';
import { wikinger } from './wikinger';

/** From here on nobody knows which game it is: the one place where a board's own types are set aside. */
const boards: Partial<Record<string, Board>> = {
  wikinger: wikinger as unknown as Board,
  walhalla: walhalla as unknown as Board,
  odin: odin as unknown as Board,
};

export function boardOf(game: GameId): Board {
  const board = boards[game];
  if (!board) throw new Error(`There is no board for ${game}`);
  return board;
}

export const hasBoard = (game: string): game is GameId => game in boards;

/** The games of the hall that have a board, in its order. */
export const playable = hall.filter(({ id }) => hasBoard(id));
