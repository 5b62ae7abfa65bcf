// Occupations: which can be done something with, and which a search finds.
import type { Language } from '../../../engine/protocol';
import { type CardRow, cardOf, type Move, type MoveOf, type Scene, type View } from '../kinds';

type CardMove = MoveOf<'play' | 'use' | 'choose'>;

const isCardMove = (move: Move): move is CardMove =>
  move.verb === 'play' || move.verb === 'use' || move.verb === 'choose';

export const cardMoves = (moves: Move[]): CardMove[] => moves.filter(isCardMove);
export const movesOfCard = (moves: Move[], card: string): CardMove[] =>
  cardMoves(moves).filter((move) => move.card === card);

/** What a move with a card does, where the card can be used in several ways. */
export function wayText(scene: Scene, move: CardMove, language: Language): string {
  const row = cardOf(scene, move.card);
  if (move.verb !== 'use') return row.text[language];
  return row.ways[move.way - 1]?.[language] ?? row.text[language];
}

export interface Held {
  row: CardRow;
  where: 'hand' | 'played';
  spent: boolean;
  moves: CardMove[];
}

/** The cards of a seat that whoever looks may see: the hand only if it is their own. */
export function heldCards(scene: Scene, view: View, seat: number, moves: Move[]): Held[] {
  const held = (card: string, where: Held['where']): Held => ({
    row: cardOf(scene, card),
    where,
    spent: view.spent.includes(card),
    moves: view.me === seat ? movesOfCard(moves, card) : [],
  });
  const hand = view.me === seat ? view.hand : [];
  const played = view.players[seat]?.played ?? [];
  return [...hand.map((card) => held(card, 'hand')), ...played.map((card) => held(card, 'played'))];
}

export interface Search {
  words: string;
  deck: '' | CardRow['deck'];
  back: '' | 'light' | 'dark';
  anyTime: boolean;
  where: '' | 'hand' | 'played' | 'mine';
}
export const everything: Search = { words: '', deck: '', back: '', anyTime: false, where: '' };

/** Without accents and capitals. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function isWhere(row: CardRow, where: Search['where'], view: View): boolean {
  const inHand = view.hand.includes(row.card);
  const isMine = view.players[view.me ?? -1]?.played.includes(row.card) ?? false;
  if (where === 'hand') return inHand;
  if (where === 'played') return view.players.some((player) => player.played.includes(row.card));
  return where === '' || inHand || isMine;
}

/** The cards that a search finds, in their order. */
export function found(scene: Scene, view: View, search: Search, language: Language): CardRow[] {
  const wanted = plain(search.words).split(/\s+/).filter(Boolean);
  return scene.cards.filter((row) => {
    if (search.deck !== '' && row.deck !== search.deck) return false;
    if (search.back !== '' && row.light !== (search.back === 'light')) return false;
    if (search.anyTime && !row.anyTime) return false;
    if (!isWhere(row, search.where, view)) return false;
    const text = plain(`${String(row.number)} ${row.name[language]} ${row.text[language]}`);
    return wanted.every((word) => text.includes(word));
  });
}
