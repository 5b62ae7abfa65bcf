// How a game ended, in the words of whoever looks at it.
import type { Outcome } from '../../engine/protocol';
import { listed, t } from '../../words/index.svelte';

/** The place of a seat, from 1; those with the same points share one. Winners are first whatever their points. */
export function placeOf(seat: number, { scores, winners }: Outcome): number {
  if (winners.includes(seat)) return 1;
  const better = scores.filter((score, other) => winners.includes(other) || score > (scores[seat] ?? 0)).length;
  return better + 1;
}

export function verdict(outcome: Outcome, you: number | undefined, colourOf: (seat: number) => string): string {
  const { winners, scores } = outcome;
  if (winners.length === 0) return t().table.drawn;
  if (you !== undefined && winners.includes(you)) {
    const others = winners.filter((seat) => seat !== you).map(colourOf);
    return others.length === 0 ? t().table.youWin : t().table.youWinWith(listed(others));
  }
  if (you !== undefined && scores.length > 2) return t().table.youCame(placeOf(you, outcome));
  const names = winners.map(colourOf);
  return names.length === 1 ? t().table.won(listed(names)) : t().table.wonTogether(listed(names));
}
