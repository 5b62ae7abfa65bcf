// What lies on trial at a table: gestures that are meant and not made. The engine says which of them it would allow one after
// the other, what could be done then and what would be counted; one act makes them all.
import type { Engine } from '../../engine/client';
import { type AnyEvent, type AnyGauges, type AnyMove, Refusal } from '../../engine/protocol';

/** The moves of one gesture: taking a tile up and laying it. */
export type Gesture = AnyMove[];

/** What the game makes of some gestures. */
interface Sorted {
  /** In an order in which all of them are allowed. */
  kept: Gesture[];
  /** Those that are not allowed beside the others. */
  loose: Gesture[];
}

/** Always the same, so that whoever looks on learns nothing new when nothing has lain there. */
const nothing: never[] = [];

const codesOf = (gestures: Gesture[]): number[] => gestures.flatMap((each) => each.map(({ code }) => code));

/**
 * An order in which the game allows as many gestures as can be, those that were made first before others. Whoever moves one
 * that others were built upon finds them loose until it lies again.
 */
export async function sorted(gestures: Gesture[], allows: (gestures: Gesture[]) => Promise<boolean>): Promise<Sorted> {
  if (gestures.length === 0 || (await allows(gestures))) return { kept: gestures, loose: [] };
  const kept: Gesture[] = [];
  let loose = gestures;
  for (let before = -1; before !== kept.length && loose.length > 0;) {
    before = kept.length;
    for (const gesture of loose) if (await allows([...kept, gesture])) kept.push(gesture);
    loose = gestures.filter((each) => !kept.includes(each));
  }
  return { kept, loose };
}

/** Where it lies: the engine's table, through whose eyes, and whom sentences call "you". */
export interface Place {
  table: string;
  seat?: number;
  you?: number;
}

export class Trial {
  /** What the game allows, in that order. */
  kept: Gesture[] = $state.raw(nothing);
  loose: Gesture[] = $state.raw(nothing);
  /** What they would bring about, and what would be counted then. */
  events: AnyEvent[] = $state.raw(nothing);
  gauges: AnyGauges | undefined = $state.raw();
  /** What could be done after them; null: nothing lies on trial, or the engine has not answered. */
  moves: AnyMove[] | null = $state.raw(null);
  /** Whether the engine is being asked. */
  asks = $state(false);
  private run = 0;
  /** What the engine said of the position as it is. */
  private known: Record<string, AnyMove[] | null> = {};

  constructor(
    private readonly engine: Engine,
    private readonly place: () => Place,
  ) {}

  get lies(): boolean {
    return this.kept.length + this.loose.length > 0;
  }
  get codes(): number[] {
    return codesOf(this.kept);
  }

  /** Lays these out, and nothing else. They are shown at once; the engine has its say as soon as it can. */
  async lay(gestures: Gesture[]): Promise<void> {
    const run = ++this.run;
    this.kept = gestures.filter((each) => !this.loose.includes(each));
    this.loose = this.loose.filter((each) => gestures.includes(each));
    if (gestures.length === 0) {
      this.drop();
      return;
    }
    this.asks = true;
    const found = await sorted(gestures, async (each) => (await this.after(each)) !== null);
    const moves = await this.after(found.kept);
    const prospect = await this.prospect(found.kept);
    if (run !== this.run) return;
    this.kept = found.kept;
    this.loose = found.loose;
    this.moves = moves;
    this.events = prospect?.events ?? [];
    this.gauges = prospect?.gauges;
    this.asks = false;
  }

  drop(): void {
    ++this.run;
    this.known = {};
    this.kept = nothing;
    this.loose = nothing;
    this.events = nothing;
    this.gauges = undefined;
    this.moves = null;
    this.asks = false;
  }

  /** What could be done after some gestures; null where the game does not allow them. */
  private async after(gestures: Gesture[]): Promise<AnyMove[] | null> {
    const { table, seat } = this.place();
    const codes = codesOf(gestures);
    const { known } = this;
    const said = known[codes.join()];
    if (said !== undefined) return said;
    const moves = await unlessRefused(async () => {
      const asked = { table, after: codes, ...(seat === undefined ? {} : { seat }) };
      return (await this.engine.call('moves', asked)).moves;
    });
    known[codes.join()] = moves;
    return moves;
  }

  private async prospect(gestures: Gesture[]) {
    const [move, ...then] = codesOf(gestures);
    return move === undefined
      ? null
      : unlessRefused(() => this.engine.call('preview', { ...this.place(), move, then }));
  }
}

async function unlessRefused<T>(asked: () => Promise<T>): Promise<T | null> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
