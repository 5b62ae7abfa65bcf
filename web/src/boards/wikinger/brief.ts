// The rules in nine pictures, each a small position and a sentence or two.
import type { Said } from '../../tutorial/lesson';
import type { Piece } from './pieces';

interface Diagram {
  rows: string[];
  figures: Omit<Piece, 'id'>[];
  /** The way of the figure that moves, in notation. */
  way?: string;
  falls?: string[];
  caption: Said;
}

type Standing = Omit<Piece, 'id'>;
const red = (at: string): Standing => ({ kind: 'viking', colour: 'red', at });
const black = (at: string): Standing => ({ kind: 'viking', colour: 'black', at });
const grey = (at: string): Standing => ({ kind: 'viking', colour: 'grey', at });
const redTower = (at: string): Standing => ({ kind: 'tower', colour: 'red', at });
const blackTower = (at: string): Standing => ({ kind: 'tower', colour: 'black', at });

export const diagrams: Diagram[] = [
  {
    rows: ['aabb', 'aabb', 'aabb'],
    figures: [red('a1'), red('c2'), black('b2'), black('d3'), black('b3')],
    caption: {
      en: 'Settle. In turn everybody brings two Vikings ashore, on any free points, until all 18 stand.',
      de: 'Ansiedeln. Reihum bringt jeder zwei Wikinger an Land, auf beliebige freie Punkte, bis alle 18 stehen.',
      nl: 'Vestigen. Om de beurt brengt iedereen twee Vikingen aan land, op vrije punten, tot alle 18 er staan.',
    },
  },
  {
    rows: ['aabb', 'aabb', 'aabb'],
    figures: [red('a1'), red('c2'), black('b2'), black('d3'), black('b3')],
    falls: ['b2', 'd3'],
    caption: {
      en: 'Brawl. Everybody throws four enemy Vikings off the island; no colour loses more than four. Whoever then stands alone in a region may put up a tower.',
      de: 'Raufen. Jeder wirft vier gegnerische Wikinger von der Insel; keine Farbe verliert mehr als vier. Wer dann in einem Gebiet allein steht, darf dort einen Turm aufstellen.',
      nl: 'Vechten. Iedereen gooit vier vijandelijke Vikingen van het eiland; geen kleur verliest er meer dan vier. Wie dan alleen in een gebied staat, mag er een toren plaatsen.',
    },
  },
  {
    rows: ['aabb', 'aabb', 'aabb'],
    figures: [red('b2'), black('d1')],
    way: 'b2-b3',
    caption: {
      en: 'Step. On your turn one Viking moves to a free neighbouring point, never diagonally …',
      de: 'Gehen. Wenn du dran bist, zieht ein Wikinger auf einen freien Nachbarpunkt, nie schräg …',
      nl: 'Stappen. In je beurt gaat één Viking naar een vrij buurpunt, nooit schuin …',
    },
  },
  {
    rows: ['aabbb', 'aabbb', 'aabbb'],
    figures: [red('a1'), black('b1'), red('c2'), black('d3')],
    way: 'a1-c1-c3-e3',
    caption: {
      en: 'Jump. … or jumps over single figures, your own or enemy ones, as often as it likes. Nobody is harmed by a jump.',
      de: 'Springen. … oder springt über einzelne Figuren, eigene oder fremde, so oft er mag. Ein Sprung schadet niemandem.',
      nl: 'Springen. … of springt over telkens één stuk, eigen of vijandelijk, zo vaak hij wil. Een sprong schaadt niemand.',
    },
  },
  {
    rows: ['aaaa', 'aaaa', 'aaaa'],
    figures: [red('a2'), black('b2'), red('c3')],
    way: 'c3-c2',
    falls: ['b2'],
    caption: {
      en: 'Capture. An enemy beside your moving Viking is captured if another figure of yours stands right behind it …',
      de: 'Fangen. Ein Gegner neben deinem ziehenden Wikinger ist gefangen, wenn genau dahinter noch eine Figur von dir steht …',
      nl: 'Vangen. Een vijandelijk stuk naast de Viking die je verzet, is gevangen als er recht achter nog een stuk van jou staat …',
    },
  },
  {
    rows: ['.aaa', 'aaaa', 'aaaa'],
    figures: [red('c3'), black('c1')],
    way: 'c3-c2',
    falls: ['c1'],
    caption: {
      en: '… or the shore …',
      de: '… oder das Ufer …',
      nl: '… of de kust …',
    },
  },
  {
    rows: ['aaaa', 'aaaa', 'aaaa'],
    figures: [black('c3'), red('b2'), grey('a2')],
    way: 'c3-c2',
    falls: ['b2'],
    caption: {
      en: '… or a figure of another of its enemies. Only the player who moves captures; afterwards the same Viking may go on if it captures again.',
      de: '… oder die Figur eines weiteren Gegners. Fangen kann nur, wer zieht; danach darf derselbe Wikinger weiter, wenn er wieder fängt.',
      nl: '… of een stuk van een andere tegenstander van hem. Alleen wie aan zet is, vangt; daarna mag dezelfde Viking verder als hij weer vangt.',
    },
  },
  {
    rows: ['aabb', 'aabb', 'aabb'],
    figures: [red('c1'), red('d3'), redTower('c2'), black('a2'), black('b3')],
    caption: {
      en: 'Conquer. A region with a Viking of yours and no enemy figure is yours: put up a tower on a free point there.',
      de: 'Erobern. Ein Gebiet mit einem Wikinger von dir und ohne gegnerische Figur gehört dir: Stelle dort einen Turm auf einen freien Punkt.',
      nl: 'Veroveren. Een gebied met een Viking van jou en zonder vijandelijk stuk is van jou: plaats er een toren op een vrij punt.',
    },
  },
  {
    rows: ['aaab', 'aabb', 'aabb'],
    figures: [red('b2'), blackTower('d2'), black('d1')],
    way: 'b2-c2',
    falls: ['d2'],
    caption: {
      en: 'Towers can be captured too; then yours takes the place. With three standing towers you win, with four players a pair needs five.',
      de: 'Auch Türme werden gefangen; dann tritt deiner an die Stelle. Wer drei stehende Türme hat, gewinnt; zu viert braucht ein Paar fünf.',
      nl: 'Ook torens worden gevangen; dan komt de jouwe ervoor in de plaats. Met drie staande torens win je; met vier spelers heeft een paar er vijf nodig.',
    },
  },
];
