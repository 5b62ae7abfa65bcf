// Effects of cards that ask again and again: whoever has made up their mind is not asked any more. Kept in this browser.
import { type Move, type MoveOf, questionOf, type View } from '../kinds';

export type Habit = 'ask' | 'always' | 'never';
const key = 'meadhall.odin.habits';

type Habits = Partial<Record<string, Habit>>;

function stored(): Habits {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Habits;
  } catch {
    return {};
  }
}

export const habitOf = (card: string): Habit => stored()[card] ?? 'ask';

export function setHabit(card: string, habit: Habit): void {
  const habits = Object.fromEntries(
    Object.entries({ ...stored(), [card]: habit }).filter(([, each]) => each !== 'ask'),
  );
  try {
    localStorage.setItem(key, JSON.stringify(habits));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

const usesIn = (moves: Move[]): MoveOf<'use'>[] => moves.filter((move): move is MoveOf<'use'> => move.verb === 'use');

/** Whether a habit can be formed: only where there is one way to use the card, so that nothing is left to decide. */
export const isHarmless = (moves: Move[], card: string): boolean =>
  usesIn(moves).filter((move) => move.card === card).length === 1;

/** What answers a question about waiting effects without asking; none: it is put. */
export function autoAnswer(view: View, moves: Move[], habit: (card: string) => Habit = habitOf): Move | null {
  if (questionOf(view)?.ask !== 'triggers') return null;
  const uses = usesIn(moves);
  const always = uses.find((move) => habit(move.card) === 'always' && isHarmless(moves, move.card));
  if (always) return always;
  const skip = moves.find((move) => move.verb === 'skip');
  return skip && uses.length > 0 && uses.every((move) => habit(move.card) === 'never') ? skip : null;
}
