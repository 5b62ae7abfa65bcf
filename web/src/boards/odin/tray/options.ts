// The answers to a question as pictures with words.
import type { Language } from '../../../engine/protocol';
import { marksOf, type Token, tokensOfWay } from '../actions/pictogram';
import { type Gauges, itemOf, type Move, type MoveOf, type Scene, spaceOf, type View } from '../kinds';
import { moveWords } from '../move-words';
import { verbsIn } from './coverage';

export interface Option {
  move: Move;
  tokens: Token[];
  label: string;
}

interface Position {
  scene: Scene;
  view: View;
  gauges: Gauges;
  moves: Move[];
}

const place = { way: null, part: 0 };
const sign = (name: string, count = 1): Token => ({
  kind: 'sign',
  sign: name,
  count: count === 1 ? '' : String(count),
  ...place,
});
const arrow: Token = { kind: 'arrow', ...place };
const text = (words: string): Token => ({ kind: 'text', text: words, ...place });

/** What a good becomes after so many steps. */
export function risen(scene: Scene, good: string, steps: number): string {
  let to = good;
  for (let step = 0; step < steps; ++step) to = itemOf(scene, to).next ?? to;
  return to;
}

/** The way of the space that is being chosen, or the part of it that is asked about; of effects of cards none is known. */
function spaceTokens({ scene, view, gauges }: Position, move: MoveOf<'option' | 'trade'>): Token[] {
  const below = [...view.stack].reverse().find(({ ask }) => ask === 'action' || ask === 'effect');
  const action = gauges.action;
  if (below?.ask !== 'action' || !action) return [sign('trade')];
  const reckoning = { players: gauges.seats.length, round: view.round };
  const { ways } = spaceOf(scene, action.space);
  if (move.verb === 'option') {
    const way = ways[move.option - 1];
    return way ? tokensOfWay(scene, way, null, reckoning) : [sign('or')];
  }
  const part = ways[action.way ?? 0]?.parts[action.part];
  return part ? marksOf(scene, part, reckoning).map((mark) => ({ ...mark, ...place })) : [sign('trade')];
}

function priced(scene: Scene, view: View, item: string): Token[] {
  const asked = view.stack.at(-1)?.ask;
  const price = itemOf(scene, item).price;
  if (asked === 'forge') return [sign('forge'), arrow, sign(item)];
  if (asked === 'specialSale' && price !== null) return [sign('silver', price), arrow, sign(item)];
  return [sign('plus'), sign(item)];
}

/** Long swords that are partly paid in spears. */
function mixed(view: View, spears: number): Token[] {
  const asked = view.stack.at(-1);
  const swords = asked?.ask === 'weaponMix' ? asked.weapons - spears : 0;
  const paid = [...(spears > 0 ? [sign('spear', spears)] : []), ...(swords > 0 ? [sign('long_sword', swords)] : [])];
  return asked?.ask === 'weaponMix' ? [...paid, arrow, sign(asked.item)] : paid;
}

const laden = (ship: string, ore: number): Token[] => [sign(ship), ...(ore > 0 ? [sign('ore', ore)] : [])];

function tokensFor(position: Position, move: Move): Token[] {
  const { scene, view } = position;
  switch (move.verb) {
    case 'option':
    case 'trade':
      return spaceTokens(position, move);
    case 'upgrade':
      return [sign(move.good), arrow, sign(risen(scene, move.good, move.count))];
    case 'turn':
      return [sign(move.good), arrow, sign(itemOf(scene, move.good).reverse ?? move.good)];
    case 'acquire':
      return priced(scene, view, move.item);
    case 'pay':
      return mixed(view, move.count);
    case 'emigrate':
      return [...laden(move.ship, move.count), arrow, sign('emigrate')];
    case 'swap':
      return [...laden('whaling_boat', move.count), arrow, sign('knarr')];
    case 'skip':
      return [text('–')];
    case 'unload':
      return [...laden(move.ship, move.count), arrow, sign('ore')];
    default:
      return [sign('card')];
  }
}

/** The answers that the tray shows as pictures, in the order of the menu. */
export function optionsOf(position: Position, panel: 'options' | 'rest', language: Language): Option[] {
  const { moves, view, scene } = position;
  return moves
    .filter((move) => verbsIn[panel].includes(move.verb))
    .map((move) => ({ move, tokens: tokensFor(position, move), label: moveWords(move, language, view, scene) }));
}
