import { expect, test } from 'vitest';
import { newest } from '../../src/store/newest';

/** Two questions, answered when the test says so, and what was heard of it. */
function twoQuestions() {
  const heard: string[] = [];
  const ask = newest(
    (answer: string) => heard.push(answer),
    (error) => heard.push(`failed: ${(error as Error).message}`),
  );
  const ways: { answer(text: string): void; fail(error: Error): void }[] = [];
  const asked = [0, 1].map(() => ask(new Promise((answer, fail) => ways.push({ answer, fail }))));
  const [first, second] = ways as [(typeof ways)[0], (typeof ways)[0]];
  return { heard, first, second, answered: () => Promise.all(asked), answeredFirst: () => asked[0] };
}

test('An earlier question that is answered later is not heard', async () => {
  const { heard, first, second, answered } = twoQuestions();
  second.answer('The island must be in one piece.');
  first.answer('');
  await answered();
  expect(heard).toEqual(['The island must be in one piece.']);
});

test('An earlier question is not heard while the newest is still open', async () => {
  const { heard, first, second, answered, answeredFirst } = twoQuestions();
  first.answer('yes');
  await answeredFirst();
  expect(heard).toEqual([]);
  second.answer('no');
  await answered();
  expect(heard).toEqual(['no']);
});

test('Nor is it heard that an earlier question failed', async () => {
  const { heard, first, second, answered } = twoQuestions();
  second.fail(new Error('lost'));
  first.fail(new Error('late'));
  await answered();
  expect(heard).toEqual(['failed: lost']);
});

test('What goes wrong in hearing an answer is not taken for a failure of the question, nor lost', async () => {
  const failed: unknown[] = [];
  const ask = newest(
    () => {
      throw new Error('nobody can hear this');
    },
    (error) => failed.push(error),
  );
  await expect(ask(Promise.resolve(''))).rejects.toThrow('nobody can hear this');
  expect(failed).toEqual([]);
});
