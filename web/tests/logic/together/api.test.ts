// What the page makes of the answers of a hall over HTTP, and of whoever answers in its place.
import { afterEach, expect, test, vi } from 'vitest';
import { api, insteadOf } from '../../../src/together/hall/api';
import { en } from '../../../src/words/en';

afterEach(() => {
  vi.unstubAllGlobals();
});

const html = { 'Content-Type': 'text/html' };
const none = 'This hall keeps no ladder.';
/** What a page says where the hall is answered for like this. */
async function said(answer: Response | Error, ask: () => Promise<unknown> = () => api.ladder('odin')): Promise<string> {
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  return ask().then(
    () => 'no failure',
    (error: unknown) => insteadOf(error, none),
  );
}
const logIn = () => api.logIn('Astrid', 'a secret word');

test('A hall without such a door, and a place that only hands the page out, have none', async () => {
  const refusal = { code: 'E-NO-PATH', message: 'There is nothing at this address.' };
  expect(await said(Response.json(refusal, { status: 404 }))).toBe(none);
  expect(await said(new Response('<h1>Not found</h1>', { status: 404, headers: html }))).toBe(none);
  expect(await said(new Response('<!doctype html>', { headers: html }))).toBe(none);
});

test('A proxy before a hall that is away says nothing about its doors', async () => {
  expect(await said(new Response('<h1>Bad Gateway</h1>', { status: 502, headers: html }))).toBe(en.together.noAnswer);
  expect(await said(new TypeError('Failed to fetch'))).toBe(en.together.noAnswer);
});

test('Nor does one that answers in JSON of its own, or breaks off', async () => {
  expect(await said(Response.json({ error: 'Bad Gateway' }, { status: 502 }))).toBe(en.together.noAnswer);
  expect(await said(Response.json({ message: 'Service Unavailable' }, { status: 503 }))).toBe(en.together.noAnswer);
  expect(await said(Response.json(null, { status: 503 }))).toBe(en.together.noAnswer);
  const json = { 'Content-Type': 'application/json' };
  expect(await said(new Response('[{"guest":', { headers: json }))).toBe(en.together.noAnswer);
  expect(await said(new Response('', { status: 502, headers: json }))).toBe(en.together.noAnswer);
});

test('Whether what was asked to be done has happened, nobody knows then', async () => {
  expect(await said(new TypeError('Failed to fetch'), logIn)).toBe(en.together.unheard);
  expect(await said(Response.json({ error: 'Bad Gateway' }, { status: 502 }), logIn)).toBe(en.together.unheard);
});

test('What the hall itself refuses is said in its words', async () => {
  const refusal = { code: 'E-RATE', message: 'One moment, please.' };
  expect(await said(Response.json(refusal, { status: 429 }))).toBe('One moment, please.');
});
