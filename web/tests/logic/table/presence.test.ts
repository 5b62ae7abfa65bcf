import { expect, test } from 'vitest';
import { unlessGone } from '../../../src/table/course/presence';

test('What was opened is kept by whoever is still there, and left by whoever is not', async () => {
  let left = 0;
  const door = {
    leave: () => {
      left += 1;
      return Promise.resolve();
    },
  };
  expect(await unlessGone(Promise.resolve(door), () => false)).toBe(door);
  expect(left).toBe(0);
  expect(await unlessGone(Promise.resolve(door), () => true)).toBeNull();
  expect(left).toBe(1);
});
