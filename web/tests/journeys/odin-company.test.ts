// Ein Fest für Odin in company: two people at one screen with hidden hands, what flies where, the round turn by turn, and the
// first game for those who are new.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OdinScene, OdinState } from '../../src/generated/games';
import { startEngine } from '../support/engine';
import { goTo, inspect, inTheHall, untilAsked, visit } from '../support/hall';
import { offers, touchOffer } from '../support/odin';
import { recordOf, type Rich, richTable } from '../support/odin-positions';
import { keepGame, keptRecord, noon } from '../support/positions';

inTheHall();

const people = ['Astrid', 'Bjorn'];

/** Seats two people at one screen. */
async function hotSeat(page: Page): Promise<void> {
  const engine = startEngine();
  const { table, ply } = await engine.call('open', { game: 'odin', seats: 2, seed: 'two hands', players: people });
  const { record } = await engine.call('record', { table, reveal: true });
  const players = people.map((name) => ({ name, bot: null }));
  await keepGame(page, { id: 'two', game: 'odin', players, record, ply, over: false, begun: noon, changed: noon });
}

/** The names of the cards that each of them holds, by the record that the page keeps. */
async function handsIn(page: Page): Promise<string[][]> {
  const engine = startEngine();
  const { table } = await engine.call('load', { record: await keptRecord(page) });
  const { view } = await engine.call('view', { table, seat: 'all' });
  const { cards } = (await engine.call('about', { table })).scene as unknown as OdinScene;
  const nameOf = (card: string) => cards.find((row) => row.card === card)?.name.en ?? card;
  return (view as unknown as OdinState).hands.slice(0, 2).map((hand) => hand.map(nameOf));
}

/** Which of these names are somewhere in the page, words that are not seen included. */
const foundOf = (page: Page, names: string[]) =>
  page.evaluate((all) => all.filter((name) => document.documentElement.outerHTML.includes(name)), names);

async function raise(page: Page, who: string): Promise<void> {
  await page.locator('.curtain', { hasText: who }).waitFor();
  expect(await page.locator('.odin').count()).toBe(0);
  await page.locator('.curtain button').click();
  await page.locator('.odin').waitFor();
  await untilAsked(page);
}

/** Sends Vikings to a space that asks nothing, and ends the turn. */
async function useAndEnd(page: Page, space: string): Promise<void> {
  await touchOffer(page, { kind: 'space', text: space, opens: false });
  for (;;) {
    await untilAsked(page);
    if (await page.locator('.curtain').isVisible()) return;
    const end = (await offers(page)).find(({ text }) => /^(end|close|done|skip)\b/.test(text));
    if (!end) throw new Error('The turn does not end');
    await touchOffer(page, end);
  }
}

test('Two people at one screen: the hand of whoever does not look is nowhere in the page', async () => {
  const page = await visit();
  await hotSeat(page);
  await goTo(page, 'table/two');
  await page.locator('.curtain').waitFor();
  await inspect(page, 'odin-curtain');
  const hasNone = async (names: string[]) => {
    expect(await foundOf(page, names)).toEqual([]);
  };
  const first = (await page.locator('.curtain').textContent())?.includes('Astrid') ? 0 : 1;
  for (const [turn, seat] of [first, 1 - first, first].entries()) {
    const hands = await handsIn(page);
    const [own, other] = [hands[seat] ?? [], hands[1 - seat] ?? []];
    await hasNone([...own, ...other]);
    await raise(page, people[seat] ?? '');
    await page.getByRole('tab', { name: 'Cards' }).click();
    expect(await foundOf(page, own)).toEqual(own);
    await hasNone(other);
    // Neither the other's things nor the log tell what was drawn.
    await page
      .locator(`[data-seat="${String(1 - seat)}"]`)
      .first()
      .click();
    await hasNone(other);
    await page.getByRole('button', { name: 'Log' }).click();
    await page.locator('dialog[open]').waitFor();
    await hasNone(other);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    if (turn < 2) await useAndEnd(page, turn === 0 ? 'draw_occupation' : 'weekly_beans');
  }
  // A reload shows nothing either.
  await page.reload();
  await page.locator('.curtain', { hasText: people[first] ?? '' }).waitFor();
  await hasNone((await handsIn(page)).flat());
});

/** Watches what flies; when a harvest does, a key is pressed. */
async function watchTheSky(page: Page): Promise<() => Promise<{ seen: string[]; left: number | null }>> {
  const watch = await page.evaluateHandle(() => {
    const seen: string[] = [];
    let left: number | null = null;
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.flies) seen.push(node.dataset.flies);
      if (!seen.includes('harvest') || left !== null) return;
      left = NaN;
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      // What is cancelled says so a moment later.
      setTimeout(() => (left = document.querySelectorAll('.flyer').length));
    });
    observer.observe(document.body, { subtree: true, childList: true });
    return { look: () => ({ seen, left }) };
  });
  return () => watch.evaluate(({ look }) => look());
}

test('Vikings fly to their space and a round’s gifts to where they will lie; any key ends it', async () => {
  // Somebody with an income, sheep that breed, and a full larder.
  const engine = startEngine();
  const change: Rich['change'] = (player) => {
    player.home.covered = ['a1'];
  };
  const table = await richTable(engine, { seats: 1, seed: 'gifts', change });
  const record = await recordOf(engine, table);
  const page = await visit({ reducedMotion: 'no-preference' });
  const players = [{ name: 'You', bot: null }];
  await keepGame(page, { id: 'gifts', game: 'odin', players, record, ply: 1, over: false, begun: noon, changed: noon });
  await goTo(page, 'table/gifts');
  await untilAsked(page);
  const sky = await watchTheSky(page);
  await page.locator('[data-space="products_mead"]').click();
  await expect.poll(async () => (await sky()).seen).toEqual(expect.arrayContaining(['vikings', 'gain']));
  await page.waitForFunction(() => document.querySelectorAll('.flyer').length === 0); // what has arrived flies no more
  const review = page.locator('dialog[open]');
  while (!(await review.isVisible())) {
    await untilAsked(page);
    const ending = (await offers(page)).find(({ text }) => /^(pass|end|close|skip|serve|leave)\b/.test(text));
    if (ending) await touchOffer(page, ending);
  }
  expect((await sky()).seen).toEqual(expect.arrayContaining(['income', 'birth']));
  await review.locator('button.main').click();
  await expect.poll(async () => (await sky()).seen).toEqual(expect.arrayContaining(['harvest', 'weapon']));
  await expect.poll(async () => (await sky()).left).toBe(0); // the key has ended everything at once
});

test('Where less motion is wished nothing flies, and what has come is there', async () => {
  const page = await visit();
  await page.getByRole('button', { name: 'Play Odin alone now' }).click();
  await untilAsked(page);
  const sky = await watchTheSky(page);
  await page.locator('[data-space="products_mead"]').click();
  await page.locator('[data-space="products_mead"] .crew').first().waitFor();
  await untilAsked(page);
  expect((await sky()).seen).toEqual([]);
});

test('The round can be read turn by turn, and the ask bar keeps to its room', async () => {
  const page = await visit({ seed: 'turn by turn' });
  await page.getByRole('button', { name: 'Play Odin against bots now' }).click();
  await untilAsked(page);
  for (const space of ['weekly_beans', 'products_mead']) {
    await touchOffer(page, { kind: 'space', text: space, opens: false });
    await untilAsked(page);
    await touchOffer(page, { kind: 'move', text: 'end', opens: false });
    await untilAsked(page);
  }
  // What the others did stands in the ask bar, which keeps to its room.
  const bar = page.locator('section.ask');
  await page.mouse.move(640, 500);
  await bar.locator('.news').waitFor();
  const room = await page.locator('div.ask').evaluate((element) => element.getBoundingClientRect().height);
  expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(room + 0.5);
  await page.getByRole('button', { name: 'This round, turn by turn' }).click();
  const turns = page.locator('dialog[open] li');
  const spaces = await turns.locator('.mini').count();
  expect(spaces).toBeGreaterThan(2);
  expect(await page.locator('[data-crew] .heads .group:not(.left)').count()).toBe(spaces);
  await inspect(page, 'odin-turns');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

test('Whoever is new is offered a first game without occupations, until there is one', async () => {
  const page = await visit();
  await page.getByRole('button', { name: 'First game without occupations' }).click();
  await untilAsked(page);
  expect(await page.locator('[data-space="play_occupations_2"]').getAttribute('aria-disabled')).toBe('true');
  await page.locator('[data-space="draw_occupation"]').click();
  await page.locator('[data-space="draw_occupation"] .crew').first().waitFor();
  await untilAsked(page);
  await goTo(page, '');
  await page.getByRole('button', { name: 'Play Odin alone now' }).waitFor();
  await page.locator('.continue').waitFor();
  expect(await page.getByRole('button', { name: 'First game without occupations' }).count()).toBe(0);
  await goTo(page, 'new/odin');
  await page.getByLabel('None', { exact: true }).check();
  await inspect(page, 'odin-setup-without');
});
