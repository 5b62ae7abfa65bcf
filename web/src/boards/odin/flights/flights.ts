// What can be seen coming: Vikings on their way to a space, and what the phases bring to where it will lie. Only which things
// fly from where to where; Flights.svelte lets them.
import { type Bonus, isBonus } from '../summary';
import {
  colourOf,
  type Colour,
  columnOf,
  type Event,
  faceOf,
  type Gauges,
  rowOf,
  type Scene,
  type View,
} from '../kinds';

/** A place on the screen: whatever of it is in sight. */
export type Spot =
  | { crew: number }
  | { space: string }
  | { phase: string }
  | { item: string }
  | { seat: number }
  | { board: string; across: number; down: number };

export type Kind = 'vikings' | 'gain' | 'income' | 'birth' | 'bonus' | 'harvest' | 'weapon';

export interface Flight {
  kind: Kind;
  /** A symbol of the sprite. */
  sign: string;
  count: number;
  /** Whose Vikings they are. */
  colour?: Colour;
  from: Spot;
  to: Spot;
}

/** How the table looked before and after what happened, through the same eyes. */
export interface Change {
  scene: Scene;
  events: Event[];
  before: { view: View; gauges: Gauges };
  after: { view: View; gauges: Gauges };
  /** Whose things lie open; everybody else has a line. */
  shown: number;
}

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** What is shown lies there itself; what others get comes to their line. */
const home = ({ shown }: Change, seat: number, item: string): Spot => (seat === shown ? { item } : { seat });

/** The cell on the board that a bonus comes out of. */
function cellOf({ scene, before }: Change, { seat, place, cell }: Bonus): Spot {
  const board = before.gauges.boards.find((each) => each.seat === seat && each.place === place);
  if (!board) return { phase: 'bonus' };
  const { rows } = faceOf(scene, board.face);
  return {
    board: place,
    across: (columnOf(cell) + 0.5) / (rows[0]?.length ?? 1),
    down: 1 - (rowOf(cell) + 0.5) / rows.length,
  };
}

function placed(event: Of<'vikingsPlaced'>): Flight {
  return {
    kind: 'vikings',
    sign: 'viking',
    count: event.count,
    colour: colourOf(event.colour),
    from: { crew: event.seat },
    to: { space: event.space },
  };
}

function harvests({ scene }: Change, { tier }: Of<'harvest'>): Flight[] {
  return (scene.harvests[tier] ?? []).map((item) => ({
    kind: 'harvest',
    sign: item,
    count: 1,
    from: { phase: 'harvest' },
    to: { item },
  }));
}

function births(change: Change, { seat, animal, born }: Of<'breeds'>): Flight {
  const sign = born > 0 ? animal : `pregnant_${animal}`;
  return {
    kind: 'birth',
    sign,
    count: Math.max(1, born),
    from: { phase: 'breeding' },
    to: home(change, seat, sign),
  };
}

/** The space whose action brings it, as far as one can be named. */
function sourceOf({ events, before, after }: Change, seat: number): Spot | null {
  const here = events.findLast((event): event is Of<'vikingsPlaced'> => event.event === 'vikingsPlaced');
  if (here) return here.seat === seat ? { space: here.space } : null;
  const space = before.gauges.action?.space ?? after.gauges.action?.space;
  return space ? { space } : null;
}

function received(change: Change, event: Of<'receives'>): Flight[] {
  const { seat, item, count } = event;
  const from = isBonus(event) ? cellOf(change, event) : sourceOf(change, seat);
  const kind = isBonus(event) ? 'bonus' : 'gain';
  return from ? [{ kind, sign: item, count, from, to: home(change, seat, item) }] : [];
}

function flightOf(change: Change, event: Event): Flight[] {
  switch (event.event) {
    case 'vikingsPlaced':
      return [placed(event)];
    case 'harvest':
      return harvests(change, event);
    case 'breeds':
      return [births(change, event)];
    case 'income':
      return event.silver > 0
        ? [
            {
              kind: 'income',
              sign: 'silver',
              count: event.silver,
              from: { phase: 'income' },
              to: home(change, event.seat, 'silver'),
            },
          ]
        : [];
    case 'weaponDrawn':
      return [
        {
          kind: 'weapon',
          sign: event.weapon,
          count: 1,
          from: { phase: 'new_weapon' },
          to: home(change, event.seat, event.weapon),
        },
      ];
    case 'receives':
      return received(change, event);
    default:
      return [];
  }
}

/** Everything that arrives, in the order in which it was told. */
export const flightsOf = (change: Change): Flight[] => change.events.flatMap((event) => flightOf(change, event));

/** All of it takes two seconds at most: what belongs together flies together, one phase after the other. */
export const longest = 2000;
export interface Timed {
  flight: Flight;
  delay: number;
  lasts: number;
}
export function timed(flights: Flight[]): Timed[] {
  const kinds = [...new Set(flights.map(({ kind }) => kind))];
  const lasts = kinds.length > 2 ? 480 : 380;
  const step = kinds.length > 1 ? Math.min(320, (longest - lasts - 200) / (kinds.length - 1)) : 0;
  const places = new Map<Kind, number>();
  return flights.map((flight) => {
    const place = places.get(flight.kind) ?? 0;
    places.set(flight.kind, place + 1);
    return { flight, delay: step * kinds.indexOf(flight.kind) + Math.min(200, 40 * place), lasts };
  });
}
