// What can be done with a game that is over, and a beginning that is skipped.
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { asked, goTo, inspect, inTheHall, visit } from '../support/hall';
import { gameAt, keepGame } from '../support/positions';

inTheHall();

async function finished(game: 'wikinger' | 'walhalla') {
  const page = await visit();
  const kept = await gameAt(game, 'end');
  await keepGame(page, kept);
  await goTo(page, `table/${kept.id}`);
  await page.locator('dialog[open]').waitFor();
  return page;
}

test.each(['wikinger', 'walhalla'] as const)('The end of a game of %s is shared as a picture', async (game) => {
  const page = await finished(game);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share as a picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`meadhall-${game}.png`);
  const picture = PNG.sync.read(readFileSync(await file.path()));
  expect([picture.width, picture.height]).toEqual([1080, 1080]);
  // Something is drawn on the paper: more than the frame and the title in one colour each.
  const shades = new Set<number>();
  for (let at = 0; at < picture.data.length; at += 4) shades.add(picture.data.readUInt32BE(at));
  expect(shades.size).toBeGreaterThan(20);
});

test('A rematch is played against the same bot, or one level up or down', async () => {
  const page = await finished('wikinger');
  const opponent = page.locator('.players li').nth(1);
  /** The game that is over stays until the next one has come. */
  const meets = (name: string) => expect.poll(() => opponent.textContent()).toContain(name);
  await meets('Bera');
  await page.getByRole('button', { name: 'Harder: Sten' }).click();
  await meets('Sten');
  await page.goBack();
  await page.getByRole('button', { name: 'Easier: Kol' }).click();
  await meets('Kol');
  await page.goBack();
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await meets('Bera');
});

test('A game can start at the brawl, with three players too', async () => {
  const page = await visit({ at: 'new/wikinger' });
  await page.getByText('3 players').click();
  await page.getByLabel(/^Start at the brawl/).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await asked(page, /enemy Vikings/);
  expect(await page.locator('.ship').count()).toBe(0);
  await inspect(page, 'start-at-the-brawl');
});

test('Where a game waits, the start page has one accent: Play', async () => {
  const page = await visit();
  await keepGame(page, await gameAt('walhalla', 60));
  await page.reload();
  const goOn = page.getByRole('link', { name: /^Continue/ });
  await goOn.waitFor();
  const ground = (of: typeof goOn) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  const play = page.getByRole('button', { name: /^Play Wikinger/ });
  expect(await ground(goOn)).not.toBe(await ground(play));
});
