// Serves the built page for the journeys as people get it: by `meadhall serve`.
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { serveWith } from './serving';

export default async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync('dist/index.html')) throw new Error('Build the page first: tools/build-web');
  const { address, stop } = await serveWith(['--folder', 'dist']);
  project.provide('hall', address);
  return stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    hall: string;
  }
}
