// The events at the end of a raid, put in the order in which people read a scoring.
import type { WalhallaEvent } from '../../generated/games';
import type { Cards } from './kinds';

type Scored = Extract<WalhallaEvent, { event: 'tongueScores' }>;
type RowKind = 'tongues' | 'wheat' | 'cards' | 'fields' | 'walhalla';

export interface Reckoning {
  revealed: { seat: number; cards: Cards }[];
  tongues: Scored[][];
  /** Points by kind and seat, for kinds that brought any. */
  rows: { kind: RowKind; points: Partial<Record<number, number>> }[];
  seats: number[];
  sums: Partial<Record<number, number>>;
  resupply: { seat: number; number: number }[];
  exodus: number;
  /** The raid that begins, if one does. */
  next: number | null;
}

const kindOf: Partial<Record<WalhallaEvent['event'], RowKind>> = {
  tongueScores: 'tongues',
  wheatScores: 'wheat',
  cardScores: 'cards',
  fieldsScore: 'fields',
  walhallaScores: 'walhalla',
};

/** Whether something was scored that people want to look at in peace. */
export const isReckoning = (events: WalhallaEvent[]): boolean =>
  events.some((event) => event.event in kindOf || event.event === 'resupplied');

export function reckon(events: WalhallaEvent[]): Reckoning {
  const sums: Reckoning['sums'] = {};
  const rows = new Map<RowKind, Partial<Record<number, number>>>();
  const tongues: Scored[][] = [[], [], []];
  const reckoning: Reckoning = {
    revealed: [],
    tongues,
    rows: [],
    seats: [],
    sums,
    resupply: [],
    exodus: 0,
    next: null,
  };
  const seats = new Set<number>();
  for (const event of events) {
    const kind = kindOf[event.event];
    if (kind && 'points' in event) {
      const row = rows.get(kind) ?? {};
      row[event.seat] = (row[event.seat] ?? 0) + event.points;
      rows.set(kind, row);
      sums[event.seat] = (sums[event.seat] ?? 0) + event.points;
      seats.add(event.seat);
    }
    if (event.event === 'tongueScores') tongues[event.tongue - 1]?.push(event);
    if (event.event === 'reveals') reckoning.revealed.push({ seat: event.seat, cards: event.cards });
    if (event.event === 'resupplied') {
      reckoning.resupply.push({ seat: event.seat, number: event.number });
      seats.add(event.seat);
    }
    if (event.event === 'exodus') reckoning.exodus = event.number;
    if (event.event === 'raidBegins') reckoning.next = event.raid;
  }
  for (const lines of tongues) lines.sort((a, b) => b.points - a.points || b.number - a.number);
  reckoning.rows = [...rows].map(([kind, points]) => ({ kind, points }));
  reckoning.seats = [...seats].sort((a, b) => a - b);
  return reckoning;
}
