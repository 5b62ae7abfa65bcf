// The legal moves sorted by what a player would touch.
import type { WikingerMove } from '../../generated/games';
import type { Colour } from './pieces';

type March = Extract<WikingerMove, { verb: 'march' }>;

export interface Offers {
  /** Touching a point does this at once: settle, remove, tower. With two shades aboard, by shade. */
  direct: Map<string, WikingerMove[]>;
  /** Vikings that can go somewhere, and where to. */
  marches: Map<string, Map<string, March>>;
  /** The shades that can be settled. */
  shades: Colour[];
}

export function offersOf(moves: WikingerMove[]): Offers {
  const offers: Offers = { direct: new Map(), marches: new Map(), shades: [] };
  for (const move of moves) {
    if (move.verb === 'march') {
      const targets = offers.marches.get(move.from) ?? new Map<string, March>();
      offers.marches.set(move.from, targets.set(move.to, move));
    } else if ('to' in move) {
      offers.direct.set(move.to, [...(offers.direct.get(move.to) ?? []), move]);
      if (move.verb === 'settle' && !offers.shades.includes(move.colour)) offers.shades.push(move.colour);
    }
  }
  return offers;
}

/** The move that touching a point makes, given the Viking in hand and the shade to settle. */
export function moveTo(
  offers: Offers,
  point: string,
  picked: string | null,
  shade: Colour | null,
): WikingerMove | null {
  const march = picked ? offers.marches.get(picked)?.get(point) : undefined;
  if (march) return march;
  const direct = offers.direct.get(point) ?? [];
  return direct.find((move) => move.verb !== 'settle' || shade === null || move.colour === shade) ?? null;
}

/** What a touch that leads nowhere would have meant, in notation, so that the engine can say why it does not. */
export function attempt(
  point: string,
  picked: string | null,
  offers: Offers,
  phase: string,
  shade: Colour | null,
): string {
  if (picked && picked !== point) return `${picked}-${point}`;
  if (phase === 'march' || phase === 'chain') return `${point}-${point}`;
  return phase === 'settlement' && offers.shades.length > 1 && shade ? `settle ${shade} ${point}` : point;
}
