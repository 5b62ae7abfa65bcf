// A table of the hall as the page follows it, with a small hall of our own behind the line.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../../src/engine/protocol';
import { Gathering } from '../../../src/together/hall/gathering.svelte';
import { Line, type Socket } from '../../../src/together/hall/line.svelte';
import type { Info, Told } from '../../../src/together/hall/protocol';
import { startAnswerer, startThinker } from '../../support/engine';

type Params = Record<string, unknown>;
interface Request {
  id: number;
  method: string;
  params: Params;
}

/** One table of Wikinger in an engine, with a log; every guest's socket hears what the others do. */
class SmallHall {
  readonly log: Told[] = [];
  readonly acts: Params[] = [];
  private at: Params = {};
  wish: Info['wish'] | undefined;
  title = '';
  /** With which code whoever asks for one of these is refused. */
  refuses: string | null = null;
  refused = ['enter'];
  /** Answers to acts are lost, though the acts were heard. */
  swallows = false;
  /** What was asked, in that order. */
  readonly asked: string[] = [];
  private readonly sockets: HallSocket[] = [];
  private constructor(private readonly answer: (text: string) => string) {}

  static async open(): Promise<SmallHall> {
    const hall = new SmallHall(await startAnswerer());
    hall.ask('open', { game: 'wikinger', seats: 2, seed: 'together' });
    hall.at = { table: 't1' };
    hall.note({ event: 'started', ...hall.standing() });
    return hall;
  }
  ask(method: string, params: Params): Params {
    const text = this.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...this.at, ...params } }));
    const { result, error } = JSON.parse(text) as { result?: Params; error?: Params };
    if (error) throw Object.assign(new Error(), { said: error });
    return result ?? {};
  }
  get toAct(): number {
    return (this.ask('view', {}).to_act as { seat: number }).seat;
  }
  standing(): Partial<Told> {
    const { revision, ply, to_act } = this.ask('view', {}) as unknown as Answer<'view'>;
    return { revision, ply, to_act };
  }
  note(told: Partial<Told>): void {
    const entry = { table: 't1', number: this.log.length + 1, at: 0, event: 'said', ...told } as Told;
    this.log.push(entry);
    for (const socket of this.sockets) if (socket.isThere) socket.tell({ method: 'event', params: entry });
  }
  /** Somebody at another screen moves. */
  move(seat = this.toAct): void {
    const [first] = this.ask('moves', { seat }).moves as { code: number }[];
    this.ask('play', { move: first?.code, seat });
    this.note({ event: 'moved', seat, ...this.standing() });
  }
  info(you: number): Info {
    const places = [
      { guest: 'a', name: 'Astrid', here: true },
      { guest: 'b', name: 'Björn', here: true },
    ];
    const kind = { game: 'wikinger', title: this.title, phase: 'running', open: false, watched: false } as const;
    const wish = this.wish ? { wish: this.wish } : {};
    return {
      table: 't1',
      number: this.log.length,
      ...kind,
      places,
      host: 'a',
      changed: 0,
      to_act: this.toAct,
      you,
      ...wish,
    };
  }
  socket(you: number): HallSocket {
    const socket = new HallSocket(this, you);
    this.sockets.push(socket);
    return socket;
  }
  hear(socket: HallSocket, { id, method, params }: Request): void {
    this.asked.push(method);
    try {
      const result = this.does(socket.you, method, params);
      if (method === 'enter' || method === 'depart') socket.isThere = method === 'enter';
      if (method !== 'act' || !this.swallows) socket.tell({ id, result });
    } catch (error) {
      socket.tell({ id, error: (error as { said?: Params }).said ?? { message: String(error) } });
    }
  }
  private does(you: number, method: string, params: Params): unknown {
    if (method === 'hello') return { guest: String(you), name: '', token: '' };
    if (this.refuses && this.refused.includes(method)) {
      throw Object.assign(new Error(), { said: { message: '', data: { code: this.refuses, message: this.refuses } } });
    }
    if (method === 'enter') {
      const since = Number(params.since ?? Infinity);
      const screen = this.ask('screen', { seat: you });
      return { table: this.info(you), screen, missed: this.log.filter(({ number }) => number > since) };
    }
    if (method === 'depart') return { number: this.log.length };
    if (method === 'take_back') {
      this.ask('undo', { ply: params.ply });
      this.note({ event: 'took_back', seat: you, ...this.standing() });
      return { number: this.log.length };
    }
    const seat = method === 'about' || method === 'record' ? {} : { seat: you };
    const result = this.ask(method, { ...params, ...seat });
    if (method === 'act') {
      const isNew = !this.acts.some(({ key }) => key === params.key);
      this.acts.push(params);
      if (isNew) this.note({ event: 'moved', seat: you, ...this.standing() });
    }
    return result;
  }
}

class HallSocket implements Socket {
  private readonly listeners: Record<string, ((message: { data: string }) => void)[]> = {};
  /** Whether it follows the table. */
  isThere = false;
  private isCut = false;
  constructor(
    private readonly hall: SmallHall,
    readonly you: number,
  ) {
    setTimeout(() => {
      this.happen('open');
    });
  }
  send(text: string): void {
    setTimeout(() => {
      if (!this.isCut) this.hall.hear(this, JSON.parse(text) as Request);
    });
  }
  close(): void {
    this.isCut = true;
  }
  cut(): void {
    this.isCut = true;
    this.happen('close');
  }
  addEventListener(name: string, listener: (message: { data: string }) => void): void {
    (this.listeners[name] ??= []).push(listener);
  }
  tell(message: object): void {
    if (!this.isCut) this.happen('message', JSON.stringify({ jsonrpc: '2.0', ...message }));
  }
  private happen(name: string, data = ''): void {
    for (const listener of this.listeners[name] ?? []) listener({ data });
  }
}

let hall: SmallHall;
let socket: HallSocket;
let you: number;
let line: Line;
let gathering: Gathering;
const gatheringOn = (way: Line): Gathering =>
  new Gathering(way, 't1', undefined, { thinker: startThinker(), language: () => 'en', now: () => 0 });
const patiently = { timeout: 5000, interval: 5 };
const ply = () => expect.poll(() => gathering.table?.ply, patiently);
const isAsked = () => expect.poll(() => gathering.table?.asksPerson && gathering.table.rests, patiently).toBe(true);

beforeEach(async () => {
  hall = await SmallHall.open();
  you = hall.toAct;
  line = new Line(
    () => (socket = hall.socket(you)),
    async (say) => {
      await say('hello', {});
    },
    () => 'en',
  );
  gathering = gatheringOn(line);
  await gathering.enter();
  await isAsked();
});

/** The guest of this page makes the first move there is. */
async function act(): Promise<void> {
  const [first] = gathering.table?.moves ?? [];
  if (first) await gathering.table?.play(first);
}

describe('A table of the hall', () => {
  test('is shown through the guest’s eyes, whom sentences call "you"', () => {
    expect(gathering.table?.you).toBe(you);
    expect(gathering.table?.players[1 - you]).toMatchObject({ bot: null, away: true });
    expect(gathering.table?.isShared).toBe(true);
  });

  test('sends revision and a fresh key with every act, and nothing that only an owner may say', async () => {
    await act();
    await act();
    expect(hall.acts.map(({ revision }) => revision)).toEqual([0, 1]);
    expect(new Set(hall.acts.map(({ key }) => key)).size).toBe(2);
    expect(Object.keys(hall.acts[0] ?? {})).not.toContain('people');
  });

  test('follows what others do, tells it, and asks when it is one’s turn again', async () => {
    await act();
    await act();
    expect(gathering.table?.asksPerson).toBe(false);
    hall.move();
    hall.move();
    await isAsked();
    await ply().toBe(5);
    expect(gathering.table?.chronicle.hasNews).toBe(true);
    expect(gathering.table?.log).toHaveLength(5);
  });

  test('makes a move once, though its answer was lost with the line', async () => {
    hall.swallows = true;
    const acting = act();
    await expect.poll(() => hall.acts.length, patiently).toBe(1);
    hall.swallows = false;
    socket.cut();
    await acting;
    await ply().toBe(2);
    expect(hall.acts).toHaveLength(2);
    expect(hall.acts[0]?.key).toBe(hall.acts[1]?.key);
    expect(hall.log.filter(({ event }) => event === 'moved')).toHaveLength(1);
  });

  test('shows what was missed while the line was lost', async () => {
    await act();
    await act();
    socket.cut();
    hall.move();
    hall.note({ event: 'said', name: 'Björn', text: 'Still there?' });
    hall.move();
    await ply().toBe(5);
    expect(gathering.words.map(({ text }) => text)).toEqual(['Still there?']);
    expect(gathering.table?.chronicle.since).toHaveLength(2);
  });

  test('refuses a move that came too late and shows how things stand', async () => {
    // The same guest has moved in another window, and nobody has told this one yet.
    const [first] = hall.ask('moves', { seat: you }).moves as { code: number }[];
    hall.ask('play', { move: first?.code, seat: you });
    const known = gathering.table?.ply;
    await act();
    await ply().toBe((known ?? 0) + 1);
    expect(gathering.table?.asksPerson).toBe(true);
  });

  test('takes one’s own act back to where it began', async () => {
    await act();
    expect(gathering.ownLast).toEqual({ ply: 1, isFree: true });
    await gathering.table?.takeBack('act');
    await ply().toBe(1);
    await isAsked();
    expect(gathering.ownLast).toBeNull();
  });

  test('is shown again as soon as one may enter again', async () => {
    hall.refuses = 'E-NO-TABLE';
    socket.cut();
    await expect.poll(() => gathering.failure, patiently).toBe('E-NO-TABLE');
    hall.refuses = null;
    socket.cut();
    await expect.poll(() => gathering.failure, patiently).toBeNull();
    expect(gathering.table?.asksPerson).toBe(true);
  });

  test('is left as soon as it is open, by those who have gone meanwhile', async () => {
    gathering.leave();
    await expect.poll(() => hall.asked.at(-1), patiently).toBe('depart');
    hall.asked.length = 0;
    const brief = gatheringOn(line);
    await brief.enter();
    brief.leave();
    // Once on leaving, and once when what was being opened is there.
    await expect.poll(() => hall.asked.filter((method) => method === 'depart').length, patiently).toBe(2);
    expect(brief.table).toBeNull();
    expect(hall.asked.at(-1)).toBe('depart');
    expect(socket.isThere).toBe(false);
  });

  test('goes on being heard by those who come back before it was open', async () => {
    gathering.leave();
    const brief = gatheringOn(line);
    await brief.enter();
    brief.leave();
    gathering = gatheringOn(line);
    await gathering.enter();
    await isAsked();
    hall.note({ event: 'said', name: 'Björn', text: 'There you are' });
    await expect.poll(() => gathering.words.length, patiently).toBe(1);
    expect(socket.isThere).toBe(true);
  });

  test('asks how things stand when something was not told', async () => {
    hall.log.push({ table: 't1', number: hall.log.length + 1, at: 0, event: 'linked' }); // somebody else was told
    hall.note({ event: 'said', name: 'Björn', text: 'Hello' });
    await expect.poll(() => gathering.words.length, patiently).toBe(1);
  });
});

describe('While the hall asks for a moment, a table', () => {
  /** Longer than the line is patient, and longer than it takes until the hall is asked again. */
  const aWhile = () => vi.advanceTimersByTimeAsync(6000);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('stays on the screen', async () => {
    hall.refuses = 'E-STORE';
    hall.note({ event: 'sat', seat: 1, name: 'Björn' });
    await aWhile();
    expect(gathering.complaint).toBe('E-STORE');
    expect(gathering.failure).toBeNull();
  });

  test('is asked for again, and nothing is complained of afterwards', async () => {
    hall.refuses = 'E-RATE';
    hall.note({ event: 'closed' });
    await aWhile();
    await aWhile();
    expect(gathering.complaint).toBe('E-RATE');
    hall.refuses = null;
    hall.title = 'By the fire';
    await aWhile();
    expect(gathering.info?.title).toBe('By the fire');
    expect(gathering.complaint).toBe('');
    hall.asked.length = 0;
    await aWhile();
    await aWhile();
    expect(hall.asked).not.toContain('enter');
  });

  test('whose board was not told is drawn later', async () => {
    hall.refuses = 'E-STORE';
    hall.refused = ['screen'];
    const ply = gathering.table?.ply ?? 0;
    hall.move();
    for (let i = 0; i < 4; ++i) await aWhile();
    expect(gathering.complaint).toBe('E-STORE');
    expect(gathering.table?.ply).toBe(ply);
    hall.refuses = null;
    for (let i = 0; i < 4; ++i) await aWhile();
    expect(gathering.table?.ply).toBe(ply + 1);
    expect(gathering.complaint).toBe('');
  });

  test('that is refused for another reason stays as it was', async () => {
    hall.refuses = 'E-HELLO';
    hall.refused = ['screen'];
    const ply = gathering.table?.ply;
    hall.asked.length = 0;
    hall.move();
    await aWhile();
    expect(hall.asked).toContain('screen');
    expect(gathering.failure).toBeNull();
    expect(gathering.table?.ply).toBe(ply);
  });

  test('is not asked for by those who have left', async () => {
    hall.refuses = 'E-RATE';
    hall.note({ event: 'closed' });
    await aWhile();
    gathering.leave();
    hall.asked.length = 0;
    await aWhile();
    await aWhile();
    expect(hall.asked).not.toContain('enter');
  });

  test('that was not shown yet is shown later', async () => {
    gathering.leave();
    hall.refuses = 'E-RATE';
    gathering = gatheringOn(line);
    void gathering.enter();
    await aWhile();
    expect(gathering.failure).toBe('E-RATE');
    hall.refuses = null;
    await aWhile();
    expect(gathering.failure).toBeNull();
    expect(gathering.info).not.toBeNull();
  });
});
