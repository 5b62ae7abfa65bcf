// Which games the types are learnt from. Every game is sampled with its usual options for every number of seats; what
// only happens under other options or in rare positions is named here.

import { position } from '../src/boards/walhalla/position';

export interface Sample {
  game: string;
  seats: number;
  options?: object;
  state?: object;
  games: number;
}

const water = { from: '-', to: '-', turnedBack: false };

/** A tiny island on which the last Vikings of three seats meet: somebody is skipped, somebody is the last. */
const lastVikings = {
  vikings: [['a1'], ['c1'], [], ['e1']],
  towers: [[], [], [], []],
  aboard: [0, 0, 0, 0],
  fallen: [0, 0, 0, 0],
  toRemove: [0, 0, 0, 0],
  idle: [0, 0, 0, 0],
  trails: [water, water, water, water],
  quiet: 0,
  avenged: 0,
  phase: 'march',
  ending: 'none',
  turn: 0,
  starter: 0,
  due: 0,
  captured: false,
  raised: false,
  hopping: false,
  marcher: '-',
  setOut: '-',
};

/** Every answer to an open question that lets something else happen. */
const otherRulings = {
  walhallaCardTiming: 'atResupply',
  landingSideChooser: 'activePlayer',
  emptyShipSails: false,
  shieldLoserTo: 'midgard',
  boardingOrder: 'passengerFirst',
};

/** A raid in which every card has been played already: the next one that is drawn renews the pile. */
function emptyPile(): object {
  const { state } = position({ step: 'moor', ship: 'red-0', crew: ['red', 'red', 'red'] }) as unknown as {
    state: { pile: Record<string, number>; players: { drawn: number }[] };
  };
  const [first, ...others] = state.players;
  const none = Object.fromEntries(Object.keys(state.pile).map((card) => [card, 0]));
  const drawn = Object.values(state.pile).reduce((sum, count) => sum + count, 0);
  return { ...state, discards: state.pile, pile: none, pileSize: 0, players: [{ ...first, drawn }, ...others] };
}

export const rareSamples: Sample[] = [
  { game: 'wikinger', seats: 2, options: { mode: 'grand' }, games: 2 },
  { game: 'wikinger', seats: 2, options: { quietPlyDraw: 1, standstill: 'off' }, games: 12 },
  { game: 'wikinger', seats: 2, options: { towerPlacement: 'optional' }, games: 4 },
  { game: 'wikinger', seats: 3, options: { island: ['aabbb', 'a...b'] }, state: lastVikings, games: 60 },
  { game: 'walhalla', seats: 4, options: otherRulings, games: 8 },
  { game: 'walhalla', seats: 3, options: { tongueLengths: [5, 5, 8], sellFloor: 'negativeAllowed' }, games: 8 },
  { game: 'walhalla', seats: 3, state: emptyPile(), games: 2 },
];
