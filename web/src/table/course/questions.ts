// What a table asks its engine in several steps.
import type { Explanation } from '../../boards/board';
import type { Engine } from '../../engine/client';
import type { Answer, Params } from '../../engine/protocol';
import type { Notice } from './terms';

/** What was touched, in the board's words, and why the touch does nothing, in the engine's. */
export async function reasonOf(engine: Engine, asked: Params<'why'>, otherwise?: Explanation): Promise<Notice | null> {
  if (asked.move === '' && otherwise) return { code: '', ...otherwise }; // a thing that nobody could mean as a move
  const { legal, code = '', message = '', rule } = await engine.call('why', asked);
  const reason = legal || (otherwise && code === 'E-NOT-NOW') ? '' : message;
  const words = [otherwise?.message ?? '', reason].join(' ').trim();
  const read = reason ? (rule ?? otherwise?.rule) : otherwise?.rule;
  return words ? { code, message: words, ...(read ? { rule: read } : {}) } : null;
}

/** On with the undoing to the last real choice of a person, but not behind `least`. Says where that is. */
export async function backToChoice(
  engine: Engine,
  from: Answer<'undo'>,
  { table, least }: { table: string; least: number },
  isChoice: (at: Answer<'undo'>) => Promise<boolean>,
): Promise<number> {
  let at = from;
  while (at.ply > Math.max(1, least) && !(await isChoice(at))) at = await engine.call('undo', { table });
  return at.ply;
}
