// What a placement would change, as two reckonings of the same seat tell.
import type { Amount, Gauges } from '../kinds';

type SeatGauges = Gauges['seats'][number];

export interface Gains {
  score: number;
  income: { from: number; to: number };
  /** Points lost to open cells and places. */
  minus: { from: number; to: number };
  won: Amount[];
  lost: Amount[];
}

function difference(more: readonly Amount[], less: readonly Amount[]): Amount[] {
  return more.flatMap((amount) => {
    const count = amount.count - (less.find(({ item }) => item === amount.item)?.count ?? 0);
    return count > 0 ? [{ ...amount, count }] : [];
  });
}

export const gainsOf = (before: SeatGauges, after: SeatGauges): Gains => ({
  score: after.score - before.score,
  income: { from: before.income, to: after.income },
  minus: { from: before.openMinus, to: after.openMinus },
  won: difference(after.bonus, before.bonus),
  lost: difference(before.bonus, after.bonus),
});
