// What the board of Walhalla says, in every language.
import type { Language } from '../../../engine/protocol';
import type { OptionWords } from '../../board';
import type { Card, Colour, Step, Terrain } from '../kinds';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export interface BoardWords {
  map: string;
  colours: Record<Colour, string>;
  terrains: Record<Terrain, string>;
  cards: Record<Card, { name: string; does: string }>;
  field: (tongue: number, row: number, terrain: string) => string;
  viking: (colour: string) => string;
  free: string;
  prizes: (tongue: number, first: number, second: number) => string;
  tongue: (tongue: number) => string;
  fjord: (fjord: number) => string;
  berth: (fjord: number, berth: number) => string;
  water: (fjord: number, ships: number) => string;
  strengthOf: (colour: string, strength: number) => string;
  /** What a field is good for. */
  about: Record<Terrain, string>;
  /** What the things on the board are, for whoever touches them. */
  things: {
    score: string;
    viking: (colour: string) => string;
    ownViking: string;
    ship: (colour: string) => string;
    now: (strengths: string) => string;
    nobody: string;
  };
  /** What a bot says about the mooring it makes, from the map alone. */
  intents: { tongue: (tongue: number) => string; fjord: string };
  /** What to say about touches that cannot mean anything now. */
  whyNot: { field: string; fjord: string; seat: string };
  landHere: string;
  attackHere: string;
  contested: string;
  hint: string;
  raid: (raid: number) => string;
  shipsToCome: (count: number) => string;
  discards: string;
  score: string;
  ship: {
    name: (colour: string) => string;
    seat: (number: number) => string;
    neutral: string;
    ownedBy: (colour: string) => string;
    empty: string;
    selected: string;
    sail: (count: number) => string;
    turn: string;
    turnHelp: string;
  };
  hand: {
    yours: string;
    of: (colour: string) => string;
    none: string;
    playable: string;
    chosen: string;
    lay: (count: number) => string;
    laid: string;
  };
  /** How what is asked is done. */
  tips: Partial<Record<Step, string>>;
  moves: {
    /** Their numbers, and how many. */
    board: (seats: string, count: number) => string;
    nobody: string;
    ride: string;
    stay: string;
    sell: (card: string) => string;
    moor: (fjord: number) => string;
    moorWay: (fjord: number, way: string) => string;
    ways: Record<'bow-in' | 'stern-in', string>;
    landFree: (tongue: number, terrain: string) => string;
    landFight: (tongue: number, terrain: string, enemy: string) => string;
    attack: string;
    fight: string;
    lose: string;
    win: string;
    shield: string;
    hunt: string;
    forage: string;
    lay: (cards: string) => string;
    layNothing: string;
    walhalla: string;
    keep: string;
  };
  counts: { points: string; midgard: string; asgard: string; walhalla: string; cards: string };
  zones: { points: string; cards: string; midgard: string; asgard: string; walhalla: string };
  scoring: {
    heading: (raid: number) => string;
    finalHeading: string;
    revealed: string;
    nothingLaid: string;
    tongue: (tongue: number) => string;
    strength: string;
    points: (points: number) => string;
    wheat: string;
    cards: string;
    fields: string;
    walhalla: string;
    sum: string;
    nobody: string;
    between: string;
    cleared: string;
    resupply: string;
    vikings: (count: number) => string;
    exodus: (count: number) => string;
    go: string;
    /** After the last raid. */
    end: string;
  };
  setup: { heading: string; text: string; tongues: (lengths: string) => string };
  options: Record<string, OptionWords>;
}

export const words: Record<Language, BoardWords> = { en, de, nl };
