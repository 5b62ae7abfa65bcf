// What takes longest is begun before the rest of the page has arrived (plugins/ahead.ts puts this script first): the engine's
// module is fetched and compiled while it comes, once for every engine of the page, and the first of them starts.
import moduleUrl from '../generated/meadhall.wasm?url';
import { workerTransport } from './client';

export const compiled = WebAssembly.compileStreaming(fetch(moduleUrl));

/** The way to the engine that keeps the tables. */
export const firstTransport = workerTransport(compiled);
