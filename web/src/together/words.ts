// What a table of the hall is like, in words.
import { t } from '../words/index.svelte';
import type { Delay, TimeControl } from './hall/protocol';

export const timeWords = ({ minutes, seconds, days }: TimeControl): string =>
  days > 0 ? t().together.daysWords(days) : t().together.clockWords(minutes, seconds);

/** "2 minutes", "90 seconds and 3 moves". */
export function delayWords({ seconds, plies }: Delay): string {
  const words = t().together;
  const time = seconds % 60 === 0 ? words.delayMinutes(seconds / 60) : words.delaySeconds(seconds);
  return [seconds > 0 ? time : '', plies > 0 ? words.delayMoves(plies) : '']
    .filter((each) => each)
    .join(words.delayAnd);
}
