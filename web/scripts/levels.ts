// How long the levels think in WebAssembly: npm run levels [LEVEL] (after tools/build-web). Each game is played to its end
// by bots of one level, in the module that the page runs.
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Refusal, requestText, resultOf, type Answer, type Method, type Params } from '../src/engine/protocol';
import { startAnswerer } from '../tests/support/engine';

const level = process.argv[2] ?? 'trader';
const tables = [
  ['wikinger', 2],
  ['wikinger', 4],
  ['walhalla', 3],
  ['walhalla', 4],
  ['odin', 1],
  ['odin', 4],
] as const;

const answer = await startAnswerer();
const call = <M extends Method>(method: M, params: Params<M>): Answer<M> =>
  resultOf<M>(answer(requestText(method, params)));

/** The milliseconds of every thought in one game. */
function thoughts(game: string, seats: number): number[] {
  const times: number[] = [];
  const { table } = call('open', { game, seats, seed: 'levels' } as Params<'open'>);
  for (;;) {
    const start = performance.now();
    try {
      const { move } = call('think', { table, bot: level, budget: { ms: 900 } });
      times.push(performance.now() - start);
      call('play', { table, move });
    } catch (error) {
      if (error instanceof Refusal && call('result', { table }).over) return times;
      throw error;
    }
  }
}

for (const [game, seats] of tables) {
  const times = thoughts(game, seats);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const longest = Math.max(...times);
  console.log(
    `${game} for ${String(seats)}: ${level}, ${String(times.length)} decisions, ` +
      `mean ${mean.toFixed(1)} ms, longest ${longest.toFixed(0)} ms (load ${(loadavg()[0] ?? 0).toFixed(1)})`,
  );
}
