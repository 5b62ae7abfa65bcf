// What the hall answers over HTTP (docs/server.md): accounts, ladders, players, and what only its owner may ask.
import { Refusal } from '../engine/protocol';
import { settings } from '../store/settings.svelte';
import type { Info } from './protocol';

export interface Me {
  guest?: string;
  name?: string;
  account: boolean;
}
export interface Rating {
  rating: number;
  uncertainty: number;
  games: number;
}
export interface Rung extends Rating {
  guest: string;
  name: string;
}
export interface PlayerCard {
  guest: string;
  name: string;
  account?: boolean;
  ratings: (Rating & { game: string })[];
  games: Info[];
}
export interface OwnBot {
  bot: string;
  name: string;
  /** Only where it has just been made. */
  token?: string;
}
/** Averages of the finished games with so many seats, and for each seat of the list. */
export interface SeatFigures {
  seats: number;
  games: number;
  plies: number;
  scores: number[];
  wins: number[];
}
export interface Statistics {
  game: string;
  games: number;
  rated: number;
  forfeited: number;
  seats: SeatFigures[];
}
export interface Amount {
  name: string;
  value: number;
}
export interface Overview {
  now: number;
  since: number;
  healthy: boolean;
  figures: Amount[];
  limits: Amount[];
  visits: { guest?: string; name?: string; tables: number }[];
  tables: Info[];
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (body) headers['Content-Type'] = 'application/json';
  if (key) headers.Authorization = `Bearer ${key}`;
  const answer = await fetch(path, {
    method,
    headers,
    cache: 'no-store',
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  if (!isJson) throw new Refusal('E-NO-PATH', String(answer.status)); // a hall without this door
  const said = (await answer.json()) as T & { code?: string; message?: string };
  if (!answer.ok) throw new Refusal(said.code ?? 'E-HTTP', said.message ?? String(answer.status));
  return said;
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  register: (name: string, password: string, token?: string) =>
    ask<Me>('POST', '/api/register', { name, password, ...(token ? { token } : {}) }),
  logIn: (name: string, password: string) => ask<Me>('POST', '/api/login', { name, password }),
  logOut: (everywhere: boolean) => ask<object>('POST', '/api/logout', { everywhere }),
  changePassword: (password: string, fresh: string) =>
    ask<Me>('POST', '/api/password', { password, new_password: fresh }),
  ladder: (game: string) => ask<Rung[]>('GET', `/api/ladder/${part(game)}`),
  player: (guest: string) => ask<PlayerCard>('GET', `/api/players/${part(guest)}`),
  finished: (game: string, before?: string) =>
    ask<Info[]>('GET', `/api/tables?phase=over&game=${part(game)}${before ? `&before=${part(before)}` : ''}`),
  statistics: (game: string) => ask<Statistics>('GET', `/api/games/${part(game)}/statistics`),
  bots: () => ask<OwnBot[]>('GET', '/api/bots'),
  makeBot: (name: string) => ask<OwnBot>('POST', '/api/bots', { name }),
  revokeBot: (bot: string) => ask<OwnBot>('POST', `/api/bots/${part(bot)}/revoke`, {}),
  overview: (key: string) => ask<Overview>('GET', '/api/admin/overview', undefined, key),
  closeTable: (key: string, table: string) => ask<object>('POST', '/api/admin/close-table', { table }, key),
  dismiss: (key: string, guest: string) => ask<object>('POST', '/api/admin/dismiss', { guest }, key),
};
