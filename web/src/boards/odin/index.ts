// Ein Fest für Odin: what the table must know to show it.
import type { Language } from '../../engine/protocol';
import type { Board, SeatCard } from '../board';
import { ask } from './ask';
import Brief from './LazyBrief.svelte';
import Drawing from './Lazy.svelte';
import Ending from './Ending.svelte';
import Interlude from './Interlude.svelte';
import {
  colourOf,
  countOf,
  crests,
  type Event,
  type Gauges,
  type Move,
  questionOf,
  type Scene,
  type Verb,
  type View,
} from './kinds';
import { lessons } from './lessons';
import { moveWords } from './move-words';
import { isNews, lasts, ruleOf, soundOf, turnOf } from './news';
import Setup from './Setup.svelte';
import { roundEnded } from './summary';
import Thumbnail from './Thumbnail.svelte';
import { words } from './words';

function shipsOf({ bay }: View['players'][number]): number {
  const moored = [...bay.boats, bay.knarrs, ...bay.longships].reduce((sum, count) => sum + count, 0);
  return moored + bay.emigratedKnarrs + bay.emigratedLongships;
}

function seatCard(scene: Scene, view: View, seat: number, language: Language): SeatCard | null {
  const player = view.players[seat];
  if (!player) return null;
  const w = words[language];
  const colour = colourOf(seat);
  const count = (symbol: string, kind: keyof typeof w.counts, value: number) => ({ symbol, value, ...w.counts[kind] });
  return {
    name: w.colours[colour],
    crest: crests[colour],
    colour,
    counts: [
      count('#od-silver', 'silver', countOf(scene, player, 'silver')),
      count('#od-viking', 'vikings', player.thingSquare),
      count('#od-longship', 'ships', shipsOf(player)),
      count('#od-penalty', 'penalties', player.penalties),
      count('#od-card', 'cards', player.hand),
    ],
  };
}

/** Asked for although nothing else can be done: where it is the only answer, it need not be. */
const idle: Verb[] = ['close', 'done', 'end', 'skip'];

export const odin: Board<View, Scene, Move, Event, Gauges> = {
  id: 'odin',
  secrets: true,
  full: true,
  prepare: () => void import('./Drawing.svelte'),
  Drawing,
  Thumbnail,
  Brief,
  Interlude,
  Ending,
  verdict: ([score, ...others], language) =>
    score === undefined || others.length > 0 ? undefined : words[language].score.solo(score),
  interlude: (events, language) => {
    const round = roundEnded(events);
    if (round === null) return null;
    const w = words[language].roundEnd;
    return { heading: w.heading(round), go: w.go(round + 1) };
  },
  setup: { Form: Setup, options: ['length', 'decks', 'starter'] },
  ask,
  seats: (scene, view, _, language) =>
    Array.from({ length: scene.seats }, (_, seat) => seatCard(scene, view, seat, language)).filter(
      (card) => card !== null,
    ),
  moveWords,
  turnOf,
  isNews,
  ruleOf,
  soundOf,
  lasts: ({ events }) => lasts(events),
  isHalfWay: (view) => questionOf(view)?.ask === 'laying',
  goesWithoutSaying: (move) => idle.includes(move.verb),
  optionWords: (name, language) => words[language].options[name],
  // Deck A is the one for beginners; alone the long game is the one with the mark of 100 points.
  usual: (seats) => ({ decks: 'A', ...(seats > 1 ? { length: 'short' } : {}) }),
  first: { words: (language) => words[language].first, options: { decks: 'none' } },
  lessons,
};
