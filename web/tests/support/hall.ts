// A real browser for the journeys: Debian's Chromium, a fresh profile for every test, and eyes on everything that must
// never happen: errors, words against the content security policy, and whatever axe finds.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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
];

let browser: Browser;
let troubles: string[] = [];
let open: Page[] = [];

export interface Visit extends BrowserContextOptions {
  settings?: Record<string, unknown>;
  /** The page to begin with, for example "settings". */
  at?: string;
  /** What the browser may complain about in this journey. */
  forgive?: RegExp;
}

export const laptop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** To be called once in every file of journeys. */
export function inTheHall(): void {
  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    browser = await chromium.launch({
      executablePath: process.env.MEADHALL_CHROMIUM ?? '/usr/bin/chromium',
      args: flags,
    });
  });
  afterAll(async () => {
    await browser.close();
  });
  afterEach(async () => {
    for (const page of open) await page.context().close();
    const found = troubles;
    open = [];
    troubles = [];
    expect(found).toEqual([]);
  });
}

export async function visit({ settings = {}, at = '', forgive, ...options }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: laptop,
    locale: 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(40_000);
  const kept = JSON.stringify({ pace: 'instant', ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('meadhall.settings')) localStorage.setItem('meadhall.settings', text);
  }, kept);
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('blocked by Playwright') || forgive?.test(text)) return;
    if (['error', 'warning'].includes(message.type())) troubles.push(text);
  });
  open.push(page);
  await page.goto(`${inject('hall')}${at ? `#/${at}` : ''}`);
  return page;
}

export async function goTo(page: Page, at: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${at}`);
}

interface AxeResult {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/** A picture for the eye, and axe for everybody else's. */
export async function inspect(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${pictures}/${name}.png` });
  await page.evaluate(axeSource);
  const { violations } = (await page.evaluate(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })',
  )) as AxeResult;
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(found, name).toEqual([]);
}

export const sentence = (page: Page) => page.locator('.sentence');

/** Waits until this is asked. */
export const asked = (page: Page, text: string | RegExp) => page.locator('.sentence', { hasText: text }).waitFor();

/** Waits until somebody at the screen is asked, or the game is over. */
export async function untilAsked(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const over = document.querySelector('dialog[open]');
    return over !== null || document.querySelector('.ask.mine') !== null;
  });
  return (await sentence(page).textContent()) ?? '';
}

/** Starts the usual game from the start page and brings everybody ashore. */
export async function settledGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Play Wikinger/ }).click();
  await page.locator('[data-point]').first().waitFor();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Settle the rest for me' }).click();
  await page.waitForFunction(
    () => document.querySelector('.ask.mine .sentence')?.textContent?.includes('brawl'),
    null,
    { timeout: 60_000 },
  );
}
