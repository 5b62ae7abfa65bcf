// Which of the things on the table are behind tabs, and which a question is about.
import type { Asked } from '../kinds';

export type Tab = 'mountain' | 'islands' | 'specials' | 'cards' | 'others';

/** With room enough the others and the cards lie open beside the market; alone there are no others. */
export function tabsOf(others: boolean, roomy: boolean): Tab[] {
  const market: Tab[] = ['mountain', 'islands', 'specials'];
  if (roomy) return market;
  return others ? [...market, 'cards', 'others'] : [...market, 'cards'];
}

/** Strips, lands and cards that are asked about stand in the tray already. */
const about: Partial<Record<Asked, Tab>> = {
  specialSale: 'specials',
  forge: 'specials',
  secondLoot: 'specials',
};

export const tabFor = (asked: Asked | null): Tab | undefined => (asked ? about[asked] : undefined);
