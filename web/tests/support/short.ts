// A short journey through each game that any browser can take: sit down, play by the list of all moves, reload, play on.
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { callText, type OtherBrowser } from './browsers';
import { playouts, rewordRequests } from './lots';

const settings = { language: 'en', pace: 'instant', confirm: 'never', motion: 'less' };

const keepSettings = (text: string) => {
  localStorage.setItem('meadhall.settings', text);
};

/** Waits, in the page, until something is there and touches it. */
const touch = async (selector: string, place: number) => {
  const find = () => document.querySelectorAll<HTMLElement>(selector)[place];
  while (!find()) await new Promise((later) => setTimeout(later, 20));
  find()?.click();
};

/** Makes the first move of the list for whatever is asked, reading what is told in between. Says how far the game is. */
const playByTheList = async (acts: number): Promise<number> => {
  const later = () => new Promise((resolve) => setTimeout(resolve, 20));
  const ply = () => Number(document.querySelector('section.ask')?.getAttribute('data-ply'));
  const asked = async () => {
    while (!document.querySelector('.ask.mine.resting')) {
      document.querySelector<HTMLElement>('dialog[open] .main')?.click();
      await later();
    }
  };
  for (let act = 0; act < acts; ++act) {
    await asked();
    const before = ply();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
    while (!document.querySelector('dialog[open] li button')) await later();
    document.querySelector<HTMLElement>('dialog[open] li button')?.click();
    while (ply() === before) await later();
  }
  await asked();
  return ply();
};

export function shortJourneys(start: () => Promise<OtherBrowser>): void {
  let browser: OtherBrowser;
  beforeAll(async () => {
    browser = await start();
    await browser.open(inject('hall'));
    await browser.evaluate(callText(keepSettings, JSON.stringify(settings)));
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    expect(await browser.troubles()).toEqual([]);
  });

  test.each([
    ['Wikinger', 0],
    ['Walhalla', 1],
    ['Odin', 2],
  ])('%s is played by the list of moves, and goes on after a reload', async (_, place) => {
    await browser.open(inject('hall'));
    await browser.evaluate(callText(rewordRequests, ['a short journey', playouts]));
    await browser.evaluate(callText(touch, '.cards .main', place));
    const ply = await browser.evaluate(callText(playByTheList, 4));
    await browser.reload();
    expect(await browser.evaluate(callText(playByTheList, 0))).toBe(ply);
    await browser.evaluate(callText(rewordRequests, ['a short journey', playouts]));
    expect(await browser.evaluate(callText(playByTheList, 2))).toBeGreaterThan(Number(ply));
  });
}
