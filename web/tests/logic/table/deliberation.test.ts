// A bot that is hurried answers with what it has.
import { expect, test } from 'vitest';
import { Stopped } from '../../../src/engine/client';
import type { ThinkBudget, Thinker } from '../../../src/engine/thinker';
import { Deliberation } from '../../../src/table/course/deliberation.svelte';

/** Thinks until it is stopped, or until a test lets it answer. */
function slowThinker() {
  const budgets: ThinkBudget[] = [];
  let end: { answer(thought: object): void; fail(error: Error): void } | undefined;
  const thinker = {
    think: (_record: unknown, _bot: string, budget: ThinkBudget) => {
      budgets.push(budget);
      return new Promise((answer, fail) => (end = { answer, fail }));
    },
    stop: () => end?.fail(new Stopped()),
  };
  return { thinker: thinker as unknown as Thinker, budgets, answer: () => end?.answer({ move: 7 }) };
}

test('A bot that is hurried twice still answers', async () => {
  const { thinker, budgets, answer } = slowThinker();
  const deliberation = new Deliberation(thinker);
  const thought = deliberation.think(
    0,
    () => Promise.resolve(''),
    'jarl',
    () => true,
  );
  deliberation.hurry();
  await expect.poll(() => budgets.length).toBe(2);
  deliberation.hurry();
  answer();
  expect(await thought).toEqual({ move: 7 });
  expect(budgets.map(({ ms }) => ms)).toEqual([900, 40]);
});

test('The next thought can be hurried again', async () => {
  const { thinker, budgets, answer } = slowThinker();
  const deliberation = new Deliberation(thinker);
  for (const asked of [2, 4]) {
    const thought = deliberation.think(
      0,
      () => Promise.resolve(''),
      'jarl',
      () => true,
    );
    deliberation.hurry();
    await expect.poll(() => budgets.length).toBe(asked);
    answer();
    await thought;
  }
});
