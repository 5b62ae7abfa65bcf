// Laying tiles of Ein Fest für Odin on trial: by mouse, finger and keyboard, moved freely, counted together, confirmed by one
// word; and a suggestion that arrives the same way.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { position, type Setup } from '../../src/boards/odin/position';
import type { Params } from '../../src/engine/protocol';
import { startEngine } from '../support/engine';
import { inspect, inTheHall, phone, untilAsked, visit, type Visit } from '../support/hall';
import { keepGame, noon } from '../support/positions';

inTheHall();

const goods = { silver: 4, ore: 1, oil: 1, robe: 1, silk: 1, chest: 1 };

/** A lone player's turn with some tiles to lay. */
async function openTurn(how: Visit = {}, setup: Setup = { supply: goods }): Promise<Page> {
  const engine = startEngine();
  const { table } = await engine.call('load', { game: 'odin', ...position(setup) } as unknown as Params<'load'>);
  const { record } = await engine.call('record', { table, reveal: true });
  const page = await visit(how);
  const players = [{ name: 'You', bot: null }];
  await keepGame(page, {
    id: 'laying',
    game: 'odin',
    players,
    record,
    ply: 0,
    over: false,
    begun: noon,
    changed: noon,
  });
  await page.evaluate(() => (location.hash = '#/table/laying'));
  await page.reload();
  await untilAsked(page);
  return page;
}

const ply = (page: Page) => page.locator('section.ask').getAttribute('data-ply');
/** Tiles on the open board: on trial, of these those that do not fit, and fast. */
const tried = (page: Page, item = '') => page.locator(`.home .open [data-tried${item ? `="${item}"` : ''}]`);
const loose = (page: Page) => page.locator('.home .open [data-tried].loose');
const confirm = (page: Page) => page.locator('.home button.confirm');
const untilTried = (page: Page, count: number) =>
  expect
    .poll(async () => ({ tried: await tried(page).count(), rests: await rests(page) }))
    .toEqual({
      tried: count,
      rests: true,
    });
const rests = (page: Page) => page.locator('.ask.mine.resting').isVisible();

/** The middle of a cell of the home board, 13 columns and 12 rows from the lower left. */
async function middleOf(page: Page, cell: string): Promise<{ x: number; y: number }> {
  const box = await page.locator('.home .open').boundingBox();
  if (!box) throw new Error('No board lies open');
  const [column, row] = [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
  return { x: box.x + ((column + 0.5) * box.width) / 13, y: box.y + box.height - ((row + 0.5) * box.height) / 12 };
}
async function press(page: Page, at: { x: number; y: number }): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
}
/** Drags whatever lies under the pointer to a cell, waits until it is known to fit there, and lets go. */
async function pullTo(page: Page, cell: string): Promise<void> {
  const to = await middleOf(page, cell);
  await page.mouse.move(to.x + 3, to.y + 3, { steps: 5 });
  await page.locator('.home .ghost.fits').waitFor();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
async function pullGoodTo(page: Page, item: string, cell: string): Promise<void> {
  const box = await page.locator(`.goods [data-item="${item}"]`).boundingBox();
  if (!box) throw new Error(`No ${item}`);
  await press(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await pullTo(page, cell);
}
const minusPoints = async (page: Page) => (await page.locator('.home .gains').textContent())?.replace(/\s+/g, ' ');

test('With the mouse tiles are laid on trial, moved, put back and confirmed by one act', async () => {
  const page = await openTurn();
  const before = await ply(page);
  const score = await minusPoints(page);

  await pullGoodTo(page, 'robe', 'i6');
  await untilTried(page, 1);
  expect(await ply(page)).toBe(before);
  expect(await page.locator('.goods [data-item="robe"]').count()).toBe(0);
  expect(await minusPoints(page)).not.toBe(score);
  const counted = await minusPoints(page);

  await pullGoodTo(page, 'silk', 'b12');
  await untilTried(page, 2);
  expect(await minusPoints(page)).not.toBe(counted);
  await inspect(page, 'odin-trial');

  // The robe is moved elsewhere.
  const robe = await tried(page, 'robe').boundingBox();
  await press(page, await middleOf(page, 'i6'));
  await pullTo(page, 'j4');
  await untilTried(page, 2);
  expect(await tried(page, 'robe').boundingBox()).not.toEqual(robe);

  // The silk is put back among the goods.
  await press(page, await middleOf(page, 'b12'));
  const purse = await page.locator('.pane.goods').boundingBox();
  await page.mouse.move((purse?.x ?? 0) + 50, (purse?.y ?? 0) + 300, { steps: 6 });
  await page.mouse.up();
  await untilTried(page, 1);
  await page.locator('.goods [data-item="silk"]').waitFor();

  await confirm(page).click();
  await untilTried(page, 0);
  expect(Number(await ply(page))).toBe(Number(before) + 2);
  await page.locator('.home .open g.green').waitFor();

  // What was confirmed is kept, and undo takes it up again.
  await page.reload();
  await untilAsked(page);
  await page.locator('.home .open g.green').waitFor();
  await page.keyboard.press('u');
  await page.locator('.goods [data-item="robe"]').waitFor();
});

test('A trial is lost with the page, the game is not', async () => {
  const page = await openTurn();
  await pullGoodTo(page, 'robe', 'i6');
  await untilTried(page, 1);
  await page.reload();
  await untilAsked(page);
  await untilTried(page, 0);
  await page.locator('.goods [data-item="robe"]').waitFor();
});

test('Silver is laid with one stroke; what was built upon another coin waits until that one lies again', async () => {
  const page = await openTurn();
  await page.locator('.goods [data-item="silver"]').click();
  await page.locator('.home .open .dots').waitFor({ state: 'attached' });
  for (const [index, cell] of ['a1', 'a2', 'b1', 'b2'].entries()) {
    const at = await middleOf(page, cell);
    await page.mouse.move(at.x, at.y);
    await page.locator('.home .ghost.fits').waitFor();
    await page.mouse.click(at.x, at.y);
    await untilTried(page, index + 1);
  }
  expect(await loose(page).count()).toBe(0);

  const first = await middleOf(page, 'a1');
  await page.mouse.click(first.x, first.y);
  await expect.poll(() => loose(page).count()).toBe(1); // O-9.4: b2 wants a1
  await page.keyboard.press('Escape');
  await expect.poll(() => confirm(page).isDisabled()).toBe(true);
  await inspect(page, 'odin-trial-loose');

  await page.locator('.goods [data-item="silver"]').click();
  await page.mouse.move(first.x, first.y);
  await page.locator('.home .ghost.fits').waitFor();
  await page.mouse.click(first.x, first.y);
  await untilTried(page, 4);
  await expect.poll(() => loose(page).count()).toBe(0);
  const before = Number(await ply(page));
  await confirm(page).click();
  await untilTried(page, 0);
  expect(Number(await ply(page))).toBe(before + 8);
});

test('Whoever goes on with the turn has meant what lies there; undo takes it up tile by tile', async () => {
  const page = await openTurn();
  const before = Number(await ply(page));
  await pullGoodTo(page, 'robe', 'i6');
  await untilTried(page, 1);
  await page.keyboard.press('u');
  await untilTried(page, 0);
  expect(Number(await ply(page))).toBe(before);
  await pullGoodTo(page, 'robe', 'i6');
  await untilTried(page, 1);
  await page.locator('[data-space="weekly_beans"]').click();
  await page.locator('[data-space="weekly_beans"] .crew').first().waitFor();
  await untilAsked(page);
  await untilTried(page, 0);
  await page.locator('.home .open g.green').waitFor();
});

test('With the keyboard alone a tile is laid on trial, taken up, laid elsewhere, and all is confirmed', async () => {
  const page = await openTurn();
  const before = Number(await ply(page));
  const lay = page.locator('button[title$="(Enter)"]');
  const layHere = async (count: number) => {
    await page.locator('.home .ghost.fits').waitFor();
    await expect.poll(() => lay.isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await untilTried(page, count);
  };
  await page.locator('.goods [data-item="robe"]').focus();
  await page.keyboard.press('Enter');
  await layHere(1);
  const first = await tried(page, 'robe').boundingBox();

  // The cells are walked until the cursor is on the tile, which Enter takes up again.
  await page.locator('.home .open').focus();
  const spoken = page.locator('.home .open [aria-live]');
  const onRobe = async () => (await spoken.textContent())?.includes('on trial') ?? false;
  for (const key of [
    'ArrowUp',
    'ArrowLeft',
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowUp',
    'ArrowUp',
  ]) {
    if (await onRobe()) break;
    await page.keyboard.press(key);
  }
  expect(await onRobe()).toBe(true);
  await page.keyboard.press('Enter');
  await untilTried(page, 0);
  await page.locator('.home .ghost.fits').waitFor();
  await page.keyboard.press('ArrowRight');
  await layHere(1);
  expect(await tried(page, 'robe').boundingBox()).not.toEqual(first);

  await page.locator('.goods [data-item="oil"]').focus();
  await page.keyboard.press('Enter');
  await layHere(2);
  await page.keyboard.press('Shift+Enter');
  await untilTried(page, 0);
  expect(Number(await ply(page))).toBe(before + 4);
});

test('Escape drops the tile in the hand first, then all that lies on trial', async () => {
  const page = await openTurn();
  await pullGoodTo(page, 'robe', 'i6');
  await untilTried(page, 1);
  await page.locator('.goods [data-item="silk"]').click();
  await page.locator('.home button[title$="(Enter)"]').waitFor();
  await page.keyboard.press('Escape');
  await confirm(page).waitFor();
  expect(await tried(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await untilTried(page, 0);
  await page.locator('.goods [data-item="robe"]').waitFor();
});

test('With a finger: tap to pick, tap to place, tap to lay, tap to confirm', async () => {
  const page = await openTurn({ viewport: phone, hasTouch: true });
  const touch = async (at: { x: number; y: number }) => {
    await page.touchscreen.tap(at.x, at.y);
  };
  const before = Number(await ply(page));
  await page.getByRole('tab', { name: /Goods/ }).tap();
  await page.locator('.goods [data-item="robe"]').tap();
  await page.locator('.home .ghost.fits').waitFor();
  await touch(await middleOf(page, 'l5'));
  await page.locator('.home .ghost.fits').waitFor();
  await page.locator('.home button[title$="(Enter)"]').tap();
  await untilTried(page, 1);
  await inspect(page, 'odin-trial-phone');

  // A touch takes it up again, another moves it, a touch on the tile lays it.
  const box = await tried(page, 'robe').boundingBox();
  await touch({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 });
  await page.locator('.home .ghost.fits').waitFor();
  await untilTried(page, 0);
  await touch(await middleOf(page, 'c12'));
  await page.locator('.home .ghost.fits').waitFor();
  const ghost = await page.locator('.home .ghost.fits').boundingBox();
  await touch({ x: (ghost?.x ?? 0) + (ghost?.width ?? 0) / 2, y: (ghost?.y ?? 0) + (ghost?.height ?? 0) / 2 });
  await untilTried(page, 1);
  expect(await tried(page, 'robe').boundingBox()).not.toEqual(box);
  await confirm(page).tap();
  await untilTried(page, 0);
  expect(Number(await ply(page))).toBe(before + 2);
});

test('A suggestion lays tiles on trial, which can be changed and confirmed', async () => {
  const page = await openTurn();
  const before = Number(await ply(page));
  await page.locator('.home button.suggest').click();
  await expect.poll(() => tried(page).count()).toBeGreaterThanOrEqual(3);
  await untilAsked(page);
  expect(await ply(page)).toBe(String(before));
  const count = await tried(page).count();
  await inspect(page, 'odin-suggestion');

  await page.keyboard.press('u');
  await untilTried(page, count - 1);
  await confirm(page).click();
  await untilTried(page, 0);
  expect(Number(await ply(page))).toBe(before + 2 * (count - 1));
});

test('Whoever plays seriously is offered no suggestion', async () => {
  const page = await openTurn();
  await page.locator('.home summary').click();
  await page.getByLabel(/Serious play/).check();
  await expect.poll(() => page.locator('.home button.suggest').count()).toBe(0);
  await page.reload();
  await untilAsked(page);
  expect(await page.locator('.home button.suggest').count()).toBe(0);
});

test('A trial may lie on several boards and is confirmed as one', async () => {
  const page = await openTurn({}, { supply: goods, islands: [0] });
  await pullGoodTo(page, 'robe', 'i6');
  await untilTried(page, 1);
  await page.locator('.shelf .chip').first().click();
  await untilTried(page, 0);
  await page.locator('.shelf .chip [data-tried="robe"]').waitFor(); // the home board is a picture now
  await page.locator('.goods [data-item="silk"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.home .ghost.fits').waitFor();
  await page.keyboard.press('Enter');
  await untilTried(page, 1);
  const before = Number(await ply(page));
  await confirm(page).click();
  await untilTried(page, 0);
  expect(Number(await ply(page))).toBe(before + 4);
});
