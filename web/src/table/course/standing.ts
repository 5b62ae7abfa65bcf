// How a table stands, as the engine tells it after every move.
import type { AnyEvent, AnyGauges, AnyMove, AnyView, Outcome, Screen, ToAct } from '../../engine/protocol';

/** How things stand, and how they came to. */
export interface Standing {
  view: AnyView;
  /** What the game counts on the board besides. */
  gauges: AnyGauges;
  toAct: ToAct;
  /** What is asked, in the language of the page. */
  question: string;
  moves: AnyMove[];
  ply: number;
  /** Counts every change, taking back included. */
  revision: number;
  /** The earliest ply that can be reached by taking back without leave. */
  barrier: number;
  outcome: Outcome | null;
  log: AnyEvent[];
  happened: { move: string; events: AnyEvent[] };
}
export const nothingYet: Standing = {
  view: {},
  gauges: {},
  toAct: { over: true },
  question: '',
  moves: [],
  ply: 0,
  revision: 0,
  barrier: 0,
  outcome: null,
  log: [],
  happened: { move: '', events: [] },
};

/** `log`: what was told before, as far as the screen does not tell it anew. */
export function standingOf(screen: Screen, log: AnyEvent[], happened: Standing['happened']): Standing {
  const { view, gauges = {}, to_act, ask, moves, ply, revision, barrier, result, from, events } = screen;
  return {
    view,
    gauges,
    toAct: to_act,
    question: ask?.sentence ?? '',
    moves,
    ply,
    revision,
    barrier,
    outcome: result,
    log: [...log.filter((event) => event.ply <= from), ...events],
    happened,
  };
}
