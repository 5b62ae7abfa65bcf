// What a screen reader says about a point.
import type { WikingerMove } from '../../generated/games';
import type { Point } from './island';
import { moveTo, type Offers } from './offers';
import { type Colour, type Piece, pieceAt } from './pieces';
import type { BoardWords } from './words';

export function pointLabel(
  w: BoardWords,
  point: Point,
  figures: Piece[],
  offers: Offers,
  picked: string | null,
  shade: Colour | null,
  hint: WikingerMove | null,
  /** The colours of whoever is called "you". */
  yours: readonly Colour[] = [],
): string {
  const figure = pieceAt(figures, point.name);
  const occupant = figure ? who(w, figure, yours) : w.free;
  const move = moveTo(offers, point.name, picked, shade);
  const isHinted =
    hint !== null && 'to' in hint && (hint.to === point.name || ('from' in hint && hint.from === point.name));
  return [
    point.name,
    w.region(point.region.toUpperCase()),
    occupant,
    picked === point.name ? w.inHand : offerWords(w, move, offers.marches.has(point.name)),
    isHinted ? w.hint : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const who = (w: BoardWords, { kind, colour }: Piece, yours: readonly Colour[]): string =>
  yours.includes(colour) ? w.own[kind] : w[kind](w.colours[colour]);

function offerWords(w: BoardWords, move: WikingerMove | null, movable: boolean): string {
  switch (move?.verb) {
    case 'settle':
    case 'remove':
    case 'tower':
      return w.offers[move.verb];
    case 'march':
      return w.offers.target;
    default:
      return movable ? w.offers.pick : '';
  }
}
