// The engine's WebAssembly module behind lines, as the native program is behind `meadhall rpc`: requests in, answers out.
//
//   node tests/python/module.mjs build/wasm/meadhall.wasm
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1' });
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
wasi.initialize(instance);
const engine = instance.exports;

for await (const request of createInterface({ input: process.stdin })) {
  const bytes = new TextEncoder().encode(request);
  const at = engine.allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  const length = engine.answer(at, bytes.length);
  engine.release(at);
  process.stdout.write(Buffer.from(engine.memory.buffer, engine.answer_text(), length));
  process.stdout.write('\n');
}
