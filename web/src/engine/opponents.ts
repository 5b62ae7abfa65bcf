// The bots that sit at tables, from the weakest to the strongest. Those without a level are for makers and measuring.
import { hall } from '../generated/hall';

export interface Graded {
  name: string;
  level: number;
}
/** A game as far as its bots are concerned. */
export interface Offering<Bot extends Graded = Graded> {
  bots: readonly Bot[];
}

/** What the page knows of a game without asking the engine. */
export const cardOf = (game: string) => hall.find(({ id }) => id === game);
/** What the box calls it. */
export const titleOf = (game: string): string => cardOf(game)?.title ?? game;

export function opponentsOf<Bot extends Graded>(card: Offering<Bot> | undefined): Bot[] {
  const bots = [...(card?.bots ?? [])];
  const graded = bots.filter((bot) => bot.level > 0).sort((a, b) => a.level - b.level);
  return graded.length > 0 ? graded : bots;
}

/** Neither the weakest nor the strongest, and quick to answer. */
export function middlingOpponent(card: Offering | undefined): string {
  const all = opponentsOf(card);
  return all[Math.floor((all.length - 1) / 2)]?.name ?? '';
}

export const strongestOpponent = (card: Offering | undefined): string => opponentsOf(card).at(-1)?.name ?? '';

/** The bots one level below and above this one, where there are such. */
export function neighbours(card: Offering | undefined, bot: string): { lower?: string; higher?: string } {
  const all = opponentsOf(card).map(({ name }) => name);
  const at = all.indexOf(bot);
  const [lower, higher] = at < 0 ? [] : [all[at - 1], all[at + 1]];
  return { ...(lower ? { lower } : {}), ...(higher ? { higher } : {}) };
}
