// What a move would bring about. The engine says what its seat can know of it; here is followed what would then happen
// without asking.
import type { Engine } from '../../engine/client';
import type { AnyEvent, AnyGauges, AnyMove, ToAct } from '../../engine/protocol';

/** What is known of a move before it is made. */
export interface Prospect {
  /** What it would cause, as its seat would learn of it. */
  events: AnyEvent[];
  /** Whether something new would come to light, so that it could not simply be taken back. */
  reveals: boolean;
  /** Who would decide next. */
  next: ToAct | null;
  /** What would be counted then, where that is known. */
  gauges?: AnyGauges | undefined;
}

const nothing: Prospect = { events: [], reveals: false, next: null };

export class Foresight {
  /** The last look, so that a move that was hovered over need not be asked for again. */
  private last: { moves: string; prospect: Promise<Prospect> } | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly table: string,
    /** Whom sentences call "you". */
    private readonly you: number | undefined,
    /** Whether a move that is the only one would be made without asking. */
    private readonly isObvious: (move: AnyMove) => boolean,
  ) {}

  /** What becomes of a move of `seat`, or of several in one gesture; nothing if the table has moved on meanwhile. */
  foresee(code: number, seat: number, further: number[] = []): Promise<Prospect> {
    const moves = [code, ...further].join();
    if (this.last?.moves !== moves) {
      this.last = { moves, prospect: this.look(code, further, seat).catch(() => nothing) };
    }
    return this.last.prospect;
  }

  /** Where the move leads, once everything has been done that goes without saying. */
  private async look(move: number, further: number[], seat: number): Promise<Prospect> {
    const common = { table: this.table, seat, move, ...(this.you === undefined ? {} : { you: this.you }) };
    let seen = await this.engine.call('preview', { ...common, then: further });
    const { events, gauges } = seen;
    for (const then = [...further]; seen.only_move !== undefined && this.isObvious(seen.only_move);) {
      then.push(seen.only_move.code);
      seen = await this.engine.call('preview', { ...common, then });
    }
    return { events, reveals: seen.reveals, next: seen.to_act ?? null, gauges };
  }

  /** To be called when the game has moved on. */
  forget(): void {
    this.last = null;
  }
}
