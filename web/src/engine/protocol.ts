// The protocol of docs/protocol.md as types: what the page may ask of the engine, and what comes back. The engine says
// itself what it takes and answers (src/generated); here are the names the page uses for it.
import type { GameId, Games } from '../generated/games';
import type { AnyEvent, AnyGauges, AnyMove, AnyScene, AnyView, Methods } from '../generated/protocol';

export type { AnyEvent, AnyGauges, AnyMove, AnyScene, AnyView, GameId, Games };
export type Language = 'en' | 'de' | 'nl';

export type Method = keyof Methods;
export type Params<M extends Method> = Methods[M]['params'];
/** Of what a game is called the engine says only that it is text, and of its options that they are a schema. */
export type Answer<M extends Method> = M extends 'games'
  ? GameCard[]
  : M extends 'about'
    ? About
    : Methods[M]['result'];

/** A seat's number, or the owner of the table, who sees and does everything. */
export type Who = NonNullable<Params<'view'>['seat']>;
export type ToAct = Methods['view']['result']['to_act'];
export type Screen = Methods['screen']['result'];
export type Outcome = Methods['result']['result'];
export type Thought = Methods['think']['result'];
export type Prospect = Methods['preview']['result'];

export interface OptionSchema {
  description?: string;
  type?: string;
  enum?: string[];
  anyOf?: OptionSchema[];
  minimum?: number;
  maximum?: number;
  default: unknown;
}

export interface GameCard extends Omit<Methods['games']['result'][number], 'id' | 'options' | 'components'> {
  id: GameId;
  options: { properties: Record<string, OptionSchema> };
  components: Games[GameId]['components'];
}

export interface About extends Omit<Methods['about']['result'], 'game'> {
  game: GameId;
}

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
export function resultIn<T>(text: string): T {
  const { result, error } = JSON.parse(text) as RawAnswer;
  if (error) throw new Refusal(error.data?.code ?? 'E-RPC', error.data?.message ?? error.message, error.data?.rule);
  return result as T;
}
export const resultOf = <M extends Method>(text: string): Answer<M> => resultIn<Answer<M>>(text);
