// Every page of playing together at every size, in German, whose words are the longest: nothing is wider than the window, out of
// reach, too small to be read, or too low for a finger.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, inTheHall } from '../support/hall';
import { flawsOf, lowTargets, resize } from '../support/layout';
import { Hall } from '../support/serving';
import { sizes } from '../support/sizes';
import { atTable, comeIn, guestAt, hashOf, playOn, setUp } from '../support/together';

inTheHall();
const hall = new Hall();
beforeAll(() => hall.start());
afterAll(() => hall.end());

let flaws: string[];
/** Looks at a page, or at a table, at every size. */
async function look(page: Page, name: string): Promise<void> {
  await page.locator('.waiting, [aria-busy=true]').first().waitFor({ state: 'detached' });
  for (const size of sizes) {
    await resize(page, size.viewport);
    const found = [...(await flawsOf(page)), ...(await lowTargets(page))];
    flaws.push(...found.map((flaw) => `${name}, ${size.name}: ${flaw}`));
  }
}
async function inGerman(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('meadhall.settings') ?? '{}') as object;
    localStorage.setItem('meadhall.settings', JSON.stringify({ ...kept, language: 'de' }));
  });
  await page.reload();
}
async function join(link: string, name: string): Promise<Page> {
  const page = await guestAt(hall, hashOf(link));
  await comeIn(page, name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  return page;
}
const longName = 'Gudrun Ósvífrsdóttir';
const longTitle = 'Der lange Winterabend am Feuer in der alten Halle von Hedeby';

test('Pages of playing together fit every screen', async () => {
  flaws = [];
  const gudrun = await guestAt(hall, 'together');
  await comeIn(gudrun, longName);
  const [link = ''] = await setUp(gudrun, 'Wikinger', async () => {
    await gudrun.getByLabel('Anybody in this hall').check();
    await gudrun.getByLabel('Name of the table').fill(longTitle);
    await gudrun.getByLabel('Clock').check();
  });
  await inGerman(gudrun);
  await gudrun
    .getByLabel(/^Link für/)
    .first()
    .waitFor();
  await look(gudrun, 'waiting room');

  const stranger = await guestAt(hall, 'together', { settings: { language: 'de' } });
  await stranger.getByText('Wie sollen dich die anderen nennen?').waitFor();
  await look(stranger, 'coming in');
  await goTo(stranger, hashOf(link));
  await comeIn(stranger, 'Sigurd', 'Eintreten');
  await stranger.getByRole('button', { name: 'Platz nehmen' }).waitFor();
  await look(stranger, 'invitation');

  const bjorn = await join(link, 'Björn');
  await Promise.all([atTable(gudrun), atTable(bjorn)]);
  await playOn([gudrun, bjorn], 'any', 12);
  await look(gudrun, 'table');
  await gudrun.getByRole('button', { name: 'Menü' }).click();
  await look(gudrun, 'menu of the table');
  await gudrun.keyboard.press('Escape');
  await resize(gudrun, sizes[1].viewport);
  await gudrun.getByRole('button', { name: 'Gespräch' }).click();
  await look(gudrun, 'talk');
  await gudrun.keyboard.press('Escape');
  expect(await playOn([gudrun, bjorn], 'any')).toEqual(['over', 'over']);
  await look(gudrun, 'end');

  await goTo(gudrun, 'together');
  await gudrun.getByRole('heading', { name: 'Beendete Partien' }).waitFor();
  await look(gudrun, 'lobby');
  await goTo(gudrun, 'together/new/odin');
  await gudrun.getByLabel('Uhr').check();
  await gudrun.getByLabel('Zuschauer sehen die Partie').selectOption('später');
  await look(gudrun, 'new table');
  await goTo(gudrun, 'ladder/wikinger');
  await gudrun.getByRole('link', { name: longName }).waitFor();
  await look(gudrun, 'ladder');
  await gudrun.getByRole('link', { name: longName }).click();
  await gudrun.getByRole('heading', { name: longName }).waitFor();
  await look(gudrun, 'player');
  await goTo(gudrun, 'finished/wikinger');
  await gudrun.getByText('In Zahlen').click();
  await look(gudrun, 'finished games');
  await goTo(gudrun, 'account');
  await gudrun.locator('#keep-password').fill('mead and honey');
  await look(gudrun, 'no account');
  await gudrun.getByRole('button', { name: 'Das Konto anlegen' }).click();
  await gudrun.getByText(`Willkommen, ${longName}.`).waitFor();
  await goTo(gudrun, 'account');
  await gudrun.getByLabel('Name des Bots').fill('Muninn der Erinnernde');
  await gudrun.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  await gudrun.getByRole('button', { name: /^Schlüssel kopieren/ }).waitFor();
  await gudrun.getByText('Passwort ändern').first().click();
  await look(gudrun, 'account');
  await goTo(gudrun, hashOf(hall.owner));
  await gudrun.getByText('Alles in Ordnung').waitFor();
  for (const summary of await gudrun.locator('summary').all()) await summary.click();
  await look(gudrun, 'care of the hall');
  expect(flaws).toEqual([]);
});

test('Refusals of the hall come in the language of the page', async () => {
  const page = await guestAt(hall, 'together', { settings: { language: 'nl' } });
  await comeIn(page, 'Sigurd', 'Binnenkomen');
  await goTo(page, 'join/nothing.here');
  await page.getByRole('alert').getByText('Deze tafel bestaat niet.').waitFor();
});
