// Die Wikinger kommen!: what the table must know to show it.
import type { WikingerEvent, WikingerMove, WikingerScene, WikingerView } from '../../generated/games';
import type { Language, ToAct } from '../../engine/protocol';
import type { Sound } from '../../store/sound';
import type { Ask, Board, SeatCard } from '../board';
import Brief from './Brief.svelte';
import { crests } from './crests';
import Drawing from './Drawing.svelte';
import { lessons } from './lessons';
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

function sentence(view: WikingerView, player: string, moves: WikingerMove[], w: BoardWords): string {
  switch (view.phase) {
    case 'settlement':
      return w.asks.settle(player, view.due);
    case 'brawl':
      return w.asks.remove(player, view.due);
    case 'firstTowers':
      return w.asks.firstTower(player);
    case 'dawn':
    case 'dusk':
      return w.asks.tower(player);
    case 'chain':
      return w.asks.chain(player, view.marcher);
    case 'march':
      return moves.some((move) => move.verb === 'pass') ? w.asks.pass(player) : w.asks.march(player);
    case 'lot':
      return w.asks.chance;
    case 'over':
      return w.asks.over;
  }
}

interface Position {
  scene: WikingerScene;
  view: WikingerView;
  toAct: ToAct;
  moves: WikingerMove[];
}

function ask({ scene, view, toAct, moves }: Position, language: Language): Ask<WikingerMove, WikingerView> {
  const w = words[language];
  const seat = 'seat' in toAct ? toAct.seat : 0;
  const player = w.colours[scene.seats[seat]?.colours[0] ?? 'red'];
  const choices = moves.filter((move) => !('to' in move)).map((move) => ({ move, label: moveWords(move, language) }));
  const settling = view.phase === 'settlement' && moves.length > 0;
  return {
    sentence: sentence(view, player, moves, w),
    tip: moves.length > 0 ? w.tips[view.phase] : undefined,
    choices,
    errand: settling ? { label: w.settleRest, goesOn: (now) => now.phase === 'settlement' } : undefined,
  };
}

function moveWords(move: WikingerMove, language: Language): string {
  const w = words[language];
  switch (move.verb) {
    case 'settle':
      return w.moves.settle(move.to, w.colours[move.colour]);
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
  title: 'Die Wikinger kommen!',
  secrets: false,
  Drawing,
  Thumbnail,
  Brief,
  setup: { Form: Builder, options: ['island'] },
  ask,
  seats: (scene, view, language) => scene.seats.map((_, seat) => seatCard(scene, view, seat, words[language])),
  moveWords,
  ruleOf: (event) => ruleOf[event.event],
  soundOf: (event) => sounds[event.event],
  optionWords: (name, language) => words[language].options[name],
  lessons,
};
