// What lies in the box, as the engine names it, and how each thing is shown.
import type { WalhallaMove, WalhallaState, WalhallaView } from '../../generated/games';

export type Colour = 'red' | 'blue' | 'yellow' | 'black';
export type Terrain = WalhallaView['tongues'][number]['plots'][number]['terrain'];
export type Ship = Exclude<WalhallaView['ship'], 'none'>;
export type Cards = WalhallaView['discards'];
/** What is seen where all hands lie open: the position itself. */
export type OpenView = WalhallaView & Pick<WalhallaState, 'hands'>;
export type Card = keyof Cards;
export type Step = WalhallaView['step'];

export const crests: Record<Colour, string> = {
  red: '#crest-cross',
  blue: '#crest-lozenge',
  yellow: '#crest-ring',
  black: '#crest-chevron',
};

/** The symbol of the sprite for a terrain, and what is printed on it. */
export const terrainArt: Record<Terrain, { symbol: string; print: string; ground: string; weave: string }> = {
  cult: { symbol: '#terrain-cult', print: '', ground: 'cult', weave: 'e' },
  forest2: { symbol: '#terrain-forest', print: '2', ground: 'forest', weave: 'a' },
  forest3: { symbol: '#terrain-forest', print: '3', ground: 'forest', weave: 'a' },
  village1: { symbol: '#terrain-village', print: '+1', ground: 'village', weave: 'd' },
  village2: { symbol: '#terrain-village', print: '+2', ground: 'village', weave: 'd' },
  wheat: { symbol: '#terrain-wheat', print: '', ground: 'wheat', weave: 'b' },
};

/** The picture of a card; where several share one, what is printed on it tells them apart. */
export const cardArt: Record<Card, { symbol: string; print: string; ground: string }> = {
  'forest+': { symbol: '#terrain-forest', print: '+1', ground: 'forest' },
  'wheat+': { symbol: '#terrain-wheat', print: '+1', ground: 'wheat' },
  'cult+': { symbol: '#terrain-cult', print: '+1', ground: 'cult' },
  'village+': { symbol: '#terrain-village', print: '+1', ground: 'village' },
  tongue6: { symbol: '#card-tongue', print: '6', ground: 'tongue' },
  tongue7: { symbol: '#card-tongue', print: '7', ground: 'tongue' },
  tongue8: { symbol: '#card-tongue', print: '8', ground: 'tongue' },
  walhalla: { symbol: '#hall', print: '+2', ground: 'hall' },
  hunt: { symbol: '#card-hunt', print: '×2', ground: 'forest' },
  attack: { symbol: '#axes', print: '', ground: 'fight' },
  shield: { symbol: '#card-shield', print: '', ground: 'fight' },
};
/** The paragraph that says when a card is played. */
export const cardRules: Record<Card, string> = {
  'forest+': 'WH-7.3',
  'wheat+': 'WH-7.3',
  'cult+': 'WH-7.3',
  'village+': 'WH-7.3',
  tongue6: 'WH-7.3',
  tongue7: 'WH-7.3',
  tongue8: 'WH-7.3',
  walhalla: 'WH-8.3',
  hunt: 'WH-6.8',
  attack: 'WH-6.6',
  shield: 'WH-6.6',
};
export const cardKinds = Object.keys(cardArt) as Card[];

/** "blue-1": the colour of a ship and which of its seats is coloured. */
export function shipParts(ship: Ship): { colour: Colour; seat: number } {
  const [colour, seat] = ship.split('-') as [Colour, string];
  return { colour, seat: Number(seat) };
}

/** The cards of a hand one by one, in a steady order. */
export function cardsIn(cards: Partial<Cards>): Card[] {
  return cardKinds.flatMap((card) => Array.from({ length: cards[card] ?? 0 }, () => card));
}

export const playersOf = (view: WalhallaView) => view.players.filter((player) => player.colour !== 'none');
export const colourOf = (view: WalhallaView, seat: number): Colour => {
  const colour = view.players[seat]?.colour ?? 'none';
  return colour === 'none' ? 'red' : colour;
};

/** The set with this element if it lacked it, without it if it had it. */
export const toggled = (set: ReadonlySet<number>, element: number): ReadonlySet<number> =>
  new Set(set.has(element) ? [...set].filter((each) => each !== element) : [...set, element]);

export type MoveOf<V extends WalhallaMove['verb']> = Extract<WalhallaMove, { verb: V }>;
