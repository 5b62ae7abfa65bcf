// What the end of a round and the beginning of the next brought to everybody, from the events that tell it.
import type { Event, Scene } from './kinds';

export interface Amount {
  item: string;
  count: number;
}
export interface SeatSummary {
  seat: number;
  income: number;
  /** Lambs and calves, and the animals that are pregnant now. */
  born: Amount[];
  pregnant: string[];
  dishes: number;
  penalties: number;
  bonus: Amount[];
  weapons: string[];
}
interface RoundSummary {
  /** The round that is over. */
  round: number;
  /** Whether its end was told: income, feast and bonuses come in acts of their own. */
  told: boolean;
  seats: SeatSummary[];
  /** Everybody harvests the same. */
  harvest: string[];
  turned: string[];
  strips: number[];
  lead: number | null;
}

/** The round that has just ended, if one has. */
export function roundEnded(events: Event[]): number | null {
  const next = events.find((event) => event.event === 'roundBegins');
  return next && next.round > 1 ? next.round - 1 : null;
}

/** The events from the beginning of a round to the first decision of the next. */
function partOf(log: Event[], round: number): { before: Event[]; after: Event[] } {
  const begins = (number: number) =>
    log.findLastIndex((event) => event.event === 'roundBegins' && event.round === number);
  const next = begins(round + 1);
  const turn = log.findIndex((event, i) => i > next && (event.event === 'vikingsPlaced' || event.event === 'passes'));
  return {
    before: log.slice(Math.max(0, begins(round)), Math.max(0, next)),
    after: log.slice(Math.max(0, next), turn < 0 ? undefined : turn),
  };
}

/** Whether something is the bonus of a board or house (O-11.5): then it comes out of a cell. */
export const isBonus = (event: Event): event is Bonus => event.event === 'receives' && event.cell !== undefined;
export type Bonus = Required<Extract<Event, { event: 'receives' }>>;

function add(amounts: Amount[], item: string, count: number): void {
  const there = amounts.find((each) => each.item === item);
  if (there) there.count += count;
  else amounts.push({ item, count });
}

/**
 * What was paid in the bonus phase: a card that carries that phase out during the actions (O-8.11) has paid before the income.
 * That is told in every round to everybody; of a feast nothing is, where ships that have emigrated take every place.
 */
function paidSinceIncome(before: Event[]): Bonus[] {
  const income = before.findLastIndex(({ event }) => event === 'income');
  return before.slice(income + 1).filter(isBonus);
}

function reckonSeat(seat: number, before: Event[], after: Event[]): SeatSummary {
  const summary: SeatSummary = {
    seat,
    income: 0,
    born: [],
    pregnant: [],
    dishes: 0,
    penalties: 0,
    bonus: [],
    weapons: [],
  };
  for (const event of before) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'income') summary.income += event.silver;
    else if (event.event === 'serves') ++summary.dishes;
    else if (event.event === 'penalties') summary.penalties += event.count;
    else if (event.event === 'breeds' && event.born > 0) add(summary.born, event.animal, event.born);
    else if (event.event === 'breeds') summary.pregnant.push(event.animal);
  }
  for (const event of paidSinceIncome(before)) if (event.seat === seat) add(summary.bonus, event.item, event.count);
  for (const event of after)
    if (event.event === 'weaponDrawn' && event.seat === seat) summary.weapons.push(event.weapon);
  return summary;
}

/** `log`: everything that was told; `events` alone where there is no more. */
export function summarise(scene: Pick<Scene, 'harvests'>, log: Event[], round: number, seats: number): RoundSummary {
  const { before, after } = partOf(log, round);
  const tier = after.reduce((all, event) => (event.event === 'harvest' ? event.tier : all), 0);
  const lead = before.findLast((event) => event.event === 'takesTheLead');
  return {
    round,
    told: before.some(({ event }) => event === 'income'),
    seats: Array.from({ length: seats }, (_, seat) => reckonSeat(seat, before, after)),
    harvest: scene.harvests[tier] ?? [],
    turned: after.flatMap((event) => (event.event === 'boardTurned' ? [event.face] : [])),
    strips: [...before, ...after].flatMap((event) => (event.event === 'stripRevealed' ? [event.strip] : [])),
    lead: lead?.seat ?? null,
  };
}
