// Who plays when nobody at this screen is asked: bots by their own right, a bot on an errand for a person, and answers that
// go without saying.
import type { Errand } from '../../boards/board';
import type { Thought } from '../../engine/protocol';
import { botName, t } from '../../words/index.svelte';
import { Deliberation } from './deliberation.svelte';
import { Flourish } from './flourish';
import type { Table } from './table.svelte';
import { Temper } from './temper.svelte';
import type { Surroundings } from './terms';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Company {
  /** What is left to a bot for a while, and for whom. */
  errand: { seat: number | 'everybody'; errand: Errand; flourish: Flourish } | null = $state.raw(null);
  /** Whom errands are left to; the page says who. */
  errandBot = '';
  /** How the bots feel, as far as they show it. */
  readonly temper = new Temper();
  readonly deliberation: Deliberation;
  /** Whether somebody plays on. */
  goesOn = $state(false);
  /** A bot is to play and could not think. */
  isStuck = $state(false);
  /** Counts what is under way: whatever was begun under another number has been broken off. */
  private run = 0;

  constructor(
    private readonly around: Surroundings,
    private readonly table: Table,
  ) {
    this.deliberation = new Deliberation(around.thinker);
  }

  /** A question that is answered with yes for as long as nothing else has been begun. */
  stillOn(): () => boolean {
    const { run } = this;
    return () => run === this.run;
  }

  breakOff(): void {
    this.run++;
    this.goesOn = false;
    this.isStuck = false;
  }

  /** Breaks off whatever is under way, thoughts and errands included. */
  cancel(): void {
    this.breakOff();
    this.errand = null;
    this.deliberation.end();
  }

  runErrand(errand: Errand, seat: number | 'everybody'): void {
    this.errand = { seat, errand, flourish: new Flourish() };
    void this.advance();
  }

  /** The bot that decides now, by its own right or on an errand. */
  deputy(): string | null {
    const seat = this.table.seatToAct;
    if (seat === null) return null;
    if (this.errand && !this.errand.errand.goesOn(this.table.view)) this.errand = null;
    if (this.errand?.seat === seat || this.errand?.seat === 'everybody') return this.errandBot;
    return this.table.isShared ? null : (this.table.players[seat]?.bot ?? null); // the hall has its own
  }

  async advance(): Promise<void> {
    if (this.isStuck) this.table.notice = null;
    this.breakOff();
    if (this.table.isLeft) return; // while the last act was being kept
    const isOn = this.stillOn();
    this.goesOn = true;
    try {
      await this.playOn(isOn);
    } finally {
      if (isOn()) this.goesOn = false;
    }
  }

  private async playOn(isOn: () => boolean): Promise<void> {
    const { table } = this;
    for (let bot = this.deputy(); bot !== null; bot = this.deputy()) {
      const move = await this.decision(bot, isOn);
      if (!isOn() || move === null) return;
      if (this.endsErrand(move.code)) continue;
      if (!(await table.act(move.code, move.text))) return;
      if (!isOn() || table.interlude) return;
    }
    await this.answerTheObvious(isOn);
  }

  /** What a bot does next, not too quickly; null where it was broken off or could not think. */
  private async decision(bot: string, isOn: () => boolean): Promise<{ code: number; text: string } | null> {
    const { errand, table } = this;
    const haste = errand?.flourish.step(errand.errand.left?.(table.view));
    const pace = Math.min(haste?.pause ?? Infinity, this.around.pace());
    const thinking = this.deliberation.think(table.seatToAct ?? 0, () => table.record(), bot, isOn, haste?.think);
    // A fault of ours in hearing it is no fault of the bot's, and not hidden as one.
    void thinking.then(
      (thought) => {
        if (thought && isOn()) this.overhear(thought);
      },
      () => undefined,
    );
    try {
      const [thought] = await Promise.all([thinking, pause(pace)]);
      return thought && { code: thought.move, text: thought.text };
    } catch {
      if (isOn()) this.giveUp(bot);
      return null;
    } finally {
      if (isOn()) this.deliberation.under = null;
    }
  }

  /** Said instead of waiting for ever: a person decides again, or asks the bot once more. */
  private giveUp(bot: string): void {
    this.errand = null;
    this.isStuck = this.deputy() !== null;
    this.table.notice = { code: '', message: t().table.couldNotThink(botName(bot)) };
  }

  /** An errand may be about some moves only: with any other it is done, and that move is left to the person. */
  private endsErrand(code: number): boolean {
    const move = this.table.moves.find((each) => each.code === code);
    const ends = move !== undefined && this.errand?.errand.takes?.(move) === false;
    if (ends) this.errand = null;
    return ends;
  }

  private async answerTheObvious(isOn: () => boolean): Promise<void> {
    const { table } = this;
    const [only] = table.moves;
    if (!only || !table.isObvious(table.moves)) return;
    await pause(this.around.pace());
    if (!isOn() || table.busy) return;
    this.breakOff();
    if ((await table.act(only.code, only.text)) && !table.interlude) void this.advance();
  }

  private overhear(thought: Thought): void {
    const { table } = this;
    const seen = { scene: table.about.scene, view: table.view };
    if (!this.errand) this.temper.overhear(table.board, seen, table.seatToAct ?? 0, thought);
  }
}
