// What lies on trial on boards and in houses: where each tile lies, what is left of the goods meanwhile, and which moves of a
// run belong to one tile.
import { type BoardGauges, cellsOf, itemOf, type Move, type MoveOf, type Scene, type Trial, type View } from '../kinds';
import { posesOf } from './poses';

/** Taking a tile up, and laying it. */
export type Laying = [MoveOf<'lift'>, MoveOf<'lay'>];

export interface TrialPiece {
  gesture: Move[];
  lift: MoveOf<'lift'>;
  lay: MoveOf<'lay'>;
  cells: string[];
  /** The game does not allow it beside the others. */
  loose: boolean;
}

export const noTrial: Trial = { kept: [], loose: [] };
/** Everything that lies on trial, allowed or not. */
export const allOf = ({ kept, loose }: Trial): Move[][] => [...kept, ...loose];
export const without = (trial: Trial, gesture: Move[]): Move[][] => allOf(trial).filter((each) => each !== gesture);

const layingIn = ([lift, lay]: Move[]): Laying | null =>
  lift?.verb === 'lift' && lay?.verb === 'lay' ? [lift, lay] : null;

/** The tiles that lie on trial, wherever they lie. */
export function piecesIn(scene: Scene, trial: Trial): TrialPiece[] {
  return allOf(trial).flatMap((gesture) => {
    const laying = layingIn(gesture);
    if (!laying) return [];
    const [lift, lay] = laying;
    const pose = posesOf(itemOf(scene, lift.item))[lay.pose];
    const cells = pose ? cellsOf(pose, lay.cell) : [];
    return [{ gesture, lift, lay, cells, loose: trial.loose.includes(gesture) }];
  });
}

export const onPlace = (pieces: TrialPiece[], place: string): TrialPiece[] =>
  pieces.filter(({ lift }) => lift.place === place);

/** The tile that lies on a cell: of several the one that was laid last. */
export const pieceAt = (pieces: TrialPiece[], cell: string): TrialPiece | undefined =>
  pieces.findLast(({ cells }) => cells.includes(cell));

/** A run of taking up and laying, tile by tile; what does not belong to one is left out. */
export const gesturesIn = (moves: Move[]): Move[][] =>
  moves.flatMap((_, i) => {
    const laying = layingIn(moves.slice(i, i + 2));
    return laying ? [laying] : [];
  });

/** What everybody has, with the tiles that lie on trial taken from the goods of a seat. */
export function leftOf(scene: Scene, view: View, seat: number, pieces: TrialPiece[]): View {
  if (pieces.length === 0) return view;
  const laid = pieces.map(({ lift }) => lift.item as string);
  const less = (supply: number[]) =>
    supply.map((count, number) => count - laid.filter((item) => item === scene.items[number]?.item).length);
  const specials = scene.items.filter(({ sort }) => sort === 'special').map(({ item }) => item as string);
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, supply: less(player.supply) } : player)),
    specials: view.specials.map((holder, i) => (laid.includes(specials[i] ?? '') ? 'laid' : holder)),
  };
}

/** How the boards would be counted with what lies on trial; as they are where that is not known. */
export function countedWith(boards: BoardGauges[], then: BoardGauges[]): BoardGauges[] {
  const counted = new Map(then.map((board) => [board.place, board]));
  return boards.map((board) => {
    const after = counted.get(board.place);
    if (!after) return board;
    const { won, income, paying, openMinus } = after;
    return { ...board, won, income, paying, openMinus };
  });
}
