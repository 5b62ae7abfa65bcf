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

export async function startModule(source: BufferSource): Promise<Answerer> {
  const { instance } = await WebAssembly.instantiate(source, {
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
