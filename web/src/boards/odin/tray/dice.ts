// A dice action in numbers: how likely success is, and how to pay for it most cheaply.
import { type Gauges, itemOf, type Move, type MoveOf, type Scene } from '../kinds';

export type Dice = NonNullable<Gauges['dice']>;
export type Payment = Dice['payments'][number];

export interface Chance {
  hits: number;
  sides: number;
  percent: number;
}

/** Of the next roll; none when no roll is left. */
export function chanceOf(dice: Dice): Chance | null {
  const sides = dice.faces.length;
  if (sides === 0) return null;
  const hits = dice.faces.filter((face) => face.success).length;
  return { hits, sides, percent: Math.round((100 * hits) / sides) };
}

/** Least in all, then least of what could build something: weapons are good for nothing else. */
const cheaper = (one: Payment, other: Payment) =>
  one.count + one.weapons - other.count - other.weapons || one.count - other.count;

export const cheapest = (payments: Payment[]): Payment | undefined => [...payments].sort(cheaper)[0];

/** The ways to pay for success without loot, from all weapons to all resources. */
export const plainPayments = (dice: Dice): Payment[] =>
  dice.payments.filter(({ loot }) => loot === null).sort((one, other) => one.count - other.count);

export interface Prey {
  item: string;
  sword: number;
  /** None are known while a second tile is won. */
  payments: Payment[];
  moves: MoveOf<'loot'>[];
}

/** What can be won, the most precious first. */
export function preyOf(scene: Scene, dice: Dice | null, moves: Move[]): Prey[] {
  const loots = moves.filter((move): move is MoveOf<'loot'> => move.verb === 'loot');
  return [...new Set(loots.map((move) => move.item))]
    .map((item) => ({
      item,
      sword: itemOf(scene, item).sword,
      payments: (dice?.payments ?? []).filter(({ loot }) => loot === item),
      moves: loots.filter((move) => move.item === item),
    }))
    .sort((one, other) => other.sword - one.sword);
}

/** The move that pays so. */
export const payMove = (moves: Move[], payment: Payment): MoveOf<'pay' | 'loot'> | undefined =>
  moves.find((move): move is MoveOf<'pay' | 'loot'> =>
    payment.loot === null
      ? move.verb === 'pay' && move.count === payment.count
      : move.verb === 'loot' && move.item === payment.loot && move.count === payment.count,
  );
