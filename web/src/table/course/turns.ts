// The log by turns: who had it, and what happened in it.
import type { AnyEvent } from '../../engine/protocol';

export interface Turn {
  /** Whose turn it was; null for what happened to everybody. */
  seat: number | null;
  events: AnyEvent[];
}

/** `turnOf` says whose turn an event begins or goes on with; what it does not know belongs to the turn that runs. */
export function turnsOf(events: AnyEvent[], turnOf: (event: AnyEvent) => number | null | undefined): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    if (!event.text) continue;
    const seat = turnOf(event);
    const running = turns.at(-1);
    if (running && (seat === undefined || seat === running.seat)) running.events.push(event);
    else turns.push({ seat: seat ?? null, events: [event] });
  }
  return turns;
}
