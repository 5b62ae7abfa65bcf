// A recorded game to look at: one table, a cursor, and the words of every ply.
import type { Board } from '../boards/board';
import type { Engine } from '../engine/client';
import type { About, AnyEvent, AnyView, ToAct } from '../engine/protocol';

export class Replay {
  view: AnyView = $state.raw({});
  toAct: ToAct = $state.raw({ over: true });
  ply = $state(0);
  log: AnyEvent[] = $state.raw([]);
  happened: { move: string; events: AnyEvent[] } = $state.raw({ move: '', events: [] });
  playing = $state(false);

  private constructor(
    private readonly engine: Engine,
    private readonly name: string,
    readonly about: About,
    readonly board: Board,
    private readonly moves: string[],
  ) {}

  static async of(engine: Engine, record: string, boardOf: (about: About) => Board): Promise<Replay> {
    const { table } = await engine.call('load', { record });
    const about = await engine.call('about', { table });
    const replay = new Replay(engine, table, about, boardOf(about), pliesOf(record));
    await replay.retell();
    await replay.goTo(0);
    return replay;
  }

  get last(): number {
    return this.about.last_ply;
  }

  async goTo(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, ply));
    const forward = wanted === this.ply + 1;
    const seen = await this.engine.call('goto', { table: this.name, ply: wanted, seat: 'all' });
    this.view = seen.view;
    this.toAct = seen.to_act;
    this.ply = seen.ply;
    const events = this.log.filter((event) => event.ply === wanted);
    this.happened = { move: forward ? (this.moves[wanted - 1] ?? '') : '', events };
    if (wanted === this.last) this.playing = false;
  }

  async retell(): Promise<void> {
    const { events } = await this.engine.call('log', { table: this.name, seat: 'all', from: 0, to: this.last });
    this.log = events;
  }

  /** The record up to the position that is shown, to play on from it. */
  async recordSoFar(): Promise<string> {
    return (await this.engine.call('record', { table: this.name, reveal: true })).record;
  }

  async leave(): Promise<void> {
    this.playing = false;
    await this.engine.call('close', { table: this.name });
  }
}

/** The moves of a .saga text in notation, one for each ply. */
export function pliesOf(record: string): string[] {
  return record.split('\n').flatMap((line) => /^\d+\.\s+(?:~\s+)?(.*?)\s+#[0-9a-f]{16}/.exec(line)?.[1] ?? []);
}
