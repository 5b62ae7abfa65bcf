// A recorded game to look at: one table, a cursor, and the words of every ply.
import type { Board, Told } from '../../boards/board';
import type { Engine } from '../../engine/client';
import type { About, Who } from '../../engine/protocol';
import { pliesOf } from './plies';
import { Shown } from './shown.svelte';

export class Replay extends Shown {
  playing = $state(false);
  private wanted = 0;
  private before: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly engine: Engine,
    private readonly name: string,
    readonly about: About,
    readonly board: Board,
    /** The moves in notation, by ply. */
    private readonly course: string[],
    /** Through whose eyes the game is watched; nobody's: what is public. */
    private readonly eyes: Who | undefined,
  ) {
    super();
  }

  static async of(engine: Engine, record: string, boardOf: (about: About) => Board, eyes?: Who): Promise<Replay> {
    const { table } = await engine.call('load', { record });
    const about = await engine.call('about', { table });
    const replay = new Replay(engine, table, about, boardOf(about), pliesOf(record), eyes);
    await replay.retell();
    await replay.goTo(0);
    return replay;
  }

  /** The move that led here, for the marks on the board. */
  get since(): Told[] {
    const { move, events } = this.happened;
    return move ? [{ seat: -1, move, events }] : [];
  }

  get last(): number {
    return this.about.last_ply;
  }

  /** From wherever one is on the way to, so that quick steps add up. */
  step(by: number): Promise<void> {
    return this.goTo(this.wanted + by);
  }

  goTo(ply: number): Promise<void> {
    const wanted = (this.wanted = Math.max(0, Math.min(this.last, ply)));
    return this.inTurn(() => this.show(wanted));
  }

  /** There is one cursor: whoever moves it waits until the one before has done with it. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.before.then(work);
    this.before = done.catch(() => undefined);
    return done;
  }

  private async show(wanted: number): Promise<void> {
    if (wanted !== this.wanted) return; // somebody already wants to be elsewhere
    await this.engine.call('goto', { table: this.name, ply: wanted });
    const { view, gauges = {}, to_act: toAct, ply } = await this.engine.call('view', this.seen({}));
    const forward = wanted === this.ply + 1;
    const events = this.log.filter((event) => event.ply === wanted);
    const happened = { move: forward ? (this.course[wanted - 1] ?? '') : '', events };
    this.standing = { ...this.standing, view, gauges, toAct, ply, happened };
    if (wanted === this.last) this.playing = false;
  }

  retell(): Promise<void> {
    return this.inTurn(() => this.tell());
  }

  private async tell(): Promise<void> {
    // What is yet to come is told to nobody but the owner, so the end must be reached first.
    await this.engine.call('goto', { table: this.name, ply: this.last });
    const { events } = await this.engine.call('log', this.seen({ from: 0, to: this.last }));
    this.standing = { ...this.standing, log: events };
    await this.engine.call('goto', { table: this.name, ply: this.ply });
  }

  private seen<T extends object>(params: T): T & { table: string; seat?: Who } {
    return this.eyes === undefined ? { ...params, table: this.name } : { ...params, table: this.name, seat: this.eyes };
  }

  /** The record up to the position that is shown, to play on from it. */
  recordSoFar(): Promise<string> {
    return this.inTurn(async () => (await this.engine.call('record', { table: this.name, reveal: true })).record);
  }

  async leave(): Promise<void> {
    this.playing = false;
    await this.inTurn(() => this.engine.call('close', { table: this.name }));
  }
}
