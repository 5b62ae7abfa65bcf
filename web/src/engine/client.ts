// The page's side of the engine: typed calls to a worker, answered in order.
import { type Answer, type Method, type Params, requestText, resultOf } from './protocol';
import type { WorkerAnswer, WorkerMessage } from './worker';

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** Where requests go: a worker in the page, a module in a test. */
export interface Transport {
  send(request: string): Promise<string>;
  stop(): void;
}

export class Engine {
  constructor(
    private readonly transport: Transport,
    private readonly language: () => string = () => 'en',
  ) {}

  async call<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> {
    const text = await this.transport.send(requestText(method, { language: this.language(), ...params }));
    return resultOf<M>(text);
  }

  /** Ends the engine, also in the middle of a thought. */
  stop(): void {
    this.transport.stop();
  }
}

export class Stopped extends Error {}

/** An engine in a worker of its own, made from the module once that is compiled. */
export function workerTransport(compiled: Promise<WebAssembly.Module>): Transport {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let failed: Error | null = null;

  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ('text' in data) request?.resolve(data.text);
    else request?.reject(new Error(data.failure));
  };
  /** Nobody answers any more. */
  const giveUp = (error: Error) => {
    failed = error;
    for (const request of waiting.values()) request.reject(error);
    waiting.clear();
  };
  worker.onerror = (event) => {
    giveUp(new Error(event.message || 'The engine could not be started'));
  };
  const say = (message: WorkerMessage) => {
    worker.postMessage(message);
  };
  compiled.then(
    (module) => {
      say({ module });
    },
    (error: unknown) => {
      giveUp(error instanceof Error ? error : new Error(String(error)));
    },
  );

  return {
    send: (text) =>
      new Promise((resolve, reject) => {
        if (failed) {
          reject(failed);
          return;
        }
        waiting.set(++last, { resolve, reject });
        say({ id: last, text });
      }),
    stop() {
      worker.terminate();
      giveUp(new Stopped());
    },
  };
}
