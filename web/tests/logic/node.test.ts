// The page is built and tested with one Node everywhere; a machine's own would hide what another lacks.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('The Node that runs this is the one that tools/node.txt names', () => {
  const pinned = readFileSync(new URL('../../../tools/node.txt', import.meta.url), 'utf8');
  expect(/==(\S+)/.exec(pinned)?.[1]).toBe(process.versions.node);
});
