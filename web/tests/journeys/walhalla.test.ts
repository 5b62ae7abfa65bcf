import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dragOver, inspect, inTheHall, sentence, sitDown, touch, untilAsked, visit } from '../support/hall';

inTheHall();

/** Whatever glows: a berth, a ship's crew, a shore, a card, or a choice. */
const act = (page: Page) => touch(page, '[data-fjord]', '.shelf .main', '[data-field].offered', '.choices .main');

/** Plays until this is asked. */
async function playUntil(page: Page, question: string): Promise<void> {
  for (let acts = 0; acts < 60; ++acts) {
    if ((await untilAsked(page)).includes(question)) return;
    await act(page);
  }
  throw new Error(`Nobody asks: ${question}`);
}

test('From the start page through three raids to the end, and on to the replay with open cards', async () => {
  const page = await visit();
  await sitDown(page, 'Walhalla');
  await inspect(page, 'walhalla-board');
  const kinds = ['which fjord', 'does your Viking land', 'sail', 'is attacked by', 'play Attack', 'hunt', 'face down'];
  const seen = new Set<string>();
  const heading = page.locator('dialog h2');
  for (let acts = 0; acts < 400; ++acts) {
    const question = await untilAsked(page);
    const over = await heading.isVisible();
    const kind = over ? ((await heading.textContent()) ?? '') : kinds.find((part) => question.includes(part));
    if (kind && !seen.has(kind)) {
      seen.add(kind);
      await inspect(page, `walhalla-${kind.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);
    }
    if (/^You (come|win)/.test(kind ?? '')) break;
    if (over) await touch(page, 'dialog .main');
    else await act(page);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'Raid 1 is over',
      'Raid 2 is over',
      'The last raid is over',
      'which fjord',
      'does your Viking land',
      'face down',
    ]),
  );
  expect(await page.locator('dialog h2').textContent()).toMatch(/^You (come|win)/);
  await inspect(page, 'walhalla-result');
  await page.getByRole('button', { name: 'Watch the game' }).click();
  await page.getByRole('slider', { name: 'Position' }).waitFor();
  await page.keyboard.press('End');
  await page.getByText(/^Move (\d+) of \1$/).waitFor();
  await page.getByLabel('Blue’s cards').waitFor();
  await inspect(page, 'walhalla-replay');
});

test('A mooring is shown before it is made, the ship can be turned, and a refused touch says why', async () => {
  const page = await visit({ at: 'learn/walhalla/sailing' });
  for (let step = 0; step < 5; ++step) {
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText(`Step ${String(step + 2)} of 6`).waitFor();
  }
  await page.locator('[data-fjord="1"]').hover();
  await page.locator('.ghost.strong').waitFor();
  await page.locator('[data-field="2 5"]').click({ force: true });
  await page.getByText(/A Viking comes ashore only on the fields beside its seat/).waitFor();
  await page.locator('[data-fjord="1"]').click();
  await page.getByText('Stern first into fjord 1, please.').waitFor();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: /^Fjord 1, berth 1: moor here, stern first/ }).click();
  await page.getByText('Well done!').waitFor();
  await inspect(page, 'walhalla-lesson');
});

test('A ship can be dragged into a fjord', async () => {
  const page = await visit();
  await sitDown(page, 'Walhalla');
  await playUntil(page, 'which fjord');
  const moored = await page.locator('.moored').count();
  await dragOver(page, page.locator('.afloat'), page.locator('[data-fjord]').first());
  await page.locator('.ghost.strong').waitFor();
  await page.mouse.up();
  await expect.poll(() => page.locator('.moored').count()).toBeGreaterThan(moored);
});

test('Whatever is touched in vain says why, and opens the rule', async () => {
  const page = await visit();
  await sitDown(page, 'Walhalla');
  const said = page.locator('.note.refusal');
  const touches: [string, RegExp, string][] = [
    ['[data-water="2"]', /A ship moors once its crew is aboard/, 'Rule WH-5.6'],
    ['[data-field="1 4"]', /A Viking comes ashore only/, 'Rule WH-6.2'],
    ['.hand .touch', /./, 'Rule WH-'],
  ];
  touches.push(
    ['.plank button', /Forests and hunts count at once.*Red \d+, Blue/, 'Rule WH-7.3'],
    ['[data-prizes="1"]', /Tongue 1: \d points for the strongest/, 'Rule WH-7.3'],
  );
  for (const [selector, words, rule] of touches) {
    await page.locator(selector).first().dispatchEvent('click'); // what was said may lie over it
    await said.filter({ hasText: words }).waitFor();
    await said.getByRole('button', { name: rule }).waitFor();
  }
  await said.getByRole('button').click();
  await page.locator('.found').waitFor();
  await page.keyboard.press('Escape');
  for (let acts = 0; acts < 30 && (await page.locator('[data-moored]').count()) === 0; ++acts) await act(page);
  await page.locator('[data-moored]').first().dispatchEvent('click');
  await said.filter({ hasText: /stays moored until the raid is over/ }).waitFor();
  await page.locator('[data-field][aria-label*="’s Viking"]:not(.offered)').first().dispatchEvent('click');
  await said.filter({ hasText: /(Your|(Red|Blue|Yellow)’s) Viking: strength 1 on this tongue/ }).waitFor();
});

test('There is one way to sail with the chosen crew, and it says how many', async () => {
  const page = await visit();
  await sitDown(page, 'Walhalla');
  const chosen = page.locator('[data-seat][aria-pressed=true]');
  for (let acts = 0; acts < 40 && (await chosen.count()) === 0; ++acts) await act(page);
  const sail = page.getByRole('button', { name: /^Sail with \d$/ });
  expect(await sail.count()).toBe(1);
  const all = Number(/\d/.exec((await sail.textContent()) ?? '')?.[0]);
  await chosen.first().click();
  await page.getByRole('button', { name: all > 1 ? `Sail with ${String(all - 1)}` : 'Nobody sails' }).waitFor();
  expect(await sail.count()).toBe(all > 1 ? 1 : 0);
});

test('What the others sailed is marked by the way it came', async () => {
  const page = await visit();
  await sitDown(page, 'Walhalla');
  for (let acts = 0; acts < 40 && (await page.locator('[data-trail]').count()) === 0; ++acts) await act(page);
  expect(await page.locator('[data-trail]').count()).toBeGreaterThan(0);
});

test('A full fjord says so', async () => {
  const page = await visit();
  await sitDown(page, 'Walhalla');
  const full = page.locator('[data-water]');
  for (let acts = 0; acts < 120; ++acts) {
    const question = await untilAsked(page);
    if (question.includes('which fjord') && (await full.count()) > 0) break;
    if (await page.locator('dialog').isVisible()) await touch(page, 'dialog .main');
    else await act(page);
  }
  await full.first().click({ force: true });
  await page
    .locator('.note')
    .getByText(/No free berth beside land is left in this fjord/)
    .waitFor();
  await page.locator('.note').getByRole('button', { name: 'Rule WH-2.4' }).waitFor();
  await inspect(page, 'walhalla-full-fjord');
});

test('Hints and previews speak of the board', async () => {
  const page = await visit();
  await sitDown(page, 'Walhalla');
  await playUntil(page, 'which fjord');
  await page.locator('[data-fjord]').first().hover();
  await page.getByText(/^What happens: You moor in fjord/).waitFor();
  await page.mouse.move(2, 300);
  await page.keyboard.press('h');
  await page.getByText(/^Recommended: Moor in fjord/).waitFor();
  await inspect(page, 'walhalla-hint');
});

test('Three people at one screen: the screen is handed over, and nobody sees the cards of another', async () => {
  const page = await visit({ at: 'new/walhalla' });
  for (const [seat, name] of [
    ['Player 2, Blue', 'Astrid'],
    ['Player 3, Yellow', 'Bjorn'],
  ] as const) {
    await page.getByLabel(`${seat}: Who plays`).selectOption({ label: 'A person at this screen' });
    await page.getByLabel(`${seat}: Name`).fill(name);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  const curtain = page.locator('.curtain');
  await curtain.waitFor();
  await inspect(page, 'walhalla-curtain');
  const people = new Set<string>();
  for (let acts = 0; acts < 60 && people.size < 3; ++acts) {
    await untilAsked(page);
    if (await curtain.isVisible()) {
      expect(await page.locator('.hand, .log, [data-field]').count()).toBe(0);
      const ready = page.locator('.curtain .main');
      people.add((await ready.textContent()) ?? '');
      await ready.click();
      await untilAsked(page);
      // Of all the cards that were dealt, the log names only one's own.
      const own = ((await sentence(page).textContent()) ?? '').split(',')[0] ?? '';
      const told = await page.locator('.log .event', { hasText: /draws the card / }).allTextContents();
      for (const line of told) expect(line).toMatch(new RegExp(`^\\s*${own} `));
    }
    await act(page);
  }
  expect(people.size).toBe(3);
  await page.reload();
  await curtain.waitFor();
});

test('A whole game with the keyboard alone', async () => {
  const page = await visit();
  for (let i = 0; i < 30; ++i) {
    await page.keyboard.press('Tab');
    if (
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Play Walhalla against bots now')
    )
      break;
  }
  await page.keyboard.press('Enter');
  await untilAsked(page);

  // Once over the map by the arrow keys.
  await page.evaluate(() => document.querySelector<SVGElement>('[data-field][tabindex="0"]')?.focus());
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Tongue 1, row 2, /);
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Tongue 2, row 2, /);

  for (let acts = 0; acts < 400; ++acts) {
    await untilAsked(page);
    if (await page.locator('dialog h2').isVisible()) {
      if (/^You (come|win)/.test((await page.locator('dialog h2').textContent()) ?? '')) break;
      await page.locator('dialog .main:focus').waitFor();
      await page.keyboard.press('Enter'); // the way on has the focus
      continue;
    }
    await page.keyboard.press('c');
    await page.locator('dialog input:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('dialog input').waitFor({ state: 'detached' });
  }
  expect(await page.locator('dialog h2').textContent()).toMatch(/^You (come|win)/);
});

test('An unfinished game is replayed only as its person sees it', async () => {
  const page = await visit();
  await sitDown(page, 'Walhalla');
  await act(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Watch from the beginning' }).click();
  await page.getByRole('slider', { name: 'Position' }).waitFor();
  await page.keyboard.press('End');
  expect(await page.getByLabel('Your cards').count()).toBe(1);
  expect(await page.getByLabel('Blue’s cards').count()).toBe(0);
});
