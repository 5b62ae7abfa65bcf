// What the hall answers over HTTP (docs/server.md): accounts, ladders, players, and what only its owner may ask. The hall says
// itself what it takes and answers (src/generated).
import { Refusal } from '../../engine/protocol';
import type { Refused, Routes } from '../../generated/together';
import { settings } from '../../store/settings.svelte';
import { wordsOf } from '../../words/failure';
import { t } from '../../words/index.svelte';
import type { Info } from './protocol';

type Path = keyof Routes;
/** As in lists: of the game of a table the hall says only that it is text. */
type Known<Answer, Field extends keyof Answer> = Omit<Answer, Field> & Record<Field, Info[]>;
type Answer<P extends Path> = P extends 'GET /api/tables'
  ? Info[]
  : P extends 'GET /api/players/{guest}'
    ? PlayerCard
    : P extends 'GET /api/admin/overview'
      ? Overview
      : Routes[P]['result'];

export type Me = Routes['GET /api/me']['result'];
export type Rung = Routes['GET /api/ladder/{game}']['result'][number];
export type Rating = Pick<Rung, 'rating' | 'uncertainty' | 'games'>;
export type PlayerCard = Known<Routes['GET /api/players/{guest}']['result'], 'games'>;
/** Its token is there only where it has just been made. */
export type OwnBot = Routes['POST /api/bots']['result'];
export type Statistics = Routes['GET /api/games/{game}/statistics']['result'];
export type Overview = Known<Routes['GET /api/admin/overview']['result'], 'tables'>;
export type Amount = Overview['figures'][number];

/** What stands in braces in the path, what is asked behind it, and what is said in the body, is all in `params`. */
function request(path: Path, params: Record<string, unknown>): { method: string; url: string; rest: object } {
  const [method = '', pattern = ''] = path.split(' ');
  const way = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const others = Object.entries(params).filter(([name]) => !pattern.includes(`{${name}}`));
  if (method === 'POST') return { method, url: way, rest: Object.fromEntries(others) };
  const query = new URLSearchParams(others.map(([name, value]) => [name, String(value)])).toString();
  return { method, url: query ? `${way}?${query}` : way, rest: {} };
}

/** How a place answers that only hands the page out, and has no such door. */
const noDoor = [200, 404, 405, 501];

/** The hall cannot be heard: whether anything was done nobody knows; what is only read is asked for again. */
const unheard = (method: string) => new Error(method === 'POST' ? t().together.unheard : t().together.noAnswer);

/**
 * What the hall has said, or its refusal. Nothing where somebody else has spoken: whoever stands before a hall that is away answers
 * in its place, seldom in JSON and never in its words.
 */
async function saidBy(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  if (!isJson) return noDoor.includes(answer.status) ? new Refusal('E-NO-PATH', t().together.nowhere) : undefined;
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return said;
  const { code, message, rule } = (said ?? {}) as Partial<Refused>;
  return typeof code === 'string' && typeof message === 'string' ? new Refusal(code, message, rule) : undefined;
}

/** `key` is that of the owner of the hall. */
async function ask<P extends Path>(path: P, params: Routes[P]['params'], key?: string): Promise<Answer<P>> {
  const { method, url, rest } = request(path, params);
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (method === 'POST') headers['Content-Type'] = 'application/json';
  if (key) headers.Authorization = `Bearer ${key}`;
  const body = method === 'POST' ? { body: JSON.stringify(rest) } : {};
  const answer = await fetch(url, { method, headers, cache: 'no-store', ...body }).catch(() => null);
  const said = answer && (await saidBy(answer));
  if (said instanceof Refusal) throw said;
  if (!answer || said === undefined) throw unheard(method);
  return said as Answer<P>;
}

export const api = {
  me: () => ask('GET /api/me', {}),
  register: (name: string, password: string, token?: string) =>
    ask('POST /api/register', { name, password, ...(token ? { token } : {}) }),
  logIn: (name: string, password: string) => ask('POST /api/login', { name, password }),
  logOut: (everywhere: boolean) => ask('POST /api/logout', { everywhere }),
  changePassword: (password: string, fresh: string) => ask('POST /api/password', { password, new_password: fresh }),
  ladder: (game: string) => ask('GET /api/ladder/{game}', { game }),
  player: (guest: string) => ask('GET /api/players/{guest}', { guest }),
  finished: (game: string, before?: string) =>
    ask('GET /api/tables', { phase: 'over', game, ...(before ? { before } : {}) }),
  statistics: (game: string) => ask('GET /api/games/{game}/statistics', { game }),
  bots: () => ask('GET /api/bots', {}),
  makeBot: (name: string) => ask('POST /api/bots', { name }),
  revokeBot: (bot: string) => ask('POST /api/bots/{bot}/revoke', { bot }),
  overview: (key: string) => ask('GET /api/admin/overview', {}, key),
  closeTable: (key: string, table: string) => ask('POST /api/admin/close-table', { table }, key),
  dismiss: (key: string, guest: string) => ask('POST /api/admin/dismiss', { guest }, key),
};

/** What a page says instead of what it asked for: `none` where the hall has no such door. */
export function insteadOf(error: unknown, none: string): string {
  if (error instanceof Refusal && error.code === 'E-NO-PATH') return none;
  return wordsOf(error);
}
