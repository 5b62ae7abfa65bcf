import { expect, test, vi } from 'vitest';
import { claim } from '../../src/store/claim';
import { shapeOf } from '../../src/store/frame';

test.each([
  { what: 'a laptop', width: 1366, height: 768, shape: 'wide' },
  { what: 'the smallest laptop window', width: 1280, height: 640, shape: 'wide' },
  { what: 'a phone', width: 390, height: 844, shape: 'tall' },
  { what: 'a small phone', width: 360, height: 640, shape: 'tall' },
  { what: 'a phone on its side', width: 844, height: 390, shape: 'short' },
  { what: 'a laptop at 200 % zoom', width: 683, height: 384, shape: 'short' },
  { what: 'a tablet held upright', width: 820, height: 1180, shape: 'tall' },
  { what: 'a tablet on its side', width: 1180, height: 820, shape: 'wide' },
  { what: 'a phone with its keyboard open', width: 390, height: 430, shape: 'tall' },
])('The frame of $what is $shape', ({ width, height, shape }) => {
  expect(shapeOf(width, height)).toBe(shape);
});

/** Locks as a browser keeps them, for one name. */
function lockKeeper() {
  let holder: { lose: (reason: Error) => void } | null = null;
  return {
    request: (_name: string, options: LockOptions, held: (lock: object | null) => Promise<void>): Promise<void> => {
      if (holder && options.ifAvailable) return held(null);
      holder?.lose(new Error('AbortError'));
      return new Promise((resolve, reject) => {
        const own = { lose: reject };
        holder = own;
        void held({}).then(() => {
          if (holder === own) holder = null;
          resolve();
        });
      });
    },
  };
}

test('One tab plays a game: the second is told, and may take it over', async () => {
  vi.stubGlobal('navigator', { locks: lockKeeper(), languages: ['en'] });
  const lost = vi.fn();
  const first = await claim('g', 'ask', lost);
  expect(first).not.toBeNull();
  expect(await claim('g', 'ask', vi.fn())).toBeNull();
  expect(lost).not.toHaveBeenCalled();
  const second = await claim('g', 'take over', vi.fn());
  expect(second).not.toBeNull();
  await vi.waitFor(() => {
    expect(lost).toHaveBeenCalledOnce();
  });
  second?.release();
  await new Promise((later) => setTimeout(later));
  expect(await claim('g', 'ask', vi.fn())).not.toBeNull();
  vi.unstubAllGlobals();
});
