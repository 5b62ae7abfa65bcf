// Firefox, as Debian has it, through the WebDriver BiDi that it speaks itself: a socket, numbered commands, events.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, hear, type OtherBrowser, start } from './browsers';

/** A profile that asks nothing of anybody on the network. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

interface Message {
  id?: number;
  result?: unknown;
  message?: string;
  params?: { level?: string; text?: string };
}

type Call = (method: string, params?: object) => Promise<unknown>;

/** Commands over the socket; what the page logs as a warning or an error is handed to `told`. */
async function speakBidi(address: string, told: (text: string) => void): Promise<Call> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (['error', 'warn'].includes(message.params?.level ?? '')) told(message.params?.text ?? '');
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let last = 0;
  return async (method, params = {}) => {
    const id = ++last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answer;
    if (result === undefined) throw new Error(`${method}: ${message ?? 'no answer'}`);
    return result;
  };
}

interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

export async function startFirefox(): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'meadhall-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = process.env.MEADHALL_FIREFOX ?? '/usr/bin/firefox-esr';
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  // The system's home may not be ours to write to; a profile of its own is all Firefox needs.
  const firefox = start([program, ...words], { HOME: profile });
  const troubles: string[] = [];
  const call = await speakBidi(await hear(firefox, 2, /ws:\S+/), (text) => troubles.push(text));
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await call('browsingContext.getTree')) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';

  return {
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await call('browsingContext.reload', { context, wait: 'complete' });
    },
    async evaluate(text) {
      const expression = `Promise.resolve(${text}).then((value) => JSON.stringify(value ?? null))`;
      const evaluated = await call('script.evaluate', { expression, awaitPromise: true, target: { context } });
      const { result, exceptionDetails } = evaluated as Evaluated;
      if (result?.value === undefined) throw new Error(exceptionDetails?.text ?? 'The page gave no answer');
      return JSON.parse(result.value) as unknown;
    },
    troubles: () => Promise.resolve(troubles),
    async close() {
      await call('browser.close').catch(() => undefined);
      await end(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
