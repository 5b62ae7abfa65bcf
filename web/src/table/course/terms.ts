// What is said of a table: moves that are looked at, what is told, and what a table needs around it.
import type { Board } from '../../boards/board';
import type { Engine } from '../../engine/client';
import type { AnyEvent, AnyGauges, AnyMove } from '../../engine/protocol';
import type { Thinker } from '../../engine/thinker';
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

/** What is different at a table that the hall keeps, for people at several screens (src/together). */
export interface Shared {
  /** Goes along with every act, so that it is made once, and only where things stand as they are shown. */
  stamp(revision: number): { revision: number; key: string };
  /** Takes back what may be taken back, else asks the others for it. */
  takeBack(how: 'act' | 'turn' | 'further'): Promise<void>;
  /** Nothing is under way here any more: what was told meanwhile can be shown. Outdated: the hall knows better. */
  rested(isOutdated?: boolean): void;
}

export interface Surroundings {
  engine: Engine;
  thinker: Thinker;
  board: Board;
  /** How long a bot's act is held back, in milliseconds, so that people can follow. */
  pace(): number;
  /** Called after every change with a record that can be played on. */
  keep?(record: string, table: Table): Promise<void>;
  shared?: Shared;
}
