// The line to the hall: requests and their answers over a socket, and what happens at tables as it is told. A lost line is
// taken up again by itself, and what has no answer yet is said once more where saying it twice does no harm.
import { Refusal, resultIn } from '../../engine/protocol';
import { t } from '../../words/index.svelte';
import { Bucket } from './bucket';
import type { HallAnswer, HallMethod, HallParams, Told } from './protocol';

/** As much of a WebSocket as is used; a test brings its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(name: 'open' | 'close', listener: () => void): void;
  addEventListener(name: 'message', listener: (message: { data: string }) => void): void;
}

export type Say = <M extends HallMethod>(method: M, params: HallParams<M>) => Promise<HallAnswer<M>>;

/** Somebody who follows a table: hears what is told of it, and enters again after the line was lost. */
export interface Follower {
  /** The table's name in the hall. */
  readonly id: string;
  rejoin(say: Say): Promise<void>;
  hear(told: Told): void;
}

/** Nobody knows whether it was heard: the line was lost in between. */
export class Unheard extends Error {
  constructor() {
    super(t().together.unheard);
    this.name = 'Unheard';
  }
}

interface Waiting {
  id: number;
  text: string;
  /** Whether saying it twice does no harm. */
  repeatable: boolean;
  isSent: boolean;
  attempts: number;
  /** How many milliseconds an answer may take. */
  most: number;
  resolve(answer: string): void;
  reject(error: Error): void;
  patience?: ReturnType<typeof setTimeout> | undefined;
  /** Whether it need not be said any more. */
  isMoot?: () => boolean;
}

/** What changes something and carries no key: said twice it would happen twice. */
const once = new Set(['create', 'sit', 'leave', 'seat_bot', 'link', 'take_back', 'consent', 'say', 'again', 'play']);
/** The hall asks for a moment, and nothing has happened. */
const later = new Set(['E-RATE', 'E-STORE']);
export const asksForPatience = (code: string): boolean => later.has(code);

const pauses = [400, 800, 1600, 3000, 6000, 12_000];
const patience = 12_000;
const shortPatience = 2500;
const mostAttempts = 5;

interface RawMessage {
  id?: number;
  method?: string;
  params?: unknown;
  error?: { data?: { code?: string } };
}

export class Line {
  /** Idle: nobody has wanted to say anything yet. */
  state: 'idle' | 'opening' | 'open' | 'lost' = $state('idle');
  private socket: Socket | null = null;
  private waiting: Waiting[] = [];
  private followers: Follower[] = [];
  private readonly measure = new Bucket(15, 40);
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private losses = 0;

  constructor(
    private readonly dial: () => Socket,
    /** What is said first on every new line. */
    private readonly introduce: (say: Say) => Promise<void>,
    /** In which language the hall explains itself. */
    private readonly language: () => string,
  ) {}

  call: Say = async <M extends HallMethod>(method: M, params: HallParams<M>) =>
    resultIn<HallAnswer<M>>(await this.request(method, params));

  /** The text of the answer to a request of the hall or of the engine's protocol. */
  request(method: string, params: object): Promise<string> {
    const repeatable = !once.has(method) || 'key' in params;
    const asked = this.ask(method, params, repeatable);
    if (this.state === 'idle') this.open();
    else this.flush();
    return asked;
  }

  /** From now on this one hears what happens at its table; whoever gets the answer leaves again by it. */
  follow(follower: Follower): () => void {
    this.followers.push(follower);
    return () => {
      this.followers = this.followers.filter((each) => each !== follower);
    };
  }

  /** Nobody here looks at a table any more. Who has come back to it before the hall hears of that goes on hearing of the table. */
  depart(table: string): void {
    if (this.state === 'idle') return;
    const isMoot = () => this.followers.some(({ id }) => id === table);
    void this.ask('depart', { table }, false, { isMoot }).catch(() => undefined);
    this.flush();
  }

  open(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    if (this.state === 'idle') this.state = 'opening';
    const socket = (this.socket = this.dial());
    socket.addEventListener('open', () => void this.begin(socket));
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.heard(data);
    });
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.lose();
    });
  }

  /** Whether anybody still answers, where there is reason to doubt it. */
  probe(): void {
    if (this.state === 'open')
      void this.ask('tables', { phase: 'gathering' }, true, { most: shortPatience }).catch(() => undefined);
    else this.tryNow();
    this.flush();
  }

  /** Does not wait until the next attempt is due. */
  tryNow(): void {
    if (this.state === 'lost') this.open();
  }

  /** Begins anew, as somebody else. */
  renew(): void {
    if (this.socket) this.lose(0);
  }

  private ask(
    method: string,
    params: object,
    repeatable: boolean,
    how: Partial<Pick<Waiting, 'most' | 'isMoot'>> = {},
  ): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      const text = JSON.stringify({ jsonrpc: '2.0', id, method, params: { language: this.language(), ...params } });
      const fresh = { isSent: false, attempts: 0, most: patience };
      this.waiting.push({ id, text, repeatable, ...fresh, ...how, resolve, reject });
    });
  }

  /** Introductions first, then everybody enters again, then what is still to be said. */
  private async begin(socket: Socket): Promise<void> {
    const say: Say = async (method, params) => {
      const answered = this.ask(method, params, false);
      this.send(this.waiting.at(-1));
      return resultIn(await answered);
    };
    try {
      await this.introduce(say);
      for (const follower of this.followers) await follower.rejoin(say);
    } catch (error) {
      if (socket === this.socket) this.lose(); // nobody speaks on a line without an introduction: it is begun anew
      if (!(error instanceof Unheard) && !(error instanceof Refusal)) throw error;
    }
    if (socket !== this.socket) return; // lost meanwhile
    this.losses = 0;
    this.state = 'open';
    this.flush();
  }

  /** Says what has not been said on this line, as fast as the hall likes to listen. */
  private flush(): void {
    if (this.state !== 'open') return;
    clearTimeout(this.pacing);
    this.waiting = this.waiting.filter(({ isSent, isMoot }) => isSent || !isMoot?.());
    for (const each of this.waiting) {
      if (each.isSent) continue;
      const wait = this.measure.take(Date.now());
      if (wait > 0) {
        this.pacing = setTimeout(() => {
          this.flush();
        }, wait);
        return;
      }
      this.send(each);
    }
  }

  private send(waiting: Waiting | undefined): void {
    if (!waiting || !this.socket) return;
    waiting.isSent = true;
    waiting.attempts += 1;
    waiting.patience = setTimeout(() => {
      this.lose();
    }, waiting.most);
    this.socket.send(waiting.text);
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as RawMessage;
    if (message.method === 'event') {
      const told = message.params as Told;
      for (const follower of this.followers) if (follower.id === told.table) follower.hear(told);
      return;
    }
    const id = message.id ?? 0;
    const waiting = this.waiting.find((each) => each.id === id);
    if (!waiting) return;
    clearTimeout(waiting.patience);
    if (asksForPatience(message.error?.data?.code ?? '') && waiting.attempts < mostAttempts) {
      this.sayLater(waiting);
      return;
    }
    this.waiting = this.waiting.filter((each) => each !== waiting);
    waiting.resolve(text);
  }

  /** What belongs to the introduction is not said once more on this line: the line is begun anew. */
  private sayLater(waiting: Waiting): void {
    if (this.state !== 'open') {
      this.lose();
      return;
    }
    waiting.patience = setTimeout(() => {
      waiting.isSent = false;
      this.flush();
    }, 1000);
  }

  private lose(pause = pauses[Math.min(this.losses, pauses.length - 1)] ?? 0): void {
    const { socket } = this;
    this.socket = null;
    this.state = 'lost';
    this.losses += 1;
    clearTimeout(this.pacing);
    socket?.close();
    const isInDoubt = ({ isSent, repeatable }: Waiting) => isSent && !repeatable;
    const inDoubt = this.waiting.filter(isInDoubt);
    this.waiting = this.waiting.filter((each) => !isInDoubt(each));
    for (const each of inDoubt) each.reject(new Unheard());
    for (const each of [...inDoubt, ...this.waiting]) {
      clearTimeout(each.patience);
      each.isSent = false;
    }
    clearTimeout(this.retry);
    this.retry = setTimeout(
      () => {
        this.open();
      },
      pause * (0.8 + 0.4 * Math.random()),
    );
  }
}
