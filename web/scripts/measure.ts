// How large the page is, how soon the first board is there, how soon a touch is seen on a slow machine, how smoothly a
// Viking is dragged, and what a page costs that nobody touches: tools/measure-page, or npm run measure after
// tools/build-web. A cold browser opens the page that the program serves, and does what people do.
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { framesDrawn, tapToPlaced } from '../tests/support/measures';
import { serveWith } from '../tests/support/serving';

const runs = 5;
/** How many times slower than this machine the one is on which a touch is measured. */
const slowness = 6;
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

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.MEADHALL_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });

/** Something done in a browser of its own. */
async function inFreshPage<T>(address: string, measured: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launch();
  const page = await (await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })).newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const result = await measured(page);
  await browser.close();
  return result;
}

async function sitDown(page: Page, game: number): Promise<void> {
  await page.locator('.cards .main').nth(game).click();
  await page.locator('.ask.mine.resting').waitFor();
}

const firstBoard = (address: string, game: number, sign: string) =>
  inFreshPage(address, async (page) => {
    const button = page.locator('.cards .main').nth(game);
    await button.waitFor();
    const start = await page.evaluate(() => performance.now());
    await button.click();
    await page.locator(sign).first().waitFor();
    return { start, board: await page.evaluate(() => performance.now()) };
  });

interface Touches {
  wall: number;
  worst: number;
  work: number;
}

/**
 * Vikings are put ashore, each as soon as one is asked: how long until they are seen, and how long the page's thread works
 * for it, which does not depend on what else the machine does.
 */
const touching = (address: string, rate: number): Promise<Touches> =>
  inFreshPage(address, async (page) => {
    await sitDown(page, 0);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const walls: number[] = [];
    const works: number[] = [];
    for (let taps = 0; taps < 9; ++taps) {
      await page.locator('.ask.mine.resting').waitFor();
      const before = await workOf(session);
      walls.push(await tapToPlaced(page, '.touch.offered'));
      works.push((await workOf(session)) - before);
    }
    return { wall: median(walls), worst: Math.max(...walls), work: 1000 * median(works) };
  });

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** What the page does in five seconds in which nobody does anything: frames, and the share of a core that scripts take. */
const resting = (address: string, game: number) =>
  inFreshPage(address, async (page) => {
    await sitDown(page, game);
    await page.waitForTimeout(2000);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await workOf(session);
    const frames = await framesDrawn(page, 5000);
    return { frames, share: (100 * ((await workOf(session)) - before)) / 5 };
  });

/** When frames were drawn while a Viking was carried from its ship over the island, looking at every point on the way. */
async function carryAround(page: Page): Promise<number[]> {
  await sitDown(page, 0);
  const ship = await page.locator('.ship.active').boundingBox();
  const island = await page.locator('[data-point]').first().boundingBox();
  if (!ship || !island) throw new Error('nothing to drag');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const tick = (time: number) => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.mouse.move(ship.x + ship.width / 2, ship.y + ship.height / 3);
  await page.mouse.down();
  for (let step = 0; step < 120; ++step)
    await page.mouse.move(island.x + 150 * Math.sin(step / 9), island.y + 200 + 180 * Math.cos(step / 13));
  return (await page.evaluate('times')) as number[];
}

async function dragging(address: string): Promise<string> {
  const times = await inFreshPage(address, carryAround);
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  const sum = gaps.reduce((total, gap) => total + gap, 0);
  const rate = (1000 * gaps.length) / sum;
  const late = gaps.filter((gap) => gap > 34).length;
  return `${rate.toFixed(0)} frames a second, ${String(late)} of ${String(gaps.length)} later than 34 ms`;
}

const name = (game: number) => (game === 0 ? 'wikinger' : 'walhalla');
const load = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;

sizes();
const { address, stop } = await serveWith(['--folder', 'dist']);
for (const [game, sign] of ['[data-point]', '[data-field]'].entries()) {
  const times = [];
  for (let run = 0; run < runs; ++run) times.push(await firstBoard(address, game, sign));
  const [start, board] = [median(times.map((time) => time.start)), median(times.map((time) => time.board))];
  console.log(`${name(game)}: start page after ${start.toFixed(0)} ms, board after ${board.toFixed(0)} ms (${load()})`);
}
console.log(`dragging: ${await dragging(address)} (${load()})`);
for (const rate of [1, slowness]) {
  const { wall, worst, work } = await touching(address, rate);
  const speed = rate === 1 ? 'at full speed' : `${String(rate)} times slower`;
  const times = `${wall.toFixed(0)} ms (at worst ${worst.toFixed(0)} ms)`;
  console.log(`tap to placed, ${speed}: ${times}, of which the page works ${work.toFixed(0)} ms (${load()})`);
}
for (const game of [0, 1]) {
  const { frames, share } = await resting(address, game);
  console.log(`${name(game)} at rest for 5 s: ${String(frames)} frames, ${share.toFixed(2)} % of a core (${load()})`);
}
stop();
