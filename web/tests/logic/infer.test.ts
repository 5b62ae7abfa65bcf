import { expect, test } from 'vitest';
import { emptyShape, learn, typeOf, Variants } from '../../scripts/infer';
import { typeOfSchema } from '../../scripts/schema';

function typeOfAll(...samples: unknown[]): string {
  const shape = emptyShape();
  for (const sample of samples) learn(shape, sample);
  return typeOf(shape);
}

test('Names the engine chose become unions, other texts stay texts', () => {
  expect(typeOfAll({ phase: 'march' }, { phase: 'chain' })).toBe("{ phase: 'chain' | 'march' }");
  expect(typeOfAll({ at: 'c4' }, { at: 'd5' })).toBe('{ at: string }');
});

test('A field that is sometimes missing is optional', () => {
  expect(typeOfAll({ a: 1 }, { a: 2, b: null })).toBe('{ a: number; b?: null }');
});

test('Lists learn from all their items', () => {
  expect(typeOfAll([[1], ['c4']])).toBe('(string | number)[][]');
});

test('Kinds of event are told apart, and share the names of a field', () => {
  const events = new Variants('event');
  events.learn({ event: 'falls', colour: 'red' });
  events.learn({ event: 'rises', colour: 'black', at: 'c4' });
  expect(events.type()).toBe(
    "\n  | { event: 'falls'; colour: 'black' | 'red' }\n  | { event: 'rises'; colour: 'black' | 'red'; at: string }",
  );
});

test('A schema becomes a type', () => {
  const schema = {
    type: 'object',
    properties: { mode: { enum: ['a', 'b'] }, n: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
  } as const;
  expect(typeOfSchema(JSON.parse(JSON.stringify(schema)) as object)).toBe("{ mode: 'a' | 'b'; n: number | null }");
});
