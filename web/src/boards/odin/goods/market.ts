// What lies open for everybody: mountain strips, exploration boards, special tiles.
import { type FaceRow, faceOf, type Move, type MoveOf, type Scene, type View } from '../kinds';
import { specialsOf } from './tiles';

/** A mountain strip that lies face up and still holds something. */
export interface OpenStrip {
  /** Counted from 1, as moves do. */
  strip: number;
  /** What is left of it, from the arrow on. */
  left: Scene['strips'][number];
}

const faceDown = 255;

export function openStrips(scene: Scene, view: View): OpenStrip[] {
  return scene.strips.flatMap((row, i) => {
    const taken = view.strips[i] ?? faceDown;
    return taken >= row.length ? [] : [{ strip: i + 1, left: row.slice(taken) }];
  });
}

export const stripsFaceDown = (view: View): number => view.strips.filter((taken) => taken === faceDown).length;

/** What the first so many positions bring: silver is two coins. */
export function taken(left: string[], count: number): [item: string, many: number][] {
  const front = left.slice(0, count);
  const many = (item: string) => front.filter((each) => each === item).length * (item === 'silver' ? 2 : 1);
  return [...new Set(front)].map((item) => [item, many(item)]);
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
