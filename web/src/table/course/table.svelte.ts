// A game in progress as the page sees it: the engine's table, who sits at it, what is shown and what is done. What is looked
// at beforehand is the outlook's, who plays besides the person is the company's. It knows no game; a board draws it and
// says what is asked.
import type { Board, Errand, Explanation } from '../../boards/board';
import type { About, AnyEvent, AnyMove, Screen, ToAct } from '../../engine/protocol';
import { type Answer, Refusal } from '../../engine/protocol';
import type { Player } from '../../store/db';
import type { Position } from '../../tutorial/lesson';
import { Chronicle } from './chronicle.svelte';
import { Company } from './company.svelte';
import { type Deed, recall, type Sight, type Step } from './deeds';
import type { Deliberation } from './deliberation.svelte';
import { gazeOf, type Inquiry, inquire, isHere, peopleAmong, youAmong } from './inquiry';
import { Outlook } from './outlook.svelte';
import { backToChoice } from './questions';
import { Shown } from './shown.svelte';
import { type Standing, standingOf } from './standing';
import type { Confirm, Considered, Notice, Surroundings } from './terms';
import type { Gesture, Trial } from './trial.svelte';

export type { Confirm, Considered, Notice, Surroundings };

export class Table extends Shown {
  /** Which seat a bot is thinking for, and since when. */
  get thinking(): Deliberation['under'] {
    return this.company.deliberation.under;
  }
  /** A bot is to play and could not think: it can be asked once more. */
  get isStuck(): boolean {
    return this.company.isStuck;
  }
  /** The seat whose eyes the board is drawn for; undefined for onlookers. */
  seat: number | undefined = $state();
  /** The person to whom the screen must be handed before anything is shown. */
  curtain: number | null = $state(null);
  /** A move is being made; what can be done next is not known yet. */
  busy = $state(false);
  /** Who sits where; at a table of the hall that may change. */
  players: Player[] = $state.raw([]);
  /** Somebody has given up, or run out of time: nobody plays on, wherever the game stands. */
  isGivenUp = $state(false);
  /** Something is being told; nobody plays on until it has been read. */
  interlude: AnyEvent[] | null = $state.raw(null);

  /** How the board looked before what is being told. */
  private held: Sight | null = null;
  /** What has been told so far, in the language of the page. */
  get toldLog(): AnyEvent[] {
    const from = this.interlude?.[0]?.ply;
    return from === undefined ? this.log : this.log.filter((event) => event.ply < from);
  }
  /** What was done while this table was open, and shortly before. */
  readonly chronicle = new Chronicle(
    () => this.seat,
    () => this.log,
  );

  private recollecting = $state(false);
  /** Nobody sits here any more; the engine has closed the table. */
  isLeft = false;
  readonly outlook: Outlook;
  readonly company: Company;

  private constructor(
    private readonly around: Surroundings,
    private readonly name: string,
    readonly about: About,
    players: Player[],
  ) {
    super();
    this.players = players;
    [this.seat] = peopleAmong(players);
    this.outlook = new Outlook(around, name, this);
    this.company = new Company(around, this);
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

  /** At a table of the engine that is open already; what is asked of it first may be under way. */
  static async opened(
    around: Surroundings,
    name: string,
    players: Player[],
    { about, screen }: Inquiry = inquire(around.engine, name, players),
  ): Promise<Table> {
    const table = new Table(around, name, await about, players);
    await table.moved(await screen);
    // Whoever opens a kept game may not be the one whose secrets it shows.
    if (table.seat !== undefined && table.hasSecretsHere) table.curtain = table.seat;
    return table;
  }

  get board(): Board {
    return this.around.board;
  }
  /** Whether somebody at this screen is asked. */
  get asksPerson(): boolean {
    return !this.isGivenUp && this.mayAct(this.toAct);
  }
  /** Whether nothing is under way: the table waits for a person, or the game is over. */
  get rests(): boolean {
    const { outlook } = this;
    const underWay = this.busy || this.company.goesOn || outlook.weighing || outlook.trial.asks || outlook.suggesting;
    return !underWay && !this.recollecting;
  }
  /** The only person at this table, whom sentences call "you"; several people are called by name. */
  get you(): number | undefined {
    return youAmong(this.players);
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
    return this.chronicle.hasNews && (this.asksPerson || this.over) && !this.isPlain;
  }
  get people(): number {
    return peopleAmong(this.players).length;
  }
  /** Whether the hall keeps this table, for people at several screens. */
  get isShared(): boolean {
    return this.around.shared !== undefined;
  }
  /** Whether other people learn of what is done here. */
  get isWatched(): boolean {
    return this.people > 1 || this.isShared;
  }
  private get hasSecretsHere(): boolean {
    return this.board.secrets && this.people > 1;
  }
  /** Going back behind the barrier is a matter between a person and bots only. */
  get mayGoFurtherBack(): boolean {
    return !this.isWatched && this.people === 1 && this.ply > 1 && this.barrier >= this.ply;
  }

  // What is looked at beforehand (outlook.svelte.ts).

  get considered(): Considered | null {
    return this.outlook.considered;
  }
  get armed(): Outlook['armed'] {
    return this.outlook.armed;
  }
  get hint(): AnyMove | null {
    return this.outlook.hint;
  }
  get advice(): Outlook['advice'] {
    return this.outlook.advice;
  }
  get hinting(): boolean {
    return this.outlook.hinting;
  }
  get notice(): Notice | null {
    return this.outlook.notice;
  }
  set notice(notice: Notice | null) {
    this.outlook.notice = notice;
  }
  get trial(): Trial {
    return this.outlook.trial;
  }
  /** What lies on trial, as a move that is looked at: what would be counted then. */
  get tried(): Considered | null {
    const { kept, gauges } = this.trial;
    const [move, ...then] = kept.flat();
    return move && gauges ? { move, then, events: [], gauges } : null;
  }
  /** What can be done now: after what lies on trial. */
  get offered(): AnyMove[] {
    return this.trial.moves ?? this.moves;
  }

  // Who plays besides (company.svelte.ts).

  get errand(): Company['errand'] {
    return this.company.errand;
  }
  get errandBot(): string {
    return this.company.errandBot;
  }
  set errandBot(bot: string) {
    this.company.errandBot = bot;
  }
  get temper(): Company['temper'] {
    return this.company.temper;
  }

  /** Lets whoever is a bot play on; the page calls it once the table is shown, and where a bot could not think. */
  start(): void {
    void this.company.advance();
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
    this.isLeft = true;
    this.cancel();
    this.outlook.leave();
    await this.around.engine.call('close', { table: this.name });
  }

  /** Makes a move, or shows it and waits for a second word. */
  async choose(move: AnyMove, confirm: Confirm, sure = false, then: AnyMove[] = []): Promise<void> {
    if (this.busy || !this.asksPerson) return;
    const meant = this.outlook.meant(move, then);
    // Alone against bots nothing is final: there is nothing to look ahead for.
    const asksAgain = confirm === 'always' || (confirm === 'final' && !sure && this.isWatched);
    if (!asksAgain || meant) {
      await this.play(move, meant?.then ?? then);
      return;
    }
    const { ply } = this;
    const { events, final } = await this.outlook.weigh(move, then);
    if (ply !== this.ply) return;
    if (final || confirm === 'always') {
      this.outlook.considered = null;
      this.outlook.armed = { move, then, events, final };
    } else await this.play(move, then);
  }

  arm(move: AnyMove): Promise<void> {
    return this.outlook.arm(move);
  }
  disarm(): void {
    this.outlook.armed = null;
  }

  /** `then`: what belongs to the same gesture. What lies on trial is made first: whoever goes on has meant it. */
  async play(move: AnyMove, then: AnyMove[] = []): Promise<void> {
    await this.make([...this.trial.kept.flat(), move, ...then]);
  }
  /** Makes all that lies on trial. */
  async confirmTrial(): Promise<void> {
    await this.make(this.trial.kept.flat());
  }
  /** One act of several moves; not while something lies on trial that the game does not allow. */
  private async make([first, ...then]: AnyMove[]): Promise<void> {
    const [loose] = this.trial.loose;
    if (this.busy || !this.asksPerson || !first) return;
    if (loose) {
      await this.outlook.askWhy(loose.at(-1)?.text ?? '', undefined, loose.slice(0, -1));
      return;
    }
    this.company.breakOff();
    const text = [first, ...then].map((each) => each.text).join(', ');
    const further = then.map((each) => each.code);
    if ((await this.act(first.code, text, true, further)) && !this.interlude) void this.company.advance();
  }

  /** Lays gestures out on trial, instead of those that lie there. */
  async tryOut(gestures: Gesture[]): Promise<void> {
    if (this.busy || !this.asksPerson) return;
    this.notice = null;
    this.disarm();
    await this.trial.lay(gestures);
  }
  /** Lays out on trial what a bot would do; see `Outlook.suggest`. */
  async suggest(
    bot: string,
    takes: (move: AnyMove) => boolean,
    gesturesIn: (moves: AnyMove[]) => Gesture[],
  ): Promise<boolean> {
    return this.asksPerson && this.outlook.suggest(bot, takes, gesturesIn, this.company.stillOn());
  }

  ahead(move: AnyMove): Promise<AnyMove[]> {
    return this.outlook.ahead(move);
  }
  consider(move: AnyMove | null, then: AnyMove[] = []): Promise<void> {
    return this.outlook.consider(move, then);
  }
  askWhy(text: string, otherwise?: Explanation, after: AnyMove[] = []): Promise<void> {
    return this.outlook.askWhy(text, otherwise, after);
  }
  async askHint(bot: string): Promise<void> {
    if (this.asksPerson) await this.outlook.askHint(bot, this.company.stillOn());
  }

  /** Makes a move in notation for whoever is to act, and others of the same gesture; for lessons. */
  async playText(text: string, ...then: string[]): Promise<void> {
    await this.act(text, [text, ...then].join(', '), false, then);
  }

  /** Back by one act, or to the barrier, or beyond it to the last decision of a person. What lies on trial goes first. */
  async takeBack(how: 'act' | 'turn' | 'further'): Promise<void> {
    if (this.busy) return;
    if (this.trial.lies && (how !== 'turn' || this.barrier >= this.ply)) {
      await this.tryOut(how === 'turn' ? [] : [...this.trial.kept, ...this.trial.loose].slice(0, -1));
      return;
    }
    this.cancel();
    if (this.around.shared) {
      await this.around.shared.takeBack(how);
      return;
    }
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
    if (this.company.deputy() !== null) void this.company.advance();
  }

  private async isChoice({ to_act, view }: Answer<'undo'>): Promise<boolean> {
    if (!this.mayAct(to_act) || this.board.isHalfWay?.(view)) return false;
    if (this.people !== 1 || !this.board.goesWithoutSaying) return true;
    const { moves } = await this.around.engine.call('moves', { table: this.name });
    return !this.isObvious(moves);
  }
  /** A lone person is not asked where there is nothing to choose; with more people, being asked or not would tell. */
  isObvious([only, ...others]: AnyMove[]): boolean {
    const alone = only !== undefined && others.length === 0 && this.people === 1 && !this.isShared;
    return alone && (this.board.goesWithoutSaying?.(only) ?? false);
  }

  /** Whether the next decision is somebody else's at this screen, who has secrets. */
  handsOver(next: ToAct): boolean {
    return this.hasSecretsHere && this.mayAct(next) && 'seat' in next && next.seat !== this.seatToAct;
  }

  /** Leaves a run of decisions to a bot until the errand is done; what lies on trial is made first. */
  async runErrand(errand: Errand, seat: number | 'everybody' | null = this.seatToAct): Promise<void> {
    if (this.trial.lies) await this.confirmTrial();
    if (seat !== null && !this.trial.lies) this.company.runErrand(errand, seat);
  }
  /** Enough of it: the rest is decided by hand. */
  stopErrand(): void {
    this.cancel();
    if (this.company.deputy() !== null) void this.company.advance();
  }

  /** Makes the thinking bot answer with what it has. */
  hurry(): void {
    this.company.deliberation.hurry();
  }

  raiseCurtain(): void {
    this.curtain = null;
  }

  /** What was told has been read: on with the game. */
  endInterlude(): void {
    this.interlude = null;
    void this.company.advance();
    this.around.shared?.rested();
  }

  /** Everything that is said, in the language of the page. */
  async retell(): Promise<void> {
    const { events, ask } = await this.around.engine.call('screen', {
      table: this.name,
      ...this.gaze(0),
      record: false,
    });
    this.standing = { ...this.standing, log: events, question: ask?.sentence ?? '' };
    this.outlook.considered = null;
  }

  /** The record so far. Only when it is kept for playing on does it show the seed. */
  async record(reveal = false): Promise<string> {
    return (await this.around.engine.call('record', { table: this.name, reveal })).record;
  }

  private cancel(): void {
    this.company.cancel();
    this.outlook.breakOff();
    this.interlude = null;
  }

  /** Makes a move for whoever is to act, person or bot. Says whether it was made. */
  async act(move: number | string, text: string, willed = false, then: (number | string)[] = []): Promise<boolean> {
    this.busy = true;
    let isOutdated = false;
    const { ply: from, view, gauges, seatToAct: seat } = this;
    try {
      const stamp = this.around.shared?.stamp(this.revision);
      const asked = { table: this.name, move, then, ...this.gaze(this.ply), ...stamp };
      const screen = await this.around.engine.call('act', asked);
      this.tellInPeace(screen, from, { view, gauges });
      await this.moved(screen, text);
      if (seat !== null) this.remember({ seat, willed, from, move: text, before: { view, gauges } });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      isOutdated = error.code === 'E-STALE';
      this.notice = { code: error.code, message: error.message, ...(error.rule ? { rule: error.rule } : {}) };
      return false;
    } finally {
      this.busy = false;
      this.around.shared?.rested(isOutdated);
    }
  }

  /**
   * Shows what became of the table at other screens: `deeds` says what was done, in that order, since the ply `from`, to
   * which it may have been taken back.
   */
  async follow(deeds: Step[], from: number): Promise<void> {
    const { view, gauges } = this;
    const screen = await this.around.engine.call('screen', { table: this.name, ...this.gaze(from) });
    if (this.isLeft || this.busy || screen.revision <= this.revision) return;
    this.tellInPeace(screen, from, { view, gauges });
    await this.moved(screen, deeds.at(-1)?.move ?? '');
    const sights = { before: { view, gauges }, after: { view: this.view, gauges: this.gauges } };
    for (const deed of deeds) if (deed.ply <= this.ply) this.chronicle.add({ ...deed, ...sights, willed: true });
  }
  /** What was done before this page was opened: it is told and marked; how things looked before it is not known. */
  heardOf(deeds: Step[]): void {
    const { view, gauges } = this;
    const sight = { view, gauges };
    this.chronicle.recalled(deeds.map((deed) => ({ ...deed, before: sight, after: sight, willed: true })));
  }

  /** What is told in peace is not given away by the board: until it has been read, that stays as it was. */
  private tellInPeace({ events }: Screen, from: number, before: Sight): void {
    const told = events.filter((event) => event.ply > from);
    if (this.people === 0 || !this.board.interlude?.(told, 'en')) return;
    this.held = before;
    this.interlude = told;
  }

  private gaze(from: number) {
    return gazeOf(this.players, this.seat, from, this.around.keep !== undefined);
  }

  /** Asks anew for everything that is shown; the log up to ply `from` is known. */
  private async refresh(from: number): Promise<void> {
    await this.moved(await this.around.engine.call('screen', { table: this.name, ...this.gaze(from) }));
  }

  /** Shows what has become of the table, as the person before the screen may learn of it, whoever acted. */
  private async moved(screen: Screen, move = ''): Promise<void> {
    const before = this.ply;
    this.outlook.forget();
    this.chronicle.stop();
    if (screen.ply < before) this.chronicle.forgetAfter(screen.ply);
    this.lookThrough(screen);
    this.show(screen, { move, events: move ? screen.events.filter((event) => event.ply > before) : [] });
    if (screen.record !== undefined) await this.around.keep?.(screen.record, this);
  }

  /** Only what the same eyes saw may be shown again: where the screen changed hands, nothing is. */
  private remember(deed: Omit<Deed, 'ply' | 'after'>): void {
    const { ply, view, gauges } = this;
    if (this.curtain === null) this.chronicle.add({ ...deed, ply, after: { view, gauges } });
    else this.chronicle.forget();
  }

  private mayAct(toAct: ToAct): boolean {
    return 'seat' in toAct && isHere(this.players[toAct.seat]);
  }

  /** The board is drawn for the person who is asked; the screen changes hands where there are secrets. */
  private lookThrough({ seat }: Screen): void {
    if (seat === this.seat) return;
    this.seat = seat;
    if (this.hasSecretsHere) this.curtain = seat ?? null;
  }

  private show(screen: Screen, happened: Standing['happened']): void {
    this.standing = standingOf(screen, this.log, happened);
  }
}
