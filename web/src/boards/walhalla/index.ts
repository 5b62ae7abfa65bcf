// Walhalla: what the table must know to show it.
import type { WalhallaEvent, WalhallaMove, WalhallaScene, WalhallaView } from '../../generated/games';
import type { Language, ToAct } from '../../engine/protocol';
import type { Sound } from '../../store/sound';
import type { Ask, Board, Choice, SeatCard } from '../board';
import Brief from './Brief.svelte';
import Drawing from './Drawing.svelte';
import Interlude from './Interlude.svelte';
import { cardsIn, colourOf, crests, playersOf, score, shipParts } from './kinds';
import { shore } from './layout';
import { lessons } from './lessons';
import { isReckoning } from './reckoning';
import Setup from './Setup.svelte';
import Thumbnail from './Thumbnail.svelte';
import { type BoardWords, words } from './words';

function seatCard(player: WalhallaView['players'][number], w: BoardWords): SeatCard {
  const colour = player.colour === 'none' ? 'red' : player.colour;
  return {
    name: w.colours[colour],
    crest: crests[colour],
    colour,
    counts: [
      { symbol: '#points', value: score(player.points), label: w.counts.points, caption: w.zones.points },
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

/** Who fights for the field: the Viking that comes ashore, and the one that stands there. */
function fighters(view: WalhallaView, w: BoardWords): { attacker: string; defender: string } {
  const place = shore(view, view.side);
  const standing = place ? view.tongues[place.tongue]?.plots[place.row]?.viking : 'none';
  const coming = view.crew[view.landing] ?? 'none';
  const name = (colour: typeof coming) => (colour === 'none' ? '' : w.colours[colour]);
  return { attacker: name(coming), defender: name(standing ?? 'none') };
}

function sentence({ view, toAct }: Position, w: BoardWords): string {
  const seat = 'seat' in toAct ? toAct.seat : view.active;
  const colour = colourOf(view, seat);
  const player = w.colours[colour];
  const midgard = view.players[seat]?.midgard ?? 0;
  switch (view.step) {
    case 'board': {
      const own = view.ship !== 'none' && shipParts(view.ship).colour === colour;
      return own ? w.asks.boardOwn(player, midgard) : w.asks.board(player, midgard);
    }
    case 'ride':
      return w.asks.ride(player, w.colours[colourOf(view, view.active)]);
    case 'land': {
      const owner = view.crew[view.landing] ?? 'none';
      return owner === 'none' || owner === colour ? w.asks.land(player) : w.asks.landFor(player, w.colours[owner]);
    }
    case 'attack':
      return w.asks.attack(player, fighters(view, w).defender);
    case 'defend':
      return w.asks.defend(player, fighters(view, w).attacker);
    case 'lay':
      return w.asks.lay(player, view.raid);
    case 'sell':
    case 'moor':
    case 'hunt':
    case 'walhalla':
      return w.asks[view.step](player);
    case 'over':
      return w.asks.over;
    default:
      return w.asks.setUp;
  }
}

/** The answers to a question that are no place to touch; where there are many, the first and the last of them. */
function choicesOf({ view, moves }: Position, language: Language): Choice<WalhallaMove>[] {
  const w = words[language];
  if (view.step === 'moor') return [];
  if (view.step === 'lay')
    return moves
      .filter((move) => move.verb === 'lay' && cardsIn(move.cards).length === 0)
      .map((move) => ({ move, label: w.moves.layNothing }));
  if (view.step === 'board') return boardChoices(moves, w);
  if (view.step === 'land') return moves.map((move) => ({ move, label: shoreWords(view, move, w) }));
  return moves.map((move) => ({ move, label: moveWords(move, language) }));
}

/** Everybody who can, or nobody; who else goes aboard is shown on the ship. */
function boardChoices(moves: WalhallaMove[], w: BoardWords): Choice<WalhallaMove>[] {
  const boardings = moves.filter((move) => move.verb === 'board').sort((a, b) => b.seats.length - a.seats.length);
  const ends = boardings.filter((move, i) => i === 0 || move.seats.length === 0);
  return ends.map((move) => ({
    move,
    label: move.seats.length === 0 ? w.moves.nobody : w.moves.boardAll(move.seats.length),
  }));
}

function shoreWords(view: WalhallaView, move: WalhallaMove, w: BoardWords): string {
  if (move.verb !== 'land') return move.text;
  const place = shore(view, move.side);
  const plot = place ? view.tongues[place.tongue]?.plots[place.row] : undefined;
  if (!place || !plot) return w.moves.land[move.side];
  const terrain = w.terrains[plot.terrain];
  if (plot.viking === 'none') return w.moves.landFree(place.tongue + 1, terrain);
  return w.moves.landFight(place.tongue + 1, terrain, w.colours[plot.viking]);
}

function ask(position: Position, language: Language): Ask<WalhallaMove, WalhallaView> {
  const w = words[language];
  const tip = position.moves.length > 0 ? w.tips[position.view.step] : undefined;
  return { sentence: sentence(position, w), tip, choices: choicesOf(position, language) };
}

function moveWords(move: WalhallaMove, language: Language): string {
  const w = words[language];
  switch (move.verb) {
    case 'board':
      return move.seats.length === 0
        ? w.moves.nobody
        : w.moves.board(move.seats.map((seat) => w.ship.seat(seat)).join(', '));
    case 'sell':
      return w.moves.sell(w.cards[move.card].name);
    case 'moor':
      return /-in$/.test(move.text) ? w.moves.moorWay(move.fjord, w.moves.ways[move.way]) : w.moves.moor(move.fjord);
    case 'land':
      return w.moves.land[move.side];
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
const idle: WalhallaMove['verb'][] = ['fight', 'forage', 'keep', 'stay'];

export const walhalla: Board<WalhallaView, WalhallaScene, WalhallaMove, WalhallaEvent> = {
  id: 'walhalla',
  title: 'Walhalla',
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
  seats: (_, view, language) => playersOf(view).map((player) => seatCard(player, words[language])),
  moveWords,
  ruleOf: (event) => ruleOf[event.event],
  soundOf: (event) => sounds[event.event],
  goesWithoutSaying: (move) => idle.includes(move.verb),
  optionWords: (name, language) => words[language].options[name],
  lessons,
};
