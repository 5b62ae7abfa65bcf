// A lesson under way: which step, whether it is done, and what to say about the move that was tried.
import type { Board } from '../boards/board';
import type { AnyMove } from '../engine/protocol';
import { wasStopped } from '../engine/thinker';
import type { Player } from '../store/db';
import { unlessGone } from '../table/course/presence';
import { type Surroundings, Table } from '../table/course/table.svelte';
import type { Lesson, Position, Step } from './lesson';

const pupil = 0;

export class LessonRun {
  table: Table | null = $state.raw(null);
  index = $state(0);
  /** How often the wanted thing has happened in this step. */
  count = $state(0);
  done = $state(false);
  /** The last move was allowed but not wanted, and was taken back. */
  nudged = $state(false);
  private busy = false;
  private isLeft = false;

  constructor(
    readonly lesson: Lesson,
    private readonly around: Surroundings,
    private readonly bot: () => string,
  ) {}

  get step(): Step {
    return this.lesson.steps[this.index] ?? { say: { en: '', de: '', nl: '' } };
  }
  get isLast(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }
  get board(): Board {
    return this.around.board;
  }

  /** Goes to a step. One that has no position of its own begins where the steps before it lead. */
  async goTo(index: number): Promise<void> {
    const { steps } = this.lesson;
    let first = index;
    while (first > 0 && !steps[first]?.position) --first;
    const goesOn = index === this.index + 1 && !steps[index]?.position && this.table !== null;
    if (!goesOn) await this.setUp(steps[first]?.position, steps.slice(first, index));
    this.index = index;
    this.count = 0;
    this.nudged = false;
    this.done = !this.step.wants;
  }

  private async setUp(position: Position | undefined, before: Step[]): Promise<void> {
    if (!position) return;
    // The others are played from here, so that nobody but the pupil is looked at or asked.
    const people = Array.from({ length: position.seats }, (_, seat) => ({
      name: '',
      bot: seat === pupil ? null : this.bot(),
    }));
    const table = await unlessGone(this.opened(position, people, before), () => this.isLeft);
    if (!table) return;
    const old = this.table;
    this.table = table;
    await old?.leave();
  }

  /** A table at which these steps have been done. */
  private async opened(position: Position, people: Player[], before: Step[]): Promise<Table> {
    const table = await Table.ofPosition(this.around, position, people);
    for (const step of before) {
      for (const gesture of step.solution ?? []) {
        const [first = '', ...then] = movesIn(gesture);
        await table.playText(first, ...then);
      }
      if (step.answered) await this.answer(table);
    }
    return table;
  }

  /** `then`: the moves of the same gesture, in notation. */
  async play(move: AnyMove, then: string[] = []): Promise<void> {
    const { table, step } = this;
    if (!table || this.busy || this.done) return;
    this.busy = true;
    try {
      await table.playText(move.text, ...then);
      await this.judge(table, step, move);
    } finally {
      this.busy = false;
    }
  }

  private async judge(table: Table, step: Step, move: AnyMove): Promise<void> {
    const events = table.happened.events;
    if (!step.wants?.({ move, events })) {
      await table.takeBack('act');
      this.nudged = true;
      return;
    }
    this.nudged = false;
    if (++this.count < (step.times ?? 1)) return;
    if (step.answered) await this.answer(table);
    this.done = true;
  }

  /** Lets the others play until it is the pupil's turn again. */
  private async answer(table: Table): Promise<void> {
    try {
      while (!this.isLeft && table.seatToAct !== null && table.seatToAct !== pupil) {
        const { text } = await this.around.thinker.think(() => table.record(), this.bot(), { playouts: 50 });
        await table.playText(text);
      }
    } catch (error) {
      if (!wasStopped(error)) throw error; // whoever wanted to see it has gone
    }
  }

  /** Plays what is still missing of the solution, or of the part of it that leads to what is wanted. */
  async show(): Promise<void> {
    const { table, step } = this;
    if (!table || this.busy || this.done) return;
    for (const text of (step.solution ?? []).slice(this.count)) {
      const [first, ...then] = movesIn(text);
      const move = table.moves.find((each) => each.text === first || sameEnds(each.text, text));
      if (move) await this.play(move, then);
    }
  }

  async leave(): Promise<void> {
    this.isLeft = true;
    await this.table?.leave();
  }
}

/** A gesture of several moves is written with commas. */
const movesIn = (gesture: string): string[] => gesture.split(', ');

/** A march is the same whichever way it takes. */
function sameEnds(a: string, b: string): boolean {
  const ends = (text: string) => [text.split('-')[0], text.split('-').at(-1)].join('-');
  return a.includes('-') && ends(a) === ends(b);
}
