// A measure that fills by and by; every word takes something out. The hall has the same (src/server/steward/limits.hpp).

export class Bucket {
  private level: number;
  private since: number | null = null;

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
  ) {
    this.level = most;
  }

  /** Takes one out, or says how many milliseconds it will be until there is one. */
  take(now: number): number {
    const passed = this.since === null ? 0 : Math.max(0, now - this.since);
    this.since = now;
    this.level = Math.min(this.most, this.level + (passed / 1000) * this.perSecond);
    if (this.level < 1) return Math.ceil(((1 - this.level) / this.perSecond) * 1000);
    this.level -= 1;
    return 0;
  }
}
