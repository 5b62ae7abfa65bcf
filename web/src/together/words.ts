// What a table of the hall is like, in words.
import { t } from '../words/index.svelte';
import type { TimeControl } from './protocol';

export const timeWords = ({ minutes, seconds, days }: TimeControl): string =>
  days > 0 ? t().together.daysWords(days) : t().together.clockWords(minutes, seconds);
