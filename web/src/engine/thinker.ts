// Where bots think: an engine of their own, so that the table never waits for them and a thought can be broken off.
import { type Engine, Stopped } from './client';
import type { Thought } from './protocol';

export interface ThinkBudget {
  ms?: number;
  playouts?: number;
}

export class Thinker {
  private engine: Engine | null = null;

  constructor(private readonly start: () => Engine) {}

  /** The record must not show its seed: then nobody can look at coming draws. */
  async think(record: string, bot: string, budget: ThinkBudget): Promise<Thought> {
    const thinking = (this.engine ??= this.start());
    const { table } = await thinking.call('load', { record });
    const thought = await thinking.call('think', { table, bot, budget });
    await thinking.call('close', { table });
    return thought;
  }

  /** Breaks off whatever is being thought; the next thought begins with a fresh engine. */
  stop(): void {
    this.engine?.stop();
    this.engine = null;
  }
}

export const wasStopped = (error: unknown): boolean => error instanceof Stopped;
