// What stands in the ask bar beside the engine's question: how it is answered by hand, and the answers that are no place.
import type { Language, ToAct } from '../../engine/protocol';
import type { Ask, Choice } from '../board';
import { isAnytime, type Move, questionOf, type Scene, type Verb, type View } from './kinds';
import { moveWords } from './move-words';
import { words } from './words';

export interface Position {
  scene: Scene;
  view: View;
  toAct: ToAct;
  moves: Move[];
}

/** Answers for which there is nothing to touch; in the order of the buttons. */
const plain: Verb[] = ['roll', 'option', 'trade', 'swap', 'done', 'end', 'close', 'skip', 'fail', 'pass'];

/** What most would choose: on with it. Whoever could still take, upgrade or play is not hurried past it. */
function isMain(move: Move, { scene, moves }: Position): boolean {
  if (move.verb === 'trade' || move.verb === 'end' || move.verb === 'close') return true;
  if (move.verb === 'roll') return !moves.some(({ verb }) => verb === 'pay' || verb === 'loot' || verb === 'fail');
  if (move.verb !== 'done' && move.verb !== 'skip') return false;
  return moves.every((other) => other === move || isAnytime(scene, other));
}

/** A button says less than a list: the question stands beside it. */
function labelOf(move: Move, { view, scene }: Position, language: Language): string {
  const w = words[language].moves;
  if (move.verb === 'pass') return w.passShort;
  return move.verb === 'fail' ? w.fail('') : moveWords(move, language, view, scene);
}

export function choicesOf(position: Position, language: Language): Choice<Move>[] {
  const { view, moves } = position;
  const offered = questionOf(view)?.ask === 'triggers' ? [...plain, 'use' as const] : plain;
  return moves
    .filter((move) => offered.includes(move.verb))
    .sort((a, b) => offered.indexOf(a.verb) - offered.indexOf(b.verb))
    .map((move) => ({
      move,
      label: labelOf(move, position, language),
      ...(isMain(move, position) ? { main: true } : {}),
    }));
}

export function ask(position: Position, language: Language): Ask<Move, View> {
  const asked = questionOf(position.view);
  const tip = asked && position.moves.length > 0 ? words[language].tips[asked.ask] : undefined;
  return { tip, choices: choicesOf(position, language) };
}
