// Takes the pictures of some screens at every size, by day and by night, and holds them against those that are kept.
// Nothing moves in them: known games, a clock that stands, no animation, and the letters that the page brings along.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTheHall, touch, visit } from './hall';
import { boards, boxOf, lastingFlawsOf, leastBoard, resize } from './layout';
import { flawsOfPicture } from './picture';
import { gameAt, keepGame, noon } from './positions';
import type { Screen } from './screens';
import { type Size, sizes } from './sizes';
import { raiseHall } from './staged-hall';

async function open(page: Page, { at, game, progress, then }: Screen): Promise<void> {
  const kept = game && progress !== undefined ? await gameAt(game, progress) : null;
  if (kept) await keepGame(page, kept);
  const hash = at ?? `table/${kept?.id ?? ''}`;
  await page.evaluate((there) => (location.hash = there), `#/${hash}`);
  await page.reload();
  if (at?.startsWith('hall/')) await page.locator('.ask.mine.resting, .room .chat article').first().waitFor();
  if (at === undefined) await page.locator(kept?.over ? 'dialog[open]' : '.ask.mine.resting').waitFor();
  if (then === undefined) return;
  await touch(page, then);
  await page.locator('dialog[open]').waitFor();
}

/** A picture with nothing under way: letters loaded, the mouse away, the page at its top, the log at its end, no port in a link. */
async function portrait(page: Page): Promise<Buffer> {
  await page.locator('.waiting, [aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (const log of document.querySelectorAll('.log')) log.scrollTop = log.scrollHeight;
    for (const link of document.querySelectorAll<HTMLInputElement>('input[readonly]'))
      link.value = link.value.replace(/:\d+\//, '/');
    await document.fonts.ready;
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  return taken(page);
}

/** The picture as it comes quickest: a large file, which nobody keeps. */
async function taken(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await session.detach();
  return Buffer.from(data, 'base64');
}

async function flawsAt(page: Page, screen: Screen, { name, viewport }: Size): Promise<string[]> {
  await resize(page, viewport);
  const flaws = (await lastingFlawsOf(page)).map((flaw) => `${name}: ${flaw}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    flaws.push(...flawsOfPicture(`${screen.name}/${name}-${colorScheme}`, await portrait(page)));
  }
  if (screen.at !== undefined || !screen.game) return flaws;
  const [, , width = 0, height = 0] = await boxOf(page, boards[screen.game]);
  const least = Math.min(width, height);
  return least < leastBoard ? [...flaws, `${name}: the board has only ${String(least)} px`] : flaws;
}

export function portraits(screens: Screen[]): void {
  inTheHall({ drawn: true });
  test.each(screens)('$name at every size, by day and by night', async (screen) => {
    const page = await visit();
    await page.clock.setFixedTime(noon);
    if (screen.hall) await raiseHall(page);
    await open(page, screen);
    const flaws: string[] = [];
    for (const size of sizes) flaws.push(...(await flawsAt(page, screen, size)));
    expect(flaws).toEqual([]);
  });
}
