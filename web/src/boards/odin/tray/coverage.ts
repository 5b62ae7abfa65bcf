// Where each verb has its control. A verb without one does not compile; a test holds questions to it.
import { type Asked, type Move, questionOf, type Verb, type View } from '../kinds';

export type Control = 'ask bar' | 'actions' | 'boards' | 'tray' | 'goods';
type Chance = 'start' | 'imitate' | 'starter' | 'reveal' | 'weapon' | 'occupation' | 'die';

/** The first is where one would look for it. */
export const controls: Record<Exclude<Verb, Chance>, Control[]> = {
  choose: ['tray'],
  place: ['actions'],
  pass: ['ask bar'],
  end: ['ask bar'],
  close: ['ask bar'],
  play: ['tray', 'goods'],
  option: ['tray', 'ask bar'],
  trade: ['tray', 'ask bar'],
  skip: ['ask bar'],
  done: ['ask bar'],
  take: ['tray', 'goods'],
  upgrade: ['tray'],
  turn: ['tray'],
  acquire: ['tray', 'goods'],
  boats: ['tray'],
  roll: ['tray', 'ask bar'],
  pay: ['tray'],
  fail: ['tray', 'ask bar'],
  loot: ['tray'],
  explore: ['tray', 'goods'],
  swap: ['tray', 'goods', 'ask bar'],
  emigrate: ['tray', 'goods'],
  lift: ['boards', 'goods'],
  lay: ['boards'],
  store: ['boards'],
  buy: ['goods'],
  arm: ['goods'],
  unload: ['goods', 'tray'],
  use: ['goods', 'tray'],
  recall: ['actions'],
  visit: ['actions'],
  serve: ['tray'],
  leave: ['tray'],
};

/** What the tray shows for a question. */
export type Panel =
  'dice' | 'loot' | 'feast' | 'triggers' | 'cards' | 'mountain' | 'islands' | 'boats' | 'options' | 'rest';

const panels: Partial<Record<Asked, Panel>> = {
  diceAction: 'dice',
  secondLoot: 'loot',
  feast: 'feast',
  triggers: 'triggers',
  chooseStarter: 'cards',
  occupations: 'cards',
  column4: 'cards',
  mountain: 'mountain',
  exploration: 'islands',
  boats: 'boats',
  alternative: 'options',
  exchange: 'options',
  upgrade: 'options',
  overseas: 'options',
  flip: 'options',
  copy: 'options',
  specialSale: 'options',
  forge: 'options',
  weaponMix: 'options',
  emigration: 'options',
  boatSwap: 'options',
};

export function panelOf(view: View, moves: Move[]): Panel {
  const asked = questionOf(view);
  return moves.length === 0 || !asked ? 'rest' : (panels[asked.ask] ?? 'rest');
}

/** The verbs that a panel has controls for; those for anytime acts are added where there is room. */
export const verbsIn: Record<Panel, Verb[]> = {
  dice: ['roll', 'fail', 'pay', 'loot'],
  loot: ['loot'],
  feast: ['serve', 'leave'],
  triggers: ['use', 'skip'],
  cards: ['choose', 'play'],
  mountain: ['take'],
  islands: ['explore'],
  boats: ['boats'],
  options: ['option', 'trade', 'skip', 'upgrade', 'turn', 'acquire', 'pay', 'emigrate', 'swap'],
  rest: ['use', 'unload'],
};

const isChance = (verb: Verb): verb is Chance => !(verb in controls);

/** Where a legal move can be made on this question: never nowhere, but for chance. */
export function controlsOf(view: View, moves: Move[], move: Move): Control[] {
  if (isChance(move.verb)) return [];
  const inTray = verbsIn[panelOf(view, moves)].includes(move.verb);
  return controls[move.verb].filter((control) => control !== 'tray' || inTray);
}
