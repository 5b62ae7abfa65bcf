// `meadhall serve`, started on any free port.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nativeProgram } from './program';

export async function serveWith(words: string[]): Promise<{ address: string; stop: () => void }> {
  const server = spawn(nativeProgram(), ['serve', '--port', '0', '--lang', 'en', '--store', 'memory', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    server.kill('SIGINT');
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return { address, stop };
  }
  throw new Error('The program served nothing');
}
