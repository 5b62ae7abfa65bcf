// What was done at a table while somebody looked on: what is news to them, and the same shown once more.
import type { Told } from '../../boards/board';
import type { AnyEvent } from '../../engine/protocol';
import { type Deed, deedsSince, eventsOf, type Sight, stepOfRecap } from './deeds';

/** Nobody looks back further. */
const mostKept = 60;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Chronicle {
  private deeds: Deed[] = $state.raw([]);
  /** Which of the deeds since the last own act is shown again; -1: how things stood before them. */
  private at: number | null = $state(null);

  /** `seat` is whoever looks; `log` what was told to them, in today's language. */
  constructor(
    private readonly seat: () => number | undefined,
    private readonly log: () => AnyEvent[],
  ) {}

  private get fresh(): Deed[] {
    return deedsSince(this.deeds, this.seat());
  }
  get isEmpty(): boolean {
    return this.deeds.length === 0;
  }
  get hasNews(): boolean {
    return this.fresh.length > 0;
  }
  /** Whether something is being shown again. */
  get recaps(): boolean {
    return this.at !== null;
  }
  /** What the others did since whoever looks acted, or as much of it as has been shown again. */
  get since(): Told[] {
    const deeds = this.at === null ? this.fresh : this.fresh.slice(0, this.at + 1);
    return deeds.map((deed) => ({ seat: deed.seat, move: deed.move, events: eventsOf(deed, this.log()) }));
  }
  /** What came after this ply is news. */
  freshAfter(now: number): number {
    return this.fresh[0]?.from ?? now;
  }
  /** What the board shows while something is shown again. */
  get sight(): (Sight & { happened: Pick<Told, 'move' | 'events'> }) | null {
    if (this.at === null) return null;
    const deed = this.fresh[this.at];
    if (deed) return { ...deed.after, happened: { move: deed.move, events: eventsOf(deed, this.log()) } };
    const first = this.fresh[0];
    return first ? { ...first.before, happened: { move: '', events: [] } } : null;
  }

  add(deed: Deed): void {
    this.deeds = [...this.deeds, deed].slice(-mostKept);
  }
  recalled(deeds: Deed[]): void {
    this.deeds = deeds;
  }
  forget(): void {
    this.deeds = [];
  }
  /** What was undone did not happen. */
  forgetAfter(ply: number): void {
    this.deeds = this.deeds.filter((deed) => deed.ply <= ply);
  }

  /** Shows again, within about three seconds, what the others did. */
  async recap(): Promise<void> {
    const { length } = this.fresh;
    if (length === 0 || this.recaps) return;
    for (let at = -1; at < length; ++at) {
      this.at = at;
      await pause(at < 0 ? 250 : stepOfRecap(length));
      if (this.at !== at) return; // stopped, or the game has gone on
    }
    this.at = null;
  }
  stop(): void {
    this.at = null;
  }
}
