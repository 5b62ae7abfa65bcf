// WebKit, the engine of every browser on an iPhone, as Debian has it: WebKitWebDriver speaks WebDriver, plain HTTP with
// JSON, and opens its small browser on a screen that exists only in memory (Xvfb).
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callText, end, hear, type OtherBrowser, start } from './browsers';

const patience = { script: 300_000, pageLoad: 300_000 };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function speakWebdriver(port: number): Call {
  return async (method, path, body) => {
    const text = body ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { method, ...text });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${(value as { message?: string }).message ?? String(answer.status)}`);
    return value;
  };
}

async function untilReady(call: Call): Promise<void> {
  for (;;) {
    try {
      await call('GET', '/status');
      return;
    } catch {
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

/** The protocol does not tell what a page complains about, so the page itself keeps it. */
function listen(): void {
  const troubles: string[] = [];
  Object.assign(window, { troubles });
  addEventListener('error', ({ message }) => troubles.push(message));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => troubles.push(violatedDirective));
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => {
      troubles.push(words.map(String).join(' '));
    };
}

export async function startWebkit(): Promise<OtherBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'meadhall-webkit-'));
  const screen = start(['Xvfb', '-displayfd', '3', '-screen', '0', '1366x768x24', '-nolisten', 'tcp']);
  const display = await hear(screen, 3, /\d+\n/);
  const port = await freePort();
  // A home of its own: nothing kept from an earlier visit, and nothing left behind.
  const env = { DISPLAY: `:${display}`, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, GTK_A11Y: 'none' };
  const driver = start(['WebKitWebDriver', `--port=${String(port)}`], env);
  const call = speakWebdriver(port);
  await untilReady(call);
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/timeouts`, patience);
  const run = (script: string) => call('POST', `${session}/execute/async`, { script, args: [] });

  const heard: string[] = [];
  const evaluate = async (text: string): Promise<unknown> => {
    const said = (await run(
      `const done = arguments[0];
       Promise.resolve().then(() => ${text}).then(
         (value) => done(JSON.stringify({ value: value ?? null })),
         (error) => done(JSON.stringify({ error: String(error) })));`,
    )) as string;
    const { value, error } = JSON.parse(said) as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const collect = async () => {
    heard.push(...((await evaluate('window.troubles ?? []')) as string[]));
  };

  return {
    async open(url) {
      await call('POST', `${session}/url`, { url });
      await evaluate(callText(listen));
    },
    async reload() {
      await collect();
      await call('POST', `${session}/refresh`, {});
      await evaluate(callText(listen));
    },
    evaluate,
    async troubles() {
      await collect();
      return heard;
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await end(driver);
      await end(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
