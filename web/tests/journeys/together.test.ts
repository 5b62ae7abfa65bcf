// Friends at their own screens: each game is played to its end, across a cut network and a killed server.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, inspect, inTheHall, phone } from '../support/hall';
import { Hall } from '../support/serving';
import { atTable, comeIn, guestAt, hashOf, playOn, setUp } from '../support/together';

inTheHall();
const hall = new Hall();
beforeAll(() => hall.start());
afterAll(() => hall.end());

const lost = (page: Page) => page.getByText('Connection lost, trying again …');
const score = (page: Page) => page.locator('dialog .score').allTextContents();

test('Two friends play Wikinger to its end: a link, a word, a move taken back, and the same again', async () => {
  const astrid = await guestAt(hall, 'together');
  await astrid.getByText('What should the others call you?').waitFor();
  await inspect(astrid, 'together-name');
  await comeIn(astrid, 'Astrid');
  await astrid.getByText('Welcome, Astrid.').waitFor();
  await inspect(astrid, 'together-lobby');
  const [link = ''] = await setUp(astrid, 'Wikinger', () => inspect(astrid, 'together-new'));
  await inspect(astrid, 'together-waiting');

  const bjorn = await guestAt(hall, hashOf(link), { viewport: phone, settings: { language: 'de' } });
  await comeIn(bjorn, 'Björn', 'Eintreten');
  await bjorn.getByText('Jemand hält dir einen Platz an einem Tisch für Wikinger frei.').waitFor();
  await inspect(bjorn, 'together-invitation');
  await bjorn.getByRole('button', { name: 'Platz nehmen' }).click();
  await Promise.all([atTable(astrid), atTable(bjorn)]);

  // What is said is plain text.
  await astrid.getByRole('button', { name: 'Talk' }).click();
  await astrid.getByLabel('Say something').fill('<b>Skål!</b>');
  await astrid.getByRole('button', { name: 'Send' }).click();
  await bjorn.getByRole('button', { name: 'Gespräch' }).click();
  await bjorn.locator('.chat article p', { hasText: '<b>Skål!</b>' }).waitFor();
  expect(await bjorn.locator('.chat article b').count()).toBe(0);
  await inspect(bjorn, 'together-talk');
  await bjorn.keyboard.press('Escape');
  await inspect(astrid, 'together-table');

  // Whoever is to move is called, also by the title of the page.
  const first = (await astrid.locator('section.ask.mine').count()) > 0 ? astrid : bjorn;
  const second = first === astrid ? bjorn : astrid;
  expect(await first.title()).toMatch(/^● (Your move|Du bist am Zug)/);
  expect(await second.title()).not.toContain('●');

  // One's own act can be taken back at once; when another has moved, they are asked.
  await playOn([first], 'any', 3);
  await first.keyboard.press('u');
  await expect.poll(() => second.locator('section.ask').getAttribute('data-ply')).toBe('2');
  await playOn([first, second], 'any', 4);
  await expect.poll(() => first.locator('section.ask').getAttribute('data-ply')).toBe('4');
  await first.keyboard.press('u');
  await second.getByText(/would like to take a move back\.|möchte einen Zug zurücknehmen\./).waitFor();
  await inspect(second, 'together-wish');
  await second.getByRole('button', { name: /^(Agree|Einverstanden)$/ }).click();
  await expect.poll(() => first.locator('section.ask').getAttribute('data-ply')).toBe('2');

  await playOn([astrid, bjorn], 'any', 30);
  await hall.kill();
  await lost(astrid).waitFor();
  await inspect(astrid, 'together-lost');
  await hall.start();
  await lost(astrid).waitFor({ state: 'detached' });
  expect(await playOn([astrid, bjorn], 'any')).toEqual(['over', 'over']);
  await inspect(astrid, 'together-end');

  await astrid.getByRole('button', { name: 'Play again' }).click();
  await bjorn.getByRole('button', { name: 'Das Brett ansehen' }).click();
  await bjorn.getByRole('link', { name: 'Dorthin' }).click();
  await bjorn.getByRole('button', { name: /^Hier Platz nehmen/ }).click();
  await Promise.all([atTable(astrid), atTable(bjorn)]);
  await goTo(astrid, 'together');
  await astrid.getByRole('heading', { name: 'Finished games' }).waitFor();
  await astrid.locator('article:has([data-known])').first().scrollIntoViewIfNeeded();
  await astrid.locator('article [data-known="true"]').first().waitFor();
  await inspect(astrid, 'together-games');
  await goTo(astrid, 'finished/wikinger');
  await astrid.getByText('In figures').click();
  await astrid.getByRole('columnheader', { name: 'Wins' }).first().waitFor();
  await inspect(astrid, 'together-figures');
});

test('Walhalla with a bot at the third seat: a cut network and a killed server are bridged, and an onlooker sees no secrets', async () => {
  const astrid = await guestAt(hall, 'together');
  await comeIn(astrid, 'Astrid');
  const [link = '', watching = ''] = await setUp(astrid, 'Walhalla', async () => {
    await astrid.getByLabel(/^Player 3.*Who plays/).selectOption('thrall');
    await astrid.getByLabel('Clock').check();
    await astrid.getByLabel('Onlookers see the game').selectOption('later');
    await astrid.getByLabel('How much later').fill('1');
    await astrid.getByLabel('Seconds or minutes').selectOption('seconds');
  });
  await astrid.getByText('Onlookers see the game 1 second late.').waitFor();
  const bjorn = await guestAt(hall, hashOf(link));
  await comeIn(bjorn, 'Björn');
  await bjorn.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([atTable(astrid), atTable(bjorn)]);
  expect(await astrid.getByRole('timer').count()).toBe(3);

  const ivar = await guestAt(hall, hashOf(watching), { viewport: phone });
  await comeIn(ivar, 'Ivar');
  await atTable(ivar);
  // Everybody holds cards; whoever looks on sees none of them.
  await astrid.locator('.hand .card').first().waitFor();
  await bjorn.locator('.hand .card').first().waitFor();
  expect(await ivar.locator('.hand .card').count()).toBe(0);
  const begun = Number(await astrid.locator('section.ask').getAttribute('data-ply'));
  await playOn([astrid, bjorn], 'last', begun + 30);
  await expect
    .poll(() => ivar.locator('section.ask').getAttribute('data-ply').then(Number))
    .toBeGreaterThan(begun + 29);
  await inspect(ivar, 'together-onlooker');

  await bjorn.context().setOffline(true);
  await lost(bjorn).waitFor();
  await astrid.getByRole('button', { name: 'Talk' }).click();
  await astrid.getByLabel('Say something').fill('Are you there?');
  await astrid.getByRole('button', { name: 'Send' }).click();
  await bjorn.context().setOffline(false);
  await lost(bjorn).waitFor({ state: 'detached' });
  await bjorn.getByRole('button', { name: 'Talk' }).click();
  await bjorn.getByText('Are you there?').waitFor();
  await bjorn.keyboard.press('Escape');

  // The power fails in the middle of the game: hands, clocks and what was said are as before, also for onlookers.
  await playOn([astrid, bjorn], 'last', begun + 60);
  const asks = (page: Page) => page.locator('section.ask.mine.resting').count();
  await expect.poll(async () => (await asks(astrid)) + (await asks(bjorn))).toBe(1); // so the bot has had its say
  const hand = () => bjorn.locator('.hand .card').allTextContents();
  const ply = await astrid.locator('section.ask').getAttribute('data-ply');
  const held = await hand();
  await hall.kill();
  await Promise.all([astrid, bjorn, ivar].map((page) => lost(page).waitFor()));
  await hall.start();
  await Promise.all([astrid, bjorn, ivar].map((page) => lost(page).waitFor({ state: 'detached' })));
  expect(await astrid.locator('section.ask').getAttribute('data-ply')).toBe(ply);
  expect(await hand()).toEqual(held);
  await bjorn.reload();
  await atTable(bjorn);
  expect(await hand()).toEqual(held);
  expect(await bjorn.getByRole('timer').count()).toBe(3);
  await bjorn.getByRole('button', { name: 'Talk' }).click();
  await bjorn.getByText('Are you there?').waitFor();
  await bjorn.keyboard.press('Escape');

  expect(await playOn([astrid, bjorn], 'last')).toEqual(['over', 'over']);
  expect(await score(bjorn)).toEqual(await score(astrid));
  await ivar.locator('dialog[open] .laurels').waitFor();
  expect(await score(ivar)).toEqual(await score(astrid));
  await astrid.getByRole('button', { name: 'Watch the game' }).click();
  await astrid.getByRole('slider', { name: 'Position' }).waitFor();
});

test('A short game of Odin goes on after the server was killed in the middle of it', async () => {
  const astrid = await guestAt(hall, 'together');
  await comeIn(astrid, 'Astrid');
  const [link = ''] = await setUp(astrid, 'Odin', async () => {
    await astrid.getByLabel('Six rounds').check();
  });
  const bjorn = await guestAt(hall, hashOf(link));
  await comeIn(bjorn, 'Björn');
  await bjorn.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([atTable(astrid), atTable(bjorn)]);
  await playOn([astrid, bjorn], 'last', 40);
  await inspect(astrid, 'together-odin');
  await hall.kill();
  await hall.start();
  await lost(astrid).waitFor({ state: 'detached' });
  expect(await playOn([astrid, bjorn], 'last')).toEqual(['over', 'over']);
});

test('Whoever chooses a password finds the same games on another device, and the host sees who is there', async () => {
  const astrid = await guestAt(hall, 'together');
  await comeIn(astrid, 'Gudrun');
  await astrid.getByRole('link', { name: 'Account' }).click();
  await astrid.locator('#keep-password').fill('mead and honey');
  await inspect(astrid, 'together-account');
  await astrid.getByRole('button', { name: 'Create the account' }).click();
  await astrid.getByText('Welcome, Gudrun.').waitFor();

  await goTo(astrid, 'account');
  await astrid.getByLabel('Name of the bot').fill('Huginn');
  await astrid.getByRole('button', { name: 'Make a token' }).click();
  expect(await astrid.getByLabel('Token of Huginn', { exact: true }).inputValue()).toMatch(/^\w{16,}\.\w{16,}/);
  await inspect(astrid, 'together-bots');
  await astrid.getByRole('button', { name: 'Revoke: Huginn' }).click();
  await astrid.getByText('No bots yet.').waitFor();
  await goTo(astrid, 'together');
  await setUp(astrid, 'Wikinger', () => astrid.getByLabel('Name of the table').fill('By the fire'));

  const elsewhere = await guestAt(hall, 'account', { viewport: phone });
  await elsewhere.locator('#log-name').fill('Gudrun');
  await elsewhere.locator('#log-password').fill('something else');
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await elsewhere.getByRole('alert').waitFor();
  await elsewhere.locator('#log-password').fill('mead and honey');
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await elsewhere.getByRole('heading', { name: 'By the fire' }).waitFor();
  await inspect(elsewhere, 'together-elsewhere');
  await goTo(elsewhere, 'ladder/odin');
  await elsewhere.getByRole('heading', { name: 'Ladder of Odin' }).waitFor();
  await inspect(elsewhere, 'together-ladder');

  // Another password: this browser stays, the other one is out, and only the new one opens the door.
  await goTo(astrid, 'account');
  await astrid.getByText('Change the password').first().click();
  await astrid.locator('#old-password').fill('something else');
  await astrid.locator('#new-password').fill('honey and mead');
  await astrid.getByRole('button', { name: 'Change the password' }).click();
  await astrid.getByRole('alert').getByText('That is not your password.').waitFor();
  await astrid.locator('#old-password').fill('mead and honey');
  await astrid.getByRole('button', { name: 'Change the password' }).click();
  await astrid.getByText('The password has been changed.').waitFor();
  await inspect(astrid, 'together-password');
  await goTo(elsewhere, 'account');
  await elsewhere.locator('#log-name').fill('Gudrun');
  await elsewhere.locator('#log-password').fill('mead and honey');
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await elsewhere.getByRole('alert').waitFor();
  await elsewhere.locator('#log-password').fill('honey and mead');
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await elsewhere.getByRole('heading', { name: 'By the fire' }).waitFor();
  await goTo(astrid, 'together');
  await astrid.getByRole('link', { name: 'Go to the table: By the fire' }).click();
  await astrid.getByText('Waiting for the others').waitFor();

  const host = await guestAt(hall, hashOf(hall.owner));
  await host.getByText('All is well').waitFor();
  await host.getByText('By the fire').waitFor();
  await inspect(host, 'together-admin');
  await host.getByRole('button', { name: 'Close: By the fire' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await astrid.getByText('This table was closed by whoever looks after the hall.').waitFor();
});

test('A program that somebody runs is shown as a bot, wherever its name stands', async () => {
  const astrid = await guestAt(hall, 'together');
  await comeIn(astrid, 'Sigrid');
  await goTo(astrid, 'account');
  await astrid.locator('#keep-password').fill('mead and honey');
  await astrid.getByRole('button', { name: 'Create the account' }).click();
  await astrid.getByText('Welcome, Sigrid.').waitFor();
  await goTo(astrid, 'account');
  await astrid.getByLabel('Name of the bot').fill('Muninn');
  await astrid.getByRole('button', { name: 'Make a token' }).click();
  const token = await astrid.getByLabel('Token of Muninn', { exact: true }).inputValue();
  await goTo(astrid, 'together');
  const [first = '', second = ''] = await setUp(astrid, 'Walhalla');

  const bot = await guestAt(hall, '');
  const known = JSON.stringify({ name: 'Muninn', token });
  await bot.evaluate((kept) => {
    localStorage.setItem('meadhall.guest', kept);
  }, known);
  await bot.goto(first);
  await bot.reload();
  await bot.getByRole('button', { name: 'Take the seat' }).click();
  const mark = 'A program that a guest runs plays here';
  await astrid.locator('.seats li', { hasText: 'Muninn' }).getByTitle(mark).waitFor();
  await inspect(astrid, 'together-bot-waiting');
  await goTo(astrid, 'together');
  await astrid.locator('article li', { hasText: 'Muninn' }).getByTitle(mark).waitFor();
  expect(await astrid.getByTitle(mark).count()).toBe(1);
  await inspect(astrid, 'together-bot-lobby');

  const bjorn = await guestAt(hall, hashOf(second));
  await comeIn(bjorn, 'Snorri');
  await bjorn.getByRole('button', { name: 'Take the seat' }).click();
  await atTable(bjorn);
  await bjorn.locator('.players li', { hasText: 'Muninn' }).getByTitle(mark).waitFor();
  expect(await bjorn.getByTitle(mark).count()).toBe(1);
  await inspect(bjorn, 'together-bot-table');
});

test('Where there is no server the page says so calmly', async () => {
  const page = await guestAt(hall, '');
  await page.route('**/readyz', (route) => route.fulfill({ status: 404, body: 'nothing' }));
  await goTo(page, 'together');
  await page.getByText('Nobody else can be reached from here').waitFor();
  await inspect(page, 'together-nowhere');
});
