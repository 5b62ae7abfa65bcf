// Figures of the hall over the last minutes, as its owner sees them: what is counted becomes what happens in a time.
import type { Amount, Overview } from './api';

export interface Moment {
  at: number;
  figures: Partial<Record<string, number>>;
}

const mostMoments = 120;

export const momentOf = ({ now, figures }: Overview): Moment => ({
  at: now,
  figures: Object.fromEntries(figures.map(({ name, value }: Amount) => [name, value])),
});

export const remembered = (moments: Moment[], next: Moment): Moment[] => [...moments, next].slice(-mostMoments);

/** What stands there now, moment by moment. */
export const levels = (moments: Moment[], name: string): number[] => moments.map(({ figures }) => figures[name] ?? 0);

/** How much was added between two moments, for so many milliseconds. A server that began anew has added nothing. */
export function rates(moments: Moment[], name: string, per: number): number[] {
  return moments.slice(1).map((moment, i) => {
    const before = moments[i];
    const passed = moment.at - (before?.at ?? 0);
    const added = (moment.figures[name] ?? 0) - (before?.figures[name] ?? 0);
    return passed > 0 ? Math.max(0, (added / passed) * per) : 0;
  });
}
