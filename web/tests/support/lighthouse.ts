// Lighthouse, as a program of its own that looks at a page on a desk, in a browser that is there already.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { end, hear, start } from './browsers';

export type Category = 'accessibility' | 'best-practices' | 'performance';

export interface Report<Looked extends Category> {
  finalDisplayedUrl: string;
  categories: Record<Looked, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const program = 'tests/lighthouse/node_modules/lighthouse/cli/index.js';
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--lang=en'];

/** A browser with a profile of its own, and the port at which it can be driven. */
export async function startChromium(): Promise<{ port: string; end: () => Promise<void> }> {
  const browser = process.env.MEADHALL_CHROMIUM ?? '/usr/bin/chromium';
  const profile = mkdtempSync(join(tmpdir(), 'meadhall-lighthouse-'));
  const started = start([browser, ...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']);
  const port = /:(\d+)\//.exec(await hear(started, 2, /DevTools listening on ws:\S+/))?.[1] ?? '';
  const leave = async () => {
    await end(started);
    rmSync(profile, { recursive: true, force: true });
  };
  return { port, end: leave };
}

/** Games are kept in the browser, and stay there. */
export async function lighthouse<Looked extends Category>(
  address: string,
  name: string,
  categories: Looked[],
  port: string,
): Promise<Report<Looked>> {
  const output = `tests/artefacts/${name}`;
  mkdirSync('tests/artefacts', { recursive: true });
  await promisify(execFile)(process.execPath, [
    program,
    address,
    '--preset=desktop',
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    '--output=html',
    `--output-path=${output}`,
    `--port=${port}`,
    '--disable-storage-reset',
    '--no-enable-error-reporting',
    '--quiet',
  ]);
  return JSON.parse(readFileSync(`${output}.report.json`, 'utf8')) as Report<Looked>;
}
