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
  free: string;
  region: (letter: string) => string;
  offers: { settle: string; remove: string; tower: string; pick: string; target: string };
  inHand: string;
  hint: string;
  whyNotShip: string;
  aboard: (colour: string, count: number) => string;
  shade: string;
  /** How what is asked is done. */
  tips: Partial<Record<WikingerView['phase'], string>>;
  asks: {
    settle: (player: string, due: number) => string;
    remove: (player: string, due: number) => string;
    firstTower: (player: string) => string;
    tower: (player: string) => string;
    march: (player: string) => string;
    chain: (player: string, point: string) => string;
    pass: (player: string) => string;
    chance: string;
    over: string;
  };
  moves: {
    settle: (point: string, colour: string) => string;
    remove: (point: string) => string;
    tower: (point: string) => string;
    march: (path: string) => string;
    decline: string;
    stop: string;
    pass: string;
    start: (colour: string) => string;
  };
  settleRest: string;
  counts: { vikings: string; towers: string; aboard: string };
  allies: (partner: string) => string;
  builder: {
    heading: string;
    usual: string;
    presets: Record<string, string>;
    own: string;
    random: string;
    turn: string;
    part: (name: string) => string;
    moveHelp: string;
    good: string;
    undo: string;
  };
  options: Record<string, OptionWords>;
}

export const words: Record<Language, BoardWords> = { en, de, nl };
