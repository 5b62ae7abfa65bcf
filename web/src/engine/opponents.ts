// The bots that sit at tables, from the weakest to the strongest. Those without a level are for makers and measuring.
import type { BotCard, GameCard } from './protocol';

export function opponentsOf(card: GameCard | undefined): BotCard[] {
  const bots = card?.bots ?? [];
  const graded = bots.filter((bot) => bot.level > 0).sort((a, b) => a.level - b.level);
  return graded.length > 0 ? graded : bots;
}

/** Neither the weakest nor the strongest, and quick to answer. */
export function middlingOpponent(card: GameCard | undefined): string {
  const all = opponentsOf(card);
  return all[Math.floor((all.length - 1) / 2)]?.name ?? '';
}

export const strongestOpponent = (card: GameCard | undefined): string => opponentsOf(card).at(-1)?.name ?? '';

/** The bots one level below and above this one, where there are such. */
export function neighbours(card: GameCard | undefined, bot: string): { lower?: string; higher?: string } {
  const all = opponentsOf(card).map(({ name }) => name);
  const at = all.indexOf(bot);
  const [lower, higher] = at < 0 ? [] : [all[at - 1], all[at + 1]];
  return { ...(lower ? { lower } : {}), ...(higher ? { higher } : {}) };
}
