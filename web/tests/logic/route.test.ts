import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function routeAt(hash: string) {
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('addEventListener', () => undefined);
  return (await import('../../src/store/route.svelte')).route;
}

test('An address names a page and what belongs to it', async () => {
  expect(await routeAt('#/rules/wikinger/W-4.1%3Fa')).toEqual({ page: 'rules', args: ['wikinger', 'W-4.1?a'] });
});

test.each(['#/%', '#/table/%E0%A4%A', '#/100%/a%20b'])(
  'An address that is none, %s, leads somewhere all the same',
  async (hash) => {
    const { page, args } = await routeAt(hash);
    expect([page, ...args]).toEqual(
      { '#/%': ['%'], '#/table/%E0%A4%A': ['table', '%E0%A4%A'], '#/100%/a%20b': ['100%', 'a b'] }[hash],
    );
  },
);
