// Where a round stands: everybody's Vikings, and the turns.
import { colourOf, type Colour, type Event, type Gauges, type View } from './kinds';

export interface Crew {
  seat: number;
  colour: Colour;
  /** Vikings on the Thing Square. */
  left: number;
  /** Vikings on the action board: so many on each space. */
  out: number[];
  passed: boolean;
  /** O-13.3: alone, last round's Vikings of the other colour stand in the way. */
  blocks: boolean;
}

function outOf(view: View, colour: number): number[] {
  return [...view.crews, ...view.imitations.map(({ crew }) => crew)]
    .filter((crew) => crew.colour === colour && crew.vikings > 0)
    .map(({ vikings }) => vikings);
}

/** Everybody's Vikings in this round; alone, the two colours. */
export function crewsOf(view: View, { seats }: Gauges): Crew[] {
  return seats.flatMap(({ colour, resting }, seat): Crew[] => {
    const { thingSquare = 0, waiting = 0, passed = false } = view.players[seat] ?? {};
    const crew = (number: number, left: number) => ({ seat, colour: colourOf(number), left, out: outOf(view, number) });
    const acting = { ...crew(colour, thingSquare), passed, blocks: false };
    return resting === null ? [acting] : [acting, { ...crew(resting, waiting), passed: false, blocks: true }];
  });
}

/** What somebody did with a turn: Vikings to a space, or none any more; and what came of it. */
export interface Turn {
  seat: number;
  colour: Colour;
  vikings: number;
  /** None: whoever it is has passed. */
  space: string | null;
  came: Event[];
}

/** What is worth a line: what came onto boards, into harbours and into play; what was paid on the way is not. */
const worthALine: Event['event'][] = ['lays', 'receives', 'explores', 'emigrates', 'cardPlayed', 'succeeds', 'fails'];
worthALine.push('upgrades', 'buys', 'stores', 'arms', 'visits', 'vikingsReturn');

/** The turns of the round that goes on, in their order. */
export function turnsOf(log: Event[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of log.slice(log.findLastIndex((each) => each.event === 'roundBegins') + 1)) {
    if (event.event === 'takesTheLead') break; // O-3.8: nobody acts after it
    if (event.event === 'vikingsPlaced' || event.event === 'passes') {
      const { seat } = event;
      const [vikings, space] = event.event === 'passes' ? [0, null] : [event.count, event.space];
      turns.push({ seat, colour: colourOf(event.colour), vikings, space, came: [] });
    } else if (worthALine.includes(event.event) && 'seat' in event) {
      turns.findLast(({ seat }) => seat === event.seat)?.came.push(event);
    }
  }
  return turns;
}
