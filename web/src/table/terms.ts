// What is said of a table: moves that are looked at, what is told, and what a table needs around it.
import type { Board } from '../boards/board';
import type { Engine } from '../engine/client';
import type { AnyEvent, AnyGauges, AnyMove } from '../engine/protocol';
import type { Thinker } from '../engine/thinker';
import type { Table } from './table.svelte';

/** Which moves ask for a second word before they count: all, those that cannot simply be taken back, or none. */
export type Confirm = 'always' | 'final' | 'never';

/** A move that is looked at, with those that belong to the same gesture, and what it would bring about. */
export interface Considered {
  move: AnyMove;
  then?: AnyMove[] | undefined;
  events: AnyEvent[];
  gauges?: AnyGauges | undefined;
}

export interface Notice {
  code: string;
  message: string;
  rule?: string;
}

export interface Surroundings {
  engine: Engine;
  thinker: Thinker;
  board: Board;
  /** How long a bot's act is held back, in milliseconds, so that people can follow. */
  pace(): number;
  /** Called after every change with a record that can be played on. */
  keep?(record: string, table: Table): Promise<void>;
}
