// Every solution of a lesson is played through the engine; that they work on the page is for lessons.test.ts.
import { beforeEach, describe, expect, test } from 'vitest';
import { lessons } from '../../../src/boards/odin/lessons';
import { position, supplied } from '../../../src/boards/odin/position';
import type { Scene } from '../../../src/boards/odin/kinds';
import type { Engine } from '../../../src/engine/client';
import type { AnyEvent, AnyMove } from '../../../src/engine/protocol';
import { startEngine } from '../../support/engine';

let engine: Engine;
beforeEach(() => {
  engine = startEngine();
});

test('A supply is counted as the engine counts it', async () => {
  const { table } = await engine.call('load', { ...position({}), game: 'odin', chance: 'dealt' });
  const { scene } = await engine.call('about', { table });
  expect(supplied).toEqual((scene as Scene).items.slice(0, supplied.length).map(({ item }) => item));
});

/** Makes the moves of one gesture; each must be offered. */
async function playAll(table: string, texts: string[]): Promise<{ move: AnyMove; events: AnyEvent[] }> {
  const events: AnyEvent[] = [];
  let last: AnyMove | undefined;
  for (const text of texts) {
    const { moves } = await engine.call('moves', { table });
    last = moves.find((each) => each.text === text);
    if (!last) throw new Error(`${text} is not offered`);
    events.push(...(await engine.call('play', { table, move: last.code })).events);
  }
  if (!last) throw new Error('no move');
  return { move: last, events };
}

describe.each(lessons)('The lesson "$id"', (lesson) => {
  test('begins with a position and speaks every language', () => {
    expect(lesson.steps[0]?.position).toBeDefined();
    expect(new Set(Object.values(lesson.title)).size).toBe(3);
    for (const { say, nudge } of lesson.steps) {
      expect(new Set(Object.values(say)).size).toBe(3);
      if (nudge) expect(new Set(Object.values(nudge)).size).toBe(3);
    }
  });

  test('leads to what it wants by its own solutions', async () => {
    let table = '';
    for (const [i, step] of lesson.steps.entries()) {
      if (step.position)
        ({ table } = await engine.call('load', { ...step.position, game: 'odin', chance: 'dealt' } as const));
      let wanted = 0;
      for (const gesture of step.solution ?? []) {
        const played = await playAll(table, gesture.split(', '));
        if (step.wants?.(played)) ++wanted;
      }
      expect(wanted, `step ${String(i + 1)}`).toBe(step.wants ? (step.times ?? 1) : 0);
    }
  });
});
