// Games at known places, made by the engine without a browser and put where the page keeps its games. Moves are drawn by a
// small generator: bots would play differently as they get better, and the pictures would follow them.
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/store/db';
import type { Engine } from '../../src/engine/client';
import { dice, startEngine } from './engine';
import { type Game } from './layout';

/**
 * How far a game has come: a person's turn after so many plies or in a phase, the last decision before a reckoning, which
 * is a person's, or the end.
 */
export type Progress = number | 'brawl' | 'reckoning' | 'end';

const seats = { wikinger: 2, walhalla: 3, odin: 2 } as const;
const names = ['You', 'Ask', 'Embla'];
/** Noon of a summer's day, on which every picture is taken. */
export const noon = Date.UTC(2026, 5, 21, 12);

export async function gameAt(game: Game, progress: Progress): Promise<SavedGame> {
  const engine = startEngine();
  // Whose decision is the last before a reckoning depends on the lots.
  for (let seed = 7; ; ++seed) {
    const kept = await playedOn(engine, game, progress, seed);
    if (kept) return kept;
  }
}

async function playedOn(engine: Engine, game: Game, progress: Progress, seed: number): Promise<SavedGame | null> {
  const roll = dice(seed);
  // Cards are laid in the order of the seats, so the last of them has the last word before a reckoning.
  const me = progress === 'reckoning' ? seats[game] - 1 : 0;
  const others = names.slice(1, seats[game]);
  const players = [...others.slice(0, me), names[0] ?? '', ...others.slice(me)].map((name, seat) => ({
    name,
    bot: seat === me ? null : 'farmer',
  }));
  const opened = await engine.call('open', {
    game,
    seats: players.length,
    seed: 'a picture',
    players: players.map(({ name }) => name),
  });
  const { table } = opened;
  let { ply, to_act } = opened;
  const isThere = async () => {
    if (!('seat' in to_act) || to_act.seat !== me) return false;
    if (progress === 'brawl')
      return ((await engine.call('view', { table })).view as { phase: string }).phase === 'brawl';
    return typeof progress === 'number' && ply >= progress;
  };
  while (!('over' in to_act) && !(await isThere())) {
    const decides = 'seat' in to_act && to_act.seat === me;
    const { moves } = await engine.call('moves', { table });
    const played = await engine.call('play', { table, move: moves[roll(moves.length)]?.code ?? 0 });
    ({ ply, to_act } = played);
    if (progress !== 'reckoning' || !played.events.some(({ event }) => event === 'tongueScores')) continue;
    if (!decides) return null;
    ({ ply, to_act } = await engine.call('undo', { table }));
    break;
  }
  const { record } = await engine.call('record', { table, reveal: true });
  const id = `${game}-${String(progress)}`;
  return { id, game, players, record, ply, over: 'over' in to_act, begun: noon, changed: noon };
}

/** Puts a game where the page looks for kept ones; the page must have been opened once. */
export async function keepGame(page: Page, kept: SavedGame): Promise<void> {
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('meadhall', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = reject;
        request.onsuccess = () => {
          const writing = request.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(game);
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
          writing.onerror = reject;
        };
      }),
    kept,
  );
}

/** The record of the game that was played last, as the page keeps it. */
export const keptRecord = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('meadhall');
        opening.onerror = () => {
          reject(new Error('There are no saved games'));
        };
        opening.onsuccess = () => {
          const [store] = opening.result.objectStoreNames;
          const all = opening.result
            .transaction(store ?? '')
            .objectStore(store ?? '')
            .getAll();
          all.onsuccess = () => {
            const [game] = (all.result as { record: string; changed: number }[]).sort((a, b) => b.changed - a.changed);
            resolve(game?.record ?? '');
          };
        };
      }),
  );
