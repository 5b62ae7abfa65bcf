// What a move would bring about, found out at a table nobody sees.
import type { Engine } from '../engine/client';
import type { AnyEvent, AnyMove, ToAct, Who } from '../engine/protocol';

/** What is known of a move before it is made. */
export interface Prospect {
  /** What it would cause, as its seat would learn of it. */
  events: AnyEvent[];
  /** Whether something new would come to light, so that it could not simply be taken back. */
  reveals: boolean;
  /** Who would decide next. */
  next: ToAct | null;
}
const nothing: Prospect = { events: [], reveals: false, next: null };

export class Foresight {
  private scratch: Promise<string> | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** `record` gives the game so far without its seed, so that coming draws stay unknown here too. */
  constructor(
    private readonly engine: Engine,
    private readonly record: () => Promise<string>,
    /** Whether a move that is the only one would be made without asking. */
    private readonly isObvious: (move: AnyMove) => boolean,
  ) {}

  /** What becomes of a move of `seat`; nothing if the table has moved on meanwhile. One look after the other. */
  foresee(move: AnyMove, seat: Who, ply: number): Promise<Prospect> {
    const look = this.last.then(() => this.look(move, seat, ply));
    this.last = look;
    return look;
  }

  private async look(move: AnyMove, seat: Who, ply: number): Promise<Prospect> {
    const scratch = (this.scratch ??= this.open());
    try {
      const table = await scratch;
      if (this.scratch !== scratch) return nothing;
      const { events } = await this.engine.call('play', { table, move: move.code, seat });
      const after = await this.follow(table, seat);
      await this.engine.call('undo', { table, ply, seat: 'all' });
      return { events, ...after };
    } catch {
      return nothing;
    }
  }

  /** Where the move leads, once everything has been done that goes without saying. */
  private async follow(table: string, seat: Who): Promise<Pick<Prospect, 'reveals' | 'next'>> {
    for (;;) {
      const { to_act: next, barrier, ply } = await this.engine.call('view', { table, seat });
      const reveals = 'chance' in next || barrier >= ply;
      if (reveals || !('seat' in next) || next.seat !== seat) return { reveals, next };
      const { moves } = await this.engine.call('moves', { table });
      const [only, ...others] = moves;
      if (!only || others.length > 0 || !this.isObvious(only)) return { reveals, next };
      await this.engine.call('play', { table, move: only.code, seat });
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
