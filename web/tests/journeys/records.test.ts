import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspect, inTheHall, sentence, visit } from '../support/hall';
import { dice, startEngine } from '../support/engine';

inTheHall();

async function finishedRecord(game: 'wikinger' | 'walhalla' = 'wikinger'): Promise<string> {
  const engine = startEngine();
  const roll = dice(11);
  const { table } = await engine.call('open', {
    game,
    seats: 3,
    seed: '11',
    players: ['Ask', 'Embla', 'Ymir'],
  });
  for (;;) {
    const { moves } = await engine.call('moves', { table });
    if (moves.length === 0) break;
    await engine.call('play', { table, move: moves[roll(moves.length)]?.code ?? 0 });
  }
  return (await engine.call('record', { table })).record;
}

test('A .saga file of Walhalla is opened and watched from the laying of the land to the last reckoning', async () => {
  const record = await finishedRecord('walhalla');
  const page = await visit({ at: 'saved' });
  const buffer = Buffer.from(record);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.saga', mimeType: 'text/plain', buffer });
  const slider = page.getByRole('slider', { name: 'Position' });
  await slider.waitFor();
  await slider.fill('9');
  await expect.poll(() => page.locator('[data-field]').count()).toBe(18); // half of the tiles are laid
  await inspect(page, 'replay-land');
  await page.keyboard.press('End');
  await slider.press('End');
  await page.getByText(/^Move (\d+) of \1$/).waitFor();
  await page
    .getByText(/wins with \d+ points/)
    .first()
    .waitFor();
});

test('A .saga file is opened, watched with slider and keys, exported again, and played on from its middle', async () => {
  const record = await finishedRecord();
  const page = await visit({ at: 'saved' });
  await inspect(page, 'saved-empty');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.saga', mimeType: 'text/plain', buffer: Buffer.from(record) });
  const slider = page.getByRole('slider', { name: 'Position' });
  await slider.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Move 2 of/).waitFor();
  await slider.fill('40');
  await page.getByText(/^Move 40 of/).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(/^Move (4[2-9]|[5-9]\d) of/).waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await inspect(page, 'replay');
  // A rule is read beside the board, and the keys leave the game alone meanwhile.
  const where = await page.getByText(/^Move \d+ of/).textContent();
  await page.locator('.log .rule').first().click();
  await page.locator('[role=dialog] .found').waitFor();
  await page.keyboard.press('Home');
  expect(await page.getByText(/^Move \d+ of/).textContent()).toBe(where);
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  await page.keyboard.press('Home');
  await page.getByText(/^Move 0 of/).waitFor();
  await slider.fill('10');
  await page.getByText(/^Move 10 of/).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.ask.mine').waitFor();
  expect(await sentence(page).textContent()).toContain('free point');

  await page.goto(page.url().replace(/#.*/, '#/saved'));
  await inspect(page, 'saved');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Export/ })
      .last()
      .click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toBe(record);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
});

test('A file that is no record, or a forged one, is refused in words and changes nothing', async () => {
  const page = await visit({ at: 'saved' });
  const bring = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.saga', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await bring('hello');
  await page.getByText(/This is not a record of a game/).waitFor();
  await bring((await finishedRecord()).replace(/#(.)/, (_, digit: string) => `#${digit === '0' ? '1' : '0'}`));
  await page.getByText(/The position is not the one that was recorded/).waitFor();
  await inspect(page, 'saved-refused');
});
