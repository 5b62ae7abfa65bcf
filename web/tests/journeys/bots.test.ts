import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, inspect, inTheHall, sentence, settledGame, textsOf, touch, untilAsked, visit } from '../support/hall';

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
  expect(await page.locator('dialog h2').textContent()).toMatch(/You win|wins!|drawn/);
  await page.getByText(/^The turning point: move|^The game at a glance/).waitFor();
  await inspect(page, 'result');
  await page.getByRole('button', { name: 'Look at the board' }).click();
  expect(await sentence(page).textContent()).toMatch(/You win|wins!|drawn/);

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
  await page.getByText(/^What happens: Black's Viking is thrown off/).waitFor();
  await page.locator('[data-point][aria-label*="free"]').first().click({ force: true });
  await page
    .locator('.note')
    .getByText(/^A free point of region [A-I]\. No enemy Viking stands here/)
    .waitFor();
  await page.locator('.note').getByRole('button', { name: 'Rule W-5.1' }).click();
  await page.locator('.found', { hasText: 'W-5.1' }).waitFor();
  await inspect(page, 'rule-beside-the-board');
  // Whoever reads is not playing: the keys of the tools rest.
  await page.keyboard.press('c');
  await page.keyboard.press('h');
  expect(await page.locator('dialog, .hint').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.found').waitFor({ state: 'detached' });
  await page.mouse.move(2, 300);
  await page.keyboard.press('h');
  await page.getByText(/^Recommended: /).waitFor();
  await inspect(page, 'table-hint');
});

test('A misplaced act is undone at once, and so is what a bot did after it', async () => {
  const page = await visit();
  await settledGame(page);
  await page.locator('.touch.offered').first().click();
  await asked(page, 'take 3 enemy Vikings');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await asked(page, 'take 4 enemy Vikings');
  const again = page.getByRole('button', { name: 'Since your last turn' });
  for (let acts = 0; acts < 80 && !(await again.isVisible()); ++acts) await anything(page);
  const before = await page.locator('.log .event').count();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.locator('.log .event').count()).toBeLessThan(before);
});

test('What the bot did is told, marked on the board, shown again, and grouped in the log by turns', async () => {
  const page = await visit();
  await settledGame(page);
  const again = page.getByRole('button', { name: 'Since your last turn' });
  for (let acts = 0; acts < 80; ++acts) {
    if ((await again.isVisible()) && (await page.locator('.trail').count()) > 0) break;
    await anything(page);
  }
  await page.locator('.news', { hasText: /Black (moves|jumps)/ }).waitFor();
  expect(await page.locator('.halo').count()).toBeGreaterThan(0);
  expect(await page.locator('.log .turn.fresh .whose', { hasText: 'Black' }).count()).toBeGreaterThan(0);
  await inspect(page, 'since-your-last-turn');
  const stops = await textsOf(page, '.ask .again', async () => {
    await again.click();
    // It lasts about three seconds where nothing else runs, and ends by itself.
    await page.locator('.ask.resting').waitFor();
    await again.waitFor();
  });
  expect(stops).toContain('Stop');

  // Whoever comes back later finds the same.
  const trails = await page.locator('.trail').count();
  const told = await page.locator('.news').textContent();
  await page.reload();
  await untilAsked(page);
  expect(await again.isVisible()).toBe(true);
  expect(await page.locator('.trail').count()).toBe(trails);
  expect(await page.locator('.news').textContent()).toBe(told);

  // The whole log is one stop for Tab, and the arrow keys lead through its rules.
  expect(await page.locator('.log [tabindex="0"], .log a, .log button:not([tabindex="-1"])').count()).toBe(0);
});

test('Nothing moves by itself while the table waits', async () => {
  const page = await visit({ reducedMotion: 'no-preference' });
  await settledGame(page);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('Things happen in their order: a Viking walks to its end before whoever it catches falls', async () => {
  const page = await visit({ reducedMotion: 'no-preference', at: 'learn/wikinger/catching' });
  await page.getByText('Step 1 of').waitFor();
  // Slow enough to be seen on any machine.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.15 });
  const seen = await page.evaluateHandle(() => {
    const frames = { walking: 0, falling: 0, both: 0 };
    let goesOn = true;
    const look = () => {
      const figures = [...document.querySelectorAll<SVGGElement>('.figure')].map((figure) => {
        const { opacity, transform } = getComputedStyle(figure);
        const matrix = new DOMMatrix(transform);
        const [x, y] = (figure.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
        return { fades: Number(opacity) < 0.9, moves: Math.hypot(matrix.e - (x ?? 0), matrix.f - (y ?? 0)) > 0.2 };
      });
      const falling = figures.some(({ fades }) => fades);
      const walking = figures.some(({ fades, moves }) => moves && !fades);
      frames.walking += Number(walking);
      frames.falling += Number(falling);
      frames.both += Number(walking && falling);
      if (goesOn) requestAnimationFrame(look);
    };
    look();
    return {
      frames,
      end: () => {
        goesOn = false;
        return frames;
      },
    };
  });
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText('Well done!').waitFor();
  await expect.poll(() => seen.evaluate(({ frames }) => frames.falling)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const { walking, both } = await seen.evaluate(({ end }) => end());
  expect(walking).toBeGreaterThan(0);
  expect(both).toBe(0);
});
