// The engine's WebAssembly module: the text of a request in, the text of an answer out. Runs wherever JavaScript does.
import { wasiImports } from './wasi';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(length: number): number;
  release(at: number): void;
  answer(at: number, length: number): number;
  answer_text(): number;
}

export type Answerer = (request: string) => string;

/** From the bytes of the module, or from one that was compiled while it arrived. */
export async function startModule(source: BufferSource | WebAssembly.Module): Promise<Answerer> {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: wasiImports(() => engine.memory),
  });
  const engine = instance.exports as unknown as Exports;
  engine._initialize();
  return (request) => answer(engine, request);
}

function answer(engine: Exports, request: string): string {
  const bytes = new TextEncoder().encode(request);
  const at = engine.allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  const length = engine.answer(at, bytes.length);
  engine.release(at);
  return new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.answer_text(), length));
}
