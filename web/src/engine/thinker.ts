// Where bots think: an engine of their own, so that the table never waits for them and a thought can be broken off. The
// table of the last thought stays open, and a game that has gone on since is followed there: its bots keep what they
// thought.
import { type Engine, Stopped } from './client';
import type { AnyMove, Thought } from './protocol';

export interface ThinkBudget {
  ms?: number;
  playouts?: number;
}

/** A record in two parts: how the game began, and its plies. */
interface Course {
  opening: string;
  plies: string[];
}

export class Thinker {
  private engine: Engine | null = null;
  private followed: (Course & { table: string }) | null = null;

  constructor(private readonly start: () => Engine) {}

  /** The record must not show its seed: then nobody can look at coming draws. */
  async think(record: string, bot: string, budget: ThinkBudget): Promise<Thought> {
    const thinking = (this.engine ??= this.start());
    const table = await this.follow(thinking, record);
    return thinking.call('think', { table, bot, budget });
  }

  /**
   * What a bot would do one after the other for whoever is to act, as long as the moves are of a kind, once those of `after`
   * are made: at a table of its own.
   */
  async foresee(record: string, bot: string, after: number[], takes: (move: AnyMove) => boolean): Promise<AnyMove[]> {
    const thinking = (this.engine ??= this.start());
    const { table } = await thinking.call('load', { record });
    try {
      for (const move of after) await thinking.call('play', { table, move });
      return await movesOf(thinking, table, bot, takes);
    } finally {
      if (this.engine === thinking) await thinking.call('close', { table });
    }
  }

  /** Breaks off whatever is being thought; the next thought begins with a fresh engine. */
  stop(): void {
    this.engine?.stop();
    this.engine = null;
    this.followed = null;
  }

  /** The table at which the game of a record stands as the record says. */
  private async follow(thinking: Engine, record: string): Promise<string> {
    const course = courseOf(record);
    const known = this.followed;
    this.followed = null;
    const table = known && continues(course, known) ? await playOn(thinking, known.table, course, known) : null;
    if (known && table === null) await thinking.call('close', { table: known.table });
    const followed = { ...course, table: table ?? (await thinking.call('load', { record })).table };
    if (this.engine === thinking) this.followed = followed;
    return followed.table;
  }
}

async function movesOf(
  thinking: Engine,
  table: string,
  bot: string,
  takes: (move: AnyMove) => boolean,
): Promise<AnyMove[]> {
  const found: AnyMove[] = [];
  for (;;) {
    const thought = await thinking.call('think', { table, bot });
    const { moves } = await thinking.call('moves', { table });
    const move = moves.find(({ code }) => code === thought.move);
    if (!move || !takes(move)) return found;
    const { to_act } = await thinking.call('play', { table, move: move.code });
    found.push(move);
    if (!('seat' in to_act)) return found;
  }
}

async function playOn(thinking: Engine, table: string, course: Course, known: Course): Promise<string> {
  for (const ply of course.plies.slice(known.plies.length)) await thinking.call('play', { table, move: moveIn(ply) });
  return table;
}

const continues = (course: Course, known: Course): boolean =>
  course.opening === known.opening && known.plies.every((ply, place) => ply === course.plies[place]);

function courseOf(record: string): Course {
  const lines = record.split('\n').filter((line) => line.trim() !== '');
  const isPly = (line: string) => /^\d+\. /.test(line);
  return { opening: lines.filter((line) => !isPly(line)).join('\n'), plies: lines.filter(isPly) };
}

/** `12. ~ draw 3   #0123456789abcdef` → `draw 3` */
const moveIn = (ply: string): string => ply.replace(/^\d+\. (~ )?/, '').replace(/\s+#[0-9a-f]{16}$/, '');

export const wasStopped = (error: unknown): boolean => error instanceof Stopped;
