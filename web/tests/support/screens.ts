// The main screens of the page, a row for each: where it is, and the game that is kept there.
import type { Progress } from './positions';
import type { Game } from './layout';

export interface Screen {
  name: string;
  /** The address of a page that is no table. */
  at?: string;
  game?: Game;
  progress?: Progress;
  /** Whether others are there: a hall on a stage (staged-hall.ts). */
  hall?: true;
  /** What is touched at the table before the picture is taken, until something lies over the board. */
  then?: string;
}

export const screens: Record<'hall' | 'together' | Game, Screen[]> = {
  hall: [
    { name: 'start', at: '', game: 'walhalla', progress: 60 },
    { name: 'new-wikinger', at: 'new/wikinger' },
    { name: 'new-walhalla', at: 'new/walhalla' },
    { name: 'new-odin', at: 'new/odin' },
    { name: 'learn', at: 'learn/walhalla' },
    { name: 'settings', at: 'settings' },
    { name: 'rules-wikinger', at: 'rules/wikinger' },
    { name: 'rules-walhalla', at: 'rules/walhalla' },
    { name: 'rules-odin', at: 'rules/odin' },
  ],
  together: [
    { name: 'together-lobby', at: 'together', hall: true },
    { name: 'together-waiting', at: 'hall/room', hall: true },
    { name: 'together-table', at: 'hall/game', hall: true },
    { name: 'together-ladder', at: 'ladder/walhalla', hall: true },
  ],
  wikinger: [
    { name: 'wikinger-settling', game: 'wikinger', progress: 6 },
    { name: 'wikinger-brawl', game: 'wikinger', progress: 'brawl' },
    { name: 'wikinger-march', game: 'wikinger', progress: 48 },
    { name: 'wikinger-end', game: 'wikinger', progress: 'end' },
  ],
  walhalla: [
    { name: 'walhalla-harbour', game: 'walhalla', progress: 24 },
    { name: 'walhalla-raid', game: 'walhalla', progress: 60 },
    { name: 'walhalla-interlude', game: 'walhalla', progress: 'reckoning', then: '.choices .main' },
    { name: 'walhalla-end', game: 'walhalla', progress: 'end' },
  ],
  odin: [
    { name: 'odin-early', game: 'odin', progress: 60 },
    { name: 'odin-late', game: 'odin', progress: 500 },
    { name: 'odin-end', game: 'odin', progress: 'end' },
  ],
};
