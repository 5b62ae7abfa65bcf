import { describe, expect, test } from 'vitest';
import { rules } from 'virtual:rules';
import { renderRules } from '../../plugins/rules';
import { walhalla } from '../../src/boards/walhalla';
import { cardRules } from '../../src/boards/walhalla/kinds';
import { wikinger } from '../../src/boards/wikinger';
import type { WalhallaEvent, WikingerEvent } from '../../src/generated/games';

describe('Rules as the page shows them', () => {
  const text = renderRules(
    [
      '# Title',
      '## 7. Captures',
      '- **W-7.1** Only moves capture. See W-7.2.',
      '- **W-7.2** All at once.',
      '',
      '| a | b |',
      '|---|---|',
      '| W-8 | x |',
    ].join('\n'),
  );

  test('can be reached by the number of a paragraph', () => {
    expect(text.html).toContain('<li id="W-7.1"');
    expect(text.html).toContain('<li id="W-7.2"');
    expect(text.html).toContain('<tr id="W-8"');
    expect(text.html.match(/id="W-7\.2"/g)).toHaveLength(1);
  });

  test('have their chapters listed, one level below the heading of the page', () => {
    expect(text.chapters).toEqual([{ id: 'chapter-7', title: '7. Captures' }]);
    expect(text.html).toContain('<h3 id="chapter-7"');
    expect(text.html).not.toContain('<h1');
  });

  test('let no HTML through', () => {
    expect(renderRules('a <script>alert(1)</script> b').html).not.toContain('<script>');
  });
});

const languages = ['', '.de', '.nl'];
const anchorsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const shapeOf = (html: string) => [...html.matchAll(/<(h3|p|li|tr|table|code)\b/g)].map(([, tag]) => tag).join(' ');
const codesIn = (html: string) => [...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, code]) => code);
const numbersIn = (html: string) =>
  (html.replace(/<[^>]+>|&#?\w+;/g, ' ').match(/[A-Z]{1,2}-\d+(\.\d+)*|\d+/g) ?? []).sort().join(' ');

describe.each(['wikinger', 'walhalla', 'odin'])('The rules of %s', (game) => {
  test.each(['de', 'nl'])(
    'say the same in English and in %s: paragraphs, tables, options, numbers',
    async (language) => {
      const original = await rules[game]?.();
      const translation = await rules[`${game}.${language}`]?.();
      if (!original || !translation) throw new Error('A text is missing');
      expect(translation.chapters.map(({ id }) => id)).toEqual(original.chapters.map(({ id }) => id));
      expect(anchorsIn(translation.html)).toEqual(anchorsIn(original.html));
      expect(shapeOf(translation.html).replaceAll('code ', '')).toEqual(shapeOf(original.html).replaceAll('code ', ''));
      // The foreword shows what such letters mean; everything else is an option, a value or a word of the notation.
      const options = codesIn(original.html).slice(1).sort();
      expect(codesIn(translation.html).slice(1).sort()).toEqual(options);
      expect(numbersIn(translation.html)).toBe(numbersIn(original.html));
    },
  );
});

test('Every rule that the board cites is in docs/rules/wikinger.md', async () => {
  const events: WikingerEvent['event'][] = [
    'begins',
    'removed',
    'vikingFalls',
    'towerFalls',
    'towerRises',
    'passes',
    'skipped',
    'sideWins',
    'nobodyWins',
  ];
  for (const event of events) {
    const rule = wikinger.ruleOf({ event } as WikingerEvent);
    for (const language of languages)
      expect((await rules[`wikinger${language}`]?.())?.html, event).toContain(`id="${String(rule)}"`);
  }
});

test('Every rule that the board of Walhalla cites is in docs/rules/walhalla.md', async () => {
  const events = ['attacks', 'boards', 'cardScores', 'defends', 'drawsCard', 'exodus', 'falls', 'fieldsScore', 'hunts'];
  const more = ['moors', 'playsShield', 'raidEnds', 'resupplied', 'returns', 'sells', 'tongueScores', 'walhallaScores'];
  for (const event of [...events, ...more] as WalhallaEvent['event'][]) {
    const rule = walhalla.ruleOf({ event } as WalhallaEvent);
    for (const language of languages)
      expect((await rules[`walhalla${language}`]?.())?.html, event).toContain(`id="${String(rule)}"`);
  }
  for (const rule of [...Object.values(cardRules), 'WH-5.2', 'WH-5.6', 'WH-6.2'])
    expect((await rules.walhalla?.())?.html, rule).toContain(`id="${rule}"`);
});
