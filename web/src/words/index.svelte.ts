// The words of the shell in the language of the player.
import type { Language } from '../engine/protocol';
import { settings } from '../store/settings.svelte';
import { de } from './de';
import { en, type Messages } from './en';
import { nl } from './nl';

export const messages: Record<Language, Messages> = { en, de, nl };

export const t = (): Messages => messages[settings.language];

export const botName = (bot: string): string => t().bots[bot] ?? bot.charAt(0).toUpperCase() + bot.slice(1);

/** "Red, Black and Grey" */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : names.slice(0, -1).join(', ') + t().table.and + last;
}

export const dateWords = (time: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
