// The worker in which the engine lives. Messages are requests with a number; answers carry the same number.
import moduleUrl from '../generated/meadhall.wasm?url';
import { startModule } from './module';

export interface WorkerRequest {
  id: number;
  text: string;
}
export type WorkerAnswer = { id: number; text: string } | { id: number; failure: string };

const engine = WebAssembly.compileStreaming(fetch(moduleUrl)).then(startModule);

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  const reply = (answer: WorkerAnswer) => {
    self.postMessage(answer);
  };
  try {
    reply({ id: data.id, text: (await engine)(data.text) });
  } catch (error) {
    reply({ id: data.id, failure: String(error) });
  }
};
