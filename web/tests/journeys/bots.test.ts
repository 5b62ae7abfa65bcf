import { expect, test } from 'vitest';
import { asked, inspect, inTheHall, sentence, settledGame, untilAsked, visit } from '../support/hall';

inTheHall();

test('From the start page to the end of a game against a bot, and on to its replay', async () => {
  const page = await visit();
  await settledGame(page);
  await inspect(page, 'table-brawl');
  for (let acts = 0; acts < 400 && (await page.locator('dialog[open]').count()) === 0; ++acts) {
    await untilAsked(page);
    // Whatever glows first is touched: a point to act on, or a Viking and then the last place it can go.
    const moved = await page.evaluate(() => {
      const choice = document.querySelector<HTMLElement>('.choices .main');
      if (document.querySelector('dialog[open]')) return false;
      if (choice) {
        choice.click();
        return true;
      }
      const touch = (selector: string) => {
        const all = document.querySelectorAll<SVGElement>(selector);
        all[all.length - 1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return all.length > 0;
      };
      return touch('.touch.offered:not(.movable)') || touch('.touch.movable');
    });
    if (moved && acts === 12) await inspect(page, 'table-march');
    await page.waitForTimeout(20);
  }
  await page.locator('dialog[open]').waitFor();
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
  // Anything that is offered, until the bot has answered: the lot decides who begins to march.
  for (let touches = 0; touches < 80; ++touches) {
    await untilAsked(page);
    if (touches > 4 && (await further.isVisible())) break;
    const choice = page.locator('.choices .main');
    const offered = page.locator('.touch.offered');
    if (await choice.isVisible()) await choice.click();
    else await offered.nth((touches * 7) % (await offered.count())).click();
    await page.waitForTimeout(60);
  }
  await further.click();
  await inspect(page, 'further-back');
  const before = await page.locator('.log li').count();
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await expect.poll(() => page.locator('.log li').count()).toBeLessThan(before);
  await untilAsked(page);
});
