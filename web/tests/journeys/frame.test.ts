// The frame of a table: on every screen its parts keep their places, whatever is asked, whoever thinks, and however long the
// words are.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, inspect, inTheHall, picture, settledGame, sitDown, touch, untilAsked, visit } from '../support/hall';
import { boards, boxOf, flawsOf, type Game, leastBoard, resize, watchPlaces } from '../support/layout';
import { sizes } from '../support/sizes';

inTheHall();

/** The language with the longest words. */
const longest = 'de-DE';

/** What must not move; the log beside the board may. */
const partsOf: Record<Game, Record<string, string>> = {
  wikinger: { board: boards.wikinger, players: '.aside > .players', tools: '.table > .tools' },
  walhalla: { board: boards.walhalla, tray: '.shelf', players: '.aside > .players', tools: '.table > .tools' },
  odin: { board: boards.odin, ribbon: '.odin > .ribbon', tools: '.table > .tools' },
};

const actions: Record<Game, string[]> = {
  wikinger: ['.choices .choice', '.touch.offered:not(.movable)', '.touch.movable'],
  walhalla: ['[data-fjord]', '.shelf .main', '[data-field].offered', '.choices .main'],
  odin: ['[data-space].open', '.choices .choice', '.tray [data-move]'],
};

/** Axe, a picture, and whatever is out of place, at every size. */
async function inspectEverywhere(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await resize(page, size.viewport);
    await inspect(page, `frame-${size.name}-${name}`);
    expect(await flawsOf(page), size.name).toEqual([]);
    // Bots are characters on every screen: a face and a name.
    expect(await page.locator('.players .face').first().isVisible(), size.name).toBe(true);
    expect(await page.locator('.players .faced .name:visible').count(), size.name).toBeGreaterThan(0);
  }
}

/**
 * At every size: acts, and sees in every frame, also while a bot thinks, that each part stands where it stood when this
 * size was first seen. The window is turned and drawn larger and smaller in the middle of a game.
 */
async function actEverywhere(page: Page, game: Game, known: Record<string, string[]>): Promise<number> {
  let thinking = 0;
  for (const { name, viewport } of sizes) {
    await untilAsked(page);
    if (await page.locator('dialog').isVisible()) break;
    await resize(page, viewport);
    const seen = await watchPlaces(page, partsOf[game]);
    await touch(page, ...actions[game]);
    const { places, thinking: frames } = await seen();
    thinking += frames;
    for (const [part, stood] of Object.entries(places)) expect(stood, `${part}, ${name}`).toHaveLength(1);
    const here = Object.values(places).flat();
    expect(here, name).toEqual((known[name] ??= here));
    const [, , width = 0, height = 0] = await boxOf(page, boards[game]);
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(leastBoard);
  }
  return thinking;
}

test('The board of Walhalla stays where it is through a raid', async () => {
  const page = await visit({ locale: longest, settings: { pace: 'brisk' } });
  await page.locator('.cards .main').nth(1).click();
  await untilAsked(page);
  const known: Record<string, string[]> = {};
  let thinking = 0;
  for (let rounds = 0; rounds < 3; ++rounds) {
    thinking += await actEverywhere(page, 'walhalla', known);
    if (rounds === 0) await inspectEverywhere(page, 'walhalla');
  }
  expect(thinking).toBeGreaterThan(0);
});

test('The boards of Odin stay where they are through a round', async () => {
  const page = await visit({ locale: longest, settings: { pace: 'brisk' } });
  await page.locator('.cards .main').nth(2).click();
  await untilAsked(page);
  const known: Record<string, string[]> = {};
  for (let rounds = 0; rounds < 2; ++rounds) await actEverywhere(page, 'odin', known);
  for (const size of sizes) {
    await resize(page, size.viewport);
    await inspect(page, `frame-${size.name}-odin`);
    expect(await flawsOf(page), size.name).toEqual([]);
  }
});

test('The island stays where it is while it is settled, through brawl and march, while bots think and reasons are told', async () => {
  const page = await visit({ locale: longest, settings: { pace: 'brisk' } });
  await page.locator('.cards .main').first().click();
  await untilAsked(page);
  const known: Record<string, string[]> = {};
  let thinking = await actEverywhere(page, 'wikinger', known);
  const phases = new Set<string>();
  await page.locator('.choices > button').last().click(); // the rest is settled
  await page.locator('.ask.mine.resting .sentence', { hasNotText: 'freie' }).waitFor();
  for (let rounds = 0; rounds < 3; ++rounds) {
    phases.add((await untilAsked(page)).replace(/\d+/, ''));
    thinking += await actEverywhere(page, 'wikinger', known);
  }
  expect(thinking).toBeGreaterThan(0);
  expect(phases.size).toBeGreaterThan(1);

  await resize(page, sizes[1].viewport);
  const seen = await watchPlaces(page, partsOf.wikinger);
  await page.locator('.touch:not(.offered)').first().dispatchEvent('click'); // a reason is told
  await page.locator('.note.refusal').waitFor();
  expect(Object.values((await seen()).places).flat()).toEqual(known[sizes[1].name]);
  await inspectEverywhere(page, 'wikinger');
});

/** What can have the focus and does not show it, and outlines in the units of a drawing: these would be as thick as a field. */
const unseenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focusable = 'a[href], button, input, select, summary, [tabindex="0"], svg [tabindex]';
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .map((each) => {
          const { outlineStyle, outlineWidth, outlineColor, stroke, strokeWidth, boxShadow, top } =
            getComputedStyle(each);
          const outline = outlineStyle === 'none' ? '' : outlineWidth + outlineColor;
          return [outline, stroke, strokeWidth, boxShadow, top].join();
        })
        .join();
    const isEnabled = (element: Element) => !element.matches(':disabled') && element.checkVisibility();
    return [...document.querySelectorAll<HTMLElement | SVGElement>(focusable)].filter(isEnabled).flatMap((element) => {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = lookOf(element);
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) return [];
      const name = element.outerHTML.slice(0, 120);
      const inDrawing = element instanceof SVGElement && getComputedStyle(element).outlineStyle !== 'none';
      if (inDrawing) return [`an outline in a drawing: ${name}`];
      return lookOf(element) === before ? [`no sign of the focus: ${name}`] : [];
    });
  });

test('Whatever can have the focus shows it by a shape of its own: on boards, in the builder, and every control', async () => {
  const page = await visit();
  const looked = async (where: string) => {
    await page.keyboard.press('Shift'); // from here on the keyboard is at work, and the focus is to be seen
    expect(await unseenFocus(page), where).toEqual([]);
  };
  for (const place of [
    '',
    'new/wikinger',
    'new/walhalla',
    'learn/walhalla/fighting',
    'settings',
    'saved',
    'rules/wikinger',
  ]) {
    await goTo(page, place);
    await page.locator('.waiting, [aria-busy=true]').first().waitFor({ state: 'detached' });
    if (place === 'new/wikinger') {
      await page.getByText('Build your own').click();
      await page.getByRole('button', { name: /^Part A–B/ }).waitFor();
      expect(await page.locator('svg [tabindex]').count()).toBeGreaterThan(1);
    }
    await looked(place);
  }
  await goTo(page, '');
  await sitDown(page, 'Wikinger');
  expect(await page.locator('svg [tabindex]').count()).toBeGreaterThan(20);
  await looked('settling');
  await page.locator('.ship.active').first().click({ force: true });
  await picture(page, 'ship-touched');
  await page.getByRole('button', { name: 'Settle the rest for me' }).click();
  const asked = new Set<string>();
  for (let acts = 0; acts < 12; ++acts) {
    const question = (await untilAsked(page)).replace(/\d+/, '');
    if (!asked.has(question)) await looked(question);
    asked.add(question);
    await touch(page, ...actions.wikinger);
  }
  await goTo(page, '');
  await sitDown(page, 'Walhalla');
  for (let acts = 0; acts < 12; ++acts) {
    const question = (await untilAsked(page)).replace(/\d+/, '');
    if (!asked.has(question)) await looked(question);
    asked.add(question);
    await touch(page, ...actions.walhalla);
  }
  expect(asked.size).toBeGreaterThan(4);
});

test('What is too long for the ask bar of a flat screen can be read in full, and news are not left out', async () => {
  const page = await visit({ locale: longest, viewport: { width: 683, height: 384 } });
  await page.locator('.cards .main').first().click();
  await untilAsked(page);
  await page.locator('.choices > button').last().click();
  await page.locator('.ask.mine.resting .sentence', { hasNotText: 'freie' }).waitFor();
  const news = page.locator('.ask .news');
  const more = page.getByRole('button', { name: 'Alles lesen' });
  for (let acts = 0; acts < 60 && !((await news.isVisible()) && (await more.isVisible())); ++acts)
    await touch(page, ...actions.wikinger);
  expect(await news.isVisible()).toBe(true);
  const fits = () => page.locator('.note').evaluate((note) => note.scrollHeight <= note.clientHeight + 2);
  expect(await fits()).toBe(false);
  const board = await boxOf(page, boards.wikinger);
  await more.press('Enter');
  await expect.poll(fits).toBe(true);
  expect(await boxOf(page, boards.wikinger)).toEqual(board);
  await inspect(page, 'ask-bar-unfolded');
  await more.press('Enter');
  await expect.poll(fits).toBe(false);
});

test('The same game in two tabs: one plays, the other says so and can take over', async () => {
  const page = await visit();
  await settledGame(page);
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await inspect(other, 'other-tab');
  const ply = await page.locator('section.ask').getAttribute('data-ply');
  await other.getByRole('button', { name: 'Play on here' }).click();
  await untilAsked(other);
  expect(await other.locator('section.ask').getAttribute('data-ply')).toBe(ply);
  await page.getByRole('heading', { name: 'Open in another tab' }).waitFor();
});

test('Where the browser knows no locks, a tab that comes too late says so, and what the other kept stands', async () => {
  const page = await visit();
  await page.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  await page.reload();
  await sitDown(page, 'Wikinger');
  await touch(page, ...actions.wikinger);
  const late = await page.context().newPage();
  const errors: string[] = [];
  late.on('pageerror', ({ message }) => errors.push(message));
  await late.goto(page.url());
  await untilAsked(late);
  await touch(page, ...actions.wikinger);
  const ply = await page.locator('section.ask').getAttribute('data-ply');
  await late.locator('.touch.offered').first().dispatchEvent('click');
  await late.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  expect(errors).toEqual([]);
  await page.reload();
  await untilAsked(page);
  expect(await page.locator('section.ask').getAttribute('data-ply')).toBe(ply);
});
