// The engine in a test: the same module as in the page, without a worker.
import { readFileSync } from 'node:fs';
import { Engine, Stopped, type Transport } from '../../src/engine/client';
import { type Answerer, startModule } from '../../src/engine/module';
import { Thinker } from '../../src/engine/thinker';

export const startAnswerer = (): Promise<Answerer> =>
  startModule(readFileSync(new URL('../../src/generated/meadhall.wasm', import.meta.url)));

function moduleTransport(answerer: Promise<Answerer>): Transport {
  let stopped = false;
  return {
    async send(request) {
      const answer = await answerer;
      await new Promise((later) => setTimeout(later)); // as a worker would, never at once
      if (stopped) throw new Stopped();
      return answer(request);
    },
    stop() {
      stopped = true;
    },
  };
}

export const startEngine = (language = 'en'): Engine => new Engine(moduleTransport(startAnswerer()), () => language);

export const startThinker = (): Thinker => new Thinker(startEngine);

/** A small generator, so that every run plays the same games. */
export function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
