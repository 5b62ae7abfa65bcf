import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { rules } from './plugins/rules';

/** How long anything in a browser may take: a machine that builds and tests everything at once is slow, not wrong. */
const patience = 900_000;

/** The files that take longest, so that none of them begins when all others are done. */
const longest = ['odin', 'frame', 'together', 'walhalla', 'screens', 'odin-everything', 'called', 'rest'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/journeys/${name}.test.ts`));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    minWorkers: 1,
    projects: [
      {
        plugins: [svelte(), rules()],
        test: {
          name: 'logic',
          include: ['tests/logic/**/*.test.ts'],
          environment: 'node',
          setupFiles: 'tests/support/browser.ts',
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'journeys',
          // The same browser without a window around the page, which nobody looks at here and which costs a quarter of the time.
          env: { MEADHALL_CHROMIUM: process.env.MEADHALL_CHROMIUM ?? '/usr/bin/chromium-headless-shell' },
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/support/serve.ts',
          testTimeout: patience,
          hookTimeout: patience,
          expect: { poll: { timeout: 90_000 } },
        },
      },
      {
        test: {
          name: 'screenshots',
          include: ['tests/screenshots/*.test.ts'],
          globalSetup: 'tests/support/serve.ts',
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['tests/browsers/*.test.ts'],
          globalSetup: 'tests/support/serve.ts',
          testTimeout: 400_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'lighthouse',
          include: ['tests/lighthouse/*.test.ts'],
          globalSetup: 'tests/support/serve.ts',
          testTimeout: patience,
        },
      },
    ],
  },
});
