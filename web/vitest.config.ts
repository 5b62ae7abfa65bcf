import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rules } from './plugins/rules';

export default defineConfig({
  test: {
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
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/support/serve.ts',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
