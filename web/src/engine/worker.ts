// The worker in which the engine lives. It is given the compiled module first; then messages are requests with a number, and
// answers carry the same number.
import { startModule } from './module';

interface WorkerRequest {
  id: number;
  text: string;
}
export type WorkerMessage = { module: WebAssembly.Module } | WorkerRequest;
export type WorkerAnswer = { id: number; text: string } | { id: number; failure: string };

let begin: (module: WebAssembly.Module) => void;
const engine = new Promise<WebAssembly.Module>((resolve) => (begin = resolve)).then(startModule);

async function answer({ id, text }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return { id, text: (await engine)(text) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<WorkerMessage>) => {
  if ('module' in data) begin(data.module);
  else self.postMessage(await answer(data));
};
