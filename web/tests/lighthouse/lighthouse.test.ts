// Lighthouse over the built page as the program serves it: the start page, and a table with a game that is kept. Access and good
// practice are held. How quick a page is depends on how busy the machine is: tools/measure-page asks for that.
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Category, lighthouse, type Report, startChromium } from '../support/lighthouse';
import type { SavedGame } from '../../src/store/db';
import { gameAt, keepGame } from '../support/positions';

const least = 95;
const held = ['accessibility', 'best-practices'] satisfies Category[];
type Held = (typeof held)[number];

let browser: Awaited<ReturnType<typeof startChromium>>;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.end());

/** What keeps a category from 100, for whoever has to mend it. */
const wanting = ({ categories, audits }: Report<Held>, category: Held): string[] =>
  categories[category].auditRefs.flatMap(({ id, weight }) => {
    const { title, score, displayValue = '' } = audits[id] ?? { title: id, score: null };
    return weight > 0 && score !== null && score < 0.9 ? [`${title} ${displayValue}`.trim()] : [];
  });

async function holds(at: string, name: string): Promise<void> {
  const report = await lighthouse(`${inject('hall')}${at}`, name, held, browser.port);
  expect(report.finalDisplayedUrl).toContain(at);
  for (const category of held)
    expect(100 * report.categories[category].score, wanting(report, category).join('\n')).toBeGreaterThanOrEqual(least);
}

test('The start page satisfies Lighthouse: access and good practice', () => holds('', 'lighthouse'));

/** Games are kept in the browser, so it is given this one. */
async function keep(kept: SavedGame): Promise<void> {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`);
  const page = await connected.contexts()[0]?.newPage();
  if (!page) throw new Error('No page could be opened');
  await page.goto(inject('hall'));
  await keepGame(page, kept);
  await page.close(); // one tab plays a game
  await connected.close();
}

test.each(['wikinger', 'walhalla', 'odin'] as const)('A table of %s satisfies Lighthouse', async (game) => {
  const kept = await gameAt(game, 60);
  await keep(kept);
  await holds(`#/table/${kept.id}`, `lighthouse-${game}`);
});
