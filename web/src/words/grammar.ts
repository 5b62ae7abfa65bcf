// Numbers, plurals and lists as each language writes them, by what every browser brings along. The engine has the same
// idea in core/noun.hpp.
import type { Language } from '../engine/protocol';

/** British English: no comma before "and". */
const tags: Record<Language, string> = { en: 'en-GB', de: 'de', nl: 'nl' };

interface Grammar {
  number: (value: number) => string;
  /** 45 of 100, with the sign and the space of the language. */
  percent: (of100: number) => string;
  /** The one form or the other. */
  plural: (count: number, one: string, many: string) => string;
  /** "1 move", "12 moves" */
  counted: (count: number, one: string, many: string) => string;
  /** "a, b and c" */
  and: (parts: string[]) => string;
  /** "a, b or c" */
  or: (parts: string[]) => string;
}

/** Points, of which there may be fewer than none: with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${String(-points)}` : String(points));
/** How something changes: "+3", "−3". */
export const withSign = (by: number): string => (by > 0 ? `+${String(by)}` : by < 0 ? signed(by) : '±0');

/** Made when it is first wanted: such formatters are dear, and hardly anybody reads three languages. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** In all three languages 1 is one, and everything else is many; a test asks the browser's plural rules. */
const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);
/** Whole numbers below a thousand are written alike everywhere. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

function made(language: Language): Grammar {
  const tag = tags[language];
  const numbers = later(() => new Intl.NumberFormat(tag));
  const percents = later(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));
  const conjunction = later(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const disjunction = later(() => new Intl.ListFormat(tag, { type: 'disjunction' }));
  const number = (value: number): string => (isPlain(value) ? String(value) : numbers().format(value));
  return {
    number,
    percent: (of100) => percents().format(of100 / 100),
    plural,
    counted: (count, one, many) => `${number(count)} ${plural(count, one, many)}`,
    and: (parts) => conjunction().format(parts),
    or: (parts) => disjunction().format(parts),
  };
}

export const grammar: Record<Language, Grammar> = { en: made('en'), de: made('de'), nl: made('nl') };
