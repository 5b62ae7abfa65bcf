// A lesson: positions on a real board, something to read, and a move to find.
import type { AnyEvent, AnyMove, Language } from '../engine/protocol';

export type Said = Record<Language, string>;

export interface Position {
  seats: number;
  options: object;
  state: object;
  /** Where draws come from; without one the position knows no chance. */
  seed?: string;
}

export interface Step {
  say: Said;
  /** The position the step begins with; without one the game goes on. The first step of a lesson has one. */
  position?: Position;
  /** What must happen for the step to be done; without it, reading on is enough. */
  wants?: (played: { move: AnyMove; events: AnyEvent[] }) => boolean;
  /** How often; once unless said otherwise. */
  times?: number;
  /** Moves in notation that would do, one for each time ("lift oil home, lay c4 0" is one gesture): what "Show me" plays. */
  solution?: string[];
  /** Said when another legal move was tried; it is taken back. */
  nudge?: Said;
  /** Whether the others answer before the next step. */
  answered?: boolean;
}

export interface Lesson {
  id: string;
  title: Said;
  steps: Step[];
}
