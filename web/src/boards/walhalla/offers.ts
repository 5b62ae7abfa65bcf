// The legal moves sorted by what a player would touch: seats of the ship, berths, shores, cards.
import type { WalhallaGauges, WalhallaMove, WalhallaScene, WalhallaView } from '../../generated/games';
import { type Card, cardKinds, type Cards, type MoveOf } from './kinds';
import { type Place, shore } from './shores';

export interface Berth {
  fjord: number;
  berth: number;
  moves: MoveOf<'moor'>[];
}

export interface Offers {
  /** Seats (from 0) on which somebody may be put, with every choice there is. */
  seats: Set<number>;
  boardings: MoveOf<'board'>[];
  berths: Berth[];
  shores: { place: Place; move: MoveOf<'land'> }[];
  /** A card that can be played or sold by touching it. */
  cards: Map<Card, WalhallaMove>;
  /** Sets of cards that can be laid face down. */
  layings: MoveOf<'lay'>[];
  /** The passenger's yes. */
  ride: WalhallaMove | null;
}

const verbOfCard: Partial<Record<WalhallaMove['verb'], Card>> = {
  attack: 'attack',
  shield: 'shield',
  hunt: 'hunt',
  walhalla: 'walhalla',
};

/** What the board is drawn from. */
export interface Seen {
  scene: WalhallaScene;
  view: WalhallaView;
  gauges: WalhallaGauges;
}

export function offersOf(seen: Seen, moves: WalhallaMove[]): Offers {
  const offers: Offers = {
    seats: new Set(),
    boardings: [],
    berths: [],
    shores: [],
    cards: new Map(),
    layings: [],
    ride: null,
  };
  for (const move of moves) {
    const card = verbOfCard[move.verb];
    if (card) offers.cards.set(card, move);
    if (move.verb === 'board') offers.boardings.push(move);
    else if (move.verb === 'moor') addMooring(offers, seen, move);
    else if (move.verb === 'land') addShore(offers, seen, move);
    else if (move.verb === 'sell') offers.cards.set(move.card, move);
    else if (move.verb === 'lay') offers.layings.push(move);
    else if (move.verb === 'ride') offers.ride = move;
  }
  for (const { seats } of offers.boardings) for (const seat of seats) offers.seats.add(seat - 1);
  return offers;
}

function addMooring(offers: Offers, { gauges }: Seen, move: MoveOf<'moor'>): void {
  const fjord = move.fjord - 1;
  const known = offers.berths.find((each) => each.fjord === fjord);
  if (known) known.moves.push(move);
  else offers.berths.push({ fjord, berth: (gauges.berths[fjord] ?? 1) - 1, moves: [move] });
}

function addShore(offers: Offers, { scene, view }: Seen, move: MoveOf<'land'>): void {
  const place = shore(scene, view, move.side);
  if (place) offers.shores.push({ place, move });
}

/** The boarding of exactly these seats (from 0). */
export function boardingOf(offers: Offers, seats: ReadonlySet<number>): MoveOf<'board'> | undefined {
  return offers.boardings.find(
    (move) => move.seats.length === seats.size && move.seats.every((seat) => seats.has(seat - 1)),
  );
}

/** The mooring with this end first; where both ends come to the same there is only one. */
export const mooringOf = (berth: Berth, way: 'bow-in' | 'stern-in'): MoveOf<'moor'> | undefined =>
  berth.moves.find((move) => move.way === way) ?? berth.moves[0];

/** The laying of exactly these cards. */
export function layingOf(offers: Offers, chosen: Partial<Cards>): MoveOf<'lay'> | undefined {
  return offers.layings.find((move) => cardKinds.every((card) => (move.cards[card] ?? 0) === (chosen[card] ?? 0)));
}

/** Whether this card can be among those that are laid. */
export const canLay = (offers: Offers, card: Card): boolean =>
  offers.layings.some((move) => (move.cards[card] ?? 0) > 0);
