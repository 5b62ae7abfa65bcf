// Which spaces somebody looks for: by words, by what they give, by what can be done, by habit. What is not looked for is
// dimmed; nothing moves.
import type { Language } from '../../../engine/protocol';
import type { Scene, SpaceRow } from '../kinds';

export type Gift = SpaceRow['gives'][number];
export const gifts: readonly Gift[] = ['orange', 'red', 'green', 'blue', 'resource', 'ship', 'card'];

export interface Filter {
  text: string;
  /** Only what can be done now. */
  can: boolean;
  /** Only what somebody does often here. */
  often: boolean;
  /** Only what gives one of these, if any is named. */
  gives: Gift[];
}
export const noFilter = (): Filter => ({ text: '', can: false, often: false, gives: [] });
export const isFiltering = (filter: Filter): boolean =>
  filter.text.trim() !== '' || filter.can || filter.often || filter.gives.length > 0;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Everything that is said about a space, for whoever searches it. */
function wordsAbout(scene: Scene, space: SpaceRow, language: Language): string {
  const groups = scene.groups.filter(({ group }) => space.groups.includes(group)).map(({ name }) => name[language]);
  const ways = space.ways.filter((way) => way.printed).map((way) => way.text[language]);
  return plain([space.name[language], ...groups, ...ways].join(' '));
}
const says = (about: string, text: string) =>
  plain(text)
    .split(/\s+/)
    .every((word) => about.includes(word));

export interface Known {
  scene: Scene;
  language: Language;
  can(space: SpaceRow): boolean;
  /** The spaces that are used most. */
  often: readonly string[];
}

export function isLookedFor(space: SpaceRow, filter: Filter, known: Known): boolean {
  if (filter.can && !known.can(space)) return false;
  if (filter.often && !known.often.includes(space.space)) return false;
  if (filter.gives.length > 0) {
    if (!filter.gives.some((gift) => space.gives.includes(gift))) return false;
  }
  return filter.text.trim() === '' || says(wordsAbout(known.scene, space, known.language), filter.text.trim());
}

// Habits: how often each space was used in this browser.

export type Counts = Record<string, number>;
const key = 'meadhall.odin.spaces';

export const favourites = (counts: Counts, most = 8): string[] =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([space]) => space);

export function habits(): Counts {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Counts;
  } catch {
    return {};
  }
}
export function countHabit(space: string): Counts {
  const counts = habits();
  counts[space] = (counts[space] ?? 0) + 1;
  try {
    localStorage.setItem(key, JSON.stringify(counts));
  } catch {
    // A browser that keeps nothing has no habits.
  }
  return counts;
}
