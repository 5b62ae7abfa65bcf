// The other two browsers, driven as little as a short journey needs: an address, a reload, and code that runs in the page.
import { type ChildProcess, spawn } from 'node:child_process';

export interface OtherBrowser {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page and waits for what it promises. */
  evaluate(expression: string): Promise<unknown>;
  /** What the browser complained about since it was started. */
  troubles(): Promise<string[]>;
  close(): Promise<void>;
}

/** The text of a call, to be run in the page; the function must not refer to anything outside itself. */
export const callText = <P extends unknown[]>(inThePage: (...params: P) => unknown, ...params: P): string =>
  `(${inThePage.toString()})(...${JSON.stringify(params)})`;

export function start([program = '', ...words]: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
}

/** The first thing that a process says on one of its channels and that fits. */
export function hear(speaker: ChildProcess, channel: 2 | 3, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    speaker.stdio[channel]?.on('data', (piece: Buffer) => {
      heard += String(piece);
      const found = pattern.exec(heard)?.[0];
      if (found !== undefined) resolve(found.trim());
    });
    speaker.on('error', reject);
    speaker.on('exit', () => {
      reject(new Error(`${speaker.spawnfile} ended: ${heard}`));
    });
  });
}

export async function end(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null) return;
  const ended = new Promise((resolve) => started.once('exit', resolve));
  started.kill();
  await ended;
}
