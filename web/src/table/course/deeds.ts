// What was done at a table, act by act, so that whoever looks up can see what happened since.
import type { Engine } from '../../engine/client';
import type { AnyEvent, AnyGauges, AnyMove, AnyView } from '../../engine/protocol';
import { pliesOf } from './plies';

/** How the board looked, through the eyes of the person before the screen. */
export interface Sight {
  view: AnyView;
  gauges: AnyGauges;
}

export interface Deed {
  seat: number;
  /** Chosen, not a matter of course: only such an act means that its player has seen what went before. */
  willed: boolean;
  /** The plies after `from`, up to `ply`: the move and the draws that followed. */
  from: number;
  ply: number;
  move: string;
  before: Sight;
  after: Sight;
}

/** What is known of a deed that was done at another screen. */
export type Step = Pick<Deed, 'seat' | 'from' | 'ply' | 'move'>;

/** What others did after the last act that this seat chose; for onlookers, the last deed. */
export function deedsSince(deeds: Deed[], seat: number | undefined): Deed[] {
  if (seat === undefined) return deeds.slice(-1);
  const last = deeds.findLastIndex((deed) => deed.seat === seat && deed.willed);
  return deeds.slice(last + 1);
}

export const eventsOf = (deed: Deed, log: AnyEvent[]): AnyEvent[] =>
  log.filter((event) => event.ply > deed.from && event.ply <= deed.ply);

/** How long one of `count` deeds is shown when they are played again: about three seconds for all. */
export const stepOfRecap = (count: number): number => Math.max(120, Math.min(1000, 3000 / Math.max(1, count)));

/** Nobody wants to be told a whole game again. */
const mostRecalled = 24;

/**
 * What others did before a kept game was opened, since `seat` chose last: found at a table of its own, which leaves the
 * one in play alone. Where all its moves were a matter of course (`isObvious`), nothing was chosen.
 */
export async function recall(
  engine: Engine,
  record: string,
  seat: number,
  isObvious: (moves: AnyMove[]) => boolean = () => false,
): Promise<Deed[]> {
  const moves = pliesOf(record);
  const { table, ply: end } = await engine.call('load', { record });
  const deeds: Deed[] = [];
  try {
    let after = await sightAt(engine, table, end, seat);
    for (let ply = end - 1; ply >= 0 && deeds.length < mostRecalled; --ply) {
      const before = await sightAt(engine, table, ply, seat);
      if (!('seat' in before.toAct)) continue; // a draw belongs to the act before it
      const own = before.toAct.seat === seat;
      if (own && !isObvious((await engine.call('moves', { table })).moves)) break;
      const until = deeds[0]?.from ?? end;
      deeds.unshift({
        seat: before.toAct.seat,
        willed: !own,
        from: ply,
        ply: until,
        move: moves[ply] ?? '',
        before,
        after,
      });
      after = before;
    }
  } finally {
    await engine.call('close', { table });
  }
  return deeds;
}

async function sightAt(engine: Engine, table: string, ply: number, seat: number) {
  await engine.call('goto', { table, ply });
  const { view, gauges = {}, to_act } = await engine.call('view', { table, seat });
  return { view, gauges, toAct: to_act };
}
