import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type OpenApi, routesOf } from '../../scripts/openapi';
import { listType, type Schema, typeOfSchema } from '../../scripts/schema';
import { startAnswerer } from '../support/engine';

test('What may be missing is optional, and names stay names', () => {
  const schema: Schema = {
    type: 'object',
    properties: { mode: { enum: ['a', 'b'] }, n: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
    required: ['mode'],
  };
  expect(typeOfSchema(schema)).toBe("{ mode: 'a' | 'b'; n?: number | null }");
  expect(typeOfSchema({ type: 'array', items: { $ref: '#/$defs/move' } })).toBe('(AnyMove)[]');
  expect(typeOfSchema({ type: 'object' })).toBe('object');
});

test('One of several kinds is a union told apart by its tag', () => {
  const kind = (verb: string): Schema => ({
    type: 'object',
    properties: { verb: { const: verb } },
    required: ['verb'],
  });
  expect(typeOfSchema({ oneOf: [kind('march'), kind('pass')] })).toBe("\n  | { verb: 'march' }\n  | { verb: 'pass' }");
});

test('What stands in a path and what is said in a body is asked for alike', () => {
  const told = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  const text: Schema = { type: 'string' };
  const body: Schema = { type: 'object', properties: { name: text }, required: ['name'] };
  const openApi: OpenApi = {
    components: { schemas: {} },
    paths: {
      '/tables/{table}': {
        get: {
          summary: 'a table',
          parameters: [
            { name: 'table', in: 'path', required: true, schema: text },
            { name: 'since', in: 'query', required: false, schema: { type: 'integer' } },
            { name: 'language', in: 'query', required: false, schema: text },
          ],
          responses: { 200: told({ $ref: '#/components/schemas/view' }) },
        },
        post: { summary: 'a name', parameters: [], requestBody: told(body), responses: { 200: told(text) } },
      },
    },
  };
  expect(listType('Routes', routesOf(openApi))).toBe(
    [
      'export interface Routes {',
      '  /** a table */',
      "  'GET /tables/{table}': { params: { table: string; since?: number }; result: AnyView };",
      '  /** a name */',
      "  'POST /tables/{table}': { params: { name: string }; result: string };",
      '}',
    ].join('\n'),
  );
});

test('The hall names all that it asks for, answers and tells', () => {
  const types = readFileSync(new URL('../../src/generated/together.ts', import.meta.url), 'utf8');
  for (const part of ["event: 'created' | 'linked' | 'sat'", 'owner?: string', 'most?: number', "'GET /api/me'"])
    expect(types).toContain(part);
});

test('The engine names every verb and every event of a game, also those that few games see', async () => {
  const answer = await startAnswerer();
  const { result } = JSON.parse(answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'schema' }))) as {
    result: { games: Record<string, Record<'move' | 'event', { oneOf: unknown[] }>> };
  };
  const kinds = Object.entries(result.games).map(([game, { move, event }]) => [
    game,
    move.oneOf.length,
    event.oneOf.length,
  ]);
  expect(kinds).toEqual([
    ['wikinger', 8, 13],
    ['walhalla', 22, 38],
    ['odin', 40, 40],
  ]);
  const types = readFileSync(new URL('../../src/generated/games.ts', import.meta.url), 'utf8');
  for (const verb of ['imitate', 'recall', 'visit', 'unload']) expect(types).toContain(`verb: '${verb}'`);
});
