// The house behind this page, if there is one: who the guest is, which tables wait for them, and the line that leads there.
import { newThinker } from '../../engine/hall';
import { Refusal, resultIn } from '../../engine/protocol';
import type { SavedGame } from '../../store/db';
import { settings } from '../../store/settings.svelte';
import { play as playSound } from '../../store/sound';
import { wordsOf } from '../../words/failure';
import { t } from '../../words/index.svelte';
import { Gathering } from './gathering.svelte';
import { Line, type Say, Unheard } from './line.svelte';
import type { HallParams, Info, SeatLink, Welcome } from './protocol';

const tokenKey = 'meadhall.guest';
const linksKey = 'meadhall.links';
const tablesWithLinks = 40;
const seenEvery = 8000;
const unseenEvery = 20_000;

function kept<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays, until the page is closed.
  }
}

/** What this browser remembers of the guest: a token, or that a cookie knows them. */
interface Kept {
  name: string;
  token?: string;
}

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/hall`;

export class House {
  /** Whether the page came from a place where one can meet. */
  reach: 'unknown' | 'yes' | 'no' = $state('unknown');
  /** Who came in by this browser. */
  guest: { guest: string; name: string } | null = $state.raw(null);
  /** The tables of this guest, the latest first. */
  mine: Info[] = $state.raw([]);
  /** The table that is shown. */
  gathering: Gathering | null = $state.raw(null);
  readonly line = new Line(
    () => new WebSocket(address()),
    (say) => this.introduce(say),
    () => settings.language,
  );

  private kept: Kept | null = $state.raw(kept(tokenKey, null));
  private looking: ReturnType<typeof setTimeout> | undefined;
  /** The tables that waited for this guest when somebody last looked. */
  private waited: string[] | null = null;

  /** Whether this browser has been here before. */
  get isKnown(): boolean {
    return this.kept !== null;
  }
  /** Whether the guest has an account, known by a cookie. */
  get hasAccount(): boolean {
    return this.guest !== null && this.kept?.token === undefined;
  }
  /** The guest's secret, for those who have no account. */
  get token(): string | undefined {
    return this.kept?.token;
  }
  /** How many tables wait for a move of this guest. */
  get waiting(): number {
    const shown = this.gathering?.table;
    const elsewhere = this.mine.filter(({ table, your_move }) => your_move && table !== this.gathering?.id).length;
    return elsewhere + (shown?.asksPerson ? 1 : 0);
  }

  /** Finds out whether there is a house, and comes in where the guest is known. */
  async look(): Promise<void> {
    try {
      const answer = await fetch('/readyz', { cache: 'no-store' });
      this.reach = answer.ok && (await answer.text()).startsWith('ready') ? 'yes' : 'no';
    } catch {
      this.reach = this.line.state === 'open' ? 'yes' : 'no';
    }
    if (this.reach === 'yes') this.line.open();
  }

  /** Comes in under a name, or takes another one. */
  async comeIn(name: string): Promise<string> {
    try {
      const token = this.kept?.token;
      this.remember(await this.line.call('hello', { name, ...(token ? { token } : {}) }));
      void this.lookAround();
      return '';
    } catch (error) {
      return wordsOf(error);
    }
  }

  /** Somebody has logged in or out: the line begins anew. */
  become(name: string | null): void {
    this.guest = null;
    this.mine = [];
    this.kept = name === null ? null : { name };
    keep(tokenKey, this.kept);
    this.line.renew();
  }

  /**
   * The first words on every line. A house that has forgotten this guest meets a new one of the same name; where a session has
   * ended, or the name is somebody else's by now, the guest is asked for one.
   */
  private async introduce(say: Say): Promise<void> {
    if (!this.kept) return;
    const { token, name } = this.kept;
    const known = await this.greet(say, token ? { token } : {});
    if (!known && !(token && (await this.greet(say, { name })))) this.forget();
    if (this.guest) void this.lookAround();
  }
  /** Says whether the house knows the guest now. */
  private async greet(say: Say, words: HallParams<'hello'>): Promise<boolean> {
    try {
      this.remember(await say('hello', words));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  private remember({ guest, name, token }: Welcome): void {
    this.guest = { guest, name };
    this.kept = { name, ...(token ? { token } : {}) };
    keep(tokenKey, this.kept);
  }
  private forget(): void {
    this.guest = null;
    this.mine = [];
    this.kept = null;
    keep(tokenKey, null);
  }

  /** Which tables there are for this guest, and who is at them; again and again as long as the page is open. */
  async lookAround(): Promise<void> {
    clearTimeout(this.looking);
    try {
      if (this.guest) this.mine = await this.line.call('tables', { mine: true });
      this.gathering?.seen(this.mine);
      this.notice();
    } catch (error) {
      if (!(error instanceof Unheard) && !(error instanceof Refusal)) throw error;
    }
    clearTimeout(this.looking);
    this.looking = setTimeout(() => void this.lookAround(), document.hidden ? unseenEvery : seenEvery);
  }

  // Tables.

  enter(table: string, link?: string): Gathering {
    const thinker = newThinker();
    const gathering = new Gathering(this.line, table, link, {
      thinker,
      language: () => settings.language,
      now: () => performance.now(),
    });
    this.gathering = gathering;
    void gathering.enter();
    return gathering;
  }
  depart(gathering: Gathering): void {
    gathering.leave();
    if (this.gathering === gathering) this.gathering = null;
    void this.lookAround();
  }

  /** Links are told once; only this browser knows them afterwards. */
  linksOf(table: string): SeatLink[] {
    return kept<Record<string, SeatLink[]>>(linksKey, {})[table] ?? [];
  }
  keepLinks(table: string, links: SeatLink[]): void {
    const all = Object.entries(kept<Record<string, SeatLink[]>>(linksKey, {})).filter(([id]) => id !== table);
    keep(linksKey, Object.fromEntries([...all, [table, links]].slice(-tablesWithLinks)));
  }

  /** A game to look at, as far as this guest may know it. */
  async recordOf(table: string): Promise<SavedGame> {
    await this.look();
    if (this.reach === 'no') throw new Error(t().together.nowhere);
    const { table: info } = await this.line.call('enter', { table });
    const record = await this.recordText(table);
    this.line.depart(table);
    const players = info.places.map(({ name = '', bot }) => ({ name, bot: bot ?? null }));
    const times = { begun: info.changed, changed: info.changed };
    return { id: table, game: info.game, players, record, ply: 0, over: info.phase === 'over', ...times };
  }

  async recordText(table: string): Promise<string> {
    await this.look();
    return resultIn<{ record: string }>(await this.line.request('record', { table })).record;
  }

  // Being called.

  /** Calls whoever is elsewhere when a table begins to wait for them. */
  notice(): void {
    const shown = this.gathering;
    const elsewhere = this.mine.filter(({ table, your_move }) => your_move && table !== shown?.id);
    const waits = elsewhere.map(({ table }) => table);
    if (shown?.table?.asksPerson) waits.push(shown.id);
    const fresh = waits.filter((table) => this.waited !== null && !this.waited.includes(table));
    this.waited = waits;
    if (fresh.length > 0 && (document.hidden || !document.hasFocus())) callGuest(fresh[0] ?? '');
  }
}

export const mayNotify = (): NotificationPermission | 'never' =>
  'Notification' in globalThis && isSecureContext ? Notification.permission : 'never';

/** A horn, and a word on the desktop where that is allowed. */
function callGuest(table: string): void {
  if (settings.sound) playSound(['horn']);
  if (mayNotify() !== 'granted') return;
  const words = { body: t().together.yourMoveLong, tag: `meadhall ${table}`, icon: '/icon-192.png' };
  // A phone shows only what comes through the page's service worker.
  void navigator.serviceWorker
    .getRegistration()
    .then(async (worker) => {
      if (worker) await worker.showNotification(t().hall, words);
      else new Notification(t().hall, words);
    })
    .catch(() => undefined);
}

export const house = new House();

addEventListener('online', () => {
  house.line.tryNow();
});
addEventListener('offline', () => {
  house.line.probe();
});
addEventListener('visibilitychange', () => {
  if (!document.hidden && house.guest) void house.lookAround();
});
