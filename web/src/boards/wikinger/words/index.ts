// What the board of Die Wikinger kommen! says, in every language.
import type { Language } from '../../../engine/protocol';
import type { WikingerView } from '../../../generated/games';
import type { OptionWords } from '../../board';
import type { Colour } from '../pieces';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export interface BoardWords {
  island: string;
  colours: Record<Colour, string>;
  viking: (colour: string) => string;
  tower: (colour: string) => string;
  /** What belongs to the only person at the table. */
  own: { viking: string; tower: string; aboard: (count: number) => string };
  free: string;
  region: (letter: string) => string;
  offers: { settle: string; remove: string; tower: string; pick: string; target: string };
  inHand: string;
  hint: string;
  whyNotShip: string;
  aboard: (colour: string, count: number) => string;
  shade: string;
  /** What a thing on the board is, for whoever touches it. */
  about: {
    free: (region: string) => string;
    viking: (colour: string) => string;
    own: string;
    tower: (colour: string, region: string, goal: number) => string;
    ship: (colour: string, count: number) => string;
    ownTower: (region: string, goal: number) => string;
    ownShip: (count: number) => string;
  };
  /** What a bot says about what it is after. */
  intents: { march: (region: string) => string; remove: (region: string) => string };
  /** How what is asked is done. */
  tips: Partial<Record<WikingerView['phase'], string>>;
  moves: {
    settle: (point: string) => string;
    /** Where a seat leads two shades. */
    settleShade: (point: string, colour: string) => string;
    remove: (point: string) => string;
    tower: (point: string) => string;
    march: (path: string) => string;
    decline: string;
    stop: string;
    pass: string;
    start: (colour: string) => string;
  };
  settleRest: string;
  startAtBrawl: string;
  counts: { vikings: string; towers: string; aboard: string };
  allies: (partner: string) => string;
  builder: {
    heading: string;
    presets: Record<string, string>;
    own: string;
    random: string;
    turn: string;
    part: (regions: string) => string;
    moveHelp: string;
    good: string;
    undo: string;
  };
  options: Record<string, OptionWords>;
}

export const words: Record<Language, BoardWords> = { en, de, nl };
