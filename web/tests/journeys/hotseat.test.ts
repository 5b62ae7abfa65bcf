import { expect, test } from 'vitest';
import { asked, dragOver, inspect, inTheHall, sentence, visit } from '../support/hall';

inTheHall();

async function hotSeat() {
  const page = await visit({ at: 'new/wikinger' });
  await page.getByLabel('Player 2, Black: Who plays').selectOption({ label: 'A person at this screen' });
  await page.getByLabel('Player 2, Black: Name').fill('Astrid');
  await page.getByText('House rules').click();
  await page.getByLabel('Seed').fill('a seed by which red begins 1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-point]').first().waitFor();
  return page;
}

test('Two people at one screen take turns, take back, and find the game again', async () => {
  const page = await hotSeat();
  const first = (await sentence(page).textContent())?.startsWith('Red') ? 'Red' : 'Black';
  const second = first === 'Red' ? 'Black' : 'Red';
  await page.locator('[data-point=c3]').click();
  await asked(page, `${first}, put another Viking on a free point.`);
  await page.locator('[data-point=c4]').click();
  await asked(page, `${second}, put 2 Vikings on free points.`);

  await page.keyboard.press('Shift+U');
  await asked(page, `${first}, put 2 Vikings on free points.`);
  await page.locator('[data-point=d5]').click();
  await asked(page, `${first}, put another`);
  await page.keyboard.press('u');
  await asked(page, `${first}, put 2`);
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);
  await page.locator('[data-point=d5]').click();
  await page.getByText('Moves above this line can no longer be taken back.').waitFor();
  await asked(page, `${first}, put another`); // and the game is kept

  await page.reload();
  await asked(page, `${first}, put another`);
  expect(await page.locator('[data-point=d5]').getAttribute('aria-label')).toContain(`${first}’s Viking`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await inspect(page, 'menu');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('dialog', { name: 'Rules of Wikinger' }).getByRole('heading', { level: 3 }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Leave the table/ }).click();
  await page.getByRole('link', { name: /Continue: You against Astrid/ }).click();
  await asked(page, `${first}, put another`);
});

test('A Viking can be dragged from its ship, and every move can be made to ask twice', async () => {
  const page = await visit({ at: 'new/wikinger', settings: { confirm: 'always' } });
  await page.getByLabel('Player 2, Black: Who plays').selectOption({ label: 'A person at this screen' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await dragOver(page, page.locator('.ship.active'), page.locator('[data-point=d5]'), 1 / 3);
  await page.mouse.up();
  await inspect(page, 'confirm');
  await page.getByRole('button', { name: 'Go ashore on d5' }).click();
  await asked(page, /put another Viking on a free point/);
});

test('The grand battle asks which shade goes ashore, and an impossible setup is refused in words', async () => {
  const page = await visit({ at: 'new/wikinger' });
  await page.getByText('House rules').click();
  await page.getByLabel('Game', { exact: true }).selectOption('grand');
  await page.getByText('3 players').click();
  await page.getByText('This game is for two to four players; the grand battle is for two.').waitFor();
  expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  await page.getByText('2 players').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-point]').first().waitFor();
  await page.getByRole('button', { name: /^(Light Red|Grey)$/ }).click();
  await inspect(page, 'grand-battle');
});

test('An island of one’s own: parts are turned and moved, and the engine judges', async () => {
  const page = await visit({ at: 'new/wikinger' });
  await page.getByText('Build your own').click();
  await page.getByText('This island is good to play on.').waitFor();
  const part = page.getByRole('button', { name: /^Part A–B/ });
  await part.focus();
  for (let i = 0; i < 6; ++i) await page.keyboard.press('ArrowRight');
  await page
    .getByText(/must be in one piece|overlaps/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: /^Part A–B, 90°/ }).waitFor();
  await inspect(page, 'builder');
  await page.getByRole('button', { name: 'At random' }).click();
  await page.getByText('This island is good to play on.').waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-point]').first().waitFor();
});
