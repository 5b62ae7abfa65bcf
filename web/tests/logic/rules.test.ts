import { describe, expect, test } from 'vitest';
import { rules } from 'virtual:rules';
import { renderRules } from '../../plugins/rules';
import { walhalla } from '../../src/boards/walhalla';
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
    expect(text.chapters).toEqual([{ id: '7-captures', title: '7. Captures' }]);
    expect(text.html).toContain('<h3 id="7-captures"');
    expect(text.html).not.toContain('<h1');
  });

  test('let no HTML through', () => {
    expect(renderRules('a <script>alert(1)</script> b').html).not.toContain('<script>');
  });
});

test('Every rule that the board cites is in docs/rules/wikinger.md', () => {
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
    expect(rules.wikinger?.html, event).toContain(`id="${String(rule)}"`);
  }
});

test('Every rule that the board of Walhalla cites is in docs/rules/walhalla.md', () => {
  const events = ['attacks', 'boards', 'cardScores', 'defends', 'drawsCard', 'exodus', 'falls', 'fieldsScore', 'hunts'];
  const more = ['moors', 'playsShield', 'raidEnds', 'resupplied', 'returns', 'sells', 'tongueScores', 'walhallaScores'];
  for (const event of [...events, ...more] as WalhallaEvent['event'][]) {
    const rule = walhalla.ruleOf({ event } as WalhallaEvent);
    expect(rules.walhalla?.html, event).toContain(`id="${String(rule)}"`);
  }
});
