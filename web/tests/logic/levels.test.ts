// Bots play whole games in the module: its stack is small, and a search may go deep.
import { expect, test } from 'vitest';
import { Refusal, requestText, resultOf, type Answer, type Method, type Params } from '../../src/engine/protocol';
import { startAnswerer } from '../support/engine';

const answer = await startAnswerer();
const call = <M extends Method>(method: M, params: Params<M>): Answer<M> =>
  resultOf<M>(answer(requestText(method, params)));

/** How many decisions a game between traders has. */
function decisions(game: string, seats: number): number {
  const { table } = call('open', { game, seats, seed: 'levels' } as Params<'open'>);
  for (let count = 0; ; ++count) {
    try {
      const { move } = call('think', { table, bot: 'trader' });
      call('play', { table, move });
    } catch (error) {
      if (error instanceof Refusal && call('result', { table }).over) return count;
      throw error;
    }
  }
}

test.each([
  ['wikinger', 2],
  ['wikinger', 4],
  ['walhalla', 3],
  ['walhalla', 4],
  ['odin', 1],
])('Traders play %s for %i to the end', { timeout: 120_000 }, (game, seats) => {
  expect(decisions(game, seats)).toBeGreaterThan(20);
});
