// What can be seen coming: Vikings on their way to a space, and what the phases bring to where it will lie. Only which things
// fly from where to where; Flights.svelte lets them.
import { bonusesIn, harvested } from '../summary';
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
import { activeColour } from '../round';

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

/** O-11.6: whether the bonus phase lies between the two positions. */
const untilBonus: View['stage'][] = ['actions', 'startPlayerPasses', 'beforeIncome', 'income', 'beforeBreeding'];
untilBonus.push('breeding', 'feast', 'beforeBonus', 'bonus');
function bonusesFell({ before, after }: Change): boolean {
  const isStillOwed = untilBonus.includes(after.view.stage) && after.view.round === before.view.round;
  return untilBonus.includes(before.view.stage) && !isStillOwed;
}

/** Where on the boards of a seat a bonus of this kind lies open and surrounded. */
function cellOf({ scene, before }: Change, seat: number, item: string): Spot {
  for (const { seat: owner, place, face, won } of before.gauges.boards) {
    const { rows, bonuses } = faceOf(scene, face);
    const cell = owner === seat ? won.find((each) => gives(bonuses, each, item)) : undefined;
    if (cell === undefined) continue;
    const [line] = rows;
    return {
      board: place,
      across: (columnOf(cell) + 0.5) / (line?.length ?? 1),
      down: 1 - (rowOf(cell) + 0.5) / rows.length,
    };
  }
  return { phase: 'bonus' };
}
const gives = (bonuses: Scene['faces'][number]['bonuses'], cell: string, item: string): boolean =>
  bonuses.some((bonus) => bonus.cell === cell && bonus.reward.some((amount) => amount.item === item));

function placed({ after }: Change, event: Of<'vikingsPlaced'>): Flight {
  const colour = colourOf(activeColour(after.view, event.seat));
  return {
    kind: 'vikings',
    sign: 'viking',
    count: event.count,
    colour,
    from: { crew: event.seat },
    to: { space: event.space },
  };
}

function harvests({ scene }: Change, { tier }: Of<'harvest'>): Flight[] {
  return harvested(scene, tier).map((item) => ({
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

function received(change: Change, event: Of<'receives'>, bonuses: Set<Event>): Flight[] {
  const { seat, item, count } = event;
  const isBonus = bonuses.has(event);
  const from = isBonus ? cellOf(change, seat, item) : sourceOf(change, seat);
  const kind = isBonus ? 'bonus' : 'gain';
  return from ? [{ kind, sign: item, count, from, to: home(change, seat, item) }] : [];
}

function flightOf(change: Change, event: Event, bonuses: Set<Event>): Flight[] {
  switch (event.event) {
    case 'vikingsPlaced':
      return [placed(change, event)];
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
      return received(change, event, bonuses);
    default:
      return [];
  }
}

/** Everything that arrives, in the order in which it was told. */
export function flightsOf(change: Change): Flight[] {
  const until = change.events.findIndex(({ event }) => event === 'roundBegins');
  const ofRound = until < 0 ? change.events : change.events.slice(0, until);
  const bonuses = new Set<Event>(bonusesFell(change) ? bonusesIn(ofRound) : []);
  return change.events.flatMap((event) => flightOf(change, event, bonuses));
}

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
