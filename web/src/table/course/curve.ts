// The curve of a game: how good everybody's prospects were at moments of it, as a bot sees them afterwards, in this browser.
import type { Engine } from '../../engine/client';

export interface Moment {
  ply: number;
  /** The share of games each seat would win from here, from 0 to 1. */
  chances: number[];
}

const mostMoments = 28;
const playouts = 60;

/** Evenly spread plies, the first decisions and the last among them. */
export function momentsOf(last: number, most = mostMoments): number[] {
  const count = Math.min(most, last + 1);
  const plies = Array.from({ length: count }, (_, i) => Math.round((i * last) / Math.max(1, count - 1)));
  return [...new Set(plies)];
}

/** Where the prospects of one seat changed most between two moments; null where nothing much happened. */
export function turningPoint(curve: Moment[], seat: number): Moment | null {
  let turn: { by: number; at: Moment } | null = null;
  for (const [i, at] of curve.entries()) {
    const before = (curve[i - 1] ?? at).chances[seat] ?? 0;
    const by = Math.abs((at.chances[seat] ?? 0) - before);
    if (by > (turn?.by ?? 0.08)) turn = { by, at };
  }
  return turn?.at ?? null;
}

/** Goes through a finished game and tells every moment as soon as it has been looked at. */
export async function lookBack(
  engine: Engine,
  record: string,
  bot: string,
  winners: number[],
  tell: (moment: Moment) => void,
): Promise<void> {
  const { table, ply: last } = await engine.call('load', { record });
  for (const ply of momentsOf(last)) {
    const { to_act } = await engine.call('goto', { table, ply });
    if ('over' in to_act) {
      const { scores } = await engine.call('result', { table });
      tell({ ply, chances: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) });
    } else if ('seat' in to_act) {
      const { value, playouts: thought } = await engine.call('think', { table, bot, budget: { playouts } });
      if (thought > 0) tell({ ply, chances: value });
    }
  }
  await engine.call('close', { table });
}
