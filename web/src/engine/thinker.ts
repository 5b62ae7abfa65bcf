// Where bots think: an engine of their own, so that the table never waits for them and a thought can be broken off. The
// table of the last thought stays open, and a game that has gone on since is followed there: its bots keep what they
// thought.
import { type Engine, Stopped } from './client';
import { type AnyMove, Refusal, type Thought } from './protocol';

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
  /** The thought before the next one: a table that is followed is not led elsewhere meanwhile. */
  private before: Promise<unknown> = Promise.resolve();
  /** How often somebody has broken off what was thought. */
  private stops = 0;

  constructor(private readonly start: () => Engine) {}

  /** One that thinks apart from this one: neither disturbs the other. */
  another(): Thinker {
    return new Thinker(this.start);
  }

  /** The record must not show its seed: then nobody can look at coming draws. */
  think(record: () => Promise<string>, bot: string, budget: ThinkBudget): Promise<Thought> {
    const { stops } = this;
    const thought = this.before.then(async () => {
      if (stops !== this.stops) throw new Stopped(); // its table may be closed by now, and tells no record
      const text = await record();
      return this.by(this.awake(stops), async (thinking) => {
        const table = await this.follow(thinking, text);
        return thinking.call('think', { table, bot, budget });
      });
    });
    this.before = thought.catch(() => undefined);
    return thought;
  }

  /**
   * What a bot would do one after the other for whoever is to act, as long as the moves are of a kind, once those of `after`
   * are made: at a table of its own.
   */
  async foresee(
    record: () => Promise<string>,
    bot: string,
    after: number[],
    takes: (move: AnyMove) => boolean,
  ): Promise<AnyMove[]> {
    const { stops } = this;
    const text = await record();
    return this.by(this.awake(stops), async (thinking) => {
      const { table } = await thinking.call('load', { record: text });
      try {
        for (const move of after) await thinking.call('play', { table, move });
        return await movesOf(thinking, table, bot, takes);
      } finally {
        if (this.engine === thinking) await thinking.call('close', { table });
      }
    });
  }

  /** Breaks off whatever is being thought; the next thought begins with a fresh engine. */
  stop(): void {
    ++this.stops;
    this.end();
  }

  private end(): void {
    this.engine?.stop();
    this.engine = null;
    this.followed = null;
  }

  /** An engine that fails without refusing is broken: whoever asks next gets a fresh one. */
  private async by<Found>(thinking: Engine, find: (thinking: Engine) => Promise<Found>): Promise<Found> {
    try {
      return await find(thinking);
    } catch (error) {
      if (this.engine === thinking && !(error instanceof Refusal)) this.end();
      throw error;
    }
  }

  /** Who was stopped while still asking for the record does not wake an engine that nobody would put to sleep. */
  private awake(stops: number): Engine {
    if (stops !== this.stops) throw new Stopped();
    return (this.engine ??= this.start());
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
