// A game in progress as the page sees it: the engine's table, who sits at it, and what is being looked at. It knows no
// game; a board draws it and says what is asked.
import type { Board, Errand, Explanation } from '../boards/board';
import type { Engine } from '../engine/client';
import type { About, AnyEvent, AnyMove, AnyView, Outcome, ToAct, Viewed } from '../engine/protocol';
import { Refusal } from '../engine/protocol';
import { type ThinkBudget, type Thinker, wasStopped } from '../engine/thinker';
import type { Player } from '../store/db';
import { Foresight, type Prospect } from './foresight';

/** Which moves ask for a second word before they count: all, those that cannot simply be taken back, or none. */
export type Confirm = 'always' | 'final' | 'never';

export interface Surroundings {
  engine: Engine;
  thinker: Thinker;
  board: Board;
  /** How long a bot's act is held back, in milliseconds, so that people can follow. */
  pace(): number;
  /** Called after every change with a record that can be played on. */
  keep?(record: string, table: Table): Promise<void>;
}

const usualBudget: ThinkBudget = { ms: 900 };
const hurriedBudget: ThinkBudget = { ms: 40 };
const hintBudget: ThinkBudget = { ms: 1200 };

const goesWithoutSaying = (board: Board, move: AnyMove) => board.goesWithoutSaying?.(move) ?? false;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Table {
  view: AnyView = $state.raw({});
  toAct: ToAct = $state.raw({ over: true });
  moves: AnyMove[] = $state.raw([]);
  ply = $state(0);
  /** The earliest ply that can be reached by taking back without leave. */
  barrier = $state(0);
  outcome: Outcome | null = $state.raw(null);
  log: AnyEvent[] = $state.raw([]);
  happened: { move: string; events: AnyEvent[] } = $state.raw({ move: '', events: [] });
  considered: { move: AnyMove; events: AnyEvent[] } | null = $state.raw(null);
  /** The move that waits for a second word, and whether it could not be taken back. */
  armed: { move: AnyMove; events: AnyEvent[]; final: boolean } | null = $state.raw(null);
  hint: AnyMove | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** Which seat a bot is thinking for, and since when. */
  thinking: { seat: number; since: number; ms: number } | null = $state.raw(null);
  /** The seat whose eyes the board is drawn for; undefined for onlookers. */
  seat: number | undefined = $state();
  /** The person to whom the screen must be handed before anything is shown. */
  curtain: number | null = $state(null);
  hinting = $state(false);
  /** A move is being made; what can be done next is not known yet. */
  busy = $state(false);
  /** Something is being told; nobody plays on until it has been read. */
  interlude: AnyEvent[] | null = $state.raw(null);

  private errand: { seat: number; errand: Errand } | null = null;
  /** Counts what is under way: whatever was begun under another number has been broken off. */
  private run = 0;
  private goesOn = $state(false);
  private weighing = $state(false);
  private hurried = false;
  private readonly foresight: Foresight;

  private constructor(
    private readonly around: Surroundings,
    private readonly name: string,
    readonly about: About,
    readonly players: Player[],
  ) {
    this.foresight = new Foresight(
      around.engine,
      () => this.record(),
      (move) => players.filter((player) => player.bot === null).length === 1 && goesWithoutSaying(around.board, move),
    );
    const first = players.findIndex((player) => player.bot === null);
    this.seat = first >= 0 ? first : undefined;
  }

  static async ofRecord(around: Surroundings, record: string, players: Player[]): Promise<Table> {
    const { table } = await around.engine.call('load', { record });
    return Table.opened(around, table, players);
  }

  static async ofPosition(
    around: Surroundings,
    position: { seats: number; options: object; state: object; seed?: string },
    players: Player[],
  ): Promise<Table> {
    const setup = { ...position, game: around.board.id, chance: position.seed ? 'dealt' : 'manual' } as const;
    const { table } = await around.engine.call('load', setup);
    return Table.opened(around, table, players);
  }

  private static async opened(around: Surroundings, name: string, players: Player[]): Promise<Table> {
    const about = await around.engine.call('about', { table: name });
    const table = new Table(around, name, about, players);
    await table.refresh();
    await table.retell();
    // Whoever opens a kept game may not be the one whose secrets it shows.
    if (table.seat !== undefined && table.hasSecretsHere) table.curtain = table.seat;
    return table;
  }

  get board(): Board {
    return this.around.board;
  }
  get over(): boolean {
    return 'over' in this.toAct;
  }
  get seatToAct(): number | null {
    return 'seat' in this.toAct ? this.toAct.seat : null;
  }
  /** Whether somebody at this screen is asked. */
  get asksPerson(): boolean {
    const seat = this.seatToAct;
    return seat !== null && this.players[seat]?.bot === null;
  }
  /** Whether nothing is under way: the table waits for a person, or the game is over. */
  get rests(): boolean {
    return !this.busy && !this.goesOn && !this.weighing;
  }
  get people(): number {
    return this.players.filter((player) => player.bot === null).length;
  }
  private get hasSecretsHere(): boolean {
    return this.board.secrets && this.people > 1;
  }
  /** Going back behind the barrier is a matter between a person and bots only. */
  get mayGoFurtherBack(): boolean {
    return this.people === 1 && this.ply > 1 && this.barrier >= this.ply;
  }

  /** Lets whoever is a bot play on; the page calls it once the table is shown. */
  start(): void {
    void this.advance();
  }

  async leave(): Promise<void> {
    this.cancel();
    await this.foresight.forget();
    await this.around.engine.call('close', { table: this.name });
  }

  /** Makes a move, or shows it and waits for a second word. */
  async choose(move: AnyMove, confirm: Confirm, sure = false): Promise<void> {
    if (this.busy || !this.asksPerson) return;
    if (confirm === 'never' || (sure && confirm === 'final') || this.armed?.move.code === move.code) {
      await this.play(move);
      return;
    }
    const { ply } = this;
    const { events, final } = await this.weigh(move);
    if (ply !== this.ply) return;
    if (final || confirm === 'always') this.armed = { move, events, final };
    else await this.play(move);
  }

  /** Shows a move and waits for a second word, whatever it brings about. */
  async arm(move: AnyMove): Promise<void> {
    const { ply } = this;
    this.considered = null; // a mouse that rests elsewhere has nothing to say
    this.armed = { move, events: [], final: false };
    const { events, final } = await this.weigh(move);
    if (ply === this.ply && this.armed.move === move) this.armed = { move, events, final };
  }

  disarm(): void {
    this.armed = null;
  }

  async play(move: AnyMove): Promise<void> {
    if (this.busy || !this.asksPerson) return;
    this.breakOff();
    if ((await this.act(move.code, move.text)) && !this.interlude) void this.advance();
  }

  /** Makes a move in notation for whoever is to act; for lessons. */
  async playText(text: string): Promise<void> {
    await this.act(text, text);
  }

  /** Back by one act, or to the barrier, or beyond it to the last decision of a person. */
  async takeBack(how: 'act' | 'turn' | 'further'): Promise<void> {
    if (this.busy) return;
    this.cancel();
    this.busy = true;
    try {
      const table = this.name;
      if (how === 'turn') await this.around.engine.call('undo', { table, ply: this.barrier });
      else await this.around.engine.call('undo', { table });
      if (how === 'further') await this.backToPerson();
      await this.moved();
    } finally {
      this.busy = false;
    }
    void this.advance();
  }

  private async backToPerson(): Promise<void> {
    let at = await this.around.engine.call('view', { table: this.name, seat: 'all' });
    while ('seat' in at.to_act && this.players[at.to_act.seat]?.bot !== null && at.ply > 1) {
      at = await this.around.engine.call('undo', { table: this.name });
    }
  }

  /** Asks the engine why a touch does nothing. Where it says only that the time is wrong, the board may know more. */
  async askWhy(text: string, otherwise?: Explanation): Promise<void> {
    const { legal, code = '', message = '', rule } = await this.around.engine.call('why', this.forSeat({ move: text }));
    if (otherwise && (legal || code === 'E-NOT-NOW')) {
      this.refusal = new Refusal(code, [message, otherwise.message].join(' ').trim(), otherwise.rule);
    } else this.refusal = legal ? null : new Refusal(code, message, rule);
  }

  async askHint(bot: string): Promise<void> {
    if (!this.asksPerson || this.hinting) return;
    this.hinting = true;
    this.refusal = null;
    const run = this.run;
    try {
      const thought = await this.around.thinker.think(await this.record(), bot, hintBudget);
      if (run === this.run) this.hint = this.moves.find((move) => move.code === thought.move) ?? null;
    } catch (error) {
      if (!wasStopped(error)) throw error;
    } finally {
      this.hinting = false;
    }
  }

  /** Looks at a move without making it: what it would bring about is found out at a table nobody sees. */
  async consider(move: AnyMove | null): Promise<void> {
    if (move?.code === this.considered?.move.code) return;
    this.considered = move && { move, events: [] };
    if (!move) return;
    this.refusal = null;
    const { events } = await this.foresight.foresee(move, this.seatToAct ?? 'all', this.ply);
    if (this.considered?.move === move) this.considered = { move, events };
  }

  private async weigh(move: AnyMove): Promise<{ events: AnyEvent[]; final: boolean }> {
    this.weighing = true;
    this.refusal = null;
    try {
      const prospect = await this.foresight.foresee(move, this.seatToAct ?? 'all', this.ply);
      return { events: prospect.events, final: this.isFinal(prospect) };
    } finally {
      this.weighing = false;
    }
  }

  /** What comes to light stays known, and a screen that was handed over has been seen. What bots do can be gone behind. */
  private isFinal({ reveals, next }: Prospect): boolean {
    const handsOver = next !== null && this.hasSecretsHere && this.mayAct(next) && 'seat' in next;
    return reveals || (handsOver && next.seat !== this.seatToAct);
  }

  /** Leaves a run of decisions to a bot until the errand is done. */
  runErrand(errand: Errand): void {
    const seat = this.seatToAct;
    if (seat === null) return;
    this.errand = { seat, errand };
    void this.advance();
  }

  /** Makes the thinking bot answer with what it has. */
  hurry(): void {
    if (!this.thinking) return;
    this.hurried = true;
    this.around.thinker.stop();
  }

  raiseCurtain(): void {
    this.curtain = null;
  }

  /** What was told has been read: on with the game. */
  endInterlude(): void {
    this.interlude = null;
    void this.advance();
  }

  /** The log in the language of the page. */
  async retell(): Promise<void> {
    const { events } = await this.around.engine.call('log', this.forSeat({}));
    this.log = events;
    if (this.considered) this.considered = null;
  }

  /** The record so far. Only when it is kept for playing on does it show the seed. */
  async record(reveal = false): Promise<string> {
    return (await this.around.engine.call('record', { table: this.name, reveal })).record;
  }

  private forSeat<T extends object>(params: T): T & { table: string; seat?: number } {
    return this.seat === undefined ? { ...params, table: this.name } : { ...params, table: this.name, seat: this.seat };
  }

  private breakOff(): void {
    this.run++;
    this.goesOn = false;
  }

  private cancel(): void {
    this.breakOff();
    this.errand = null;
    this.interlude = null;
    if (this.thinking || this.hinting) this.around.thinker.stop();
    this.thinking = null;
  }

  /** Makes a move for whoever is to act. Says whether it was made. */
  private async act(move: number | string, text: string): Promise<boolean> {
    this.busy = true;
    try {
      const from = this.ply;
      await this.around.engine.call('play', { table: this.name, move, seat: this.seatToAct ?? 'all' });
      await this.moved(text, from);
      if (this.people > 0 && this.board.interlude?.(this.happened.events, 'en')) this.interlude = this.happened.events;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Shows what has become of the table, as the person before the screen may learn of it, whoever acted. */
  private async moved(move = '', from = Infinity): Promise<void> {
    await this.foresight.forget();
    this.considered = null;
    this.armed = null;
    this.hint = null;
    this.refusal = null;
    await this.refresh();
    // The whole log anew: the screen may have changed hands, and everybody is told something else.
    const { events } = await this.around.engine.call('log', this.forSeat({}));
    this.log = events;
    this.happened = { move, events: events.filter((event) => event.ply > from) };
    await this.around.keep?.(await this.record(true), this);
  }

  private async refresh(): Promise<void> {
    const { engine } = this.around;
    const { to_act } = await engine.call('view', { table: this.name });
    this.lookThrough(to_act);
    const [seen, menu, outcome, barrier] = await Promise.all([
      engine.call('view', this.forSeat({})),
      this.mayAct(to_act) ? engine.call('moves', { table: this.name }) : Promise.resolve({ moves: [] }),
      engine.call('result', { table: this.name }),
      this.peoplesBarrier(),
    ]);
    this.show(seen);
    this.barrier = Math.min(barrier, seen.ply);
    this.moves = menu.moves;
    this.outcome = outcome;
  }

  /** How far somebody at this screen may take back: whoever of them acted last. */
  private async peoplesBarrier(): Promise<number> {
    const seats = this.players.flatMap((player, seat) => (player.bot === null ? [seat] : []));
    const views = await Promise.all(seats.map((seat) => this.around.engine.call('view', { table: this.name, seat })));
    return Math.min(...views.map((view) => view.barrier));
  }

  private mayAct(toAct: ToAct): boolean {
    return 'seat' in toAct && this.players[toAct.seat]?.bot === null;
  }

  /** The board is drawn for the person who is asked; the screen changes hands where there are secrets. */
  private lookThrough(toAct: ToAct): void {
    if (!('seat' in toAct) || !this.mayAct(toAct) || toAct.seat === this.seat) return;
    this.seat = toAct.seat;
    if (this.hasSecretsHere) this.curtain = toAct.seat;
  }

  private show(seen: Viewed): void {
    this.view = seen.view;
    this.toAct = seen.to_act;
    this.ply = seen.ply;
  }

  /** The bot that decides now, by its own right or on an errand. */
  private deputy(): string | null {
    const seat = this.seatToAct;
    if (seat === null) return null;
    if (this.errand && !this.errand.errand.goesOn(this.view)) this.errand = null;
    if (this.errand?.seat === seat) return this.errandBot;
    return this.players[seat]?.bot ?? null;
  }

  /** Whom errands are left to; the page says who. */
  errandBot = '';

  private async advance(): Promise<void> {
    this.breakOff();
    const { run } = this;
    this.goesOn = true;
    try {
      await this.playOn(run);
    } finally {
      if (run === this.run) this.goesOn = false;
    }
  }

  private async playOn(run: number): Promise<void> {
    for (let bot = this.deputy(); bot !== null; bot = this.deputy()) {
      const [move] = await Promise.all([this.thought(bot), pause(this.around.pace())]);
      if (run !== this.run) return;
      this.thinking = null;
      if (move === null || !(await this.act(move.code, move.text))) return;
      if (run !== this.run || this.interlude) return;
    }
    await this.answerTheObvious();
  }

  /** A lone person is not asked where there is nothing to choose; with more people, being asked or not would tell. */
  private async answerTheObvious(): Promise<void> {
    const [only, ...others] = this.moves;
    if (!only || others.length > 0 || this.people !== 1 || !goesWithoutSaying(this.board, only)) return;
    const run = this.run;
    await pause(this.around.pace());
    if (run === this.run) await this.play(only);
  }

  private async thought(bot: string): Promise<{ code: number; text: string } | null> {
    const run = this.run;
    this.hurried = false;
    this.thinking = { seat: this.seatToAct ?? 0, since: Date.now(), ms: usualBudget.ms ?? 0 };
    for (let budget = usualBudget; ; budget = hurriedBudget) {
      try {
        const { move, text } = await this.around.thinker.think(await this.record(), bot, budget);
        return { code: move, text };
      } catch (error) {
        const tryAgain = wasStopped(error) && this.hurried && run === this.run && budget === usualBudget;
        if (tryAgain) continue;
        if (wasStopped(error)) return null;
        throw error;
      }
    }
  }
}
