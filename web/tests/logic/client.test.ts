// What becomes of questions to an engine in a worker that fails.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stopped, type Transport, workerTransport } from '../../src/engine/client';
import type { WorkerMessage } from '../../src/engine/worker';

/** A worker that answers nothing by itself. */
class Idle {
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly heard: WorkerMessage[] = [];
  constructor() {
    made.push(this);
  }
  postMessage(message: WorkerMessage): void {
    this.heard.push(message);
  }
  terminate = () => undefined;
}
let made: Idle[];
let transport: Transport;

beforeEach(() => {
  made = [];
  vi.stubGlobal('Worker', Idle);
  transport = workerTransport(new Promise(() => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('An answer goes to whoever asked', async () => {
  const both = [transport.send('one'), transport.send('two')];
  made[0]?.onmessage?.({ data: { id: 2, text: 'to two' } });
  made[0]?.onmessage?.({ data: { id: 1, text: 'to one' } });
  expect(await Promise.all(both)).toEqual(['to one', 'to two']);
});

test('An engine that has failed says so to whoever asks, also afterwards', async () => {
  const before = transport.send('before');
  made[0]?.onerror?.({ message: 'out of order' });
  await expect(before).rejects.toThrow('out of order');
  await expect(transport.send('after')).rejects.toThrow('out of order');
  expect(made[0]?.heard).toHaveLength(1);
});

test('An engine that was ended answers nobody any more', async () => {
  const before = transport.send('before');
  transport.stop();
  await expect(before).rejects.toThrow(Stopped);
  await expect(transport.send('after')).rejects.toThrow(Stopped);
});

test('A module that cannot be made is a failure of the engine', async () => {
  transport = workerTransport(Promise.reject(new Error('no such module')));
  await expect(transport.send('early')).rejects.toThrow('no such module');
  await expect(transport.send('late')).rejects.toThrow('no such module');
});
