// Positions for lessons and tests: whatever is not said is as in a quiet first raid of three players, and everything adds
// up (fourteen Vikings of each colour, every tile, ship and card of the box once).
import type { WalhallaView } from '../../generated/games';
import type { Position } from '../../tutorial/lesson';
import { type Card, cardKinds, type Cards, type Colour, shipParts, type Ship, type Step, type Terrain } from './kinds';

const letters: Record<string, Terrain> = {
  C: 'cult',
  f: 'forest2',
  F: 'forest3',
  v: 'village1',
  V: 'village2',
  W: 'wheat',
};
/** The eighteen tiles, laid out: a letter for each field, the coast first. */
const land = ['fWCvCFvWfVCW', 'WCfCvWFvCfWf', 'vCCVWCfvFWWV'];
const inner = [4, 5, 3];
const outer = [7, 6, 8];
const colours: Colour[] = ['red', 'blue', 'yellow'];
const deck: Record<Card, number> = {
  'forest+': 4,
  'wheat+': 4,
  'cult+': 4,
  'village+': 4,
  tongue6: 1,
  tongue7: 1,
  tongue8: 1,
  walhalla: 1,
  hunt: 4,
  attack: 4,
  shield: 4,
};
const noTiles = Object.fromEntries(
  [
    'CC',
    'Cf',
    'CF',
    'Cv',
    'CV',
    'CW',
    'ff',
    'fF',
    'fv',
    'fV',
    'fW',
    'FF',
    'Fv',
    'FV',
    'FW',
    'vv',
    'vV',
    'vW',
    'VV',
    'VW',
    'WW',
  ].map((tile) => [tile, 0]),
);
const noPoints = { forests: 0, hunts: 0, tongues: 0, wheat: 0, terrainCards: 0, sold: 0, fields: 0, walhalla: 0 };

export interface Setup {
  step: Step;
  raid?: number;
  /** Whose turn it is; the start player too. */
  active?: number;
  /** Who decides; whose turn it is unless said otherwise. */
  asked?: number;
  ship?: Ship;
  crew?: (Colour | 'none')[];
  /** Ships in the fjords, from the coast outwards. */
  fjords?: Ship[][];
  /** Where the ship lies whose Vikings come ashore (from 0), whose turn it is aboard, and the shore that was chosen. */
  fjord?: number;
  landing?: number;
  side?: 'left' | 'right';
  /** Seats (bits) for which Vikings are being bought. */
  wanted?: number;
  /** Who stands where: [tongue, row, colour], counted from 1. */
  standing?: [number, number, Colour][];
  midgard?: number[];
  walhalla?: number[];
  hands?: Card[][];
  points?: number[];
}

const counted = (cards: Card[]): Cards =>
  Object.fromEntries(cardKinds.map((kind) => [kind, cards.filter((card) => card === kind).length])) as Cards;

function tongues(standing: [number, number, Colour][]): WalhallaView['tongues'] {
  return land.map((row, tongue) => ({
    plots: [...row].map((letter, i) => ({
      terrain: letters[letter] ?? 'wheat',
      viking: standing.find(([at, line]) => at === tongue + 1 && line === i + 1)?.[2] ?? 'none',
    })),
    inner: inner[tongue] ?? 0,
    outer: outer[tongue] ?? 0,
  }));
}

function players(setup: Required<Setup>): object[] {
  const away = (colour: Colour) =>
    [...setup.standing.map(([, , who]) => who), ...setup.crew].filter((who) => who === colour).length;
  const seated = colours.map((colour, seat) => {
    const midgard = setup.midgard[seat] ?? 0;
    const walhalla = setup.walhalla[seat] ?? 0;
    const cards = setup.hands[seat]?.length ?? 0;
    const points = { ...noPoints, forests: setup.points[seat] ?? 0 };
    return {
      colour,
      midgard,
      asgard: 14 - midgard - walhalla - away(colour),
      walhalla,
      cards,
      kept: 0,
      drawn: cards,
      points,
    };
  });
  return [
    ...seated,
    { colour: 'none', midgard: 0, asgard: 0, walhalla: 0, cards: 0, kept: 0, drawn: 0, points: noPoints },
  ];
}

function fleet({ fjords, ship }: { fjords: Ship[][]; ship?: Ship | undefined }): {
  ships: Record<string, number>;
  shipsLeft: number;
} {
  const ships: Record<string, number> = {};
  for (const colour of ['red', 'blue', 'yellow', 'black'])
    for (const seat of [0, 1, 2]) ships[`${colour}-${String(seat)}`] = 1;
  // A moored ship may lie either way: the one in the pile is counted as it is printed, or its mirror image is.
  for (const gone of [...fjords.flat(), ...(ship ? [ship] : [])]) {
    const { colour, seat } = shipParts(gone);
    const name = ships[gone] === 1 ? gone : `${colour}-${String(2 - seat)}`;
    ships[name] = 0;
  }
  return { ships, shipsLeft: Object.values(ships).reduce((sum, count) => sum + count, 0) };
}

export function position(given: Setup, seed = 'lesson'): Position {
  const { active = 0, ship } = given;
  const setup = {
    raid: 1,
    active,
    asked: active,
    crew: ['none', 'none', 'none'],
    fjords: [[], [], [], []],
    fjord: 0,
    landing: 0,
    side: 'left',
    wanted: 0,
    standing: [],
    midgard: [6, 6, 6],
    walhalla: [1, 1, 1],
    hands: [[], [], []],
    points: [0, 0, 0],
    ...given,
  } as Required<Setup>;
  const hands = [...setup.hands, []].map(counted);
  const held = setup.hands.flat();
  const pile = Object.fromEntries(
    cardKinds.map((kind) => [kind, deck[kind] - held.filter((card) => card === kind).length]),
  );
  const none = counted([]);
  return {
    seats: 3,
    options: {},
    seed,
    state: {
      step: setup.step,
      raid: setup.raid,
      start: active,
      active,
      asked: setup.asked,
      tongues: tongues(setup.standing),
      tiles: noTiles,
      ...fleet({ fjords: setup.fjords, ship }),
      fjords: setup.fjords,
      ship: ship ?? 'none',
      crew: setup.crew,
      wanted: setup.wanted,
      fjord: setup.fjord,
      landing: setup.landing,
      side: setup.side,
      players: players(setup),
      discards: none,
      renewed: deck,
      pileSize: 32 - held.length,
      hands,
      kept: [none, none, none, none],
      laid: [none, none, none, none],
      pile,
    },
  };
}
