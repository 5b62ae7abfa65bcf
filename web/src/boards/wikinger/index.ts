// Die Wikinger kommen!: what the table must know to show it.
import type { WikingerEvent, WikingerMove, WikingerScene, WikingerView } from '../../generated/games';
import type { Language, ToAct } from '../../engine/protocol';
import type { Sound } from '../../store/sound';
import type { Ask, Board, SeatCard } from '../board';
import Brief from './Brief.svelte';
import { crests } from './crests';
import Drawing from './Drawing.svelte';
import { islandOf } from './island';
import { lessons } from './lessons';
import { fall, walk } from './motion';
import { colours, type Colour } from './pieces';
import Builder from './Builder.svelte';
import Thumbnail from './Thumbnail.svelte';
import { type BoardWords, words } from './words';

const colourIndex = (colour: Colour) => colours.indexOf(colour);

function seatCard(scene: WikingerScene, view: WikingerView, seat: number, w: BoardWords): SeatCard {
  const banner = scene.seats[seat];
  const own = banner?.colours ?? [];
  const first = own[0] ?? 'red';
  const sum = (numbers: number[]) => own.reduce((total, colour) => total + (numbers[colourIndex(colour)] ?? 0), 0);
  const sideColours = scene.seats.filter((other) => other.side === banner?.side).flatMap((other) => other.colours);
  const towers = sideColours.reduce((total, colour) => total + (view.towers[colourIndex(colour)]?.length ?? 0), 0);
  const partner = scene.seats.find((other) => other !== banner && other.side === banner?.side);
  const aboard = sum(view.aboard);
  return {
    name: w.colours[first],
    crest: crests[first],
    colour: first,
    team: partner ? w.allies(w.colours[partner.colours[0] ?? 'red']) : undefined,
    counts: [
      { symbol: '#tower', value: towers, of: scene.goal, label: w.counts.towers },
      { symbol: '#viking', value: sum(view.vikings.map((points) => points.length)), label: w.counts.vikings },
      ...(aboard > 0 ? [{ symbol: '#ship', value: aboard, label: w.counts.aboard }] : []),
    ],
  };
}

const isSettling = (view: WikingerView) => view.phase === 'settlement';
/** Every Viking that is still aboard comes ashore by an act of its own. */
const stillAboard = (view: WikingerView) => view.aboard.reduce((sum, count) => sum + count, 0);

interface Position {
  scene: WikingerScene;
  view: WikingerView;
  toAct: ToAct;
  moves: WikingerMove[];
}

function ask({ view, moves }: Position, language: Language): Ask<WikingerMove, WikingerView> {
  const w = words[language];
  const choices = moves.filter((move) => !('to' in move)).map((move) => ({ move, label: moveWords(move, language) }));
  const settling = view.phase === 'settlement' && moves.length > 0;
  return {
    tip: moves.length > 0 ? w.tips[view.phase] : undefined,
    choices,
    errand: settling ? { label: w.settleRest, goesOn: isSettling, left: stillAboard } : undefined,
  };
}

/** What a turn is made of; the rest follows from it. */
const acts: WikingerEvent['event'][] = ['settles', 'marches', 'towerRises', 'declines', 'stops', 'passes', 'skipped'];
const endings: WikingerEvent['event'][] = ['sideWins', 'nobodyWins'];
function turnOf(event: WikingerEvent, scene: WikingerScene): number | null | undefined {
  if (endings.includes(event.event) || !('colour' in event)) return null;
  if (event.event === 'removed') return null; // the brawl is everybody's
  if (!acts.includes(event.event)) return undefined;
  return scene.seats.findIndex((seat) => seat.colours.includes(event.colour));
}
/** Who begins, stops or declines need not be told to those who can see it. */
const plain: WikingerEvent['event'][] = ['begins', 'declines', 'stops'];

/** Whoever goes into another region, or clears one, is after it. */
function intent({ scene }: { scene: WikingerScene }, move: string, language: Language): string | null {
  const w = words[language].intents;
  const island = islandOf(scene.rows);
  const regionOf = (point = '') => island.at(point)?.region.toUpperCase() ?? '';
  const removed = /^remove (\w+)$/.exec(move)?.[1];
  if (removed) return w.remove(regionOf(removed));
  const way = move.split('-');
  const [from, to] = [regionOf(way[0]), regionOf(way.at(-1))];
  return way.length > 1 && to && from !== to ? w.march(to) : null;
}

function moveWords(move: WikingerMove, language: Language): string {
  const w = words[language];
  switch (move.verb) {
    case 'settle':
      return ['lightRed', 'grey'].includes(move.colour)
        ? w.moves.settleShade(move.to, w.colours[move.colour])
        : w.moves.settle(move.to);
    case 'remove':
    case 'tower':
      return w.moves[move.verb](move.to);
    case 'march':
      return w.moves.march(move.text);
    case 'start':
      return w.moves.start(w.colours[move.colour]);
    default:
      return w.moves[move.verb];
  }
}

/** Where docs/rules/wikinger.md explains what happened. */
const ruleOf: Partial<Record<WikingerEvent['event'], string>> = {
  begins: 'W-4.1',
  removed: 'W-5.1',
  vikingFalls: 'W-7.1',
  towerFalls: 'W-8.4',
  towerRises: 'W-8.1',
  passes: 'W-6.4',
  skipped: 'W-9.3',
  sideWins: 'W-9.2',
  nobodyWins: 'W-9.3',
};

const sounds: Partial<Record<WikingerEvent['event'], Sound>> = {
  settles: 'wood',
  marches: 'wood',
  removed: 'fall',
  vikingFalls: 'fall',
  towerFalls: 'fall',
  towerRises: 'stone',
  sideWins: 'horn',
};

export const wikinger: Board<WikingerView, WikingerScene, WikingerMove, WikingerEvent> = {
  id: 'wikinger',
  secrets: false,
  Drawing,
  Thumbnail,
  Brief,
  setup: { Form: Builder, options: ['island'] },
  ask,
  seats: (scene, view, _, language) => scene.seats.map((_, seat) => seatCard(scene, view, seat, words[language])),
  moveWords,
  turnOf,
  isNews: (event) => !plain.includes(event.event),
  ruleOf: (event) => ruleOf[event.event],
  soundOf: (event) => sounds[event.event],
  lasts: ({ move, events }) =>
    walk(2 * move.split('-').length - 1) + (events.some(({ event }) => /Falls$/.test(event)) ? fall : 0),
  intent,
  optionWords: (name, language) => words[language].options[name],
  // A wide screen has room for the isle that lies along it.
  usual: (seats, shape) => (seats === 2 && shape !== 'tall' ? { island: '2p_B' } : {}),
  shortcut: { label: (language) => words[language].startAtBrawl, goesOn: isSettling, left: stillAboard },
  lessons,
};
