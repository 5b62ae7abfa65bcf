// What takes longest is begun before the rest of the page has arrived (plugins/ahead.ts puts this script first): the engine's
// module is fetched and compiled while it comes, once for every engine of the page, and the first of them starts.
import moduleUrl from '../generated/meadhall.wasm?url';
import { workerTransport } from './client';

export const compiled = WebAssembly.compileStreaming(fetch(moduleUrl));

// What a drawing brings that comes later (plugins/ahead.ts names it) is fetched after that, so that whoever opens such a table finds
// it there. Not by a link: Firefox holds what a link fetches ahead for something the page never allowed.
void compiled.then(() => {
  const later = document.querySelector<HTMLMetaElement>('meta[name=later]')?.content.split(' ') ?? [];
  for (const file of later) void fetch(file, { priority: 'low' }).catch(() => undefined);
});

/** The way to the engine that keeps the tables. */
export const firstTransport = workerTransport(compiled);
