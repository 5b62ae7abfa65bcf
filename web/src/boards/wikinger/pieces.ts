// Figures with a history: the same figure keeps its number from one view to the next, so that the eye can follow it.
import type { WikingerView } from '../../generated/games';

export const colours = ['red', 'black', 'lightRed', 'grey'] as const;
export type Colour = (typeof colours)[number];

export interface Piece {
  id: number;
  kind: 'viking' | 'tower';
  colour: Colour;
  at: string;
}

type Standing = Omit<Piece, 'id'>;

function standing(view: WikingerView): Standing[] {
  const figures = (kind: Piece['kind'], points: string[][]) =>
    colours.flatMap((colour, i) => (points[i] ?? []).map((at) => ({ kind, colour, at })));
  return [...figures('viking', view.vikings), ...figures('tower', view.towers)];
}

const key = ({ kind, colour, at }: Standing) => `${kind} ${colour} ${at}`;
const kin = ({ kind, colour }: Standing) => `${kind} ${colour}`;

/**
 * The figures of a view, with the numbers they had before. Who stands where one of its kind stood is the same; of the
 * others, one that is gone and one of its kind that is new elsewhere are the same figure, moved.
 */
export function pieces(view: WikingerView, before: Piece[]): Piece[] {
  const wanted = new Map(standing(view).map((figure) => [key(figure), figure]));
  const stayed = before.filter((piece) => wanted.delete(key(piece)));
  const gone = new Map<string, Piece[]>();
  for (const piece of before) {
    if (!stayed.includes(piece)) gone.set(kin(piece), [...(gone.get(kin(piece)) ?? []), piece]);
  }
  let last = Math.max(0, ...before.map((piece) => piece.id));
  const arrived = [...wanted.values()].map((figure) => ({
    ...figure,
    id: (figure.kind === 'viking' ? gone.get(kin(figure))?.shift()?.id : undefined) ?? ++last,
  }));
  return [...stayed, ...arrived].sort((a, b) => a.id - b.id);
}

export function pieceAt(all: Piece[], point: string): Piece | undefined {
  return all.find((piece) => piece.at === point);
}
