import { describe, expect, test } from 'vitest';
import { odin } from '../../src/boards/odin';
import { walhalla } from '../../src/boards/walhalla';
import { wikinger } from '../../src/boards/wikinger';
import type { Board } from '../../src/boards/board';
import { LessonRun } from '../../src/tutorial/run.svelte';
import { startEngine, startThinker } from '../support/engine';

const board = wikinger as unknown as Board;
const boards = [board, walhalla as unknown as Board, odin as unknown as Board];
const all = boards.flatMap((each) =>
  each.lessons.map((lesson) => ({ board: each, lesson, title: `${each.id}: ${lesson.title.en}` })),
);

function runOf(lesson: (typeof board.lessons)[number], of = board): LessonRun {
  const around = { engine: startEngine(), thinker: startThinker(), board: of, pace: () => 0 };
  return new LessonRun(lesson, around, () => 'greedy');
}

describe.each(all)('The lesson "$title"', ({ board: of, lesson }) => {
  test('can be done from beginning to end', async () => {
    const run = runOf(lesson, of);
    for (let i = 0; i < lesson.steps.length; ++i) {
      await run.goTo(i);
      await run.show();
      expect(run.done, `step ${String(i + 1)}`).toBe(true);
      expect(run.nudged).toBe(false);
    }
  });

  test('can be entered at every step', async () => {
    for (let i = 0; i < lesson.steps.length; ++i) {
      const run = runOf(lesson, of);
      await run.goTo(i);
      await run.show();
      expect(run.done, `step ${String(i + 1)}`).toBe(true);
    }
  });

  test('speaks every language', () => {
    for (const step of lesson.steps) {
      expect(new Set(Object.values(step.say)).size).toBe(3);
    }
  });
});

test('A legal move that is not wanted is taken back', async () => {
  const lesson = board.lessons.find(({ id }) => id === 'catching');
  if (!lesson) throw new Error('no such lesson');
  const run = runOf(lesson);
  await run.goTo(0);
  const idle = run.table?.moves.find((move) => move.text === 'd3-d4');
  if (!idle) throw new Error('not offered');
  const before = run.table?.view;
  await run.play(idle);
  expect(run.nudged).toBe(true);
  expect(run.done).toBe(false);
  expect(run.table?.view).toEqual(before);
});

test('A lesson that is left while it is set up leaves no table behind', async () => {
  const [lesson] = board.lessons;
  if (!lesson) throw new Error('no such lesson');
  const engine = startEngine();
  const run = new LessonRun(lesson, { engine, thinker: startThinker(), board, pace: () => 0 }, () => 'greedy');
  const going = run.goTo(0);
  await run.leave();
  await going;
  expect(run.table).toBeNull();
  expect(await engine.call('tables', {})).toEqual([]);
});
