// On which pane of a phone an answer is given.
import type { Pane } from './desk.svelte';
import { isAnytime, type Move, type Scene, type Verb } from './kinds';

const places: Partial<Record<Verb, Pane>> = {
  place: 'actions',
  recall: 'actions',
  visit: 'actions',
  lay: 'home',
};
/** What stands in the ask bar. */
const plain: Verb[] = ['pass', 'end', 'close', 'done', 'skip', 'leave'];

/** The panes where something is asked; where only anytime acts are left, none. */
export function paneOf(scene: Scene, moves: Move[]): Pane[] {
  const asking = moves.filter((move) => !isAnytime(scene, move) && !plain.includes(move.verb));
  return [...new Set(asking.map((move) => places[move.verb] ?? 'goods'))];
}
