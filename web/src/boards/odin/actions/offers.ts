// The legal moves sorted by the space they are about, and how each space stands.
import type { Told } from '../../board';
import type { Event, Gauges, Move, MoveOf, Scene, SpaceRow, View } from '../kinds';

/** Moves that are made by touching a space. */
export type Offer = MoveOf<'place'> | MoveOf<'recall'> | MoveOf<'visit'> | MoveOf<'option'>;
export type Offers = ReadonlyMap<string, Offer[]>;

function spaceOfMove(move: Move, action: Gauges['action']): string | undefined {
  if (move.verb === 'place' || move.verb === 'recall' || move.verb === 'visit') return move.space;
  return move.verb === 'option' ? action?.space : undefined;
}

/** What can be done by touching a space; several where there are several ways to stand for it. */
export function offersOf(moves: Move[], action: Gauges['action']): Offers {
  const offers = new Map<string, Offer[]>();
  for (const move of moves) {
    const space = spaceOfMove(move, action);
    if (space === undefined) continue;
    const known = offers.get(space);
    if (known) known.push(move as Offer);
    else offers.set(space, [move as Offer]);
  }
  return offers;
}

export const isImitation = (offer: Offer): boolean => offer.verb === 'place' && offer.imitation !== undefined;
/** All Vikings go although a card asks for fewer. */
export const isWithAll = (offer: Offer): boolean => offer.verb === 'place' && offer.withAll === true;

/** Whether a space is to be chosen now: then those that cannot be are dimmed. */
export const isChoosing = (offers: Offers): boolean =>
  [...offers.values()].some((moves) => moves.some((move) => move.verb !== 'option'));

type Condition = 'open' | 'lacking' | 'taken' | 'quiet';

export interface Standing {
  condition: Condition;
  offers: Offer[];
  crew: View['crews'][number];
  imitable: boolean;
  /** Who copied it this round. */
  copiedBy: View['crews'][number][];
}

const nobody: View['crews'][number] = { colour: 0, vikings: 0 };
const crewOn = (scene: Scene, view: View, space: SpaceRow): View['crews'][number] =>
  view.crews[scene.spaces.indexOf(space)] ?? nobody;

export function standingOf(scene: Scene, view: View, offers: Offers, space: SpaceRow): Standing {
  const own = offers.get(space.space) ?? [];
  const crew = crewOn(scene, view, space);
  const open = own.length > 0;
  const condition = open ? 'open' : crew.vikings > 0 ? 'taken' : isChoosing(offers) ? 'lacking' : 'quiet';
  const copies = view.imitations.filter((each) => each.column > 0 && each.crew.vikings > 0);
  return {
    condition,
    offers: own,
    crew,
    imitable: own.some(isImitation),
    copiedBy: copies.filter((each) => each.target === space.space).map((each) => each.crew),
  };
}

export const isSameCrew = (one: Standing['crew'], other: Standing['crew'] | undefined): boolean =>
  one.colour === other?.colour && one.vikings === other.vikings;
const isSame = (one: Standing, other: Standing): boolean =>
  one.condition === other.condition &&
  one.imitable === other.imitable &&
  isSameCrew(one.crew, other.crew) &&
  one.copiedBy.length === other.copiedBy.length &&
  one.copiedBy.every((crew, i) => isSameCrew(crew, other.copiedBy[i])) &&
  one.offers.length === other.offers.length &&
  one.offers.every(({ code, text }, i) => code === other.offers[i]?.code && text === other.offers[i].text);

/** How all spaces stand. One that stands as it did is told by the same words as before: it need not be drawn again. */
export function standingsOf(
  scene: Scene,
  view: View,
  offers: Offers,
  before: ReadonlyMap<string, Standing>,
): ReadonlyMap<string, Standing> {
  return new Map(
    scene.spaces.map((space) => {
      const now = standingOf(scene, view, offers, space);
      const known = before.get(space.space);
      return [space.space, known && isSame(known, now) ? known : now];
    }),
  );
}

/** What a way of a space takes and wants to see, by its place among the ways; of one that takes nothing the engine says nothing. */
export const wantedFor = (ways: Gauges['ways'], { space }: SpaceRow, index: number): Gauges['ways'][number]['wanted'] =>
  ways.find((each) => each.space === space && each.way === index)?.wanted ?? [];

/** Where others have put their Vikings since whoever looks acted last. */
export function placedSince(since: Told<Event>[], mine: number | undefined): Set<string> {
  const placed = new Set<string>();
  for (const event of since.flatMap(({ events }) => events)) {
    if (event.event === 'vikingsPlaced' && event.seat !== mine) placed.add(event.space);
    if (event.event === 'roundBegins') placed.clear(); // they have gone home
  }
  return placed;
}

/** The rule to read about a space, by what it does first. */
const rules: Partial<Record<SpaceRow['ways'][number]['parts'][number]['deed'], string>> = {
  gain: 'O-5.1',
  buy: 'O-5.5',
  exchange: 'O-5.6',
  take: 'O-5.13',
  upgrade: 'O-5.15',
  trade_overseas: 'O-5.18',
  buy_specials: 'O-5.19',
  forge: 'O-5.11',
  emigrate: 'O-5.20',
  draw_occupations: 'O-5.23',
  play_occupations: 'O-5.23',
  roll: 'O-6',
  explore: 'O-7',
};
export function ruleOf(space: SpaceRow): string {
  const deeds = (space.ways[0]?.parts ?? []).map((part) => part.deed);
  return rules[deeds.find((deed) => deed !== 'pay') ?? 'pay'] ?? 'O-5';
}
