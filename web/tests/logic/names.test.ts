// One name for one thing: page, engine and rules say the same, in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { words as walhalla } from '../../src/boards/walhalla/words';
import { words as wikinger } from '../../src/boards/wikinger/words';
import { words as odin } from '../../src/boards/odin/words';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { grammar } from '../../src/words/grammar';
import { nl } from '../../src/words/nl';
import { behindNumber } from '../../src/boards/odin/words/plurals';

const root = join(import.meta.dirname, '../../..');
const languages = ['en', 'de', 'nl'] as const;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What the engine says, as tests/data/words has it: a key, then a line for each language. */
function engineSays(game: string): Map<string, Record<(typeof languages)[number], string>> {
  const text = readFileSync(join(root, 'tests/data/words', `${game}.txt`), 'utf8');
  const blocks = text.matchAll(/^(\S.*)\n {2}en {2}(.*)\n {2}de {2}(.*)\n {2}nl {2}(.*)$/gm);
  // A thing comes before a board of the same name: the first of a key counts.
  return new Map(
    [...blocks]
      .map(([, key = '', ...said]) => [key, { en: said[0] ?? '', de: said[1] ?? '', nl: said[2] ?? '' }] as const)
      .reverse(),
  );
}

/** Every text of a tree of words; functions are called with something. */
function texts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree === 'function') return texts((tree as (...args: unknown[]) => unknown)('Ymir', 2, 3));
  return typeof tree === 'object' && tree ? Object.values(tree).flatMap(texts) : [];
}
/** Without capitals and umlauts, so that Turm is found in Türme. */
const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Names that were given up, and what the thing is called now. */
const superseded: Record<(typeof languages)[number], [RegExp, string][]> = {
  en: [
    [/\bplies\b|\bply\b/, 'move'],
    [/\bcatch(es|ing)?\b/i, 'capture'],
    [/\bTouch a\b/, 'Tap a'],
    [/takes the lead/, 'becomes the start player'],
  ],
  de: [
    [/Rohstoff/, 'Baustoff'],
    [/Misserfolg/, 'Scheitern'],
    [/Mantelspange/, 'Mantelnadel'],
    [/\bZunge \d|Zungenkarte/, 'Landzunge'],
    [/Halbzug|Halbzüge/, 'Schritt'],
    [/des Partners/, 'des Verbündeten'],
    [/das Schutzschild|\bein Schutzschild (spielen|ausspielen)/, 'der Schutzschild'],
    [/Walhall\b/, 'Walhalla'],
    [/Maschine/, 'Programm'],
  ],
  nl: [
    [/opleiding/i, 'beroep'],
    [/thuisbord/i, 'dorpsbord'],
    [/\bDing(plaats|straf)/, 'Thingplaats, Thingstraf'],
    [/brandschatting/i, 'grote plundering'],
    [/\bhalve zet/, 'zet'],
    [/\b[Tt]ong \d|\b[Tt]ongkaarten/, 'landtong'],
    [/\bhek voor/, 'achtersteven voorop'],
    [/[^s]Vikings\b/, 'Vikingen'],
    [/werkelo[oz]/, 'zonder dreiging'],
    [/veefok\b/i, 'dieren fokken'],
  ],
};

/** What a source of engine or terminal says in this language: rows of three texts in braces. */
function saidBySource(language: (typeof languages)[number], source: string): string[] {
  const row = /\{\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\}/g;
  return [...source.matchAll(row)].map((found) => found[1 + languages.indexOf(language)] ?? '');
}

/** Lines of a file that are in this language; files of one language are named for it. */
function linesIn(language: (typeof languages)[number], file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (/\.[ch]pp$/.test(file)) return saidBySource(language, text);
  const lines = text.split('\n');
  if (/(^|[./])(en|de|nl)\.(ts|md)$/.test(file))
    return new RegExp(`[./]${language}\\.(ts|md)$`).test(file) ? lines : [];
  if (file.endsWith('.md')) return language === 'en' ? lines.filter((line) => !line.startsWith('| ')) : [];
  const marks = new RegExp(`^\\s+(${language}  |${language}: ['\`])`);
  return lines.filter((line) => marks.test(line));
}

const spoken = [
  ...filesBelow(join(root, 'docs/rules')),
  ...filesBelow(join(root, 'tests/data/words')),
  ...filesBelow(join(root, 'web/src/words')),
  ...filesBelow(join(root, 'web/src/boards')).filter((file) => file.endsWith('.ts')),
  // What may still be typed is not what is said.
  ...filesBelow(join(root, 'src')).filter((file) => /\.[ch]pp$/.test(file) && !/(names|notation)\.cpp$/.test(file)),
];

test('The terminal is read along', () => {
  const said = linesIn('nl', join(root, 'src/cli/boards/wikinger/words.cpp'));
  expect(said.some((line) => line.includes('2 van 3: het gevecht'))).toBe(true);
});

describe.each(languages)('In %s', (language) => {
  test.each(superseded[language])('nothing is called %s any more', (name) => {
    const found = spoken.flatMap((file) =>
      linesIn(language, file)
        .filter((line) => name.test(line) && !line.includes('`'))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

test('The cards and fields of Walhalla have the names that the log gives them', () => {
  const said = engineSays('walhalla');
  for (const language of languages) {
    Object.values(walhalla[language].cards).forEach(({ name }, at) => {
      expect(name).toBe(said.get(`card ${String(at + 1)}`)?.[language]);
    });
    Object.values(walhalla[language].terrains).forEach((name, at) => {
      expect(name).toBe(said.get(`terrain ${String(at + 1)}`)?.[language]);
    });
  }
});

const pages = { en, de, nl };

test('Bots are called as the engine calls them', () => {
  const said = engineSays('match');
  for (const language of languages) {
    for (const [bot, name] of Object.entries(pages[language].bots)) {
      expect(name).toBe(said.get(`bot ${bot}`)?.[language]);
    }
  }
});

test('Things are counted as the engine counts them', () => {
  const said = engineSays('odin');
  for (const item of [
    'peas',
    'rune_stone',
    'hide',
    'wood',
    'stone',
    'sheep',
    'cattle',
    'spices',
    'jewelry',
    'fur',
    'pregnant_sheep',
    'pregnant_cattle',
    'robe',
    'silver_hoard',
    'bow',
    'snare',
    'spear',
    'long_sword',
    'whaling_boat',
    'knarr',
    'longship',
    'shed',
    'stone_house',
    'long_house',
    'glass_beads',
    'fruits',
    'skin_and_bones',
    'chest',
    'treasure_chest',
    'beans',
  ]) {
    for (const language of languages) {
      const [, one = '', many = ''] = /, 1 (.*), 2 (.*)$/.exec(said.get(item)?.[language] ?? '') ?? [];
      const name = one.replace(/^× /, '');
      expect(behindNumber(item, name, true, language)).toBe(one);
      const several = behindNumber(item, name, false, language);
      // The engine's file has the German dative.
      if (language === 'de')
        expect([several, `${several}n`, several.replace('trächtige', 'trächtigen') + 'n']).toContain(many);
      else expect(several).toBe(many);
    }
  }
});

/** Rows of the table of names in the rules: German, English, Dutch. */
function glossary(game: string, ending: string): Record<(typeof languages)[number], string>[] {
  const text = readFileSync(join(root, 'docs/rules', `${game}${ending}`), 'utf8');
  const [, table = ''] = /^## (?:O-0|16\.) (?:Glossary|Wörter|Woorden|Woordenlijst)\n\n((?:\|.*\n)+)/m.exec(text) ?? [];
  return table
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, de = '', en = '', nl = '']) => ({ de, en, nl }));
}

describe.each([
  ['wikinger', wikinger],
  ['walhalla', walhalla],
  ['odin', odin],
] as const)('The glossary of %s', (game, board) => {
  const same = /^(the same|dasselbe|hetzelfde)$/;

  test('is the same in the rules of every language', () => {
    const plain = (ending: string) =>
      glossary(game, ending).map((row) => Object.values(row).filter((name) => !same.test(name)));
    expect(glossary(game, '.md').length).toBeGreaterThan(20);
    expect(plain('.de.md')).toEqual(plain('.md'));
    expect(plain('.nl.md')).toEqual(plain('.md'));
  });

  test('has the names that engine, page and rules use', () => {
    const endings = { en: '.md', de: '.de.md', nl: '.nl.md' };
    for (const language of languages) {
      const rules = readFileSync(join(root, 'docs/rules', `${game}${endings[language]}`), 'utf8');
      const shown =
        [...engineSays(game).values()].map((each) => each[language]).join('\n') +
        JSON.stringify(texts(board[language]));
      const said = folded(`${shown}\n${rules.replace(/^\|.*$/gm, '')}`);
      const unused = glossary(game, '.md')
        .flatMap((row) => row[language].replace(/ \(.*\)$/, '').split(', '))
        .filter((name) => !same.test(name))
        .filter((name) => !name.split(' ').every((word) => said.includes(folded(word).slice(0, -1))));
      expect(unused, language).toEqual([]);
    }
  });
});

test('Colours have one name', () => {
  for (const language of languages) {
    const { red, black } = wikinger[language].colours;
    expect([walhalla[language].colours.red, odin[language].colours.red]).toEqual([red, red]);
    expect([walhalla[language].colours.black, odin[language].colours.black]).toEqual([black, black]);
  }
});

test('Numbers, plurals and lists are written as each language writes them', () => {
  expect(grammar.de.counted(1, 'Zug', 'Züge')).toBe('1 Zug');
  expect(grammar.de.counted(12, 'Zug', 'Züge')).toBe('12 Züge');
  expect(grammar.nl.and(['a', 'b', 'c'])).toBe('a, b en c');
  expect(grammar.en.and(['a', 'b', 'c'])).toBe('a, b and c');
  expect(grammar.de.or(['a', 'b'])).toBe('a oder b');
  expect(grammar.de.percent(45)).toBe('45\u00a0%');
  expect(grammar.nl.percent(45)).toBe('45%');
  for (const [words, one, many] of [
    [en, '1 free seat', '2 free seats'],
    [de, '1 freier Platz', '2 freie Plätze'],
    [nl, '1 vrije plaats', '2 vrije plaatsen'],
  ] as const) {
    expect(words.together.freeSeats(1)).toBe(one);
    expect(words.together.freeSeats(2)).toBe(many);
  }
});
