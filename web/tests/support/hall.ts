// A real browser for the journeys: Debian's Chromium, a fresh profile for every test, and eyes on everything that must
// never happen: errors, words against the content security policy, and whatever axe finds.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { knownLots } from './lots';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// Of the rules for WCAG 2.2 axe leaves out the size of targets (24 px) unless it is told to look. What is in order it need not
// describe.
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};
const pictures = 'tests/artefacts';
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-audio-output', // or a thread plays into nothing all the time
];
// A mouse, as Playwright has it without a window; and everything but the drawing, which takes a third of the time. Only what
// a finger does is bound to it: where it touches, Chromium draws a shade.
const undrawn = [
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  'acceleratedCompositingEnabled=false',
].join(',');
const wantsPictures = process.env.MEADHALL_PICTURES === '1';

/** What is not the page's doing: workers that the test keeps away, and a machine without anything that makes sound. */
const ofTheMachine = /blocked by Playwright|AudioContext encountered an error from the audio device/;

let isDrawn = false;
const browsers = new Map<'drawn' | 'undrawn', Promise<Browser>>();
let troubles: string[] = [];
let open: Page[] = [];

export interface Visit extends BrowserContextOptions {
  settings?: Record<string, unknown>;
  /** What every game that names no seed of its own begins with. */
  seed?: string;
  /** The page to begin with, for example "settings". */
  at?: string;
  /** What the browser may complain about in this journey. */
  forgive?: RegExp;
  /** Another server than that of all journeys. */
  address?: string;
}

export const laptop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** To be called once in every file of journeys. `drawn`: somebody looks at what the browser draws. */
export function inTheHall({ drawn = false } = {}): void {
  beforeAll(() => {
    mkdirSync(pictures, { recursive: true });
    isDrawn = drawn || wantsPictures;
  });
  afterAll(async () => {
    for (const started of browsers.values()) await (await started).close();
    browsers.clear();
  });
  afterEach(async () => {
    for (const page of open) await page.context().close();
    const found = troubles;
    open = [];
    troubles = [];
    expect(found).toEqual([]);
  });
}

function browserThat(kind: 'drawn' | 'undrawn'): Promise<Browser> {
  const executablePath = process.env.MEADHALL_CHROMIUM ?? '/usr/bin/chromium';
  const start = () => chromium.launch({ executablePath, args: kind === 'drawn' ? flags : [...flags, undrawn] });
  const started = browsers.get(kind) ?? start();
  browsers.set(kind, started);
  return started;
}

export async function visit({
  settings = {},
  seed = 'a journey',
  at = '',
  forgive,
  address = inject('hall'),
  ...options
}: Visit = {}): Promise<Page> {
  const browser = await browserThat(isDrawn || options.hasTouch ? 'drawn' : 'undrawn');
  const context = await browser.newContext({
    viewport: laptop,
    locale: 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(120_000); // as long as a busy machine needs; nothing waits that long in vain
  await knownLots(context, seed);
  const kept = JSON.stringify({ pace: 'instant', ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('meadhall.settings')) localStorage.setItem('meadhall.settings', text);
  }, kept);
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (ofTheMachine.test(text) || forgive?.test(text)) return;
    if (['error', 'warning'].includes(message.type())) troubles.push(text);
  });
  open.push(page);
  await page.goto(`${address}${at ? `#/${at}` : ''}`);
  return page;
}

/** Goes to another page of the hall and waits until it is shown: it has a `main` of its own. */
export async function goTo(page: Page, at: string): Promise<void> {
  await page.evaluate((hash) => {
    if (location.hash === hash || (location.hash === '' && hash === '#/')) return;
    document.querySelector('main')?.setAttribute('data-left', '');
    location.hash = hash;
  }, `#/${at}`);
  await page.locator('main:not([data-left])').waitFor();
}

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** Axe is brought along once for every document: the browser has it compiled the next time. */
async function violationsOn(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const words = `axe.run(document, ${JSON.stringify(axeOptions)}).then(({ violations }) => violations)`;
  return page.evaluate(words) as Promise<Violation[]>;
}

/** A picture for the eye, where somebody wants to look (tools/test-web --pictures). */
export async function picture(page: Page, name: string): Promise<void> {
  if (wantsPictures) await page.screenshot({ path: `${pictures}/${name}.png` });
}

/** A picture for the eye, and axe for everybody else's. */
export async function inspect(page: Page, name: string): Promise<void> {
  await page.locator('.waiting, [aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await picture(page, name);
  const found = (await violationsOn(page)).flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(found, name).toEqual([]);
}

/** How often, in milliseconds, it is looked for something. Playwright would look at every frame, and make one to look at. */
export const nowAndThen = { polling: 20 };

export const sentence = (page: Page) => page.locator('.sentence');

/** Waits until this is asked, and the table rests. */
export const asked = (page: Page, text: string | RegExp) =>
  page.locator('.ask.resting .sentence', { hasText: text }).waitFor();

/** Waits until the table rests and somebody at the screen is asked, or something lies over the board. Says what is asked. */
export async function untilAsked(page: Page): Promise<string> {
  const found = await page.waitForFunction(
    () => {
      const over = document.querySelector('dialog[open], .curtain');
      if (document.querySelector('.board [aria-busy=true]')) return null; // the first time it is drawn it must be fetched
      const asked = document.querySelector('.ask.mine.resting .sentence');
      return over || asked ? { sentence: over ? '' : (asked?.textContent ?? '') } : null;
    },
    undefined,
    nowAndThen,
  );
  return (await found.jsonValue())?.sentence ?? '';
}

/** Touches the last thing that the first fitting selector finds, and waits until the table rests again. */
export async function touch(page: Page, ...selectors: string[]): Promise<void> {
  await page.evaluate((all) => {
    const found = all.map((selector) => [...document.querySelectorAll(selector)].at(-1)).find((one) => one);
    if (!found) throw new Error(`Nothing to touch: ${all.join(' | ')}`);
    found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, selectors);
  await untilAsked(page);
}

/** A finger's touch, without its gesture: on a busy machine Chromium takes a tap for a long press, which does nothing. */
export async function tap(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    for (const kind of ['pointerdown', 'pointerup'])
      element.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch', isPrimary: true }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await untilAsked(target.page());
}

/** Where something stands, once it stands still: a drawing finds its size in the frame after it was put there. */
async function restingBox(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await target.waitFor();
  return target.evaluate(async (element) => {
    const look = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    await document.fonts.ready;
    for (let before = look(); ;) {
      for (let frames = 0; frames < 3; ++frames) await new Promise((drawn) => requestAnimationFrame(drawn));
      const now = look();
      if (JSON.stringify(now) === JSON.stringify(before) && now.width > 0) return now;
      before = now;
    }
  });
}

/** Drags one thing over another, as far as letting go. `grip`: where it is taken hold of, as a share of its height. */
export async function dragOver(page: Page, what: Locator, where: Locator, grip = 0.5): Promise<void> {
  const from = await restingBox(what);
  const to = await restingBox(where);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height * grip);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
}

/** Does something and says which texts a thing on the page has had meanwhile, however short: a look now and then would miss some. */
export async function textsOf(page: Page, selector: string, meanwhile: () => Promise<void>): Promise<string[]> {
  const seen = await page.evaluateHandle((watched) => {
    const texts = new Set<string>();
    const look = () => {
      for (const each of document.querySelectorAll(watched)) texts.add(each.textContent);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return {
      end: () => {
        observer.disconnect();
        return [...texts];
      },
    };
  }, selector);
  await meanwhile();
  return seen.evaluate(({ end }) => end());
}

/** Opens the usual table of a game from the start page. */
export async function sitDown(page: Page, game: 'Wikinger' | 'Walhalla'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`Play ${game}`) }).click();
  await untilAsked(page);
}

/** Starts the usual game of Wikinger and brings everybody ashore. */
export async function settledGame(page: Page): Promise<void> {
  await sitDown(page, 'Wikinger');
  await page.getByRole('button', { name: 'Settle the rest for me' }).click();
  await asked(page, 'enemy Vikings');
  await untilAsked(page);
}
