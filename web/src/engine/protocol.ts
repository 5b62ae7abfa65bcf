// The protocol of docs/protocol.md as types: what the page may ask of the engine, and what comes back.
import type { GameId, Games } from '../generated/games';

export type { GameId, Games };
export type Language = 'en' | 'de' | 'nl';
/** A seat's number, or the owner of the table, who sees and does everything. */
export type Who = number | 'all';
export type ToAct = { seat: number } | { chance: string } | { over: true };

export interface BotCard {
  name: string;
  /** From 1, the weakest; 0 for bots that are no opponents for people. */
  level: number;
  about: string;
}

export interface OptionSchema {
  description?: string;
  type?: string;
  enum?: string[];
  anyOf?: OptionSchema[];
  minimum?: number;
  maximum?: number;
  default: unknown;
}

export interface GameCard {
  id: GameId;
  title: string;
  seats: { min: number; max: number };
  rules_version: number;
  bots: BotCard[];
  options: { properties: Record<string, OptionSchema> };
  components: Games[GameId]['components'];
}

/** What every game's moves and events have in common; the boards know the rest. */
export interface AnyMove {
  code: number;
  text: string;
  verb: string;
}
export interface AnyEvent {
  event: string;
  ply: number;
  text?: string;
}
export type AnyView = object;
export type AnyScene = object;

export interface Opened {
  table: string;
  revision: number;
  ply: number;
  to_act: ToAct;
  hash: string;
}
export interface Viewed {
  revision: number;
  ply: number;
  to_act: ToAct;
  barrier: number;
  view: AnyView;
  hash: string;
}
export interface About {
  game: GameId;
  seats: number;
  options: object;
  scene: AnyScene;
  players: string[];
  chance: 'dealt' | 'manual';
  last_ply: number;
}
export interface Played {
  revision: number;
  ply: number;
  events: AnyEvent[];
  to_act: ToAct;
  hash: string;
}
export interface Why {
  legal: boolean;
  code?: string;
  rule?: string;
  message?: string;
}
export interface Outcome {
  over: boolean;
  scores: number[];
  winners: number[];
  breakdown: { seat: number; items: { name: string; points: number; rule: string }[] }[];
}
export interface Thought {
  move: number;
  text: string;
  value: number[];
  lines: { move: number; text: string; visits: number; value: number }[];
  playouts: number;
  ms: number;
}

interface OnTable {
  table: string;
  seat?: Who;
}
interface Setup {
  game: GameId;
  seats: number;
  options?: object;
  seed?: string;
  chance?: 'dealt' | 'manual';
  players?: string[];
}

/** Parameters and results of the methods. Every method also takes a language. */
export interface Methods {
  games: [Record<string, never>, GameCard[]];
  open: [Setup, Opened];
  load: [{ record: string; seed?: string } | (Setup & { state: object }), Opened];
  about: [{ table: string }, About];
  view: [OnTable, Viewed];
  moves: [OnTable & { filter?: object }, { revision: number; moves: AnyMove[] }];
  play: [OnTable & { move: number | string; revision?: number; key?: string }, Played];
  log: [OnTable & { from?: number; to?: number }, { revision: number; events: AnyEvent[] }];
  why: [OnTable & { move: number | string }, Why];
  undo: [OnTable & { ply?: number }, Viewed];
  redo: [OnTable & { ply?: number }, Viewed];
  goto: [OnTable & { ply: number }, Viewed];
  result: [{ table: string }, Outcome];
  record: [{ table: string; reveal?: boolean }, { record: string }];
  think: [OnTable & { bot: string; budget?: { ms?: number; playouts?: number }; seed?: number }, Thought];
  replay: [{ record: string; ply?: number; seat?: Who }, Viewed];
  verify: [{ record: string }, { draws: number }];
  close: [{ table: string }, { closed: true }];
}
export type Method = keyof Methods;
export type Params<M extends Method> = Methods[M][0];
export type Answer<M extends Method> = Methods[M][1];

/** The engine's no: a rule, a code, and a sentence in the language that was asked for. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule?: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

interface RawAnswer {
  result?: unknown;
  error?: { message: string; data?: { code: string; rule?: string; message: string } };
}

export function requestText(method: Method, params: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 0, method, params });
}

/** The result of an answer; throws a `Refusal` if there is none. */
export function resultOf<M extends Method>(text: string): Answer<M> {
  const { result, error } = JSON.parse(text) as RawAnswer;
  if (error) throw new Refusal(error.data?.code ?? 'E-RPC', error.data?.message ?? error.message, error.data?.rule);
  return result as Answer<M>;
}
