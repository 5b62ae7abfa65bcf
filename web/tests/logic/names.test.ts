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
  return new Map(
    [...blocks].map(([, key = '', ...said]) => [key, { en: said[0] ?? '', de: said[1] ?? '', nl: said[2] ?? '' }]),
  );
}

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
    [/halve zet/, 'zet'],
    [/\b[Tt]ong \d|\b[Tt]ongkaarten/, 'landtong'],
    [/\bhek voor/, 'achtersteven voorop'],
    [/[^s]Vikings\b/, 'Vikingen'],
    [/werkelo[oz]/, 'zonder dreiging'],
    [/veefok\b/i, 'dieren fokken'],
  ],
};

/** Lines of a file that are in this language; files of one language are named for it. */
function linesIn(language: (typeof languages)[number], file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
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
];

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
    [en, '1 point', '2 points'],
    [de, '1 Punkt', '2 Punkte'],
    [nl, '1 punt', '2 punten'],
  ] as const) {
    expect(words.table.points(1)).toBe(one);
    expect(words.table.points(2)).toBe(many);
  }
});
