// Every journey takes the same way on every machine: games begin with a known seed, and bots think in playouts instead of
// milliseconds. The page knows nothing of it; what it says to its workers is reworded on the way.
import type { BrowserContext } from 'playwright-core';

/** What bots get for each thought; the same on a slow machine as on a fast one. */
export const playouts = 200;

/** Runs in the page, so it must not refer to anything outside itself. */
export function rewordRequests([usualSeed, count]: readonly [string, number]): void {
  interface Request {
    method: string;
    params: object;
  }
  const reword = ({ method, params }: Request): object => {
    if (method === 'open') return { seed: usualSeed, ...params };
    if (method === 'think') return { ...params, budget: { playouts: count } };
    return params;
  };
  let dice = 1;
  Math.random = () => (dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const send = Worker.prototype.postMessage as (message: unknown) => void;
  Worker.prototype.postMessage = function (this: Worker, message: { text?: string }) {
    if (message.text === undefined) {
      send.call(this, message); // the engine itself, compiled
      return;
    }
    const request = JSON.parse(message.text) as Request;
    send.call(this, { ...message, text: JSON.stringify({ ...request, params: reword(request) }) });
  };
}

export async function knownLots(context: BrowserContext, seed: string): Promise<void> {
  await context.addInitScript(rewordRequests, [seed, playouts] as const);
}
