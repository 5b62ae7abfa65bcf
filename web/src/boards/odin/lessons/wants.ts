// What a step of a lesson waits for.
import type { AnyEvent, AnyMove } from '../../../engine/protocol';
import type { Step } from '../../../tutorial/lesson';
import type { Event, Verb } from '../kinds';

type Wants = NonNullable<Step['wants']>;
type Named<E extends Event['event']> = Extract<Event, { event: E }>;

/** Something happens, perhaps in a certain way. */
export const happens =
  <E extends Event['event']>(what: E, fits: (event: Named<E>) => boolean = () => true): Wants =>
  ({ events }) =>
    (events as (AnyEvent & Event)[]).some((event) => event.event === what && fits(event as Named<E>));

/** Vikings go to this space. */
export const placed = (space: string): Wants => happens('vikingsPlaced', (event) => event.space === space);

/** A move of this kind is made, whatever it brings about. */
export const said =
  (verb: Verb): Wants =>
  ({ move }) =>
    (move as AnyMove & { verb?: string }).verb === verb;
