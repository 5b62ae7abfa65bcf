// What a move would bring about, found out at a table nobody sees.
import type { Engine } from '../engine/client';
import type { AnyEvent, AnyMove, Who } from '../engine/protocol';

export class Foresight {
  private scratch: Promise<string> | null = null;

  /** `record` gives the game so far without its seed, so that coming draws stay unknown here too. */
  constructor(
    private readonly engine: Engine,
    private readonly record: () => Promise<string>,
  ) {}

  /** The events a move would cause, as `seat` would learn of them; none if the table has moved on meanwhile. */
  async foresee(move: AnyMove, seat: Who, ply: number): Promise<AnyEvent[]> {
    const scratch = (this.scratch ??= this.open());
    try {
      const table = await scratch;
      if (this.scratch !== scratch) return [];
      const { events } = await this.engine.call('play', { table, move: move.code, seat });
      await this.engine.call('undo', { table, ply, seat: 'all' });
      return events;
    } catch {
      return [];
    }
  }

  private async open(): Promise<string> {
    return (await this.engine.call('load', { record: await this.record() })).table;
  }

  /** To be called when the game has moved on. */
  async forget(): Promise<void> {
    const scratch = this.scratch;
    this.scratch = null;
    if (scratch) await this.engine.call('close', { table: await scratch });
  }
}
