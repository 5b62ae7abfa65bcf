// How large the page is, how soon the first board is there, and how smoothly a Viking is dragged: npm run measure (after
// tools/build-web). A cold browser opens the page that the program serves, touches Play as soon as it can, and waits for
// the board.
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { serveWith } from '../tests/support/serving';

const runs = 5;
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

async function firstBoard(address: string, game: number, sign: string): Promise<{ start: number; board: number }> {
  const browser = await launch();
  const page = await (await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })).newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const button = page.locator('.cards .main').nth(game);
  await button.waitFor();
  const start = await page.evaluate(() => performance.now());
  await button.click();
  await page.locator(sign).first().waitFor();
  const board = await page.evaluate(() => performance.now());
  await browser.close();
  return { start, board };
}

/** Frames while a Viking is carried from its ship over the island, looking at every point on the way. */
async function dragging(address: string): Promise<string> {
  const browser = await launch();
  const page = await (await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })).newPage();
  await page.goto(address);
  await page.locator('.cards .main').first().click();
  await page.locator('.ask.mine.resting').waitFor();
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
  const times = (await page.evaluate('times')) as number[];
  await browser.close();
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  const sum = gaps.reduce((total, gap) => total + gap, 0);
  const rate = (1000 * gaps.length) / sum;
  const late = gaps.filter((gap) => gap > 34).length;
  return `${rate.toFixed(0)} frames a second, ${String(late)} of ${String(gaps.length)} later than 34 ms`;
}

const load = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;

sizes();
const { address, stop } = await serveWith(['--folder', 'dist']);
for (const [game, sign] of ['[data-point]', '[data-field]'].entries()) {
  const times = [];
  for (let run = 0; run < runs; ++run) times.push(await firstBoard(address, game, sign));
  const [start, board] = [median(times.map((time) => time.start)), median(times.map((time) => time.board))];
  console.log(
    `${game === 0 ? 'wikinger' : 'walhalla'}: start page after ${start.toFixed(0)} ms, board after ${board.toFixed(0)} ms (${load()})`,
  );
}
console.log(`dragging: ${await dragging(address)} (${load()})`);
stop();
