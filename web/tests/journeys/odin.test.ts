// Ein Fest für Odin through the page: whole games by touching what is shown, the keyboard alone, laying by mouse and finger.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../../src/boards/odin/words';
import { signed } from '../../src/words/grammar';
import { dice, startEngine } from '../support/engine';
import { goTo, inspect, inTheHall, phone, untilAsked, visit } from '../support/hall';
import { playerOf } from '../support/odin';
import { keepGame, keptRecord, noon } from '../support/positions';

inTheHall();

const begin = async (page: Page, how: 'alone' | 'against bots') => {
  await page.getByRole('button', { name: `Play Odin ${how} now` }).click();
  await untilAsked(page);
};

/** What the engine makes of a record. */
async function scoresOf(record: string): Promise<number[]> {
  const engine = startEngine();
  const { table } = await engine.call('load', { record });
  const { over, scores } = await engine.call('result', { table });
  expect(over).toBe(true);
  return scores;
}

/** The end shows exactly these points: alone in the heading and the sum, in company by rank as well. */
async function showsScores(page: Page, scores: number[]): Promise<void> {
  const ranked = [...scores].sort((one, other) => other - one);
  const shown = page.locator('dialog ol .score');
  await expect.poll(() => shown.allTextContents()).toEqual(scores.length > 1 ? ranked.map(String) : []);
  expect(await page.locator('dialog .total td').allTextContents()).toEqual(scores.map(signed));
  if (scores.length > 1) return;
  expect(await page.locator('dialog h2').first().textContent()).toBe(words.en.score.solo(scores[0] ?? NaN));
}

/** Plays to the end by touching what is offered; says what was touched. */
async function playOut(page: Page, seed: number) {
  const player = playerOf(page, dice(seed));
  for (let acts = 0; acts < 1500; ++acts) if (!(await player.act())) return player;
  throw new Error('The game does not end');
}

test('A game alone is played to its end, and its points are those of the engine', async () => {
  const page = await visit();
  await begin(page, 'alone');
  await inspect(page, 'odin-alone');
  const player = await playOut(page, 5);
  expect([...player.verbs]).toEqual(expect.arrayContaining(['place', 'lift', 'serve', 'take', 'upgrade', 'roll']));
  await inspect(page, 'odin-alone-end');
  await showsScores(page, await scoresOf(await keptRecord(page)));
});

/** A campaign (./test --long): what a short run has in the game alone, in that with three bots and in those with friends. */
const campaign = test.runIf(process.env.MEADHALL_LONG);

campaign('A game against a bot is played to its end', async () => {
  const page = await visit({ seed: 'two of them' });
  await begin(page, 'against bots');
  await playOut(page, 11);
  await inspect(page, 'odin-company-end');
  await showsScores(page, await scoresOf(await keptRecord(page)));
});

async function playShort(seats: number, options: object): Promise<void> {
  const engine = startEngine();
  const names = ['You', 'Ask', 'Embla', 'Gro'].slice(0, seats);
  const { table, ply } = await engine.call('open', { game: 'odin', seats, options, seed: 'the end', players: names });
  const { record } = await engine.call('record', { table, reveal: true });
  const players = names.map((name, seat) => ({ name, bot: seat === 0 ? null : 'farmer' }));
  const page = await visit();
  await keepGame(page, { id: 'known', game: 'odin', players, record, ply, over: false, begun: noon, changed: noon });
  await goTo(page, 'table/known');
  await playOut(page, 3);
  await showsScores(page, await scoresOf(await keptRecord(page)));
}

test('A game with three bots is played to its end', () => playShort(4, { length: 'short', decks: 'A' }));
campaign('A short game alone is played to its end', () => playShort(1, { length: 'short' }));

/** Walks with Tab until the focus is on such a thing. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 120; ++stops) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
}

test('A round is played with the keyboard alone', async () => {
  const page = await visit();
  await tabTo(page, '[aria-label="Play Odin alone now"]');
  await page.keyboard.press('Enter');
  await untilAsked(page);
  // The grid is one stop: arrows walk, Enter places.
  await tabTo(page, '[data-space]');
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? '');
  for (let steps = 0; (await here()) !== 'weekly_beans' && steps < 20; ++steps) await page.keyboard.press('ArrowDown');
  expect(await here()).toBe('weekly_beans');
  await page.keyboard.press('Enter');
  await page.locator('[data-space="weekly_beans"] .crew').first().waitFor();
  for (let acts = 0; acts < 80; ++acts) {
    await untilAsked(page);
    if (await page.locator('dialog[open]').isVisible()) break; // the round in review
    // What stands in the ask bar ends things; else the first control that answers.
    const hasChoice = await page.locator('.choices button').first().isVisible();
    await tabTo(page, hasChoice ? '.choices button' : '.tray [data-move]');
    await page.keyboard.press('Enter');
  }
  await page.locator('dialog[open]').waitFor();
  await inspect(page, 'odin-round');
});

test('Silver is laid by keyboard, counted before it is laid, and taken up again by undo', async () => {
  const page = await visit();
  await begin(page, 'alone');
  await page.locator('[data-space="products_mead"]').click();
  await page.locator('[data-space="products_mead"] .crew').first().waitFor();
  await untilAsked(page);
  await page.locator('[data-item="silver"].free').click();
  await page.locator('.home .open .dots').waitFor({ state: 'attached' });
  await page.locator('.home .open').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.ask .note', { hasText: 'You lay Silver' }).waitFor();
  const ply = await page.locator('section.ask').getAttribute('data-ply');
  await page.keyboard.press('Enter');
  await page.locator('.home .open [data-tried="silver"]').waitFor();
  await page.keyboard.press('Shift+Enter');
  await page.locator(`section.ask:not([data-ply="${ply ?? ''}"])`).waitFor();
  await untilAsked(page);
  await page.keyboard.press('u');
  await page.locator(`section.ask[data-ply="${ply ?? ''}"]`).waitFor();
});

test('On a phone there are three panes with a mark where something is asked', async () => {
  const page = await visit({ viewport: phone, hasTouch: true });
  await begin(page, 'alone');
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(name) });
  await page.locator('.pane.actions').waitFor();
  for (const name of ['Boards', 'Goods', 'Actions']) {
    await tab(name).click();
    await inspect(page, `odin-phone-${name.toLowerCase()}`);
  }
  expect(await page.locator('[role=tab] .badge').count()).toBeGreaterThan(0);
  // A finger's first touch shows; the second word has two lines, and the ask bar keeps to its room all the same.
  await page.locator('[data-space="weekly_beans"]').tap();
  await page.locator('.choices .main:not(.choice)').waitFor();
  const heightOf = (part: string) => page.locator(part).evaluate((each) => each.getBoundingClientRect().height);
  expect(await heightOf('section.ask')).toBeLessThanOrEqual((await heightOf('div.ask')) + 0.5);
});
