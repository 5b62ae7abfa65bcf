// An errand is a flourish: three seconds for all of it, however many acts it takes.
import type { ThinkBudget } from '../../engine/thinker';

export const flourishLasts = 3000;
/** More than this would be slow, however few acts there are. */
const slowest = { think: 25, pause: 45 };

export class Flourish {
  private readonly begun: number;
  private last: { at: number; pause: number } | null = null;

  constructor(private readonly now: () => number = Date.now) {
    this.begun = now();
  }

  /** How long the next of `left` acts may be thought about, and how long it lasts at least. */
  step(left = 30): { think: ThinkBudget; pause: number } {
    const now = this.now();
    // What the act before cost besides its pause: moves are made and drawn, too.
    const cost = this.last ? Math.max(0, now - this.last.at - this.last.pause) : 0;
    const share = (this.begun + flourishLasts - now) / Math.max(1, left) - cost;
    const pause = Math.max(0, Math.min(slowest.pause, Math.floor(share)));
    this.last = { at: now, pause };
    return { think: { ms: Math.max(1, Math.min(slowest.think, Math.floor(pause / 2))) }, pause };
  }
}
