import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answerer } from '../../src/engine/module';
import { Refusal, requestText, resultOf } from '../../src/engine/protocol';
import { startAnswerer } from '../support/engine';

let answer: Answerer;
beforeAll(async () => {
  answer = await startAnswerer();
});

describe('The module', () => {
  test('is small enough to fetch: less than 1.2 MB compressed', () => {
    const module = readFileSync(new URL('../../src/generated/meadhall.wasm', import.meta.url));
    expect(gzipSync(module).length).toBeLessThan(1.2e6);
  });

  test('answers anything and lives on', () => {
    expect(JSON.parse(answer('not json'))).toMatchObject({ error: { code: -32700 } });
    expect(answer('')).toBe('');
    expect(resultOf<'games'>(answer(requestText('games', {})))[0]?.id).toBe('wikinger');
  });

  test('keeps letters beyond ASCII whole, in both directions', () => {
    const request = requestText('open', { game: 'wikinger', seats: 2, seed: 'ä', players: ['Þórr', 'Jörmungandr 🐍'] });
    const { table } = resultOf<'open'>(answer(request));
    expect(resultOf<'about'>(answer(requestText('about', { table }))).players).toEqual(['Þórr', 'Jörmungandr 🐍']);
  });

  test('answers requests and answers that are larger than a page of memory', () => {
    const junk = 'x'.repeat(300_000);
    expect(answer(requestText('load', { record: junk }))).toContain('E-RECORD');
    expect(answer(JSON.stringify(Array(40).fill({ jsonrpc: '2.0', id: 1, method: 'games' }))).length).toBeGreaterThan(
      100_000,
    );
  });

  test('draws fresh seeds from the randomness of its host', () => {
    const seedOf = () => {
      const { table } = resultOf<'open'>(answer(requestText('open', { game: 'wikinger', seats: 2 })));
      return /\[Seed "(.*)"\]/.exec(
        resultOf<'record'>(answer(requestText('record', { table, reveal: true }))).record,
      )?.[1];
    };
    const [first, second] = [seedOf(), seedOf()];
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  test('knows what day it is', () => {
    const { table } = resultOf<'open'>(answer(requestText('open', { game: 'wikinger', seats: 2 })));
    const { record } = resultOf<'record'>(answer(requestText('record', { table })));
    expect(record).toContain(`[Date "${new Date().toISOString().slice(0, 10)}"]`);
  });
});

describe('A refusal', () => {
  test('carries the code, the rule and the sentence in the language asked for', () => {
    const { table } = resultOf<'open'>(answer(requestText('open', { game: 'wikinger', seats: 2, seed: '1' })));
    const text = answer(requestText('play', { table, move: 'settle z9', language: 'de' }));
    expect(() => resultOf<'play'>(text)).toThrowError(Refusal);
    expect(() => resultOf<'play'>(text)).toThrowError(/Insel/);
  });
});
