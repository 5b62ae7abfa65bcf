// How large the page is and how soon the first board is there: npm run measure (after tools/build-web). A cold browser
// opens the page that the program serves, touches Play as soon as it can, and waits for the board.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
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

async function firstBoard(address: string, game: number, sign: string): Promise<{ start: number; board: number }> {
  const browser = await chromium.launch({
    executablePath: process.env.MEADHALL_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
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

sizes();
const { address, stop } = await serveWith(['--folder', 'dist']);
for (const [game, sign] of ['[data-point]', '[data-field]'].entries()) {
  const times = [];
  for (let run = 0; run < runs; ++run) times.push(await firstBoard(address, game, sign));
  const [start, board] = [median(times.map((time) => time.start)), median(times.map((time) => time.board))];
  console.log(
    `${game === 0 ? 'wikinger' : 'walhalla'}: start page after ${start.toFixed(0)} ms, board after ${board.toFixed(0)} ms`,
  );
}
stop();
