import { readdirSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { differenceOf, expectedFolder, shareOfOthers, shrink } from '../../support/picture';
import { screens } from '../../support/screens';
import { sizes } from '../../support/sizes';

function plain(grey: number, width = 64, height = 64): PNG {
  const picture = new PNG({ width, height });
  picture.data.fill(grey);
  return picture;
}

/** A square of another colour, `side` pixels wide. */
function withSquare(side: number): PNG {
  const picture = plain(200);
  for (let y = 0; y < side; ++y)
    for (let x = 0; x < side; ++x) picture.data.set([120, 30, 30, 255], 4 * (y * picture.width + x));
  return picture;
}

describe('Pictures', () => {
  test('are kept at a quarter of their size, and the last pixels count too', () => {
    const { width, height } = shrink(plain(200, 390, 843));
    expect([width, height]).toEqual([98, 211]);
    // Five pixels in a row, of which the last is black: four of them make one small pixel, the last makes another.
    const row = plain(200, 5, 1);
    row.data.fill(0, 16);
    expect([...shrink(row).data]).toEqual([204, 204, 204, 255, 0, 0, 0, 255]);
  });

  test('are equal to themselves and to what is only a shade lighter', () => {
    expect(shareOfOthers(shrink(plain(200)), shrink(plain(200)))).toBe(0);
    expect(shareOfOthers(shrink(plain(200)), shrink(plain(206)))).toBe(0);
  });

  test('are others where something is drawn, and where their size is another', () => {
    const [before, after] = [shrink(plain(200)), shrink(withSquare(16))];
    expect(shareOfOthers(before, after)).toBe(1 / 16);
    expect([...differenceOf(before, after).data.subarray(0, 1)]).toEqual([255]);
    expect(shareOfOthers(plain(200, 8, 8), plain(200, 8, 9))).toBe(1);
  });

  test('are kept for every screen at every size, and for no other', () => {
    const wanted = Object.values(screens).flatMap((rows) =>
      rows.flatMap(({ name }) =>
        sizes.flatMap((size) => ['light', 'dark'].map((theme) => `${name}/${size.name}-${theme}.png`)),
      ),
    );
    const kept = readdirSync(expectedFolder, { recursive: true }).map((each) => String(each));
    expect(kept.filter((each) => each.endsWith('.png')).sort()).toEqual(wanted.sort());
  });
});
