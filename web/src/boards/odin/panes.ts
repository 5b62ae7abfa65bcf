// On which pane of a phone an answer is given.
import type { Pane } from './desk.svelte';
import type { Move, Verb } from './kinds';

const places: Partial<Record<Verb, Pane>> = {
  place: 'actions',
  recall: 'actions',
  visit: 'actions',
  lay: 'home',
  store: 'home',
};
/** What may be done at any time asks for nothing; nor does what stands in the ask bar. */
const quiet: Verb[] = ['lift', 'store', 'buy', 'arm', 'unload', 'use', 'pass', 'end', 'close', 'done', 'skip', 'leave'];

/** The panes where something is asked; where only anytime acts are left, none. */
export function paneOf(moves: Move[]): Pane[] {
  const asking = moves.filter((move) => !quiet.includes(move.verb));
  return [...new Set(asking.map((move) => places[move.verb] ?? 'goods'))];
}
