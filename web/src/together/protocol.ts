// What only the hall answers and tells (docs/server.md), as types. What reads a table is the engine's (engine/protocol.ts).
import type { AnyEvent, GameId, Screen, ToAct } from '../engine/protocol';

export interface Place {
  guest?: string;
  name?: string;
  bot?: string;
  /** Connected now. */
  here?: boolean;
}

export type Phase = 'gathering' | 'running' | 'over';

export interface TimeControl {
  minutes: number;
  seconds: number;
  days: number;
}

/** How late onlookers see what happens. */
export interface Delay {
  seconds: number;
  plies: number;
}

/** A table as lists and waiting players see it. */
export interface Info {
  table: string;
  /** Of the last entry in its log. */
  number: number;
  game: GameId;
  title: string;
  phase: Phase;
  places: Place[];
  open: boolean;
  watched: boolean;
  takeover?: string;
  clock?: TimeControl;
  delay?: Delay;
  host: string;
  changed: number;
  to_act?: number;
  /** Milliseconds on the clocks. */
  left?: number[];
  wish?: { seat: number; ply: number };
  forfeit?: number;
  /** By whoever looks after the hall. */
  closed?: boolean;
  result?: string;
  again?: string;
  you?: number;
  your_move?: boolean;
}

/** An entry in the log of a table, as far as this guest may know it. */
export interface Told {
  table: string;
  number: number;
  at: number;
  event:
    | 'created'
    | 'linked'
    | 'sat'
    | 'bot_sat'
    | 'stood'
    | 'started'
    | 'moved'
    | 'took_back'
    | 'asked'
    | 'consented'
    | 'said'
    | 'forfeited'
    | 'closed'
    | 'again';
  seat?: number;
  name?: string;
  bot?: string;
  text?: string;
  agrees?: boolean;
  on_time?: boolean;
  again?: string;
  revision?: number;
  ply?: number;
  to_act?: ToAct;
  events?: AnyEvent[];
  hash?: string;
  left?: number[];
}

/** A link to a seat or, without one, to the onlookers. */
export interface SeatLink {
  seat?: number;
  link: string;
}

export interface Welcome {
  guest: string;
  name: string;
  /** Absent where a cookie knows the guest. */
  token?: string;
}

export interface Entered {
  table: Info;
  screen?: Screen;
  missed: Told[];
}

export interface TableOrder {
  game: GameId;
  seats: number;
  options?: object;
  title?: string;
  sit?: number;
  bots?: { seat: number; bot: string }[];
  open?: boolean;
  watched?: boolean;
  takeover?: string;
  clock?: Partial<TimeControl>;
  delay?: Partial<Delay>;
}

interface Done {
  number: number;
}
interface OfTable {
  table: string;
}

export interface HallMethods {
  hello: { params: { name?: string; token?: string }; result: Welcome };
  create: { params: TableOrder; result: { table: string; links: SeatLink[] } };
  tables: { params: { mine?: boolean; phase?: Phase }; result: Info[] };
  enter: { params: OfTable & { link?: string; since?: number }; result: Entered };
  depart: { params: OfTable; result: Done };
  sit: { params: OfTable & { seat?: number; link?: string }; result: Done & { seat: number } };
  leave: { params: OfTable; result: Done };
  seat_bot: { params: OfTable & { seat: number; bot: string }; result: Done };
  link: { params: OfTable & { seat?: number }; result: SeatLink };
  take_back: { params: OfTable & { ply?: number; revision?: number }; result: Done };
  consent: { params: OfTable & { agrees: boolean }; result: Done };
  say: { params: OfTable & { text: string }; result: Done };
  again: { params: OfTable; result: { table: string; links: SeatLink[] } };
}
export type HallMethod = keyof HallMethods;
export type HallParams<M extends HallMethod> = HallMethods[M]['params'];
export type HallAnswer<M extends HallMethod> = HallMethods[M]['result'];

/** A link says at which table it leads to a seat: "TABLE.SECRET". */
export const tableOfLink = (link: string): string => link.slice(0, link.lastIndexOf('.'));
