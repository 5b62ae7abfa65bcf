// What is said about a space: to screen readers, in menus, and where something is refused.
import type { Language } from '../../../engine/protocol';
import { colourOf, type Gauges, nameOf, type Scene, type SpaceRow } from '../kinds';
import { behindCount, countedOf } from '../names';
import type { ActionWords } from '../words/actions';
import { inPassing } from '../words/plurals';
import { isImitation, isWithAll, type Offer, type Standing } from './offers';

type Way = SpaceRow['ways'][number];
type Need = Gauges['ways'][number]['wanted'][number];

export const spaceText = (space: SpaceRow, language: Language, w: ActionWords): string =>
  space.ways
    .filter((way) => way.printed)
    .map((way) => way.text[language])
    .join(`, ${w.or} `);

export interface Company {
  you?: number | undefined;
  names?: string[] | undefined;
  /** How many sit at the table: alone, two colours take turns. */
  seats: number;
}
/** Whose Vikings these are. */
export function whoIs(colour: number, { you, names, seats }: Company, w: ActionWords): string {
  const named = w.colours[colourOf(colour)];
  if (seats === 1) return named;
  if (colour === you) return w.you;
  const name = names?.[colour];
  return name && name !== named ? `${name} (${named})` : named;
}

export interface Marks {
  hinted: boolean;
  fresh: boolean;
  active: boolean;
}

function stateText(standing: Standing, marks: Marks, company: Company, w: ActionWords): string[] {
  const { crew, condition, imitable, copiedBy } = standing;
  return [
    crew.vikings > 0 ? w.stands(whoIs(crew.colour, company, w), crew.vikings) : w.free,
    ...copiedBy.map((each) => w.copied(whoIs(each.colour, company, w))),
    marks.active ? w.states.underWay : '',
    imitable ? w.states.imitable : condition === 'open' ? w.states.possible : '',
    condition === 'lacking' ? w.states.lacking : '',
    marks.hinted ? w.states.hint : '',
    marks.fresh ? w.states.fresh : '',
  ].filter(Boolean);
}

/** Name, Vikings, what it does, how it stands. */
export function labelOf(
  space: SpaceRow,
  standing: Standing,
  marks: Marks,
  company: Company,
  language: Language,
  w: ActionWords,
): string {
  const state = stateText(standing, marks, company, w).join(', ');
  return `${space.name[language]}, ${w.vikings(space.column)}: ${spaceText(space, language, w)}. ${state}`;
}

/** What choosing this way to stand for a space is called, beside the others there are. */
export function variantWords(offer: Offer, all: Offer[], space: SpaceRow, language: Language, w: ActionWords): string {
  const v = w.variants;
  switch (offer.verb) {
    case 'visit':
      return v.visit;
    case 'recall':
      return offer.imitation ? v.recallImitation : v.recall;
    case 'option': {
      const way = space.ways[offer.option - 1];
      return way ? way.text[language] : offer.text;
    }
    case 'place': {
      if (isImitation(offer)) return isWithAll(offer) ? v.imitateAll(space.column) : v.imitate(space.column);
      if (isWithAll(offer)) return v.all(space.column);
      return all.some(isWithAll) ? v.fewer : v.place(space.column);
    }
  }
}

const called = (scene: Scene, item: string, language: Language): string =>
  inPassing(nameOf(scene, item, language), language);

/** "you have 2 of 3 wood" */
export function needText(need: Need, scene: Scene, language: Language, w: ActionWords): string {
  const [first = '', ...others] = need.items;
  const behind = (item: string) => behindCount(scene, item, need.of, language);
  const things = [countedOf(scene, first, need.of, language), ...others.map(behind)].join(w.sheet.anyOf);
  return need.spent ? w.sheet.have(need.have, things) : w.sheet.needed(need.have, things);
}

/** How the dice action of a way goes, if there is one. */
export function diceText(way: Way, scene: Scene, language: Language, w: ActionWords): string[] {
  const action = way.parts.find((part) => part.dice !== null)?.dice;
  const row = scene.dice.find((each) => each.action === action);
  if (!row) return [];
  const several = (item: string) => behindCount(scene, item, 2, language).replace(/^× /, '');
  const one = (item: string) => countedOf(scene, item, 1, language);
  const won = row.success.map(({ item }) => called(scene, item, language)).join(' + ');
  const { low, high, consolation } = w.sheet;
  return [
    row.wantsLow
      ? low(row.sides, several(row.resource), several(row.weapon), won)
      : high(row.sides, several(row.resource), several(row.weapon)),
    consolation(one(row.resource), one(row.weapon), row.vikingsBack),
  ];
}
