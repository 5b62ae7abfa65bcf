// Ein Fest für Odin through the page: whole games by touching what is shown, the keyboard alone, laying by mouse and finger.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dice, startEngine } from '../support/engine';
import { inspect, inTheHall, phone, untilAsked, visit } from '../support/hall';
import { playerOf } from '../support/odin';
import { keepGame, noon } from '../support/positions';

inTheHall();

const begin = async (page: Page, how: 'alone' | 'against bots') => {
  await page.getByRole('button', { name: `Play Odin ${how} now` }).click();
  await untilAsked(page);
};

/** The record of the game at the table, as the page keeps it. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('meadhall');
        opening.onerror = () => {
          reject(new Error('There are no saved games'));
        };
        opening.onsuccess = () => {
          const [store] = opening.result.objectStoreNames;
          const all = opening.result
            .transaction(store ?? '')
            .objectStore(store ?? '')
            .getAll();
          all.onsuccess = () => {
            const [game] = (all.result as { record: string; changed: number }[]).sort((a, b) => b.changed - a.changed);
            resolve(game?.record ?? '');
          };
        };
      }),
  );

/** What the engine makes of a record. */
async function scoresOf(record: string): Promise<number[]> {
  const engine = startEngine();
  const { table } = await engine.call('load', { record });
  const { over, scores } = await engine.call('result', { table });
  expect(over).toBe(true);
  return scores;
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
  const [score] = await scoresOf(await kept(page));
  await expect
    .poll(() => page.locator('dialog ol .score').first().textContent())
    .toMatch(new RegExp(`${String(score)}$`));
});

test('A game against a bot is played to its end', async () => {
  const page = await visit({ seed: 'two of them' });
  await begin(page, 'against bots');
  await playOut(page, 11);
  await inspect(page, 'odin-company-end');
  const scores = await scoresOf(await kept(page));
  const shown = page.locator('dialog ol .score');
  await expect.poll(async () => (await shown.allTextContents()).map(Number).sort()).toEqual([...scores].sort());
});

test.each([
  ['A short game alone', 1, { length: 'short' }],
  ['A game with three bots', 4, { length: 'short', decks: 'A' }],
])('%s is played to its end', async (_, seats, options) => {
  const engine = startEngine();
  const names = ['You', 'Ask', 'Embla', 'Gro'].slice(0, seats);
  const { table, ply } = await engine.call('open', { game: 'odin', seats, options, seed: 'the end', players: names });
  const { record } = await engine.call('record', { table, reveal: true });
  const players = names.map((name, seat) => ({ name, bot: seat === 0 ? null : 'farmer' }));
  const page = await visit();
  await keepGame(page, { id: 'known', game: 'odin', players, record, ply, over: false, begun: noon, changed: noon });
  await page.evaluate(() => (location.hash = '#/table/known'));
  await page.reload();
  await playOut(page, 3);
  const scores = await scoresOf(await kept(page));
  const shown = page.locator('dialog ol .score');
  await expect.poll(async () => (await shown.allTextContents()).map(Number).sort()).toEqual([...scores].sort());
});

test('A round is played with the keyboard alone', async () => {
  const page = await visit();
  await begin(page, 'alone');
  await page.locator('.pane.actions [data-space][tabindex="0"]').focus();
  // The grid is one stop: arrows walk, Enter places.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-space="weekly_beans"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-space="weekly_beans"] .crew').first().waitFor();
  for (let acts = 0; acts < 80; ++acts) {
    await untilAsked(page);
    if (await page.locator('dialog[open]').isVisible()) break; // the round in review
    // What stands in the ask bar ends things; else the first control that answers.
    await page.evaluate(() => {
      const shown = (each: Element) => each.getClientRects().length > 0 && !each.matches('[aria-disabled=true]');
      const all = document.querySelectorAll<HTMLElement>('.choices button, .tray [data-move]');
      [...all].find(shown)?.focus();
    });
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
  await page
    .getByText('What would happen')
    .or(page.locator('.ask .note', { hasText: 'You lay Silver' }))
    .first()
    .waitFor();
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
});
