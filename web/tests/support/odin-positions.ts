// Positions of Ein Fest für Odin that ordinary games seldom reach: players who can pay for everything, with the cards that ask
// what nothing else asks. Made by the engine without a browser, found by a small generator of its own.
import type { Engine } from '../../src/engine/client';
import type { OdinMove, OdinState, OdinView } from '../../src/generated/games';
import { dice } from './engine';

export type Asked = OdinView['stack'][number]['ask'];
type Player = OdinState['players'][number];

/** Who is at a table, and what is different from a beginning. */
export interface Rich {
  seats: number;
  seed: string;
  options?: Record<string, unknown>;
  /** The starting occupation, played, instead of the one that was dealt. */
  light?: string;
  /** Cards besides the one that was dealt. */
  hand?: string[];
  played?: string[];
  /** Of everything in the supply there are at least so many. */
  supply?: number;
  /** What the generator would rather do than anything else, the dearest first. */
  rather?: RegExp[];
  change?(player: Player, state: OdinState): void;
}

const supplies = 40;

/** A table at the beginning of the first turn, with a rich player. */
export async function richTable(engine: Engine, rich: Rich): Promise<string> {
  const setup = { game: 'odin', seats: rich.seats, seed: rich.seed, options: rich.options ?? {} } as const;
  const opened = await engine.call('open', setup);
  const { view } = await engine.call('view', { table: opened.table, seat: 'all' });
  await engine.call('close', { table: opened.table });
  const state = view as unknown as OdinState;
  const seat = state.stack.at(-1)?.seat ?? 0;
  const player = state.players[seat];
  if (!player) throw new Error('Nobody sits at the table');
  const { hand = [], played = [], supply = 4 } = rich;
  player.supply = player.supply.map((count, item) => (item < supplies ? Math.max(count, supply) : count));
  player.bay = { ...player.bay, boats: [1, 1], knarrs: 1, longships: [2, 0, 0, 0] };
  state.hands[seat] = [...(rich.light ? [] : (state.hands[seat] ?? [])), ...hand];
  player.hand = state.hands[seat].length;
  player.played = [...(rich.light ? [rich.light] : []), ...played];
  state.darkPile -= hand.length + played.length;
  rich.change?.(player, state);
  return (await engine.call('load', { ...setup, state: state as unknown as object })).table;
}

/** A game as it stands, and whose answer is asked for. */
export interface Kept {
  record: string;
  seat: number;
  seats: number;
}

export const recordOf = async (engine: Engine, table: string): Promise<string> =>
  (await engine.call('record', { table, reveal: true })).record;

export type Listed = OdinMove & { text: string; code: number };

/** Plays on by the generator and shows every position to `look`, until that has seen enough or the game is over. */
export async function wander(
  engine: Engine,
  table: string,
  how: { seed: number; rather?: RegExp[] | undefined },
  look: (asked: Asked, moves: Listed[], seat: number) => Promise<'enough' | 'more'>,
): Promise<void> {
  const roll = dice(how.seed);
  for (;;) {
    const { view, to_act } = await engine.call('view', { table });
    if (!('seat' in to_act)) return;
    const moves = (await engine.call('moves', { table })).moves as unknown as Listed[];
    const asked = (view as unknown as OdinView).stack.at(-1)?.ask;
    if (asked === undefined || (await look(asked, moves, to_act.seat)) === 'enough') return;
    // What may be done at any time would be done all the time.
    const answers = moves.filter(({ verb }) => !anytime.includes(verb));
    const pool = answers.length > 0 && roll(5) > 0 ? answers : moves;
    const dear = (how.rather ?? []).map((wish) => moves.find(({ text }) => wish.test(text))).find(Boolean);
    await engine.call('play', { table, move: (dear ?? pool[roll(pool.length)])?.code ?? 0 });
  }
}

/** What may be done at any time answers no question. */
export const anytime = ['lift', 'store', 'buy', 'arm', 'unload', 'use'];
