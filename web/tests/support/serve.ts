// Serves the built page for the journeys, with the headers it is meant to be served with.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.mjs';

export default async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync('dist/index.html')) throw new Error('Build the page first: npm run build');
  const server = await serve('dist');
  project.provide('hall', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    hall: string;
  }
}
