// What the board of Odin says, in every language. Names of things come from the scene and are never typed here.
import type { Language } from '../../../engine/protocol';
import type { OptionWords } from '../../board';
import type { Pane } from '../desk.svelte';
import type { Asked, Colour } from '../kinds';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

/** When anytime acts are offered between turns. */
type WindowName = 'income' | 'breeding' | 'bonus' | 'round' | 'scoring' | 'othersTurn' | 'ownAction';

/** Every kind of move in words that say what is done; names are given as the scene has them. */
interface MoveWords {
  start: (colour: string) => string;
  imitate: (low: number, high: number) => string;
  starter: (card: string) => string;
  reveal: (strip: number) => string;
  weapon: (weapon: string) => string;
  occupation: (card: string) => string;
  die: (shown: number) => string;
  choose: (card: string) => string;
  place: (space: string, vikings: number | null) => string;
  /** Added where an imitation space copies the space, and where a card would let some Vikings stay at home. */
  imitating: string;
  withAll: string;
  pass: string;
  /** On the button, where the question says the rest. */
  passShort: string;
  end: string;
  close: Record<WindowName, string>;
  play: (card: string) => string;
  option: (number: number) => string;
  trade: string;
  skip: string;
  skipAt: Partial<Record<Asked, string>>;
  done: string;
  doneAt: Partial<Record<Asked, string>>;
  take: (strip: number, things: string) => string;
  upgrade: (from: string, to: string) => string;
  turn: (from: string, to: string) => string;
  forge: (item: string) => string;
  acquire: (item: string, price: number | null) => string;
  boats: (boats: number, armed: number) => string;
  roll: string;
  rollAgain: string;
  pay: (things: string) => string;
  /** What is not paid in the first thing is paid in the other. */
  rest: (weapon: string) => string;
  fail: (comfort: string) => string;
  loot: (item: string, stones: string) => string;
  explore: (face: string) => string;
  swap: (ore: number) => string;
  emigrate: (ship: string, ore: number) => string;
  lift: (item: string, place: string) => string;
  lay: (item: string, cell: string, pose: number) => string;
  store: (resource: string, place: string) => string;
  buy: (ship: string, price: number | null) => string;
  arm: (ship: string, ore: number) => string;
  unload: (ship: string, ore: number) => string;
  use: (card: string, way: string) => string;
  recall: (space: string) => string;
  visit: (space: string) => string;
  serve: (item: string, side: 'lengthwise' | 'crosswise' | 'single') => string;
  leave: string;
}

export interface BoardWords {
  colours: Record<Colour, string>;
  panes: Record<Pane | 'label' | 'asked', string>;
  places: { house: (name: string, number: number) => string; sheds: string };
  counts: Record<'silver' | 'vikings' | 'ships' | 'penalties' | 'cards', { label: string; caption: string }>;
  ribbon: {
    label: string;
    round: (round: number, last: number) => string;
    setUp: string;
    over: string;
    phase: (number: number, name: string) => string;
    start: (who: string) => string;
    you: string;
    mine: (left: number, all: number) => string;
    strip: (number: number, things: string) => string;
    crew: (who: string, left: number, out: number) => string;
    passed: string;
    waiting: (count: number) => string;
  };
  /** The turns of a round, one after the other. */
  turns: {
    open: string;
    heading: (round: number) => string;
    none: string;
    passes: string;
    vikings: (count: number) => string;
    look: string;
  };
  /** How what is asked is done. */
  tips: Partial<Record<Asked, string>>;
  moves: MoveWords;
  roundEnd: {
    heading: (round: number) => string;
    go: (round: number) => string;
    next: (round: number) => string;
    noHarvest: string;
    turned: (face: string) => string;
    strip: (number: number) => string;
    penalties: (count: number) => string;
    wellFed: string;
    pregnant: (animal: string) => string;
    nothing: string;
    leads: (who: string) => string;
    vikings: (count: number) => string;
  };
  score: {
    heading: string;
    total: string;
    rule: (rule: string) => string;
    mark: string;
    beyond: (points: number) => string;
    below: (points: number) => string;
    /** How a solo game ended, as a heading: nobody wins or loses it. */
    solo: (points: number) => string;
  };
  history: {
    heading: string;
    none: string;
    best: (score: number) => string;
    mean: (score: number) => string;
    last: (count: number) => string;
    point: (date: string, score: number) => string;
  };
  setup: { heading: string; text: string; decks: (letters: string) => string; none: string };
  /** The game for those who are new. */
  first: { label: string; why: string };
  options: Record<string, OptionWords>;
}

export const words: Record<Language, BoardWords> = { en, de, nl };
