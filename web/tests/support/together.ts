// Several people at one table of the hall, each with a browser of their own.
import type { Page } from 'playwright-core';
import { type Visit, visit } from './hall';
import type { Hall } from './serving';

/** While a server is away or a network is cut, the browser says so itself. */
const complaints = /WebSocket connection|ERR_|Failed to load resource/;

export function guestAt(hall: Hall, at: string, options: Visit = {}): Promise<Page> {
  const { settings, ...rest } = options;
  return visit({
    address: hall.address,
    at,
    forgive: complaints,
    settings: { confirm: 'never', motion: 'less', ...settings },
    ...rest,
  });
}

export async function comeIn(page: Page, name: string, button = 'Come in'): Promise<void> {
  await page.locator('form input[type=text]').fill(name);
  await page.getByRole('button', { name: button }).click();
}

/** Sets a table up and says where its links lead. */
export async function setUp(page: Page, game: string, also?: () => Promise<void>): Promise<string[]> {
  await page.locator('.games').getByRole('link', { name: game }).click();
  const create = page.getByRole('button', { name: 'Set up the table' });
  await create.waitFor();
  await also?.();
  await create.click();
  const links = page.getByLabel(/^Link for/);
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
}

export const hashOf = (link: string): string => new URL(link).hash.replace('#/', '');

export const atTable = (page: Page) => page.locator('section.ask').waitFor();

export type Pick = 'last' | 'any';

/** Runs in the page: answers whatever is asked by the list of all moves, up to a ply or to the end. Says where that is. */
async function inThePage([pick, most]: readonly [Pick, number]): Promise<string> {
  const later = () => new Promise((resolve) => setTimeout(resolve, 10));
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const ply = () => Number(find('section.ask')?.dataset.ply);
  let dice = 7;
  for (;;) {
    if (find('dialog[open] .laurels')) return 'over';
    if (ply() >= most) return `ply ${String(ply())}`;
    const told = find('dialog[open] .main'); // something is told in peace
    if (told || !find('section.ask.mine.resting')) {
      told?.click();
      await later();
      continue;
    }
    const before = ply();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
    await later();
    const moves = [...document.querySelectorAll<HTMLElement>('dialog[open] li button')];
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    moves.at(pick === 'last' ? -1 : Math.floor((dice / 2 ** 32) * moves.length))?.click();
    for (let waits = 0; waits < 300 && ply() === before; ++waits) await later();
  }
}

/** Everybody plays on at their own screen until the game has come to a ply, or to its end. */
export function playOn(people: Page[], pick: Pick, most = Infinity): Promise<string[]> {
  return Promise.all(people.map((page) => page.evaluate(inThePage, [pick, most] as const)));
}
