// Saved games in IndexedDB: one store, one record of play per game.
import type { GameId } from '../engine/protocol';
import { randomDigits } from './random';

export interface Player {
  name: string;
  /** The bot that plays this seat; null for a person. */
  bot: string | null;
  /** Sits at another screen: only at tables of the hall (src/together). */
  away?: boolean;
}

export interface SavedGame {
  id: string;
  game: GameId;
  players: Player[];
  /** The .saga text, with its seed, so that the game can go on as it would have. */
  record: string;
  ply: number;
  over: boolean;
  /** Its beginning is left to a bot (`Board.shortcut`). */
  shortcut?: boolean;
  begun: number;
  changed: number;
}

const storeName = 'games';

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser could not keep the game'));
    };
  });
}

let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('meadhall', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' });
  };
  return asPromise(request);
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= open();
  return (await database).transaction(storeName, mode).objectStore(storeName);
}

export async function saveGame(game: SavedGame): Promise<void> {
  await asPromise((await store('readwrite')).put(game));
}

/**
 * Keeps how a game goes on, if nobody else has kept it since it was `seen`. One transaction, so that no other tab comes
 * between. Says whether it was kept.
 */
export async function saveOver(seen: SavedGame, game: SavedGame): Promise<boolean> {
  const games = await store('readwrite');
  const kept = await asPromise<SavedGame | undefined>(games.get(seen.id));
  if (kept?.changed !== seen.changed) return false;
  await asPromise(games.put(game));
  return true;
}

export async function savedGame(id: string): Promise<SavedGame | undefined> {
  return asPromise<SavedGame | undefined>((await store('readonly')).get(id));
}

/** The games, the latest first. */
export async function savedGames(): Promise<SavedGame[]> {
  const games = await asPromise<SavedGame[]>((await store('readonly')).getAll());
  return games.sort((a, b) => b.changed - a.changed);
}

export async function forgetGame(id: string): Promise<void> {
  await asPromise((await store('readwrite')).delete(id));
}

export const newId = (): string => randomDigits(8);
