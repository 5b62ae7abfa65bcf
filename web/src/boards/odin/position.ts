// Positions for lessons and tests: whatever is not said is as in the first round of a long solo game, and everything adds
// up (as many Vikings as the round has brought, every special tile and card of the box once).
import type { OdinState } from '../../generated/games';
import type { Position } from '../../tutorial/lesson';
import { cellName, columnOf, rowOf } from './kinds';

type State = OdinState;
type Land = State['players'][number]['home'];
type Frame = State['stack'][number];
type Space = Extract<Frame, { ask: 'action' }>['space'];

/** What a supply holds, in the engine's order: goods, resources, weapons. */
export const supplied = [
  ...['peas', 'mead', 'oil', 'rune_stone', 'flax', 'stockfish', 'hide', 'silverware'],
  ...['beans', 'milk', 'wool', 'chest', 'grain', 'salt_meat', 'linen', 'silk'],
  ...['cabbage', 'game_meat', 'skin_and_bones', 'spices', 'sheep', 'fur', 'jewelry'],
  ...['fruits', 'whale_meat', 'robe', 'treasure_chest', 'cattle', 'clothing', 'silver_hoard'],
  ...['pregnant_sheep', 'pregnant_cattle'],
  ...['wood', 'stone', 'ore', 'silver', 'bow', 'snare', 'spear', 'long_sword'],
];
/** Green tiles that lessons lay out beforehand; all others are blue, silver or ore. */
const green = ['oil', 'hide', 'wool', 'linen', 'skin_and_bones', 'fur', 'robe', 'clothing'];
const houses = 8;
const spaces = 61;
/** O-13.1: Vikings at hand and waiting in the first round; both colours get two more in each later one. */
const atFirst = 11;
const darkCardsOfA = 57;
const lightCardsOfA = [
  ...['craft_leader', 'shepherd', 'slowpoke', 'tanner', 'tutor', 'catapulter', 'craft_apprentice', 'melee_fighter'],
  ...['forester', 'proficient_hunter', 'woodcutter', 'sober_man', 'farmhand', 'refugee_helper', 'bosporus_traveller'],
];

/** A tile that lies already: its cells. */
export interface Laid {
  item: string;
  cells: string[];
}
export interface Setup {
  round?: number;
  stage?: State['stage'];
  stack?: Frame[];
  supply?: Record<string, number>;
  bay?: Partial<State['players'][number]['bay']>;
  home?: Laid[];
  /** Exploration boards that are the pupil's own, 0 to 3. */
  islands?: number[];
  /** Vikings of the pupil that stand on the action board. */
  out?: number;
  hand?: string[];
  played?: string[];
  /** How much has been taken from each of the open strips, by its number from 1. */
  strips?: Record<number, number>;
  feast?: Partial<State['feast']>;
}

const noLand = (): Land => ({ covered: [], green: [], ore: [], joinedRight: [], joinedUp: [] });
const noBay = { boats: [0, 0], knarrs: 0, longships: [0, 0, 0, 0], emigratedKnarrs: 0, emigratedLongships: 0 };
const noFeast: State['feast'] = {
  next: 0,
  end: 0,
  beside: 'none',
  lengthwise: [],
  penalties: 0,
  served: [],
  stockfish: 0,
  longPeas: 0,
  sober: false,
};

/** The cells of a tile hold together: to the right and upwards. */
function landOf(laid: Laid[]): Land {
  const land = noLand();
  for (const { item, cells } of laid) {
    land.covered.push(...cells);
    if (green.includes(item)) land.green.push(...cells);
    if (item === 'ore') land.ore.push(...cells);
    const has = (column: number, row: number) => cells.includes(cellName(column, row));
    land.joinedRight.push(...cells.filter((cell) => has(columnOf(cell) + 1, rowOf(cell))));
    land.joinedUp.push(...cells.filter((cell) => has(columnOf(cell), rowOf(cell) + 1)));
  }
  return land;
}

function playerOf(setup: Setup | null): State['players'][number] {
  const { supply = {}, bay = {}, home = [], hand = [], played = [], out = 0, round = 1 } = setup ?? {};
  const waiting = setup ? 5 : 0;
  return {
    supply: supplied.map((item) => supply[item] ?? 0),
    bay: { ...noBay, ...bay },
    home: landOf(home),
    sheds: 0,
    shedWood: 0,
    shedStone: 0,
    penalties: 0,
    thingSquare: setup ? atFirst + 2 * (round - 1) - waiting - out : 0,
    waiting,
    passed: false,
    placedIn2: 0,
    hand: hand.length,
    played,
  };
}

function tableOf(setup: Setup): Pick<State, 'islands' | 'houses' | 'crews' | 'imitations' | 'strips' | 'specials'> {
  const nobody = { colour: 0, vikings: 0 };
  const copies = { column: 0, crew: nobody, target: 'build_shed' as Space };
  const empty = { covered: [], orange: [], red: [], green: [], joinedRight: [], joinedUp: [] };
  const open = setup.strips ?? { 3: 0, 6: 0 };
  return {
    islands: [0, 1, 2, 3].map((board) => ({
      owner: setup.islands?.includes(board) ? 0 : null,
      turned: false,
      silver: 0,
      land: noLand(),
    })),
    houses: Array.from({ length: houses }, () => ({ owner: null, wood: 0, stone: 0, house: empty })),
    // Whoever is out stands one by one on the first spaces, which lessons do not use.
    crews: Array.from({ length: spaces }, (_, i) => (i < (setup.out ?? 0) ? { colour: 0, vikings: 1 } : nobody)),
    imitations: [copies, copies],
    strips: Array.from({ length: 8 }, (_, i) => open[i + 1] ?? 255),
    specials: Array.from({ length: 15 }, () => 'ovalBoard' as const),
  };
}

/** Everybody has one light card, in the hand or played: whoever is given none gets one that does no harm. */
function cardsOf({ hand = [], played = [] }: Setup): { hand: string[]; played: string[]; darkPile: number } {
  const isLight = (card: string) => lightCardsOfA.includes(card);
  const given = [...hand, ...played];
  const all = given.some(isLight) ? hand : [...hand, 'craft_leader'];
  return { hand: all, played, darkPile: darkCardsOfA - given.filter((card) => !isLight(card)).length };
}

export function position(given: Setup, seed = 'lesson'): Position {
  const { hand, played, darkPile } = cardsOf(given);
  const setup = { ...given, hand, played };
  const state: State = {
    stage: setup.stage ?? 'actions',
    round: setup.round ?? 1,
    cursor: setup.stage === 'feast' ? 1 : 0,
    start: 0,
    lastPlacer: 0,
    nextSeat: 0,
    players: [playerOf(setup), playerOf(null), playerOf(null), playerOf(null)],
    ...tableOf(setup),
    sheds: 3,
    weaponPile: [11, 11, 11, 11],
    weaponDiscards: [0, 0, 0, 0],
    darkPile,
    feast: { ...noFeast, ...setup.feast },
    outerFeast: noFeast,
    tally: { wood: 0, stone: 0, stockfish: 0, taken: [], paid: [], cards: 0 },
    spent: [],
    armed: false,
    pending: [],
    stack: setup.stack ?? [{ ask: 'turn', seat: 0 }],
    hands: [hand, [], [], []],
  };
  return { seats: 1, options: { decks: 'A' }, seed, state };
}
