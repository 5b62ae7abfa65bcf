// How strong everybody stands on each tongue now: what the eye can count on the board. The scoring itself, with cards and
// ties, is the engine's; a test holds the two together.
import type { WalhallaView } from '../../generated/games';
import { type Colour, type Terrain } from './kinds';

const bonus: Partial<Record<Terrain, number>> = { village1: 1, village2: 2 };

export interface Strength {
  colour: Colour;
  strength: number;
}

/** For each tongue who stands there, the strongest first. */
export function strengthsOf(view: WalhallaView): Strength[][] {
  return view.tongues.map(({ plots }) => {
    const sums = new Map<Colour, number>();
    for (const { viking, terrain } of plots)
      if (viking !== 'none') sums.set(viking, (sums.get(viking) ?? 0) + 1 + (bonus[terrain] ?? 0));
    return [...sums].map(([colour, strength]) => ({ colour, strength })).sort((a, b) => b.strength - a.strength);
  });
}
