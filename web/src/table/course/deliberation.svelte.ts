// What a bot is thinking about at a table: since when, and how it is hurried or broken off.
import type { Thought } from '../../engine/protocol';
import { type ThinkBudget, type Thinker, wasStopped } from '../../engine/thinker';

const usual: ThinkBudget = { ms: 900 };
const hurried: ThinkBudget = { ms: 40 };

export class Deliberation {
  /** Which seat a bot is thinking for, and since when. */
  under: { seat: number; since: number; ms: number } | null = $state.raw(null);
  private isHurried = false;

  constructor(private readonly thinker: Thinker) {}

  /** What a bot would do, unless it is broken off; `goesOn` says whether anybody still wants to know. */
  async think(
    seat: number,
    record: () => Promise<string>,
    bot: string,
    goesOn: () => boolean,
    budget = usual,
  ): Promise<Thought | null> {
    this.isHurried = false;
    this.under = { seat, since: Date.now(), ms: budget.ms ?? 0 };
    for (let given = budget; ; given = hurried) {
      try {
        return await this.thinker.think(record, bot, given);
      } catch (error) {
        if (!wasStopped(error)) throw error;
        if (!this.isHurried || !goesOn() || given === hurried) return null;
      }
    }
  }

  /** Makes the thinking bot answer with what it has; it is hurried once, or it would never answer. */
  hurry(): void {
    if (!this.under || this.isHurried) return;
    this.isHurried = true;
    this.thinker.stop();
  }

  /** Breaks off whatever is being thought. */
  end(): void {
    if (this.under) this.thinker.stop();
    this.under = null;
  }
}
