// Where a round stands: its phase, and everybody's Vikings.
import { colourOf, type Colour, type Event, type Scene, type View } from './kinds';
import { seatCount } from './names';

type Phase = Scene['phases'][number]['phase'];

const phases: Partial<Record<View['stage'], Phase>> = {
  newViking: 'new_viking',
  harvest: 'harvest',
  explorationBoards: 'exploration_boards',
  newWeapon: 'new_weapon',
  actions: 'actions',
  startPlayerPasses: 'start_player',
  beforeIncome: 'income',
  income: 'income',
  beforeBreeding: 'breeding',
  breeding: 'breeding',
  feast: 'feast',
  beforeBonus: 'bonus',
  bonus: 'bonus',
  mountainStrips: 'mountain_strips',
  returnVikings: 'return_vikings',
  beforeRound: 'return_vikings',
};
/** The phase that goes on or comes next; none while the table is set up and when the game is over. */
export const phaseOf = (view: View): Phase | null => phases[view.stage] ?? null;

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

/** Alone, one acts with red in odd rounds and with blue in even ones (O-13.2); the next come home before their round. */
export function activeColour(view: View, seat: number, seats = seatCount(view)): number {
  if (seats > 1) return seat;
  const round = view.stage === 'beforeRound' ? view.round + 1 : view.round;
  return Math.max(0, round - 1) % 2;
}

function outOf(view: View, colour: number): number[] {
  return [...view.crews, ...view.imitations.map(({ crew }) => crew)]
    .filter((crew) => crew.colour === colour && crew.vikings > 0)
    .map(({ vikings }) => vikings);
}

/** Everybody's Vikings in this round; alone, the two colours. */
export function crewsOf(view: View): Crew[] {
  const seats = seatCount(view);
  if (seats === 1) return soloCrews(view);
  return view.players.slice(0, seats).map((player, seat) => ({
    seat,
    colour: colourOf(seat),
    left: player.thingSquare,
    out: outOf(view, seat),
    passed: player.passed,
    blocks: false,
  }));
}

function soloCrews(view: View): Crew[] {
  const player = view.players[0];
  const active = activeColour(view, 0, 1);
  const crew = (colour: number): Crew => ({
    seat: 0,
    colour: colourOf(colour),
    left: colour === active ? (player?.thingSquare ?? 0) : (player?.waiting ?? 0),
    out: outOf(view, colour),
    passed: colour === active && (player?.passed ?? false),
    blocks: colour !== active,
  });
  return [crew(active), crew(1 - active)];
}

/** What is left of each mountain strip that lies open, from the front; strips are counted from 1. */
export function openStrips(scene: Scene, view: View): { number: number; left: Scene['strips'][number] }[] {
  return view.strips
    .map((taken, index) => ({ number: index + 1, left: taken > 7 ? [] : (scene.strips[index] ?? []).slice(taken) }))
    .filter(({ left }) => left.length > 0);
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
export function turnsOf(log: Event[], view: View): Turn[] {
  const turns: Turn[] = [];
  for (const event of log.slice(log.findLastIndex((each) => each.event === 'roundBegins') + 1)) {
    if (event.event === 'takesTheLead') break; // O-3.8: nobody acts after it
    if (event.event === 'vikingsPlaced' || event.event === 'passes') {
      const { seat } = event;
      const [vikings, space] = event.event === 'passes' ? [0, null] : [event.count, event.space];
      turns.push({ seat, colour: colourOf(activeColour(view, seat)), vikings, space, came: [] });
    } else if (worthALine.includes(event.event) && 'seat' in event) {
      turns.findLast(({ seat }) => seat === event.seat)?.came.push(event);
    }
  }
  return turns;
}
