// How large the page is, how soon the first board is there, how soon a touch is seen on a slow machine, how smoothly a
// Viking or a tile is dragged, and what a page costs that nobody touches: tools/measure-page, or npm run measure after
// tools/build-web. A cold browser opens the page that the program serves, and does what people do.
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { lighthouse, startChromium } from '../tests/support/lighthouse';
import { framesDrawn, tapToPlaced } from '../tests/support/measures';
import { serveWith } from '../tests/support/serving';

const runs = 5;
/** How many times slower than this machine the one is on which a touch is measured. */
const slowness = 6;
/** Fresh pages on which each kind of touch is measured. */
const visits = 3;
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function sizes(): void {
  for (const name of readdirSync('dist/assets').filter((each) =>
    /^(meadhall|index|worker).*\.(wasm|js|css)$/.test(each),
  )) {
    const content = readFileSync(`dist/assets/${name}`);
    console.log(
      `${name}: ${String(content.length)} bytes, ${String(gzipSync(content, { level: 9 }).length)} compressed`,
    );
  }
}

/** How long a browser is given after its start, in milliseconds. */
const settling = 2500;

/**
 * A page that knows nothing of ours, in a browser of its own. A browser that has just been started is busy with itself for
 * a while: it loads its own address bar with some three hundred scripts, on the same two cores.
 */
async function freshPage(): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({
    executablePath: process.env.MEADHALL_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const page = await (await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })).newPage();
  await page.waitForTimeout(settling);
  return { browser, page };
}

/** Something done in a browser of its own. */
async function inFreshPage<T>(address: string, measured: (page: Page) => Promise<T>): Promise<T> {
  const { browser, page } = await freshPage();
  await page.goto(address, { waitUntil: 'commit' });
  const result = await measured(page);
  await browser.close();
  return result;
}

async function sitDown(page: Page, play = '.cards li:nth-child(1) .main'): Promise<void> {
  await page.locator(play).click();
  await page.locator('.ask.mine.resting').waitFor();
}

const alone = '.cards button[aria-label*="Odin alone"]';

/** What is touched first, and what shows that the board is there. */
const games = [
  { name: 'wikinger', play: '.cards li:nth-child(1) .main', sign: '[data-point]' },
  { name: 'walhalla', play: '.cards li:nth-child(2) .main', sign: '[data-field]' },
  { name: 'odin', play: alone, sign: '.home .open' },
];

interface Opening {
  start: number;
  board: number;
}

/**
 * A cold visit, watched from inside the page: when the start page is drawn, Play is touched, and when the board is drawn, the
 * visit is over. A driver that looks from outside would add its own rounds.
 */
async function firstBoard(address: string, play: string, sign: string): Promise<Opening> {
  const { browser, page } = await freshPage();
  await page.addInitScript(watchOpening, { play, sign });
  await page.goto(address, { waitUntil: 'commit' });
  const opening = (await page.evaluate('opening')) as Opening;
  await browser.close();
  return opening;
}

/** Runs in the page, before anything of it. */
function watchOpening({ play, sign }: { play: string; sign: string }): void {
  const drawn = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
  const there = (selector: string) =>
    new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const found = document.querySelector<HTMLElement>(selector);
        if (found) resolve(found);
        return found !== null;
      };
      if (look()) return;
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  const opening = (async () => {
    const button = await there(play);
    const start = await drawn();
    button.click();
    await there(sign);
    return { start, board: await drawn() };
  })();
  Object.assign(window, { opening });
}

interface Touch {
  wall: number;
  work: number;
}

/** Something touched again and again, each time as soon as a person is asked, on a machine so many times slower. */
async function touched(
  page: Page,
  rate: number,
  taps: number,
  next: (tap: number) => Promise<string>,
): Promise<Touch[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const touches: Touch[] = [];
  for (let tap = 0; tap < taps; ++tap) {
    await page.locator('.ask.mine.resting').waitFor();
    const target = await next(tap);
    const before = await workOf(session);
    const wall = await tapToPlaced(page, target);
    touches.push({ wall, work: 1000 * ((await workOf(session)) - before) });
  }
  return touches;
}

/**
 * Vikings are put ashore, each as soon as one is asked: how long until they are seen, and how long the page's thread works
 * for it, which does not depend on what else the machine does.
 */
const touching = (address: string, rate: number): Promise<Touch[]> =>
  inFreshPage(address, async (page) => {
    await sitDown(page);
    return touched(page, rate, 9, () => Promise.resolve('.touch.offered'));
  });

/** Odin alone: the market's spaces are visited, and whatever is asked meanwhile is answered by the first button. */
const clicking = (address: string, rate: number): Promise<Touch[]> =>
  inFreshPage(address, async (page) => {
    await sitDownAtOdin(page);
    const open = '[data-space^="weekly"].open, [data-space^="products"].open';
    return touched(page, rate, 6, async () => ((await page.locator(open).count()) > 0 ? open : '.choices .choice'));
  });

async function sitDownAtOdin(page: Page): Promise<void> {
  await page.locator(alone).click();
  await page.locator('.ask.mine.resting').waitFor();
  await page.locator('.home .open').waitFor();
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** What the page does in five seconds in which nobody does anything: frames, and the share of a core that scripts take. */
const resting = (address: string, play: string) =>
  inFreshPage(address, async (page) => {
    await sitDown(page, play);
    await page.waitForTimeout(2000);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await workOf(session);
    const frames = await framesDrawn(page, 5000);
    return { frames, share: (100 * ((await workOf(session)) - before)) / 5 };
  });

/** When frames were drawn while a Viking was carried from its ship over the island, looking at every point on the way. */
async function carryAround(page: Page): Promise<number[]> {
  await sitDown(page);
  const ship = await page.locator('.ship.active').boundingBox();
  const island = await page.locator('[data-point]').first().boundingBox();
  if (!ship || !island) throw new Error('nothing to drag');
  await noteFrames(page);
  await page.mouse.move(ship.x + ship.width / 2, ship.y + ship.height / 3);
  return carried(page, { x: island.x, y: island.y + 200 }, { x: 150, y: 180 });
}

/** The same with silver of the market over the home board: whether it fits is shown at every cell. */
async function carrySilver(page: Page): Promise<number[]> {
  await sitDownAtOdin(page);
  await page.locator('[data-space="products_mead"]').click();
  const silver = page.locator('[data-item="silver"].free');
  await silver.waitFor();
  const [coin, board] = [await silver.boundingBox(), await page.locator('.home .open').boundingBox()];
  if (!coin || !board) throw new Error('nothing to drag');
  await noteFrames(page);
  await page.mouse.move(coin.x + coin.width / 2, coin.y + coin.height / 2);
  return carried(
    page,
    { x: board.x + board.width / 2, y: board.y + board.height / 2 },
    { x: 0.45 * board.width, y: 0.45 * board.height },
  );
}

/** Presses, draws loops around a place, and says when frames were drawn. */
async function carried(
  page: Page,
  around: { x: number; y: number },
  reach: { x: number; y: number },
): Promise<number[]> {
  await page.mouse.down();
  for (let step = 0; step < 120; ++step)
    await page.mouse.move(around.x + reach.x * Math.sin(step / 9), around.y + reach.y * Math.cos(step / 13));
  return (await page.evaluate('times')) as number[];
}

async function noteFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const tick = (time: number) => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

async function dragging(address: string, carry: (page: Page) => Promise<number[]>): Promise<string> {
  const times = await inFreshPage(address, carry);
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  const sum = gaps.reduce((total, gap) => total + gap, 0);
  const rate = (1000 * gaps.length) / sum;
  const late = gaps.filter((gap) => gap > 34).length;
  return `${rate.toFixed(0)} frames a second, ${String(late)} of ${String(gaps.length)} later than 34 ms`;
}

/** How busy the machine is, and how long it takes for the same sum each time: others may be busy on it unseen. */
function load(): string {
  const begin = performance.now();
  let sum = 0;
  for (let each = 0; each < 30_000_000; ++each) sum = (sum + each * each) % 1_000_003;
  const took = performance.now() - begin + 0 * sum;
  return `load ${(loadavg()[0] ?? 0).toFixed(1)}, sum ${took.toFixed(0)} ms`;
}

sizes();
const { address, stop } = await serveWith(['--folder', 'dist']);
for (const { name, play, sign } of games) {
  const times = [];
  for (let run = 0; run < runs; ++run) times.push(await firstBoard(address, play, sign));
  const [start, board] = [median(times.map((time) => time.start)), median(times.map((time) => time.board))];
  console.log(`${name}: start page after ${start.toFixed(0)} ms, board after ${board.toFixed(0)} ms (${load()})`);
}
console.log(`dragging a Viking: ${await dragging(address, carryAround)} (${load()})`);
console.log(`dragging silver: ${await dragging(address, carrySilver)} (${load()})`);
for (const rate of [1, slowness]) {
  for (const [what, measured] of [
    ['tap to placed', touching],
    ['click in Odin', clicking],
  ] as const) {
    const touches: Touch[] = [];
    for (let visit = 0; visit < visits; ++visit) touches.push(...(await measured(address, rate)));
    const walls = touches.map(({ wall }) => wall);
    const speed = rate === 1 ? 'at full speed' : `${String(rate)} times slower`;
    const times = `${median(walls).toFixed(0)} ms (at worst ${Math.max(...walls).toFixed(0)} ms)`;
    const work = median(touches.map((touch) => touch.work)).toFixed(0);
    console.log(`${what}, ${speed}: ${times}, of which the page works ${work} ms (${load()})`);
  }
}
for (const { name, play } of games) {
  const { frames, share } = await resting(address, play);
  console.log(`${name} at rest for 5 s: ${String(frames)} frames, ${share.toFixed(2)} % of a core (${load()})`);
}
const chromiumWithPort = await startChromium();
const { categories } = await lighthouse(address, 'lighthouse-speed', ['performance'], chromiumWithPort.port);
console.log(`Lighthouse, start page: performance ${String(100 * categories.performance.score)} of 100 (${load()})`);
await chromiumWithPort.end();
stop();
