// What lies open for everybody: mountain strips, exploration boards, special tiles.
import { type Amount, type FaceRow, faceOf, type Move, type MoveOf, type Scene, type View } from '../kinds';
import { specialsOf } from './tiles';

/** What the first so many positions of a strip bring. */
export function taken(left: readonly Amount[], count: number): [item: string, many: number][] {
  const many = new Map<string, number>();
  for (const each of left.slice(0, count)) many.set(each.item, (many.get(each.item) ?? 0) + each.count);
  return [...many];
}

/** The move that takes up to the n-th thing left on a strip. */
export const takeOf = (moves: Move[], strip: number, count: number): MoveOf<'take'> | undefined =>
  moves.find((move): move is MoveOf<'take'> => move.verb === 'take' && move.strip === strip && move.count === count);

/** An exploration board as it lies: on display, or somebody's. */
export interface Land {
  face: FaceRow;
  owner: number | null;
  silver: number;
  ships: Scene['islands'][number]['frontShips'];
  move: MoveOf<'explore'> | undefined;
}

export function landsOf(scene: Scene, view: View, moves: Move[]): Land[] {
  return scene.islands.map((row, i) => {
    const island = view.islands[i];
    const face = island?.turned ? row.back : row.front;
    return {
      face: faceOf(scene, face),
      owner: island?.owner ?? null,
      silver: island?.silver ?? 0,
      ships: island?.turned ? row.backShips : row.frontShips,
      move: moves.find((move): move is MoveOf<'explore'> => move.verb === 'explore' && move.face === face),
    };
  });
}

/** A special tile and where it is. */
export interface Treasure {
  row: ReturnType<typeof specialsOf>[number];
  /** A seat, or nobody while it lies on the oval board; laid tiles belong to nobody either. */
  holder: number | null;
  onSale: boolean;
}

export function treasuresOf(scene: Scene, view: View): Treasure[] {
  return specialsOf(scene).map((row, i) => {
    const where = view.specials[i] ?? 'ovalBoard';
    const seat = /^seat(\d)$/.exec(where)?.[1];
    return { row, holder: seat === undefined ? null : Number(seat), onSale: where === 'ovalBoard' };
  });
}
