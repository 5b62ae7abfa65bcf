// The words of the shell in the language of the player.
import type { Language } from '../engine/protocol';
import { settings } from '../store/settings.svelte';
import { type Character, characters } from './characters';
import { de } from './de';
import { en, type Messages } from './en';
import { grammar } from './grammar';
import { nl } from './nl';

export const messages: Record<Language, Messages> = { en, de, nl };

export const t = (): Messages => messages[settings.language];

export const characterOf = (bot: string): Character | undefined => characters[settings.language][bot];

/** What the page calls a game for short; the box says more. */
export const gameName = (game: string): string => t().start.games[game]?.name ?? game;

/** A character's name, or what a bot without one is called. */
export const botName = (bot: string): string =>
  characterOf(bot)?.name ?? t().bots[bot] ?? bot.charAt(0).toUpperCase() + bot.slice(1);

/** "Bera, farmer": who it is to somebody who has not met them. */
export function botTitle(bot: string): string {
  const who = characterOf(bot);
  return who ? `${who.name}, ${who.title}` : botName(bot);
}

/** "Red, Black and Grey" */
export const listed = (names: string[]): string => grammar[settings.language].and(names);

export const dateWords = (time: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
