import { expect, test } from 'vitest';
import { inspect, inTheHall, visit } from '../support/hall';

inTheHall();

test('A newcomer learns the game with real moves on a real board', async () => {
  const page = await visit();
  await page.getByRole('link', { name: 'Learn Wikinger in ten minutes' }).click();
  await inspect(page, 'learn');
  await page.getByRole('link', { name: 'Stepping and jumping' }).click();
  await page.locator('[data-point=b3]').click();
  await page.locator('[data-point=b2]').click();
  await page.getByText('Well done!').waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Step 2 of 3').waitFor();
  await page.locator('[data-point=b3]').click();
  await page.locator('[data-point=b4]').click();
  await page.getByText('That is allowed, but this step asks for something else.').waitFor();
  await inspect(page, 'lesson-nudge');
  await page.locator('[data-point=b3]').click();
  await page.locator('[data-point=d3]').click();
  await page.getByText('Well done!').waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Step 3 of 3').waitFor();
  await page.locator('[data-point=a1]').click();
  await page.locator('[data-point=e3]').hover();
  await inspect(page, 'lesson');
  // A rule is read beside the lesson.
  await page.locator('[data-point=a3]').dispatchEvent('click');
  await page
    .locator('.judgement')
    .getByRole('button', { name: /^Rule W-/ })
    .click();
  await page.locator('[role=dialog] .found').waitFor();
  await inspect(page, 'lesson-rule');
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  await page.locator('[data-point=e3]').click();
  await page.getByRole('link', { name: /Next lesson: Capturing/ }).click();
  await page.getByText('Step 1 of 6').waitFor();
});

test.each([
  { first: 'wikinger/walking', game: 'Wikinger' },
  { first: 'walhalla/sailing', game: 'Walhalla' },
])('Every lesson of $game can be walked through to the invitation to play', async ({ first, game }) => {
  const page = await visit({ at: `learn/${first}` });
  for (let steps = 0; steps < 40; ++steps) {
    const show = page.getByRole('button', { name: 'Show me' });
    const on = page
      .getByRole('button', { name: 'Next', exact: true })
      .or(page.getByRole('link', { name: /^Next lesson/ }));
    const end = page.getByRole('link', { name: 'Play a real game' });
    await show.or(on).or(end).first().waitFor();
    if (await show.isVisible()) {
      await show.click();
      const reckoning = page.locator('dialog .main');
      await on.or(end).or(reckoning).first().waitFor();
      if (await reckoning.isVisible()) {
        await inspect(page, 'lesson-reckoning');
        await reckoning.click();
      }
      await on.or(end).first().waitFor();
    }
    if (await end.isVisible()) break;
    const where = await page.locator('.where').textContent();
    await on.click();
    await expect.poll(() => page.locator('.where').textContent()).not.toBe(where);
  }
  await page.getByText('The benches are waiting.').waitFor();
  await page.getByRole('link', { name: 'Play a real game' }).click();
  await page.getByRole('heading', { level: 1, name: `A game of ${game}` }).waitFor();
});
