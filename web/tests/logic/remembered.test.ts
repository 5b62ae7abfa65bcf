import { expect, test } from 'vitest';
import { remembered } from '../../src/store/remembered';

test('What is known is asked once for each language', async () => {
  const asked: string[] = [];
  const games = remembered((language) => {
    asked.push(language);
    return Promise.resolve(`games in ${language}`);
  });
  const answers = await Promise.all(['en', 'en', 'nl'].map(games));
  expect(answers).toEqual(['games in en', 'games in en', 'games in nl']);
  expect(asked).toEqual(['en', 'nl']);
});

test('What failed is asked again', async () => {
  let isThere = false;
  const games = remembered(() => (isThere ? Promise.resolve('games') : Promise.reject(new Error('not there'))));
  await expect(games('en')).rejects.toThrow('not there');
  isThere = true;
  expect(await games('en')).toBe('games');
});
