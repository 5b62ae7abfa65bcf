import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, inspect, inTheHall, sentence, sitDown, untilAsked, visit } from '../support/hall';

inTheHall();

const focus = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focus(page))) return;
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}`);
}

test('A whole game with the keyboard alone', async () => {
  const page = await visit();
  await page.keyboard.press('Tab');
  expect(await focus(page)).toBe('Skip to the content');
  await tabTo(page, /Play Wikinger against bots/);
  await page.keyboard.press('Enter');
  await untilAsked(page);

  // Two Vikings ashore by walking over the board with the arrow keys.
  await tabTo(page, /^[a-z]\d+, region/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await focus(page)).toMatch(/, free, bring a Viking ashore here$/);
  await page.keyboard.press('Enter');
  await untilAsked(page);
  await inspect(page, 'keyboard-focus');

  await page.locator('main').focus();
  await tabTo(page, /Settle the rest for me/);
  await page.keyboard.press('Enter');
  await asked(page, 'enemy Vikings');

  // Everything else from the list of all moves.
  for (let acts = 0; acts < 400; ++acts) {
    await untilAsked(page);
    if (await page.locator('dialog').isVisible()) break;
    await page.keyboard.press('c');
    await page.locator('dialog input:focus').waitFor();
    if (acts === 3) await inspect(page, 'choices');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('dialog input').waitFor({ state: 'detached' });
  }
  expect(await page.locator('dialog h2').textContent()).toMatch(/You win|wins!|drawn/);
  await page.keyboard.press('Escape');
  expect(await sentence(page).textContent()).toMatch(/You win|wins!|drawn/);
  await page.keyboard.press('?');
  await inspect(page, 'keys');
});

test('What happens is said aloud', async () => {
  const page = await visit();
  await sitDown(page, 'Wikinger');
  await page.locator('[data-point=d5]').focus();
  const label = await page.locator('[data-point=d5]').getAttribute('aria-label');
  expect(label).toMatch(/^d5, region [A-I], /);
  await page.locator('.touch.offered').first().press('Enter');
  await expect.poll(() => page.locator('[aria-live=polite]').textContent()).toMatch(/You go ashore on/);
});
