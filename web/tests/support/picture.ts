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

export const isUpdating = process.env.MEADHALL_UPDATE_SCREENSHOTS === '1';

/** Every small pixel is the mean of those it stands for, rounded to a few shades. */
export function shrink(full: PNG): PNG {
  const small = new PNG({ width: Math.ceil(full.width / scale), height: Math.ceil(full.height / scale) });
  for (let y = 0; y < small.height; ++y)
    for (let x = 0; x < small.width; ++x) {
      const at = 4 * (y * small.width + x);
      for (let channel = 0; channel < 3; ++channel) small.data[at + channel] = shade(mean(full, x, y, channel));
      small.data[at + 3] = 255;
    }
  return small;
}

const shade = (value: number) => Math.round((value / 255) * (shades - 1)) * (255 / (shades - 1));

function mean({ width, height, data }: PNG, column: number, row: number, channel: number): number {
  let [sum, count] = [0, 0];
  for (let y = row * scale; y < Math.min((row + 1) * scale, height); ++y)
    for (let x = column * scale; x < Math.min((column + 1) * scale, width); ++x, ++count)
      sum += data[4 * (y * width + x) + channel] ?? 0;
  return sum / count;
}

/** Which share of the pixels is visibly another, and a picture of where: black is equal. */
export function compare(expected: PNG, actual: PNG): { share: number; difference: PNG } {
  const { width, height } = actual;
  const difference = new PNG({ width, height });
  if (expected.width !== width || expected.height !== height) return { share: 1, difference };
  let others = 0;
  for (let at = 0; at < actual.data.length; at += 4) {
    const gaps = [0, 1, 2].map((channel) =>
      Math.abs((expected.data[at + channel] ?? 0) - (actual.data[at + channel] ?? 0)),
    );
    const isOther = Math.max(...gaps) > tolerance.channel;
    if (isOther) ++others;
    difference.data.set([isOther ? 255 : 0, ...gaps.slice(1), 255], at);
  }
  return { share: others / (width * height), difference };
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
  const compared = expected && compare(expected, actual);
  if (compared && compared.share <= tolerance.share) return [];
  if (isUpdating) {
    write(path, encode(actual));
    return [];
  }
  write(`${left}.actual.png`, screenshot);
  if (!compared) return [`${name}: nothing to compare with is kept (${left}.actual.png)`];
  write(`${left}.expected.png`, encode(expected));
  write(`${left}.difference.png`, encode(compared.difference));
  const percent = (100 * compared.share).toFixed(1);
  return [`${name}: ${percent} % of the picture is another; look at ${left}.{expected,actual,difference}.png`];
}
