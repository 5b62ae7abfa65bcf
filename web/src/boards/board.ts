// What the table needs from the board of a game. A board draws a view and offers the legal moves it was given; it decides
// nothing. Each game has a folder here, and index.ts lists them.
import type { Component } from 'svelte';
import type {
  AnyEvent,
  AnyGauges,
  AnyMove,
  AnyScene,
  AnyView,
  GameCard,
  GameId,
  Language,
  ToAct,
} from '../engine/protocol';
import type { Shape } from '../store/frame';
import type { Sound } from '../store/sound';
import type { Lesson } from '../tutorial/lesson';

/** What somebody did, with what is told of it. */
export interface Told<Event = AnyEvent> {
  seat: number;
  /** In the game's notation. */
  move: string;
  events: Event[];
}

/** Gestures that are meant and not made: they lie on the board until one word makes them all, or they are dropped. */
export interface OnTrial<Move = AnyMove, Gauges = AnyGauges> {
  /** What the game would allow, in that order. */
  kept: Move[][];
  /** What it does not allow beside the others. */
  loose: Move[][];
  /** What would be counted then, as far as it is known. */
  gauges?: Gauges | undefined;
}

/** What a board is given to draw, and how it answers. */
export interface BoardProps<View = AnyView, Scene = AnyScene, Move = AnyMove, Event = AnyEvent, Gauges = AnyGauges> {
  scene: Scene;
  view: View;
  /** What the game counts on the board besides the view. */
  gauges: Gauges;
  /** The legal moves of whoever sits before the screen; none while others decide. */
  moves: Move[];
  /** What has just happened, for the eye: the move in notation and its events. */
  happened: { move: string; events: Event[] };
  /** What was done since whoever looks acted last; it stays marked on the board until they act again. */
  since: Told<Event>[];
  /** The seat of whoever looks. */
  mine?: number | undefined;
  /** The only person at this table, whom words call "you". */
  you?: number | undefined;
  /** The move under the pointer or the focus, and what it would bring about. */
  considered: { move: Move; then?: Move[] | undefined; events: Event[]; gauges?: Gauges | undefined } | null;
  /** A move somebody recommends. */
  hint: Move | null;
  language: Language;
  /** `then`: the moves that belong to the same gesture. */
  consider(move: Move | null, then?: Move[]): void;
  /** `sure`: it was shown and meant, as when a piece is dragged to its place. */
  play(move: Move, sure?: boolean, then?: Move[]): void;
  /** What could be done after a move that is not made yet: for gestures of several moves. */
  ahead?(move: Move): Promise<Move[]>;
  /** What lies on trial; `moves`, `ahead`, `consider` and `refused` take it as made. */
  trial?: OnTrial<Move, Gauges>;
  /** Lays gestures out on trial, instead of those that lie there; none: the trial is dropped. */
  tryOut?(gestures: Move[][]): void;
  /** Makes all that lies on trial. */
  confirmTrial?(): void;
  /** Lays out on trial what a bot would do with moves of a kind; `gesturesIn` says which of them belong together. */
  suggest?(bot: string, takes: (move: Move) => boolean, gesturesIn: (moves: Move[]) => Move[][]): Promise<boolean>;
  /** Shows a move and leaves it to a second touch: for fingers, which cannot hover. */
  arm(move: Move): void;
  /** A click that is no legal move: what it would have been, in the game's notation. */
  refused(text: string, otherwise?: Explanation, after?: Move[]): void;
  /** Leaves a run of decisions to a bot. */
  runErrand?(errand: Errand<View, Move>): void;
  /** Who sits at the table: names as people and bots are called. */
  names?: string[];
  /** Everything that was told so far, for those who look back on the round. */
  log?: Event[];
}

/** What to say where the engine has only a plain no, or no word for what was touched; with the rule to read. */
export interface Explanation {
  message: string;
  rule: string;
}

/** One line under a player's name: a symbol of the sprite, a number, and what it counts. */
interface Count {
  symbol: string;
  value: number;
  of?: number;
  label: string;
  /** A word beneath the number, where there is room. */
  caption?: string;
}

/** How a seat is shown. */
export interface SeatCard {
  name: string;
  crest: string;
  /** A class that sets --piece and --device. */
  colour: string;
  /** With whom the seat wins, if not alone. */
  team?: string;
  counts: Count[];
}

/** A choice that is no place on the board: a button in the ask bar. */
export interface Choice<Move = AnyMove> {
  move: Move;
  label: string;
  /** The one that most would choose: the accent of the screen. */
  main?: boolean;
}

/** Something a seat may let the engine do on its behalf for a while. */
export interface Errand<View = AnyView, Move = AnyMove> {
  label: string;
  goesOn: (view: View) => boolean;
  /** Which moves it is about: the first other one ends it, unmade. */
  takes?: (move: Move) => boolean;
  /** How many acts are to come, so that all of them fit into a flourish. */
  left?: (view: View) => number;
}

/** How a question can be answered; the question itself is the engine's. */
export interface Ask<Move = AnyMove, View = AnyView> {
  /** How it is done with hand or finger, for those who are new. */
  tip?: string | undefined;
  choices: Choice<Move>[];
  errand?: Errand<View, Move>;
}

export interface OptionWords {
  name: string;
  values?: Record<string, string>;
  /** What an empty number means. */
  nothing?: string;
}

/** The form for options that need more than a choice from a list. */
export interface SetupProps {
  card: GameCard;
  seats: number;
  options: Record<string, unknown>;
  change(options: Record<string, unknown>): void;
  /** What the engine has against these options; empty if nothing, null as long as it has said nothing. */
  refusal: string | null;
  /** What it would have against others. */
  objection(options: Record<string, unknown>): Promise<string>;
}

export interface Board<View = AnyView, Scene = AnyScene, Move = AnyMove, Event = AnyEvent, Gauges = AnyGauges> {
  id: GameId;
  /** Whether seats have secrets, so that the screen is handed over between people. */
  secrets: boolean;
  /** Whether the drawing shows the players too and needs the whole width: then nothing stands beside it. */
  full?: boolean;
  /** Begins to fetch what a table of this game needs besides the page. */
  prepare?(): void;
  Drawing: Component<BoardProps<View, Scene, Move, Event, Gauges>>;
  /** A small picture of a position for lists. */
  Thumbnail: Component<{ scene: Scene; view: View }>;
  /** The rules in a few pictures. */
  Brief: Component<{ language: Language }>;
  /** What is told in peace when this has happened, before anybody plays on: its heading, and the word for going on. */
  interlude?(events: Event[], language: Language): { heading: string; go: string } | null;
  Interlude?: Component<{
    events: Event[];
    scene: Scene;
    view: View;
    gauges: Gauges;
    language: Language;
    /** The seat that is called "you". */
    you?: number | undefined;
    /** Everything that has been told so far. */
    log?: Event[];
  }>;
  /** How the end is shown instead of plain bars. */
  Ending?: Component<{
    scene: Scene;
    view: View;
    gauges: Gauges;
    language: Language;
    you?: number | undefined;
    names?: string[] | undefined;
    /** What is kept of the game, for those who remember their games. */
    game?: { id: string; decks?: string | undefined; ended: number } | undefined;
    showRule?: ((rule: string) => void) | undefined;
  }>;
  /** The heading of the end, where winning says too little. */
  verdict?(scores: number[], language: Language): string | undefined;
  /** Its options are left out of the plain form. */
  setup?: { Form: Component<SetupProps>; options: string[] };
  ask(position: { scene: Scene; view: View; toAct: ToAct; moves: Move[] }, language: Language): Ask<Move, View>;
  seats(scene: Scene, view: View, gauges: Gauges, language: Language): SeatCard[];
  /** A move in words that say what is done, for buttons. */
  moveWords(move: Move, language: Language, view: View, scene: Scene): string;
  /** Whose turn an event belongs to, where it begins or goes on with one; nobody's (null) ends a turn. */
  turnOf(event: Event, scene: Scene): number | null | undefined;
  /** Whether an event is worth a sentence in the ask bar: what others did in a nutshell. */
  isNews(event: Event): boolean;
  /** The paragraph of the rules that explains an event, if one does. */
  ruleOf(event: Event): string | undefined;
  soundOf(event: Event): Sound | undefined;
  /** How long what happened is under way on the board, in milliseconds: numbers change after it. */
  lasts?(happened: { move: string; events: Event[] }): number;
  /**
   * What a bot that makes this move may say about its intent: from the move itself and what everybody sees, never from a
   * secret.
   */
  intent?(position: { scene: Scene; view: View }, move: string, language: Language): string | null;
  /** Whether a gesture of several moves has been begun and not ended: nobody goes back to there. */
  isHalfWay?(view: View): boolean;
  /** Whether this move need not be asked for where it is the only one and nobody else could learn from it. */
  goesWithoutSaying?(move: Move): boolean;
  optionWords(name: string, language: Language): OptionWords | undefined;
  /** The options of the game that one tap starts, as they suit the screen. */
  usual?(seats: number, shape: Shape): Record<string, unknown>;
  /** An easier game, offered to whoever has none of this kind yet: how it is called, why it is easier, what it changes. */
  first?: { words(language: Language): { label: string; why: string }; options: Record<string, unknown> };
  /** A beginning that may be left to a bot for everybody, so that the game starts further on. */
  shortcut?: {
    label(language: Language): string;
    goesOn: (view: View) => boolean;
    left?: (view: View) => number;
  };
  lessons: Lesson[];
}
