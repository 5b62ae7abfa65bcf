import { expect, test } from 'vitest';
import { clockWords, isShort, leftAt } from '../../../src/together/hall/clock';

const signs = { day: 'd', hour: 'h' };

test('A clock shows minutes and seconds, then hours, then days', () => {
  expect(clockWords(245_000, signs)).toBe('4:05');
  expect(clockWords(244_100, signs)).toBe('4:05'); // the last second lasts until it is over
  expect(clockWords(0, signs)).toBe('0:00');
  expect(clockWords(3_723_000, signs)).toBe('1:02:03');
  expect(clockWords(2 * 86_400_000 + 3 * 3_600_000 + 59_000, signs)).toBe('2 d 3 h');
});

test('Only the clock of whoever is to act runs, and none below nothing', () => {
  const clocks = { left: [60_000, 30_000], at: 1000 };
  expect(leftAt(clocks, 0, 0, 11_000)).toBe(50_000);
  expect(leftAt(clocks, 1, 0, 11_000)).toBe(30_000);
  expect(leftAt(clocks, 1, 1, 99_000)).toBe(0);
  expect([isShort(29_999), isShort(30_000)]).toEqual([true, false]);
});
