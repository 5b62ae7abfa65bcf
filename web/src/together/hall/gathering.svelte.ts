// A table of the hall as this page follows it: who sits there, what is said, the clocks, and the game once it has begun.
import { boardOf } from '../../boards';
import { Engine } from '../../engine/client';
import { Refusal } from '../../engine/protocol';
import type { Thinker } from '../../engine/thinker';
import type { Player } from '../../store/db';
import { randomDigits } from '../../store/random';
import type { Step } from '../../table/course/deeds';
import { pliesOf } from '../../table/course/plies';
import { unlessGone } from '../../table/course/presence';
import { Table } from '../../table/course/table.svelte';
import { wordsOf } from '../../words/failure';
import type { Clocks } from './clock';
import { asksForPatience, type Follower, type Line, type Say, Unheard } from './line.svelte';
import type { Entered, HallMethod, HallParams, Info, Told } from './protocol';
import { hallTransport } from './transport';

/** Something that somebody said. */
interface Word {
  number: number;
  at: number;
  name: string;
  text: string;
}

/** What is done behind the scenes of a page; a test brings its own. */
interface Backstage {
  thinker: Thinker;
  language(): string;
  now(): number;
}

/** Of a game with secrets the hall tells nobody the moves of others. */
const unknownMove = '?';
const mostWords = 200;
/** A hall that asked for a moment is asked again after so many milliseconds. */
const moment = 5000;
/** What changes who sits there, or what is asked: then the hall is asked how the table stands. */
const restless = new Set<Told['event']>([
  'sat',
  'bot_sat',
  'stood',
  'started',
  'took_back',
  'asked',
  'consented',
  'forfeited',
  'closed',
  'again',
]);

export class Gathering implements Follower {
  info: Info | null = $state.raw(null);
  words: Word[] = $state.raw([]);
  clocks: Clocks | null = $state.raw(null);
  /** The game, once it has begun. */
  table: Table | null = $state.raw(null);
  /** Why this table cannot be shown. */
  failure: string | null = $state(null);
  /** What was said since somebody looked. */
  unread = $state(0);
  /** What became of the last thing that was asked for, where it came to nothing. */
  complaint = $state('');
  /** Where one's own last act began, and whether it can be taken back without asking; null where there is none. */
  ownLast: { ply: number; isFree: boolean } | null = $state.raw(null);

  private number = 0;
  private revision = 0;
  /** Every move so far that still stands. */
  private course: Step[] = [];
  /** Those of them that are not on the screen yet, and how far the game was taken back before them. */
  private fresh: Step[] = [];
  private lowest = Infinity;
  /** Acts of this screen: several moves may have been one. */
  private acts: { from: number; ply: number }[] = [];
  private acting: number | null = null;
  private isFollowing = false;
  private isOpening = false;
  private isGone = false;
  /** The hall has asked for a moment, in these words; then it is asked again. */
  private putOff: { words: string; until: ReturnType<typeof setTimeout> } | null = null;
  private readonly stopFollowing: () => void;
  private readonly engine: Engine;

  constructor(
    private readonly line: Line,
    readonly id: string,
    private readonly link: string | undefined,
    private readonly backstage: Backstage,
  ) {
    this.engine = new Engine(hallTransport(line), () => backstage.language());
    this.stopFollowing = line.follow(this);
  }

  /** Enters and brings everything along that was ever told: what was said, and who made which move. */
  async enter(): Promise<void> {
    await this.rejoin(this.line.call);
  }

  async rejoin(say: Say): Promise<void> {
    try {
      const { id: table, link, number: since } = this;
      const entered = await say('enter', { table, since, ...(link === undefined ? {} : { link }) });
      this.failure = null;
      this.hasAnswered();
      this.take(entered);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const mayPass = this.isPutOff(error);
      if (!mayPass || !this.info) this.failure = error.message;
    }
  }

  /** Whether the hall asks for a moment: then it is said, and asked again. */
  private isPutOff({ code, message }: Refusal): boolean {
    if (!asksForPatience(code)) return false;
    this.askLater(message);
    if (this.info) this.complaint = message;
    return true;
  }
  private askLater(words: string): void {
    clearTimeout(this.putOff?.until);
    if (!this.isGone) this.putOff = { words, until: setTimeout(() => void this.refresh(), moment) };
  }
  private hasAnswered(): void {
    clearTimeout(this.putOff?.until);
    if (this.complaint === this.putOff?.words) this.complaint = '';
    this.putOff = null;
  }

  leave(): void {
    this.isGone = true;
    clearTimeout(this.putOff?.until);
    this.stopFollowing();
    this.backstage.thinker.stop();
    if (this.table) void this.table.leave();
    else this.line.depart(this.id);
    this.table = null;
  }

  /** Says something at the table that may be refused. Says whether it was done. */
  async ask<M extends HallMethod>(method: M, params: Omit<HallParams<M>, 'table'>): Promise<boolean> {
    this.complaint = '';
    try {
      await this.line.call(method, { ...params, table: this.id } as unknown as HallParams<M>);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof Unheard)) throw error;
      this.complaint = error.message;
      return false;
    }
  }

  /** Who is connected, as lists of tables say it. */
  seen(infos: Info[]): void {
    const found = infos.find(({ table }) => table === this.id);
    const { info } = this;
    if (!found || !info) return;
    const here = ({ places }: Info) => places.map((place) => place.here).join();
    if (here(found) === here(info)) return;
    const places = info.places.map((place, seat) => ({ ...place, here: found.places[seat]?.here ?? false }));
    this.info = { ...info, places };
  }

  hear(told: Told): void {
    if (told.number <= this.number) return;
    if (told.number > this.number + 1) {
      void this.refresh(); // something was not told
      return;
    }
    this.note(told);
    if (told.event === 'said') this.unread += 1;
    if (restless.has(told.event) || (told.to_act && 'over' in told.to_act)) void this.refresh();
    void this.catchUp();
  }

  private async refresh(): Promise<void> {
    if (this.isGone) return;
    try {
      await this.rejoin(this.line.call);
    } catch (error) {
      if (!(error instanceof Unheard)) throw error; // whoever takes the line up again enters anyway
    }
  }

  private take({ table: info, screen, missed }: Entered): void {
    for (const told of missed) if (told.number > this.number) this.note(told);
    const before = this.info;
    this.info = info;
    this.number = Math.max(this.number, info.number);
    this.clocks = info.left ? { left: info.left, at: this.backstage.now() } : null;
    if (!screen) return;
    this.revision = Math.max(this.revision, screen.revision);
    if (!this.table || before?.you !== info.you) void this.open();
    else {
      this.table.players = playersOf(info);
      this.table.isGivenUp = isGivenUp(info);
      this.lookBack();
      void this.catchUp();
    }
  }

  /** One entry of the log. */
  private note(told: Told): void {
    this.number = told.number;
    const { info } = this;
    if (told.left) this.clocks = { left: told.left, at: this.backstage.now() };
    if (told.revision !== undefined) this.revision = told.revision;
    if (told.event === 'said') {
      const word = { number: told.number, at: told.at, name: told.name ?? '', text: told.text ?? '' };
      this.words = [...this.words, word].slice(-mostWords);
    }
    if (told.event === 'took_back') this.forgetAfter(told.ply ?? 0);
    if (told.event === 'moved' && told.ply !== undefined) {
      const from = this.course.at(-1)?.ply ?? this.beginning;
      const step = { seat: told.seat ?? 0, from, ply: told.ply, move: unknownMove };
      this.course.push(step);
      this.fresh.push(step);
    } else if (told.event === 'started') this.beginning = told.ply ?? 0;
    if (info && told.to_act) {
      const { to_act: _, wish: __, ...rest } = info;
      const seat = 'seat' in told.to_act ? told.to_act.seat : undefined;
      this.info = { ...rest, number: told.number, ...(seat === undefined ? {} : { to_act: seat }) };
    }
  }
  /** Where the first decision was. */
  private beginning = 0;

  private forgetAfter(ply: number): void {
    const stands = (step: { ply: number }) => step.ply <= ply;
    this.course = this.course.filter(stands);
    this.fresh = this.fresh.filter(stands);
    this.acts = this.acts.filter(stands);
    this.lowest = Math.min(this.lowest, ply);
  }

  // The game.

  private async open(): Promise<void> {
    const { info } = this;
    if (!info || this.isOpening || this.isGone) return;
    this.isOpening = true;
    try {
      const board = boardOf(info.game);
      board.prepare?.();
      const around = {
        engine: this.engine,
        thinker: this.backstage.thinker,
        board,
        pace: () => 0,
        shared: {
          stamp: (revision: number) => this.stamp(revision),
          takeBack: (how: 'act' | 'turn' | 'further') => this.takeBack(how),
          rested: (isOutdated?: boolean) => {
            this.rested(isOutdated ?? false);
          },
        },
      };
      const table = await unlessGone(Table.opened(around, this.id, playersOf(info)), () => this.isGone);
      if (!table) return;
      table.isGivenUp = isGivenUp(info);
      table.heardOf(this.course.slice(-24));
      this.fresh = [];
      this.lowest = Infinity;
      this.table = table;
      this.lookBack();
    } catch (error) {
      if (error instanceof Unheard || (error instanceof Refusal && this.isPutOff(error))) return;
      this.failure = wordsOf(error);
    } finally {
      this.isOpening = false;
    }
    void this.catchUp();
  }

  private stamp(revision: number): { revision: number; key: string } {
    this.acting = this.table?.ply ?? null;
    return { revision, key: randomDigits(32) };
  }

  private rested(isOutdated: boolean): void {
    const { table, acting } = this;
    if (!table) return;
    if (acting !== null && table.ply > acting) this.acts.push({ from: acting, ply: table.ply });
    this.acting = null;
    this.fresh = this.fresh.filter((step) => step.ply > table.ply);
    this.lookBack();
    if (isOutdated) void this.refresh();
    else void this.catchUp();
  }

  /** Shows what has been told, unless something is under way here: then it comes afterwards. */
  private async catchUp(): Promise<void> {
    const { table } = this;
    if (!table || this.isFollowing) return;
    this.isFollowing = true;
    try {
      const isFree = () => table === this.table && !table.busy && !table.interlude;
      for (let before = -1; isFree() && this.revision > table.revision && table.revision !== before;) {
        before = table.revision;
        const steps = this.fresh.filter((step) => step.seat !== table.you);
        const from = Math.min(this.lowest, table.ply);
        this.fresh = [];
        this.lowest = Infinity;
        await table.follow(await this.named(steps, table), from);
        this.lookBack();
      }
    } catch (error) {
      // Whom the hall no longer knows, or has at another table, learns that when they enter again.
      if (error instanceof Refusal) this.isPutOff(error);
      else if (!(error instanceof Unheard)) throw error;
    } finally {
      this.isFollowing = false;
    }
  }

  /** With the moves in notation, where everybody may know them: the board shows the way a piece went. */
  private async named(steps: Step[], table: Table): Promise<Step[]> {
    if (table.board.secrets || steps.length === 0) return steps;
    const moves = pliesOf(await table.record());
    return steps.map((step) => ({ ...step, move: moves[step.from] ?? unknownMove }));
  }

  private lookBack(): void {
    const { table } = this;
    const you = table?.you;
    const last = you === undefined ? undefined : this.course.findLast((step) => step.seat === you);
    if (!table || !last || table.over) {
      this.ownLast = null;
      return;
    }
    const act = this.acts.findLast(({ from, ply }) => from <= last.from && last.from < ply);
    const ply = act?.from ?? last.from;
    this.ownLast = { ply, isFree: ply >= table.barrier };
  }

  private async takeBack(how: 'act' | 'turn' | 'further'): Promise<void> {
    const { table, ownLast } = this;
    const ply = how === 'turn' ? table?.barrier : ownLast?.ply;
    if (!table || ply === undefined) return;
    await this.ask('take_back', { ply, revision: table.revision });
  }
}

/** Over before its end: given up, out of time, or closed. */
const isGivenUp = ({ forfeit, closed }: Info): boolean => forfeit !== undefined || closed === true;

/** Everybody but the guest of this page sits elsewhere. */
export const playersOf = ({ places, you }: Info): Player[] =>
  places.map(({ name = '', bot }, seat) =>
    bot !== undefined ? { name, bot } : { name, bot: null, ...(seat === you ? {} : { away: true }) },
  );
