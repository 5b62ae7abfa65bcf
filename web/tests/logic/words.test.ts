import { readFileSync } from 'node:fs';
import { characters, moodOf } from '../../src/words/characters';
import { describe, expect, test } from 'vitest';
import { captions } from '../../src/boards/walhalla/brief';
import { words as walhallaWords } from '../../src/boards/walhalla/words';
import { words as boardWords } from '../../src/boards/wikinger/words';
import { diagrams } from '../../src/boards/wikinger/brief';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { grammar } from '../../src/words/grammar';
import { nl } from '../../src/words/nl';
import { startEngine } from '../support/engine';

/** Every text in a tree of words, functions called with sample values. */
function texts(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree === 'function') return texts((tree as (...args: unknown[]) => unknown)('Ymir', 2), path);
  return Object.entries(tree as object).flatMap(([name, value]) => texts(value, `${path}.${name}`));
}

describe.each([
  ['the shell', { en, de, nl } as Record<string, unknown>],
  ['the Wikinger board', boardWords as Record<string, unknown>],
  ['the Walhalla board', walhallaWords as Record<string, unknown>],
  [
    'Walhalla in brief',
    Object.fromEntries(['en', 'de', 'nl'].map((l) => [l, Object.values(captions).map((said) => said[l as 'en'])])),
  ],
  [
    'the rules in brief',
    Object.fromEntries(['en', 'de', 'nl'].map((l) => [l, diagrams.map((d) => d.caption[l as 'en'])])),
  ],
])('%s', (_, languages) => {
  test('says the same things in every language', () => {
    const paths = (language: string) => texts(languages[language]).map(([path]) => path);
    expect(paths('de')).toEqual(paths('en'));
    expect(paths('nl')).toEqual(paths('en'));
  });

  test('leaves nothing unsaid', () => {
    for (const [language, tree] of Object.entries(languages)) {
      const empty = texts(tree).filter(([path, text]) => text.trim() === '' && path !== '.rules.onlyEnglish');
      expect(empty, language).toEqual([]);
    }
  });
});

test('German and Dutch are not English left standing', () => {
  const english = new Map(texts(en));
  const same = (tree: unknown) => texts(tree).filter(([path, text]) => text.length > 14 && english.get(path) === text);
  const names = /\.about\.games\.|\.by$/; // titles, people and publishers are the same everywhere
  expect(same(de).filter(([path]) => !names.test(path))).toEqual([]);
  expect(same(nl).filter(([path]) => !names.test(path))).toEqual([]);
});

const wordsOf = { wikinger: boardWords, walhalla: walhallaWords };
const drawn = ['island', 'tongueLengths', 'components']; // these have a form of their own

test.each(['wikinger', 'walhalla'] as const)('Every option of %s has a name, and every value too', async (game) => {
  const card = (await startEngine().call('games', {})).find(({ id }) => id === game);
  expect(card).toBeDefined();
  for (const [name, schema] of Object.entries(card?.options.properties ?? {})) {
    if (drawn.includes(name)) continue;
    const values = [schema, ...(schema.anyOf ?? [])].flatMap((each) => each.enum ?? []);
    for (const language of ['en', 'de', 'nl'] as const) {
      const option = wordsOf[game][language].options[name];
      expect(option?.name, `${language} ${name}`).toBeTruthy();
      for (const value of values) expect(option?.values?.[value], `${language} ${name} ${value}`).toBeTruthy();
    }
  }
});

test('Every bot of the engine has a name, and every level a character with a face', async () => {
  const languages = { en, de, nl };
  for (const card of await startEngine().call('games', {})) {
    for (const { name, level } of card.bots) {
      for (const language of ['en', 'de', 'nl'] as const) {
        const who = characters[language][name];
        expect(who?.name ?? languages[language].bots[name], name).toBeTruthy();
        if (level > 0) expect(who, name).toBeTruthy();
      }
    }
  }
  for (const language of ['de', 'nl'] as const)
    for (const [bot, { name, temper }] of Object.entries(characters[language])) {
      expect(name).toBe(characters.en[bot]?.name);
      expect(temper).not.toBe(characters.en[bot]?.temper);
    }
});

test('A bot says a word when its prospects change or two ways are as good, and is silent otherwise', () => {
  expect(moodOf(0.7, 0.5, [])).toBe('pleased');
  expect(moodOf(0.3, 0.5, [])).toBe('worried');
  expect(moodOf(0.5, 0.5, [{ value: 0.5 }, { value: 0.499 }])).toBe('torn');
  expect(moodOf(0.5, undefined, [{ value: 0.5 }, { value: 0.4 }])).toBeNull();
});

test.each(Object.entries({ en, de, nl }))('the installed page introduces itself in %s', (language, words) => {
  const file = new URL(`../../public/manifest.${language}.webmanifest`, import.meta.url);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { lang: string; description: string };
  expect(manifest).toMatchObject({ lang: language, description: words.start.tagline });
});

describe.each([
  ['en', 'en-GB'],
  ['de', 'de'],
  ['nl', 'nl'],
] as const)('numbers in %s', (language, tag) => {
  const { number, plural } = grammar[language];
  const samples = [0, 1, 2, 7, 11, 21, 101, 999, 1000, 1001, 12345, -1, 0.5, 1.5];

  test('are written as the language writes them', () => {
    const format = new Intl.NumberFormat(tag);
    for (const value of samples) expect(number(value)).toBe(format.format(value));
  });
  test('take the form that the language asks for', () => {
    const rules = new Intl.PluralRules(tag);
    for (const value of samples.filter((each) => each >= 0)) {
      expect(plural(value, 'one', 'other'), String(value)).toBe(rules.select(value));
    }
  });
});
