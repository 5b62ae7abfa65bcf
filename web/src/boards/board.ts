// What the table needs from the board of a game. A board draws a view and offers the legal moves it was given; it decides
// nothing. Each game has a folder here, and index.ts lists them.
import type { Component } from 'svelte';
import type { AnyEvent, AnyMove, AnyScene, AnyView, GameCard, GameId, Language, ToAct } from '../engine/protocol';
import type { Sound } from '../store/sound';
import type { Lesson } from '../tutorial/lesson';

/** What a board is given to draw, and how it answers. */
export interface BoardProps<View = AnyView, Scene = AnyScene, Move = AnyMove, Event = AnyEvent> {
  scene: Scene;
  view: View;
  /** The legal moves of whoever sits before the screen; none while others decide. */
  moves: Move[];
  /** What has just happened, for the eye: the move in notation and its events. */
  happened: { move: string; events: Event[] };
  /** The move under the pointer or the focus, and what it would bring about. */
  considered: { move: Move; events: Event[] } | null;
  /** A move somebody recommends. */
  hint: Move | null;
  language: Language;
  consider(move: Move | null): void;
  /** `sure`: it was shown and meant, as when a piece is dragged to its place. */
  play(move: Move, sure?: boolean): void;
  /** Shows a move and leaves it to a second touch: for fingers, which cannot hover. */
  arm(move: Move): void;
  /** A click that is no legal move: what it would have been, in the game's notation. */
  refused(text: string, otherwise?: Explanation): void;
}

/** What to say where the engine has only a plain no, or no word for what was touched; with the rule to read. */
export interface Explanation {
  message: string;
  rule: string;
}

/** One line under a player's name: a symbol of the sprite, a number, and what it counts. */
export interface Count {
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
}

/** Something a seat may let the engine do on its behalf for a while. */
export interface Errand<View = AnyView> {
  label: string;
  goesOn(view: View): boolean;
}

export interface Ask<Move = AnyMove, View = AnyView> {
  sentence: string;
  /** How it is done with hand or finger, for those who are new. */
  tip?: string | undefined;
  choices: Choice<Move>[];
  errand?: Errand<View>;
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
  /** What the engine has against a game with these options; empty if nothing. */
  objection(options: Record<string, unknown>): Promise<string>;
}

export interface Board<View = AnyView, Scene = AnyScene, Move = AnyMove, Event = AnyEvent> {
  id: GameId;
  title: string;
  /** Whether seats have secrets, so that the screen is handed over between people. */
  secrets: boolean;
  Drawing: Component<BoardProps<View, Scene, Move, Event>>;
  /** A small picture of a position for lists. */
  Thumbnail: Component<{ scene: Scene; view: View }>;
  /** The rules in a few pictures. */
  Brief: Component<{ language: Language }>;
  /** What is told in peace when this has happened, before anybody plays on: its heading, and the word for going on. */
  interlude?(events: Event[], language: Language): { heading: string; go: string } | null;
  Interlude?: Component<{ events: Event[]; scene: Scene; view: View; language: Language }>;
  /** Its options are left out of the plain form. */
  setup?: { Form: Component<SetupProps>; options: string[] };
  ask(position: { scene: Scene; view: View; toAct: ToAct; moves: Move[] }, language: Language): Ask<Move, View>;
  seats(scene: Scene, view: View, language: Language): SeatCard[];
  /** A move in words, for lists of choices. */
  moveWords(move: Move, language: Language): string;
  /** The paragraph of the rules that explains an event, if one does. */
  ruleOf(event: Event): string | undefined;
  soundOf(event: Event): Sound | undefined;
  /** Whether this move need not be asked for where it is the only one and nobody else could learn from it. */
  goesWithoutSaying?(move: Move): boolean;
  optionWords(name: string, language: Language): OptionWords | undefined;
  lessons: Lesson[];
}
