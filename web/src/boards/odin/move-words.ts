// Every move in words that say what is done: for buttons, for the list of all moves, for hints.
import type { Language } from '../../engine/protocol';
import {
  cardOf,
  itemOf,
  type Move,
  type MoveOf,
  type Question,
  questionOf,
  type Scene,
  spaceOf,
  type View,
} from './kinds';
import { colourOf } from './kinds';
import { type Names, namesIn } from './names';
import { taken } from './goods/market';
import { type BoardWords, words } from './words';

interface Told {
  scene: Scene;
  view: View;
  language: Language;
  names: Names;
  w: BoardWords['moves'];
  asked: Question | undefined;
}
type Teller<M extends Move> = (move: M, told: Told) => string;

export function moveWords(move: Move, language: Language, view: View, scene: Scene): string {
  const w = words[language].moves;
  const told = { scene, view, language, names: namesIn(scene, language), w, asked: questionOf(view) };
  return (tellers[move.verb] as Teller<Move>)(move, told);
}

/** O-4.3: as many Vikings as the column says, but for the space where a card may ask for fewer. */
function placeWords(move: MoveOf<'place'>, { scene, names, w }: Told): string {
  const row = spaceOf(scene, move.space);
  const said = w.place(names.space(move.space), row.space === 'plundering' ? null : row.column);
  const how = [...(move.imitation ? [w.imitating] : []), ...(move.withAll ? [w.withAll] : [])];
  return how.length > 0 ? `${said} (${how.join(', ')})` : said;
}

/** The alternative as the space has it; of a card only its number is known. */
function optionWords(move: MoveOf<'option'>, { scene, view, language, w }: Told): string {
  const below = view.stack.at(-2);
  const way = below?.ask === 'action' ? spaceOf(scene, below.space).ways[move.option - 1] : undefined;
  return way ? way.text[language] : w.option(move.option);
}

/** What lies there, from the front of the strip. */
function takeWords(move: MoveOf<'take'>, { scene, view, names, w }: Told): string {
  const strip = move.strip - 1;
  const gone = view.strips[strip] ?? 0;
  const things = taken((scene.strips[strip] ?? []).slice(gone), move.count);
  return w.take(move.strip, things.map(([item, many]) => names.items(item, many)).join(', '));
}

function upgradeWords(move: MoveOf<'upgrade'>, { scene, names, w }: Told): string {
  let to: string = move.good;
  for (let step = 0; step < move.count; ++step) to = itemOf(scene, to).next ?? to;
  return w.upgrade(names.item(move.good), names.item(to));
}

function acquireWords(move: MoveOf<'acquire'>, { scene, names, asked, w }: Told): string {
  if (asked?.ask === 'forge') return w.forge(names.item(move.item));
  return w.acquire(names.item(move.item), itemOf(scene, move.item).price);
}

/** For the dice: so much wood, the rest in weapons; where swords are mixed, so many spears. */
function payWords(move: MoveOf<'pay'>, { scene, names, asked, w }: Told): string {
  if (asked?.ask !== 'diceAction') return w.pay(names.items('spear', move.count));
  const dice = scene.dice.find(({ action }) => action === asked.action);
  if (!dice) return move.text;
  const rest = w.rest(names.item(dice.weapon));
  return w.pay(move.count === 0 ? names.item(dice.weapon) : `${names.items(dice.resource, move.count)}, ${rest}`);
}

function failWords(_: MoveOf<'fail'>, { scene, names, asked, w }: Told): string {
  const dice = asked?.ask === 'diceAction' ? scene.dice.find(({ action }) => action === asked.action) : undefined;
  return w.fail(dice ? `${names.item(dice.resource)}, ${names.item(dice.weapon)}` : '');
}

function useWords(move: MoveOf<'use'>, { scene, names, language, w }: Told): string {
  const { ways } = cardOf(scene, move.card);
  const way = ways.length > 1 ? ways[move.way - 1] : undefined;
  return w.use(names.card(move.card), way?.[language] ?? '');
}

const layWords: Teller<MoveOf<'lay'>> = (move, { names, asked, w }) =>
  w.lay(asked?.ask === 'laying' ? names.item(asked.item) : '', move.cell, move.pose + 1);

const tellers: { [V in Move['verb']]: Teller<MoveOf<V>> } = {
  start: ({ seat }, { w, language }) => w.start(words[language].colours[colourOf(seat)]),
  imitate: ({ low, high }, { w }) => w.imitate(low, high),
  starter: ({ card }, { w, names }) => w.starter(names.card(card)),
  reveal: ({ strip }, { w }) => w.reveal(strip),
  weapon: ({ weapon }, { w, names }) => w.weapon(names.item(weapon)),
  occupation: ({ card }, { w, names }) => w.occupation(names.card(card)),
  die: ({ count }, { w }) => w.die(count),
  choose: ({ card }, { w, names }) => w.choose(names.card(card)),
  place: placeWords,
  pass: (_, { w }) => w.pass,
  end: (_, { w }) => w.end,
  close: (_, { w, asked }) => w.close[asked?.ask === 'window' ? asked.when : 'othersTurn'],
  play: ({ card }, { w, names }) => w.play(names.card(card)),
  option: optionWords,
  trade: (_, { w }) => w.trade,
  skip: (_, { w, asked }) => (asked ? w.skipAt[asked.ask] : undefined) ?? w.skip,
  done: (_, { w, asked }) => (asked ? w.doneAt[asked.ask] : undefined) ?? w.done,
  take: takeWords,
  upgrade: upgradeWords,
  turn: ({ good }, { w, names, scene }) => w.turn(names.item(good), names.item(itemOf(scene, good).reverse ?? good)),
  acquire: acquireWords,
  boats: ({ plain, armed }, { w }) => w.boats(plain + armed, armed),
  roll: (_, { w, asked }) => (asked?.ask === 'diceAction' && asked.rolls > 0 ? w.rollAgain : w.roll),
  pay: payWords,
  fail: failWords,
  loot: ({ item, count }, { w, names }) => w.loot(names.item(item), count > 0 ? names.items('stone', count) : ''),
  explore: ({ face }, { w, names }) => w.explore(names.face(face)),
  swap: ({ count }, { w }) => w.swap(count),
  emigrate: ({ ship, count }, { w, names }) => w.emigrate(names.item(ship), count),
  lift: ({ item, place }, { w, names, view }) => w.lift(names.item(item), names.place(place, view)),
  lay: layWords,
  store: ({ resource, place }, { w, names, view }) => w.store(names.item(resource), names.place(place, view)),
  buy: ({ ship }, { w, names, scene }) => w.buy(names.item(ship), itemOf(scene, ship).price),
  arm: ({ ship, count }, { w, names }) => w.arm(names.item(ship), count),
  unload: ({ ship, count }, { w, names }) => w.unload(names.item(ship), count),
  use: useWords,
  recall: ({ space }, { w, names }) => w.recall(names.space(space)),
  visit: ({ space }, { w, names }) => w.visit(names.space(space)),
  serve: ({ item, side }, { w, names }) => w.serve(names.item(item), item === 'silver' ? 'single' : side),
  leave: (_, { w }) => w.leave,
};
