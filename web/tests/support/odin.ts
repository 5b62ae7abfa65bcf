// A player of Ein Fest für Odin who only touches what the page shows: every answer is given by its control.
import type { Page } from 'playwright-core';
import { untilAsked } from './hall';

/** What a lone control of the page would do: the move in notation, or what it picks up. */
interface Offer {
  kind: 'move' | 'space' | 'tile';
  text: string;
}

/** Everything that can be touched now and would do something. */
export async function offers(page: Page): Promise<Offer[]> {
  return page.evaluate(() => {
    const shown = (element: Element) => element.getClientRects().length > 0;
    const found: { kind: 'move' | 'space' | 'tile'; text: string }[] = [];
    for (const each of document.querySelectorAll('[data-move]:not([disabled])')) {
      const text = each.getAttribute('data-move');
      if (text && shown(each)) found.push({ kind: 'move', text });
    }
    for (const each of document.querySelectorAll('[data-space].open')) {
      if (shown(each)) found.push({ kind: 'space', text: each.getAttribute('data-space') ?? '' });
    }
    for (const each of document.querySelectorAll('[data-item].free')) {
      if (shown(each)) found.push({ kind: 'tile', text: each.getAttribute('data-item') ?? '' });
    }
    return found;
  });
}

const selectors = {
  move: (text: string) => `[data-move="${text}"]:not([disabled])`,
  space: (text: string) => `[data-space="${text}"]`,
  tile: (text: string) => `[data-item="${text}"]`,
};

export interface Player {
  /** The verbs that were said by touching a control, and the spaces that were visited. */
  verbs: Set<string>;
  spaces: Set<string>;
  /** One act; false when the game is over. */
  act(): Promise<boolean>;
}

/** A quiet verb ends something: it is chosen only when nothing else is on offer, or now and then. */
const quiet = /^(pass|end|close|done|skip|leave|fail)\b/;

/** `haste`: the larger, the sooner things are brought to an end. */
export function playerOf(page: Page, roll: (bound: number) => number, haste = 2): Player {
  const verbs = new Set<string>();
  const spaces = new Set<string>();
  const openers = new Set<string>();

  async function touch({ kind, text }: Offer): Promise<void> {
    const ply = await page.locator('section.ask').getAttribute('data-ply');
    await page.evaluate((selector) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      all.find((each) => each.getClientRects().length > 0)?.click();
    }, selectors[kind](text));
    if (kind === 'tile' && !(await layDown(page))) return;
    const variant = page.locator('[role=menu] [role=menuitem]').first();
    if (kind === 'space' && (await variant.isVisible())) await variant.click();
    const confirm = page.locator('.choices .main:not(.choice)');
    if (await confirm.isVisible()) await confirm.click();
    const moved = page.waitForFunction(
      (before) =>
        document.querySelector('dialog[open]') ??
        document.querySelector('section.ask')?.getAttribute('data-ply') !== before,
      ply,
      { timeout: 15_000 },
    );
    // A control may open another one first (the ways of a card, the price of loot): that is found at the next look.
    await moved.catch(() => openers.add(text));
  }

  async function act(): Promise<boolean> {
    await untilAsked(page);
    const dialog = page.locator('dialog[open]');
    if (await dialog.isVisible()) {
      if (await dialog.locator('.laurels').isVisible()) return false;
      await dialog.locator('button.main').first().click();
      return true;
    }
    const all = (await offers(page)).filter(({ text }) => !openers.has(text));
    const lively = all.filter(({ kind, text }) => kind !== 'move' || !quiet.test(text));
    const fresh = lively.filter(({ kind, text }) =>
      kind === 'space' ? !spaces.has(text) : kind === 'move' && !verbs.has(text.split(' ')[0] ?? ''),
    );
    const ending = all.filter(({ kind, text }) => kind === 'move' && quiet.test(text));
    const pool =
      fresh.length > 0 && roll(haste) === 0
        ? fresh
        : lively.length > 0 && roll(haste) === 0
          ? lively
          : ending.length > 0
            ? ending
            : all;
    const chosen = pool[roll(pool.length)];
    if (!chosen) throw new Error('Nothing on the page answers the question');
    if (chosen.kind === 'space') spaces.add(chosen.text);
    verbs.add(chosen.kind === 'space' ? 'place' : chosen.kind === 'tile' ? 'lift' : (chosen.text.split(' ')[0] ?? ''));
    await touch(chosen);
    return true;
  }
  return { verbs, spaces, act };
}

/** Lays the tile in the hand with the keyboard: walks it until it fits and makes what lies on trial, or puts it back. */
export async function layDown(page: Page): Promise<boolean> {
  await page.locator('.home .open .dots').waitFor({ state: 'attached' });
  await page.locator('.home .open').focus();
  const lay = page.locator('button[title$="(Enter)"]');
  for (let step = 0; step < 60; ++step) {
    await page.keyboard.press(step % 9 < 6 ? 'ArrowRight' : 'ArrowDown');
    if (!(await lay.isEnabled())) continue;
    await page.keyboard.press('Enter');
    await makeTrial(page);
    return true;
  }
  await page.keyboard.press('Escape');
  return false;
}

/** Puts away what is still in the hand and confirms what lies on trial; a tile that an act took up is laid already. */
async function makeTrial(page: Page): Promise<void> {
  const confirm = page.locator('.home button.confirm');
  const there = await page.waitForFunction(() => {
    if (document.querySelector('.home .open [data-tried]')) return 'tried';
    return document.querySelector('.ask.resting') && !document.querySelector('.home .open.held') ? 'made' : null;
  });
  if ((await there.jsonValue()) !== 'tried') return;
  if (!(await confirm.isVisible())) await page.keyboard.press('Escape');
  await confirm.click();
}
