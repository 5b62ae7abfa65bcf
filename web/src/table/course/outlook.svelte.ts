// What is looked at before it is done: the move under the pointer, the one that waits for a second word, what lies on trial,
// a bot's advice; and why a touch did nothing. What lies on trial counts as made in everything that is asked of the engine.
import type { Explanation } from '../../boards/board';
import type { AnyEvent, AnyMove, ToAct } from '../../engine/protocol';
import { Refusal } from '../../engine/protocol';
import { type ThinkBudget, type Thinker, wasStopped } from '../../engine/thinker';
import { t } from '../../words/index.svelte';
import { Foresight, type Prospect } from './foresight';
import { reasonOf } from './questions';
import type { Considered, Notice, Surroundings } from './terms';
import { type Gesture, Trial } from './trial.svelte';

const hintBudget: ThinkBudget = { ms: 1200 };

/** What the table says of itself to whoever looks ahead. */
interface Standpoint {
  readonly ply: number;
  /** A move is being made. */
  readonly busy: boolean;
  readonly moves: AnyMove[];
  readonly seat: number | undefined;
  readonly seatToAct: number | null;
  readonly you: number | undefined;
  /** Whether other people learn of what is done. */
  readonly isWatched: boolean;
  /** Whether the next decision is somebody else's at this screen, who has secrets. */
  handsOver(next: ToAct): boolean;
  isObvious(moves: AnyMove[]): boolean;
  record(): Promise<string>;
}

export class Outlook {
  considered: Considered | null = $state.raw(null);
  /** The move that waits for a second word, and whether it could not be taken back. */
  armed: (Considered & { final: boolean }) | null = $state.raw(null);
  hint: AnyMove | null = $state.raw(null);
  /** Why the hint is a good one. */
  advice: { events: AnyEvent[]; chance: number | null } | null = $state.raw(null);
  /** Why a touch did nothing, or what the thing is that was touched; with the rule that says more. */
  notice: Notice | null = $state.raw(null);
  private askings = 0;
  hinting = $state(false);
  /** A bot is asked what could be laid out. */
  suggesting = $state(false);
  weighing = $state(false);
  readonly trial: Trial;
  private readonly foresight: Foresight;
  /** Whoever gives advice thinks apart from the bots that play: those keep what they thought, also when advice is broken off. */
  private readonly adviser: Thinker;

  constructor(
    private readonly around: Surroundings,
    private readonly name: string,
    private readonly at: Standpoint,
  ) {
    const { you } = at;
    this.adviser = around.thinker.another();
    this.foresight = new Foresight(around.engine, name, you, (move) => at.isObvious([move]));
    this.trial = new Trial(around.engine, () => ({
      table: name,
      ...(at.seat === undefined ? {} : { seat: at.seat }),
      ...(you === undefined ? {} : { you }),
    }));
  }

  /** The table has moved on: nothing of this holds any more. */
  forget(): void {
    this.foresight.forget();
    this.trial.drop();
    this.considered = null;
    this.armed = null;
    this.hint = null;
    this.advice = null;
    this.notice = null;
    ++this.askings; // a reason that is still on its way has nothing to say here any more
  }

  /** Nobody wants advice any more. */
  breakOff(): void {
    if (this.hinting || this.suggesting) this.adviser.stop();
  }
  leave(): void {
    this.adviser.stop();
  }

  /** Looks at a move without making it. */
  async consider(move: AnyMove | null, then: AnyMove[] = []): Promise<void> {
    const codes = (moves: (AnyMove | undefined)[] = []) => moves.map((each) => each?.code).join();
    const { considered } = this;
    if (codes([move ?? undefined, ...then]) === codes([considered?.move, ...(considered?.then ?? [])])) return;
    this.considered = move && { move, then, events: [] };
    if (!move) return;
    this.notice = null;
    const { events, gauges } = await this.foresee(move, then);
    // Whoever has touched it meanwhile sees it made; a ghost on the way there would only cost a frame.
    const isMade = this.weighing || this.at.busy;
    if (this.considered?.move === move && this.considered.then === then && !isMade) {
      this.considered = { move, then, events, gauges };
    }
  }

  async weigh(move: AnyMove, then: AnyMove[] = []): Promise<{ events: AnyEvent[]; final: boolean }> {
    this.weighing = true;
    this.notice = null;
    try {
      const prospect = await this.foresee(move, then);
      return { events: prospect.events, final: this.isFinal(prospect) };
    } finally {
      this.weighing = false;
    }
  }

  /** What a move would bring about, besides what lies on trial. */
  private async foresee(move: AnyMove, then: AnyMove[] = []): Promise<Prospect> {
    const { trial, at } = this;
    const told = trial.events.length;
    const [first = move.code, ...further] = [...trial.codes, move.code, ...then.map(({ code }) => code)];
    const prospect = await this.foresight.foresee(first, at.seatToAct ?? 0, further);
    return { ...prospect, events: prospect.events.slice(told) };
  }

  /**
   * What comes to light stays known to other people, and a screen that was handed over has been seen. Alone against bots
   * everything can be undone.
   */
  private isFinal({ reveals, next }: Prospect): boolean {
    return this.at.isWatched && (reveals || (next !== null && this.at.handsOver(next)));
  }

  /** Shows a move and waits for a second word, whatever it brings about. */
  async arm(move: AnyMove): Promise<void> {
    const { ply } = this.at;
    this.considered = null; // a mouse that rests elsewhere has nothing to say
    this.armed = { move, events: [], final: false };
    const { events, final } = await this.weigh(move);
    if (ply === this.at.ply && this.armed.move === move) this.armed = { move, events, final };
  }

  /** What waits, if this is the second word for it: the same move, and the same gesture where one is told. */
  meant(move: AnyMove, then: AnyMove[]): Considered | null {
    const { armed } = this;
    if (armed?.move.code !== move.code) return null;
    return then.length === 0 || then.every((each, i) => each.code === armed.then?.[i]?.code) ? armed : null;
  }

  /** What could be done after a move that is not made yet. */
  async ahead(move: AnyMove): Promise<AnyMove[]> {
    const { seat } = this.at;
    const after = [...this.trial.codes, move.code];
    try {
      const asked = { table: this.name, after, ...(seat === undefined ? {} : { seat }) };
      return (await this.around.engine.call('moves', asked)).moves;
    } catch (error) {
      if (error instanceof Refusal) return []; // the table has moved on meanwhile
      throw error;
    }
  }

  /** What was touched, in the board's words, and why the touch does nothing, in the engine's. */
  async askWhy(move: string, otherwise?: Explanation, after: AnyMove[] = []): Promise<void> {
    const { seat } = this.at;
    const made = [...this.trial.codes, ...after.map(({ code }) => code)];
    const asked = { table: this.name, move, after: made, ...(seat === undefined ? {} : { seat }) };
    const asking = ++this.askings;
    const notice = await reasonOf(this.around.engine, asked, otherwise);
    if (asking === this.askings) this.notice = notice; // whoever has touched something else meanwhile asks about that
  }

  /** `goesOn` says whether anybody still wants to know. */
  async askHint(bot: string, goesOn: () => boolean): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    this.notice = null;
    try {
      const thought = await this.adviser.think(() => this.at.record(), bot, hintBudget);
      if (!goesOn()) return;
      const hint = (this.hint = this.at.moves.find((move) => move.code === thought.move) ?? null);
      const seat = this.at.seatToAct ?? 0;
      const { events } = await this.foresight.foresee(thought.move, seat);
      // What the advised move brings about, and how good its prospects are.
      if (hint && this.hint === hint) this.advice = { events, chance: thought.value[seat] ?? null };
    } catch (error) {
      this.missed(error, goesOn);
    } finally {
      this.hinting = false;
    }
  }

  /**
   * Lays out on trial what a bot would do now with moves of a kind, beside what lies there already; `gesturesIn` says which
   * of them belong together. Says whether there was anything.
   */
  async suggest(
    bot: string,
    takes: (move: AnyMove) => boolean,
    gesturesIn: (moves: AnyMove[]) => Gesture[],
    goesOn: () => boolean,
  ): Promise<boolean> {
    if (this.suggesting) return false;
    this.suggesting = true;
    const before = this.trial.kept;
    try {
      const moves = await this.adviser.foresee(() => this.at.record(), bot, this.trial.codes, takes);
      if (!goesOn() || before !== this.trial.kept || moves.length === 0) return false;
      await this.trial.lay([...this.trial.kept, ...gesturesIn(moves), ...this.trial.loose]);
      return true;
    } catch (error) {
      this.missed(error, goesOn);
      return false;
    } finally {
      this.suggesting = false;
    }
  }

  /** Nobody misses advice that was broken off; of any other it is said that it did not come. */
  private missed(error: unknown, goesOn: () => boolean): void {
    if (!wasStopped(error) && goesOn()) this.notice = { code: '', message: t().table.noAdvice };
  }
}
