// Pictures of the page and what they should look like: kept at a quarter of the size and in few colours, so that they are
// small, and so that how a machine smooths its letters makes no difference.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PNG } from 'pngjs';

export const expectedFolder = 'tests/screenshots/expected';
const artefacts = 'tests/artefacts/screenshots';
const scale = 4;
/** How far a channel (0 to 255) of a small pixel may be off, and which share of the pixels may be further off. */
const tolerance = { channel: 24, share: 0.002 };
const shades = 16;

const isUpdating = process.env.MEADHALL_UPDATE_SCREENSHOTS === '1';

/** Every small pixel is the mean of those it stands for, rounded to a few shades. */
export function shrink({ width, height, data }: PNG): PNG {
  const small = new PNG({ width: Math.ceil(width / scale), height: Math.ceil(height / scale) });
  const sums = new Uint32Array(4 * small.width);
  for (let row = 0; row < small.height; ++row) {
    sums.fill(0);
    const rows = Math.min(scale, height - row * scale);
    for (let y = row * scale; y < row * scale + rows; ++y)
      addRow(sums, data.subarray(4 * y * width, 4 * (y + 1) * width));
    for (let column = 0; column < small.width; ++column) {
      const count = rows * Math.min(scale, width - column * scale);
      const at = 4 * (row * small.width + column);
      for (let channel = 0; channel < 3; ++channel)
        small.data[at + channel] = shade((sums[4 * column + channel] ?? 0) / count);
      small.data[at + 3] = 255;
    }
  }
  return small;
}

/** Adds every channel of a row of full pixels to that of the small pixel which stands for them. */
function addRow(sums: Uint32Array, row: Uint8Array): void {
  for (let at = 0, x = 0; at < row.length; at += 4, ++x) {
    const small = 4 * Math.floor(x / scale);
    for (let channel = 0; channel < 3; ++channel)
      sums[small + channel] = (sums[small + channel] ?? 0) + (row[at + channel] ?? 0);
  }
}

const shade = (value: number) => Math.round((value / 255) * (shades - 1)) * (255 / (shades - 1));

const gap = (one: PNG, other: PNG, at: number) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
const isOther = (one: PNG, other: PNG, at: number) =>
  Math.max(gap(one, other, at), gap(one, other, at + 1), gap(one, other, at + 2)) > tolerance.channel;

/** Which share of the pixels is visibly another. */
export function shareOfOthers(expected: PNG, actual: PNG): number {
  const { width, height, data } = actual;
  if (expected.width !== width || expected.height !== height) return 1;
  let others = 0;
  for (let at = 0; at < data.length; at += 4) if (isOther(expected, actual, at)) ++others;
  return others / (width * height);
}

/** A picture of where two differ: black is equal. */
export function differenceOf(expected: PNG, actual: PNG): PNG {
  const { width, height } = actual;
  const difference = new PNG({ width, height });
  if (expected.width !== width || expected.height !== height) return difference;
  for (let at = 0; at < actual.data.length; at += 4) {
    const red = isOther(expected, actual, at) ? 255 : 0;
    difference.data.set([red, gap(expected, actual, at + 1), gap(expected, actual, at + 2), 255], at);
  }
  return difference;
}

const encode = (picture: PNG): Buffer => PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 });

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** What is wrong with a picture, in words; nothing when it is as expected. Updating, it becomes what is expected. */
export function flawsOfPicture(name: string, screenshot: Buffer): string[] {
  const path = `${expectedFolder}/${name}.png`;
  const left = `${artefacts}/${name}`;
  for (const kind of ['expected', 'actual', 'difference']) rmSync(`${left}.${kind}.png`, { force: true });
  const actual = shrink(PNG.sync.read(screenshot));
  const expected = existsSync(path) ? PNG.sync.read(readFileSync(path)) : null;
  const share = expected && shareOfOthers(expected, actual);
  if (share !== null && share <= tolerance.share) return [];
  if (isUpdating) {
    write(path, encode(actual));
    return [];
  }
  write(`${left}.actual.png`, screenshot);
  if (!expected || share === null) return [`${name}: nothing to compare with is kept (${left}.actual.png)`];
  write(`${left}.expected.png`, encode(expected));
  write(`${left}.difference.png`, encode(differenceOf(expected, actual)));
  const percent = (100 * share).toFixed(1);
  return [`${name}: ${percent} % of the picture is another; look at ${left}.{expected,actual,difference}.png`];
}
