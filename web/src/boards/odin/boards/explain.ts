// What a cell of a board is, in words: a few for the screen reader, a sentence for whoever touches it.
import type { Language } from '../../../engine/protocol';
import type { Explanation } from '../../board';
import { type Amount, type BoardGauges, type FaceRow, itemOf, nameOf, type Scene } from '../kinds';
import { countedOf } from '../names';
import type { LayingWords } from '../words/laying';
import { groundsOf } from './geometry';
import { pieceAt, type TrialPiece } from './trial';

export interface Shown {
  scene: Scene;
  face: FaceRow;
  board: Pick<BoardGauges, 'pieces' | 'paying' | 'won'>;
  language: Language;
  words: LayingWords;
  /** What lies there on trial. */
  tried?: TrialPiece[];
}

/** `tried`: what lies there on trial. */
export const coveredOf = (board: Pick<BoardGauges, 'pieces'>, tried: readonly TrialPiece[] = []): ReadonlySet<string> =>
  new Set([...board.pieces, ...tried.filter(({ loose }) => !loose)].flatMap(({ cells }) => cells));

const rewardWords = (scene: Scene, reward: readonly Amount[], language: Language): string =>
  reward
    .map(({ item, count }) => (count > 1 ? countedOf(scene, item, count, language) : nameOf(scene, item, language)))
    .join(', ');

const valueOf = (face: FaceRow, cell: string): number => face.numbers.find((each) => each.cell === cell)?.value ?? 0;
const rewardOf = ({ scene, face, language }: Shown, cell: string): string =>
  rewardWords(scene, face.bonuses.find((each) => each.cell === cell)?.reward ?? [], language);

/** "c4, income 2, pays now". */
export function cellLabel(shown: Shown, cell: string): string {
  const { scene, face, board, language, words: w } = shown;
  const kind = groundsOf(face).get(cell);
  if (!kind) return `${cell}, ${w.cell.none}`;
  const onTrial = pieceAt(shown.tried ?? [], cell);
  if (onTrial) return `${cell}, ${w.cell.tried(nameOf(scene, onTrial.lift.item, language), onTrial.loose)}`;
  const piece = board.pieces.find(({ cells }) => cells.includes(cell));
  if (piece) return `${cell}, ${w.cell.covered(nameOf(scene, piece.item, language))}`;
  const parts = [cell];
  if (kind === 'income') {
    parts.push(w.cell.income(valueOf(face, cell)));
    if (board.paying.includes(cell)) parts.push(w.cell.pays);
  } else if (kind === 'bonus') {
    parts.push(w.cell.bonus(rewardOf(shown, cell)));
    if (board.won.includes(cell)) parts.push(w.cell.won);
  } else parts.push(w.cell[kind]);
  return parts.join(', ');
}

/** What a touched cell is; nothing where there is none. `fresh`: cells of pieces laid in this turn. */
export function explainCell(shown: Shown, cell: string, fresh: ReadonlySet<string>): Explanation | null {
  const { scene, face, board, language, words: w } = shown;
  const kind = groundsOf(face).get(cell);
  if (!kind) return null;
  const piece = board.pieces.find(({ cells }) => cells.includes(cell));
  if (piece) {
    const { colour } = itemOf(scene, piece.item);
    const what = w.about.piece(nameOf(scene, piece.item, language), w.colours[colour]);
    return { message: `${what} ${fresh.has(cell) ? w.about.undo : w.about.stays}`, rule: 'O-9.11' };
  }
  if (kind === 'income') {
    const more = board.paying.includes(cell) ? ` ${w.about.pays}` : '';
    return { message: w.about.income(valueOf(face, cell)) + more, rule: 'O-9.4' };
  }
  if (kind === 'bonus') {
    const more = board.won.includes(cell) ? ` ${w.about.won}` : '';
    return { message: w.about.bonus(rewardOf(shown, cell)) + more, rule: 'O-11.5' };
  }
  if (kind === 'rock') return { message: w.about.rock, rule: face.ground === 'house' ? 'O-9.9' : 'O-9.8' };
  return kind === 'minus'
    ? { message: w.about.minus, rule: 'O-12.4' }
    : { message: w.about.plain, rule: face.ground === 'house' ? 'O-9.9' : 'O-9.3' };
}
