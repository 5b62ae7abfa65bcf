// `meadhall serve`, started on any free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nativeProgram } from './program';

interface Served {
  address: string;
  stop: () => void;
}

/** Ends with the address of the page or, where there is one, with that for its owner. */
async function serve(words: string[], last = /http:\S+/): Promise<Served & { owner: string; server: ChildProcess }> {
  const server = spawn(nativeProgram(), ['serve', '--lang', 'en', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => {
    server.kill('SIGINT');
  };
  let address = '';
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /http:\S+/.exec(line)?.[0] ?? '';
    address ||= found;
    if (last.test(line)) return { address, owner: found, stop, server };
  }
  throw new Error('The program served nothing');
}

export const serveWith = (words: string[]): Promise<Served> => serve(['--port', '0', '--store', 'memory', ...words]);

/** A hall that keeps its games on the disk and can be killed and started again at the same place. */
export class Hall {
  address = '';
  /** The page for whoever looks after the hall. */
  owner = '';
  private server: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'meadhall-'));

  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : '0';
    const words = ['--port', port, '--store', join(this.folder, 'hall.sqlite'), '--folder', 'dist', '--admin'];
    const { address, owner, server } = await serve(words, /#\/admin\//);
    this.address = address;
    this.owner = owner;
    this.server = server;
  }
  /** At once and without a word, as when the power fails. */
  async kill(): Promise<void> {
    const { server } = this;
    if (!server) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
    this.server = null;
  }
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
