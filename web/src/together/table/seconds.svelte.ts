// The clocks of a table as they run on the screen. Where there are none nothing ticks.
import { type Clocks, leftAt } from '../hall/clock';

const tick = 500;

export class Seconds {
  private now = $state(performance.now());

  /** To be made in a component: it ends with it. */
  constructor(
    private readonly clocks: () => Clocks | null,
    private readonly running: () => number | undefined,
  ) {
    $effect(() => {
      this.now = performance.now();
      if (!clocks() || running() === undefined) return;
      const ticking = setInterval(() => (this.now = performance.now()), tick);
      return () => {
        clearInterval(ticking);
      };
    });
  }

  /** Milliseconds; undefined where there are no clocks. */
  left(seat: number): number | undefined {
    const clocks = this.clocks();
    return clocks ? leftAt(clocks, seat, this.running(), Math.max(this.now, clocks.at)) : undefined;
  }
}
