// Walhalla: what the table must know to show it.
import type { WalhallaEvent, WalhallaGauges, WalhallaMove, WalhallaScene, WalhallaView } from '../../generated/games';
import type { Language, ToAct } from '../../engine/protocol';
import type { Sound } from '../../store/sound';
import { grammar } from '../../words/grammar';
import type { Ask, Board, Choice, SeatCard } from '../board';
import Brief from './Brief.svelte';
import Drawing from './map/Drawing.svelte';
import Interlude from './Interlude.svelte';
import { cardsIn, crests, playersOf } from './kinds';
import { lessons } from './lessons';
import { lasts } from './motion';
import { isReckoning } from './reckoning';
import Setup from './Setup.svelte';
import { shore } from './shores';
import Thumbnail from './Thumbnail.svelte';
import { type BoardWords, words } from './words';

function seatCard(player: WalhallaView['players'][number], score: number, w: BoardWords): SeatCard {
  const colour = player.colour === 'none' ? 'red' : player.colour;
  return {
    name: w.colours[colour],
    crest: crests[colour],
    colour,
    counts: [
      { symbol: '#points', value: score, label: w.counts.points, caption: w.zones.points },
      { symbol: '#viking', value: player.midgard, label: w.counts.midgard, caption: w.zones.midgard },
      { symbol: '#asgard', value: player.asgard, label: w.counts.asgard, caption: w.zones.asgard },
      { symbol: '#hall', value: player.walhalla, label: w.counts.walhalla, caption: w.zones.walhalla },
      { symbol: '#cards', value: player.cards, label: w.counts.cards, caption: w.zones.cards },
    ],
  };
}

interface Position {
  scene: WalhallaScene;
  view: WalhallaView;
  toAct: ToAct;
  moves: WalhallaMove[];
}

/** The answers to a question that are no place to touch; where there are many, the first and the last of them. */
function choicesOf({ scene, view, moves }: Position, language: Language): Choice<WalhallaMove>[] {
  const w = words[language];
  if (view.step === 'moor') return [];
  if (view.step === 'lay')
    return moves
      .filter((move) => move.verb === 'lay' && cardsIn(move.cards).length === 0)
      .map((move) => ({ move, label: w.moves.layNothing }));
  if (view.step === 'board') return boardChoices(moves, w);
  return moves.map((move) => ({ move, label: moveWords(move, language, view, scene) }));
}

/** Who goes aboard is chosen on the ship, and it sails from there; only that nobody does is no place to touch. */
function boardChoices(moves: WalhallaMove[], w: BoardWords): Choice<WalhallaMove>[] {
  return moves
    .filter((move) => move.verb === 'board' && move.seats.length === 0)
    .map((move) => ({ move, label: w.moves.nobody }));
}

function shoreWords(scene: WalhallaScene, view: WalhallaView, move: WalhallaMove, w: BoardWords): string {
  if (move.verb !== 'land') return move.text;
  const place = shore(scene, view, move.side);
  const plot = place ? view.tongues[place.tongue]?.plots[place.row] : undefined;
  if (!place || !plot) return move.text;
  const terrain = w.terrains[plot.terrain];
  if (plot.viking === 'none') return w.moves.landFree(place.tongue + 1, terrain);
  return w.moves.landFight(place.tongue + 1, terrain, w.colours[plot.viking]);
}

function ask(position: Position, language: Language): Ask<WalhallaMove, WalhallaView> {
  const w = words[language];
  const tip = position.moves.length > 0 ? w.tips[position.view.step] : undefined;
  return { tip, choices: choicesOf(position, language) };
}

function moveWords(move: WalhallaMove, language: Language, view: WalhallaView, scene: WalhallaScene): string {
  const w = words[language];
  switch (move.verb) {
    case 'board':
      return move.seats.length === 0
        ? w.moves.nobody
        : w.moves.board(grammar[language].and(move.seats.map(String)), move.seats.length);
    case 'sell':
      return w.moves.sell(w.cards[move.card].name);
    case 'moor':
      return /-in$/.test(move.text) ? w.moves.moorWay(move.fjord, w.moves.ways[move.way]) : w.moves.moor(move.fjord);
    case 'land':
      return shoreWords(scene, view, move, w);
    case 'lay': {
      const cards = cardsIn(move.cards);
      return cards.length === 0 ? w.moves.layNothing : w.moves.lay(cards.map((card) => w.cards[card].name).join(', '));
    }
    case 'ride':
    case 'stay':
    case 'attack':
    case 'fight':
    case 'lose':
    case 'win':
    case 'shield':
    case 'hunt':
    case 'forage':
    case 'walhalla':
    case 'keep':
      return w.moves[move.verb];
    default:
      return move.text;
  }
}

/** A turn begins with a ship; what is reckoned at the end of a raid is nobody's. */
function turnOf(event: WalhallaEvent): number | null | undefined {
  if (event.event === 'shipDrawn') return event.seat;
  return ['raidEnds', 'raidBegins', 'wins', 'fieldsScore'].includes(event.event) ? null : undefined;
}
/** What others did in a nutshell: where they moored, whom they fought, what they scored. */
const news: WalhallaEvent['event'][] = ['moors', 'falls', 'defends', 'playsShield', 'hunts', 'forestScores', 'sells'];

/** Where a ship moors is seen by everybody; of everything else a bot does, only its crew or its hand would tell why. */
function intent({ scene }: { scene: WalhallaScene }, move: string, language: Language): string | null {
  const [first, ...others] = scene.fjords[Number(/^moor (\d)/.exec(move)?.[1] ?? 0) - 1]?.tongues ?? [];
  if (first === undefined) return null;
  const { tongue, fjord: both } = words[language].intents;
  return others.length > 0 ? both : tongue(first);
}

/** Where docs/rules/walhalla.md explains what happened. */
const ruleOf: Partial<Record<WalhallaEvent['event'], string>> = {
  begins: 'WH-3.5',
  draws: 'WH-6.8',
  drawsCard: 'WH-6.8',
  boards: 'WH-5.2',
  sells: 'WH-5.5',
  moors: 'WH-5.6',
  returns: 'WH-6.3',
  attacks: 'WH-6.6',
  playsAttack: 'WH-6.6',
  falls: 'WH-6.6',
  defends: 'WH-6.6',
  playsShield: 'WH-6.6',
  forestScores: 'WH-6.8',
  hunts: 'WH-6.8',
  raidEnds: 'WH-7.1',
  reveals: 'WH-7.2',
  tongueScores: 'WH-7.3',
  wheatScores: 'WH-7.3',
  cardScores: 'WH-7.3',
  fieldsCleared: 'WH-8.1',
  resupplied: 'WH-8.3',
  exodus: 'WH-8.4',
  fieldsScore: 'WH-9.1',
  walhallaScores: 'WH-9.2',
  wins: 'WH-9.3',
};

const sounds: Partial<Record<WalhallaEvent['event'], Sound>> = {
  boards: 'wood',
  moors: 'wave',
  lands: 'wood',
  attacks: 'clash',
  playsAttack: 'clash',
  playsShield: 'stone',
  falls: 'fall',
  defends: 'fall',
  raidEnds: 'horn',
  wins: 'horn',
};

/** Answers that are asked for only so that being asked reveals nothing: where there is no other, a bot's opponent need not be kept waiting. */
const idle: WalhallaMove['verb'][] = ['fight', 'forage', 'keep', 'lose', 'stay'];

export const walhalla: Board<WalhallaView, WalhallaScene, WalhallaMove, WalhallaEvent, WalhallaGauges> = {
  id: 'walhalla',
  secrets: true,
  Drawing,
  Thumbnail,
  Brief,
  Interlude,
  interlude: (events, language) => {
    if (!isReckoning(events)) return null;
    const w = words[language];
    const ended = events.some((event) => event.event === 'fieldsScore' || event.event === 'wins');
    const next = events.find((event) => event.event === 'raidBegins');
    if (ended || !next) return { heading: w.scoring.finalHeading, go: w.scoring.end };
    return { heading: w.scoring.heading(next.raid - 1), go: w.scoring.go };
  },
  setup: { Form: Setup, options: ['tongueLengths', 'components'] },
  ask,
  seats: (_, view, gauges, language) =>
    playersOf(view).map((player, seat) => seatCard(player, gauges.scores[seat] ?? 0, words[language])),
  moveWords,
  turnOf,
  isNews: (event) => news.includes(event.event),
  ruleOf: (event) => ruleOf[event.event],
  soundOf: (event) => sounds[event.event],
  lasts: ({ events }) => lasts(events) || 450,
  intent,
  goesWithoutSaying: (move) => idle.includes(move.verb),
  optionWords: (name, language) => words[language].options[name],
  lessons,
};
