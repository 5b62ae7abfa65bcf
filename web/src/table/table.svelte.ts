// A game in progress as the page sees it: the engine's table, who sits at it, and what is being looked at. It knows no
// game; a board draws it and says what is asked.
import type { Board, Errand, Explanation } from '../boards/board';
import type { About, AnyEvent, AnyGauges, AnyMove, AnyView, Outcome, Screen, ToAct } from '../engine/protocol';
import { type Answer, Refusal } from '../engine/protocol';
import { type ThinkBudget, wasStopped } from '../engine/thinker';
import type { Player } from '../store/db';
import type { Position } from '../tutorial/lesson';
import { Chronicle } from './chronicle.svelte';
import { type Deed, recall, type Sight } from './deeds';
import { Deliberation } from './deliberation.svelte';
import { Flourish } from './flourish';
import { Foresight, type Prospect } from './foresight';
import { backToChoice, reasonOf } from './questions';
import { Temper } from './temper.svelte';
import type { Confirm, Considered, Notice, Surroundings } from './terms';

export type { Confirm, Considered, Notice, Surroundings };

const hintBudget: ThinkBudget = { ms: 1200 };

const goesWithoutSaying = (board: Board, move: AnyMove) => board.goesWithoutSaying?.(move) ?? false;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Table {
  view: AnyView = $state.raw({});
  /** What the game counts on the board besides. */
  gauges: AnyGauges = $state.raw({});
  toAct: ToAct = $state.raw({ over: true });
  /** What is asked, in the language of the page. */
  question = $state('');
  moves: AnyMove[] = $state.raw([]);
  ply = $state(0);
  /** The earliest ply that can be reached by taking back without leave. */
  barrier = $state(0);
  outcome: Outcome | null = $state.raw(null);
  log: AnyEvent[] = $state.raw([]);
  happened: { move: string; events: AnyEvent[] } = $state.raw({ move: '', events: [] });
  considered: Considered | null = $state.raw(null);
  /** The move that waits for a second word, and whether it could not be taken back. */
  armed: (Considered & { final: boolean }) | null = $state.raw(null);
  hint: AnyMove | null = $state.raw(null);
  /** Why a touch did nothing, or what the thing is that was touched; with the rule that says more. */
  notice: Notice | null = $state.raw(null);
  /** Why the hint is a good one. */
  advice: { events: AnyEvent[]; chance: number | null } | null = $state.raw(null);
  /** Which seat a bot is thinking for, and since when. */
  get thinking(): Deliberation['under'] {
    return this.deliberation.under;
  }
  /** The seat whose eyes the board is drawn for; undefined for onlookers. */
  seat: number | undefined = $state();
  /** The person to whom the screen must be handed before anything is shown. */
  curtain: number | null = $state(null);
  hinting = $state(false);
  /** A move is being made; what can be done next is not known yet. */
  busy = $state(false);
  /** Something is being told; nobody plays on until it has been read. */
  interlude: AnyEvent[] | null = $state.raw(null);

  /** How the board looked before what is being told. */
  private held: Sight | null = null;
  /** What has been told so far, in the language of the page. */
  get toldLog(): AnyEvent[] {
    const from = this.interlude?.[0]?.ply;
    return from === undefined ? this.log : this.log.filter((event) => event.ply < from);
  }
  /** How the bots feel, as far as they show it. */
  readonly temper = new Temper();
  /** What was done while this table was open, and shortly before. */
  readonly chronicle = new Chronicle(
    () => this.seat,
    () => this.log,
  );

  /** What is left to a bot for a while, and for whom. */
  errand: { seat: number | 'everybody'; errand: Errand; flourish: Flourish } | null = $state.raw(null);
  /** Counts what is under way: whatever was begun under another number has been broken off. */
  private run = 0;
  private goesOn = $state(false);
  private weighing = $state(false);
  private recollecting = $state(false);
  private readonly deliberation: Deliberation;
  private readonly foresight: Foresight;

  private constructor(
    private readonly around: Surroundings,
    private readonly name: string,
    readonly about: About,
    readonly players: Player[],
  ) {
    this.deliberation = new Deliberation(around.thinker);
    this.foresight = new Foresight(
      around.engine,
      name,
      this.you,
      (move) => players.filter((player) => player.bot === null).length === 1 && goesWithoutSaying(around.board, move),
    );
    const first = players.findIndex((player) => player.bot === null);
    this.seat = first >= 0 ? first : undefined;
  }

  static async ofRecord(around: Surroundings, record: string, players: Player[]): Promise<Table> {
    const { table } = await around.engine.call('load', { record });
    return Table.opened(around, table, players);
  }

  static async ofPosition(around: Surroundings, position: Position, players: Player[]): Promise<Table> {
    const setup = { ...position, game: around.board.id, chance: position.seed ? 'dealt' : 'manual' } as const;
    const { table } = await around.engine.call('load', setup);
    return Table.opened(around, table, players);
  }

  private static async opened(around: Surroundings, name: string, players: Player[]): Promise<Table> {
    const about = await around.engine.call('about', { table: name });
    const table = new Table(around, name, about, players);
    await table.refresh(0);
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
    return !this.busy && !this.goesOn && !this.weighing && !this.recollecting;
  }
  /** The only person at this table, whom sentences call "you"; several people are called by name. */
  get you(): number | undefined {
    const [first, ...others] = this.players.flatMap((player, seat) => (player.bot === null ? [seat] : []));
    return others.length === 0 ? first : undefined;
  }
  /** What the board shows: how things stand, or what is being shown again. */
  get sight(): Sight & { happened: { move: string; events: AnyEvent[] } } {
    if (this.interlude && this.held) return { ...this.held, happened: { move: '', events: [] } };
    return this.chronicle.sight ?? this;
  }
  /** Whether the only answer is a matter of course, so that no question is put. */
  get isPlain(): boolean {
    return this.isObvious(this.moves);
  }
  get canRecap(): boolean {
    return !this.busy && this.chronicle.hasNews && (this.asksPerson || this.over) && !this.isPlain;
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

  /** What happened before this table was opened, as a lone person who comes back wants to know. */
  async recollect(record: string): Promise<void> {
    const { you, ply } = this;
    if (you === undefined || !this.chronicle.isEmpty) return;
    this.recollecting = true;
    try {
      const deeds = await recall(this.around.engine, record, you, (moves) => this.isObvious(moves));
      if (this.chronicle.isEmpty && ply === this.ply) this.chronicle.recalled(deeds);
    } finally {
      this.recollecting = false;
    }
  }

  async leave(): Promise<void> {
    this.cancel();
    await this.around.engine.call('close', { table: this.name });
  }

  /** Makes a move, or shows it and waits for a second word. */
  async choose(move: AnyMove, confirm: Confirm, sure = false, then: AnyMove[] = []): Promise<void> {
    if (this.busy || !this.asksPerson) return;
    const meant = this.isArmed(move, then) ? this.armed : null;
    if (confirm === 'never' || (sure && confirm === 'final') || meant) {
      await this.play(move, meant?.then ?? then);
      return;
    }
    const { ply } = this;
    const { events, final } = await this.weigh(move, then);
    if (ply !== this.ply) return;
    if (final || confirm === 'always') {
      this.considered = null;
      this.armed = { move, then, events, final };
    } else await this.play(move, then);
  }

  /** Whether this is the second word: the same move, and the same gesture where one is told. */
  private isArmed(move: AnyMove, then: AnyMove[]): boolean {
    const { armed } = this;
    if (armed?.move.code !== move.code) return false;
    return then.length === 0 || then.every((each, i) => each.code === armed.then?.[i]?.code);
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

  /** `then`: what belongs to the same gesture. */
  async play(move: AnyMove, then: AnyMove[] = []): Promise<void> {
    if (this.busy || !this.asksPerson) return;
    this.breakOff();
    const text = [move, ...then].map((each) => each.text).join(', ');
    const further = then.map((each) => each.code);
    if ((await this.act(move.code, text, true, further)) && !this.interlude) void this.advance();
  }

  /** What could be done after a move that is not made yet. */
  async ahead(move: AnyMove): Promise<AnyMove[]> {
    try {
      return (await this.around.engine.call('moves', this.forSeat({ after: [move.code] }))).moves;
    } catch (error) {
      if (error instanceof Refusal) return []; // the table has moved on meanwhile
      throw error;
    }
  }

  /** Makes a move in notation for whoever is to act, and others of the same gesture; for lessons. */
  async playText(text: string, ...then: string[]): Promise<void> {
    await this.act(text, [text, ...then].join(', '), false, then);
  }

  /** Back by one act, or to the barrier, or beyond it to the last decision of a person. */
  async takeBack(how: 'act' | 'turn' | 'further'): Promise<void> {
    if (this.busy) return;
    this.cancel();
    this.busy = true;
    try {
      const table = this.name;
      const from = await this.around.engine.call('undo', how === 'turn' ? { table, ply: this.barrier } : { table });
      const least = how === 'further' ? 0 : this.barrier;
      await this.refresh(await backToChoice(this.around.engine, from, { table, least }, (at) => this.isChoice(at)));
    } finally {
      this.busy = false;
    }
    // Nothing is answered by itself here: it would undo the taking back.
    if (this.deputy() !== null) void this.advance();
  }

  private async isChoice({ to_act, view }: Answer<'undo'>): Promise<boolean> {
    if (!this.mayAct(to_act) || this.board.isHalfWay?.(view)) return false;
    if (this.people !== 1 || !this.board.goesWithoutSaying) return true;
    const { moves } = await this.around.engine.call('moves', { table: this.name });
    return !this.isObvious(moves);
  }
  /** A lone person is not asked where there is nothing to choose; with more people, being asked or not would tell. */
  private isObvious([only, ...others]: AnyMove[]): boolean {
    return only !== undefined && others.length === 0 && this.people === 1 && goesWithoutSaying(this.board, only);
  }

  /** What was touched, in the board's words, and why the touch does nothing, in the engine's. */
  async askWhy(text: string, otherwise?: Explanation, after: AnyMove[] = []): Promise<void> {
    const asked = this.forSeat({ move: text, after: after.map((each) => each.code) });
    this.notice = await reasonOf(this.around.engine, asked, otherwise);
  }

  async askHint(bot: string): Promise<void> {
    if (!this.asksPerson || this.hinting) return;
    this.hinting = true;
    this.notice = null;
    const run = this.run;
    try {
      const thought = await this.around.thinker.think(await this.record(), bot, hintBudget);
      if (run !== this.run) return;
      const hint = (this.hint = this.moves.find((move) => move.code === thought.move) ?? null);
      const seat = this.seatToAct ?? 0;
      const { events } = await this.foresight.foresee(thought.move, seat);
      // What the advised move brings about, and how good its prospects are.
      if (hint && this.hint === hint) this.advice = { events, chance: thought.value[seat] ?? null };
    } catch (error) {
      if (!wasStopped(error)) throw error;
    } finally {
      this.hinting = false;
    }
  }

  /** Looks at a move without making it. */
  async consider(move: AnyMove | null, then: AnyMove[] = []): Promise<void> {
    const codes = (moves: (AnyMove | undefined)[] = []) => moves.map((each) => each?.code).join();
    const { considered } = this;
    if (codes([move ?? undefined, ...then]) === codes([considered?.move, ...(considered?.then ?? [])])) return;
    this.considered = move && { move, then, events: [] };
    if (!move) return;
    this.notice = null;
    const further = then.map((each) => each.code);
    const { events, gauges } = await this.foresight.foresee(move.code, this.seatToAct ?? 0, further);
    // Whoever has touched it meanwhile sees it made; a ghost on the way there would only cost a frame.
    if (this.considered?.move === move && this.considered.then === then && !this.weighing) {
      this.considered = { move, then, events, gauges };
    }
  }

  private async weigh(move: AnyMove, then: AnyMove[] = []): Promise<{ events: AnyEvent[]; final: boolean }> {
    this.weighing = true;
    this.notice = null;
    try {
      const further = then.map((each) => each.code);
      const prospect = await this.foresight.foresee(move.code, this.seatToAct ?? 0, further);
      return { events: prospect.events, final: this.isFinal(prospect) };
    } finally {
      this.weighing = false;
    }
  }

  /**
   * What comes to light stays known to other people, and a screen that was handed over has been seen. Alone against bots
   * everything can be undone.
   */
  private isFinal({ reveals, next }: Prospect): boolean {
    const handsOver = next !== null && this.hasSecretsHere && this.mayAct(next) && 'seat' in next;
    return this.people > 1 && (reveals || (handsOver && next.seat !== this.seatToAct));
  }

  /** Leaves a run of decisions to a bot until the errand is done. */
  runErrand(errand: Errand, seat: number | 'everybody' | null = this.seatToAct): void {
    if (seat === null) return;
    this.errand = { seat, errand, flourish: new Flourish() };
    void this.advance();
  }
  /** Enough of it: the rest is decided by hand. */
  stopErrand(): void {
    this.cancel();
    if (this.deputy() !== null) void this.advance();
  }

  /** Makes the thinking bot answer with what it has. */
  hurry(): void {
    this.deliberation.hurry();
  }

  raiseCurtain(): void {
    this.curtain = null;
  }

  /** What was told has been read: on with the game. */
  endInterlude(): void {
    this.interlude = null;
    void this.advance();
  }

  /** Everything that is said, in the language of the page. */
  async retell(): Promise<void> {
    const { events, ask } = await this.around.engine.call('screen', {
      table: this.name,
      ...this.gaze(0),
      record: false,
    });
    this.log = events;
    this.question = ask?.sentence ?? '';
    this.considered = null;
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
    this.deliberation.end(this.hinting);
  }

  /** Makes a move for whoever is to act. Says whether it was made. */
  private async act(
    move: number | string,
    text: string,
    willed = false,
    then: (number | string)[] = [],
  ): Promise<boolean> {
    this.busy = true;
    const { ply: from, view, gauges, seatToAct: seat } = this;
    try {
      const screen = await this.around.engine.call('act', { table: this.name, move, then, ...this.gaze(this.ply) });
      this.tellInPeace(screen, from, { view, gauges });
      await this.moved(screen, text);
      if (seat !== null) this.remember({ seat, willed, from, move: text, before: { view, gauges } });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notice = { code: error.code, message: error.message, ...(error.rule ? { rule: error.rule } : {}) };
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What is told in peace is not given away by the board: until it has been read, that stays as it was. */
  private tellInPeace({ events }: Screen, from: number, before: Sight): void {
    const told = events.filter((event) => event.ply > from);
    if (this.people === 0 || !this.board.interlude?.(told, 'en')) return;
    this.held = before;
    this.interlude = told;
  }

  /** For whose eyes the table is to be shown, and what is to be told. */
  private gaze(from: number) {
    const people = this.players.flatMap((player, seat) => (player.bot === null ? [seat] : []));
    const eyes = this.seat === undefined ? {} : { eyes: this.seat };
    const you = this.you === undefined ? {} : { you: this.you };
    return { people, ...eyes, ...you, from, record: this.around.keep !== undefined };
  }

  /** Asks anew for everything that is shown; the log up to ply `from` is known. */
  private async refresh(from: number): Promise<void> {
    await this.moved(await this.around.engine.call('screen', { table: this.name, ...this.gaze(from) }));
  }

  /** Shows what has become of the table, as the person before the screen may learn of it, whoever acted. */
  private async moved(screen: Screen, move = ''): Promise<void> {
    const before = this.ply;
    this.foresight.forget();
    this.chronicle.stop();
    if (screen.ply < before) this.chronicle.forgetAfter(screen.ply);
    this.considered = null;
    this.armed = null;
    this.hint = null;
    this.advice = null;
    this.notice = null;
    this.lookThrough(screen);
    this.show(screen);
    this.happened = { move, events: move ? screen.events.filter((event) => event.ply > before) : [] };
    if (screen.record !== undefined) await this.around.keep?.(screen.record, this);
  }

  /** Only what the same eyes saw may be shown again: where the screen changed hands, nothing is. */
  private remember(deed: Omit<Deed, 'ply' | 'after'>): void {
    const { ply, view, gauges } = this;
    if (this.curtain === null) this.chronicle.add({ ...deed, ply, after: { view, gauges } });
    else this.chronicle.forget();
  }

  private mayAct(toAct: ToAct): boolean {
    return 'seat' in toAct && this.players[toAct.seat]?.bot === null;
  }

  /** The board is drawn for the person who is asked; the screen changes hands where there are secrets. */
  private lookThrough({ seat }: Screen): void {
    if (seat === this.seat) return;
    this.seat = seat;
    if (this.hasSecretsHere) this.curtain = seat ?? null;
  }

  private show(screen: Screen): void {
    this.view = screen.view;
    this.gauges = screen.gauges ?? {};
    this.toAct = screen.to_act;
    this.question = screen.ask?.sentence ?? '';
    this.ply = screen.ply;
    this.barrier = screen.barrier;
    this.moves = screen.moves;
    this.outcome = screen.result;
    this.log = [...this.log.filter((event) => event.ply <= screen.from), ...screen.events];
  }

  /** The bot that decides now, by its own right or on an errand. */
  private deputy(): string | null {
    const seat = this.seatToAct;
    if (seat === null) return null;
    if (this.errand && !this.errand.errand.goesOn(this.view)) this.errand = null;
    if (this.errand?.seat === seat || this.errand?.seat === 'everybody') return this.errandBot;
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
      const { errand } = this;
      const haste = errand?.flourish.step(errand.errand.left?.(this.view));
      const pace = Math.min(haste?.pause ?? Infinity, this.around.pace());
      const [move] = await Promise.all([this.thought(bot, haste?.think), pause(pace)]);
      if (run !== this.run) return;
      this.deliberation.under = null;
      if (move !== null && this.endsErrand(move.code)) continue;
      if (move === null || !(await this.act(move.code, move.text))) return;
      if (run !== this.run || this.interlude) return;
    }
    await this.answerTheObvious();
  }

  /** An errand may be about some moves only: with any other it is done, and that move is left to the person. */
  private endsErrand(code: number): boolean {
    const move = this.moves.find((each) => each.code === code);
    const ends = move !== undefined && this.errand?.errand.takes?.(move) === false;
    if (ends) this.errand = null;
    return ends;
  }

  private async answerTheObvious(): Promise<void> {
    const [only] = this.moves;
    if (!only || !this.isObvious(this.moves)) return;
    const run = this.run;
    await pause(this.around.pace());
    if (run !== this.run || this.busy) return;
    this.breakOff();
    if ((await this.act(only.code, only.text)) && !this.interlude) void this.advance();
  }

  private async thought(bot: string, budget?: ThinkBudget): Promise<{ code: number; text: string } | null> {
    const { run } = this;
    const seat = this.seatToAct ?? 0;
    const goesOn = () => run === this.run;
    const thought = await this.deliberation.think(seat, () => this.record(), bot, goesOn, budget);
    const seen = { scene: this.about.scene, view: this.view };
    if (thought && goesOn() && !this.errand) this.temper.overhear(this.board, seen, seat, thought);
    return thought && { code: thought.move, text: thought.text };
  }
}
