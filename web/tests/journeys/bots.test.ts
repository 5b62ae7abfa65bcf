import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, inspect, inTheHall, sentence, settledGame, touch, visit } from '../support/hall';

inTheHall();

/** Whatever glows: a choice, a point to act on, or a Viking and then the last place it can go. */
const anything = (page: Page) => touch(page, '.choices .main', '.touch.offered:not(.movable)', '.touch.movable');

test('From the start page to the end of a game against a bot, and on to its replay', async () => {
  const page = await visit();
  await settledGame(page);
  await inspect(page, 'table-brawl');
  for (let acts = 0; acts < 400 && !(await page.locator('dialog').isVisible()); ++acts) {
    await anything(page);
    if (acts === 12) await inspect(page, 'table-march');
  }
  expect(await page.locator('dialog h2').textContent()).toMatch(/wins!|drawn/);
  await inspect(page, 'result');
  await page.getByRole('button', { name: 'Look at the board' }).click();
  expect(await sentence(page).textContent()).toMatch(/wins!|drawn/);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Watch from the beginning' }).click();
  await page.getByRole('slider', { name: 'Position' }).waitFor();
  await page.keyboard.press('End');
  await page.getByText(/^Move (\d+) of \1$/).waitFor();
});

test('A hint is shown, a preview says what would happen, a refused touch says why', async () => {
  const page = await visit();
  await settledGame(page);
  await page.locator('.touch.offered').first().hover();
  await page.getByText(/^Then: A Viking of Black is thrown off/).waitFor();
  await page.locator('[data-point][aria-label*="free"]').first().click({ force: true });
  await page.getByText(/^Not allowed: No enemy Viking stands here/).waitFor();
  expect(await page.getByRole('link', { name: 'Rule W-5.1' }).count()).toBeGreaterThan(0);
  await page.mouse.move(2, 300);
  await page.keyboard.press('h');
  await page.getByText(/^Recommended: /).waitFor();
  await inspect(page, 'table-hint');
});

test('A misplaced act is taken back at once, and beyond a bot after one question', async () => {
  const page = await visit();
  await settledGame(page);
  await page.locator('.touch.offered').first().click();
  await asked(page, 'Throw 3 enemy Vikings');
  await page.getByRole('button', { name: 'Take back' }).click();
  await asked(page, 'Throw 4 enemy Vikings');
  const further = page.getByRole('button', { name: 'Further back' });
  for (let acts = 0; acts < 80 && !(await further.isVisible()); ++acts) await anything(page);
  await further.click();
  await inspect(page, 'further-back');
  const before = await page.locator('.log li').count();
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await expect.poll(() => page.locator('.log li').count()).toBeLessThan(before);
});
