// What speaks against a new game is said, and what may pass can be tried again.
import { expect, test } from 'vitest';
import { goTo, inspect, inTheHall, visit } from '../support/hall';
import { raiseHall } from '../support/staged-hall';

inTheHall();

test('A table that could not be set up is set up by the next touch, and nothing is said against its island', async () => {
  const page = await visit({ at: 'together/new/wikinger' });
  const hall = await raiseHall(page);
  await page.reload();
  const create = page.getByRole('button', { name: 'Set up the table' });
  const island = page.getByText('This island is good to play on.');
  await page.getByText('Build your own').click();
  await island.waitFor();
  hall.refuse('create', 'E-LIMIT');
  await create.click();
  await page.getByRole('alert').getByText('E-LIMIT').waitFor();
  expect(await island.count()).toBe(1);
  await inspect(page, 'together-refused');
  await create.click();
  await page.getByText('Waiting for the others').waitFor();
});

test('A seat that is refused for now can be asked for again, and a link whose seat is gone says so', async () => {
  const page = await visit();
  const hall = await raiseHall(page);
  await page.reload();
  await goTo(page, `join/open.${'0123456789abcdef'.repeat(2)}`);
  const sit = page.getByRole('button', { name: 'Take the seat' });
  await sit.waitFor();
  hall.refuse('sit', 'E-LIMIT');
  await sit.click();
  await page.getByRole('alert').getByText('E-LIMIT').waitFor();
  await inspect(page, 'seat-refused');
  hall.refuse('sit', 'E-TAKEN');
  await sit.click();
  await page.getByRole('alert').getByText('This link no longer leads to a free seat.').waitFor();
  expect(await sit.count()).toBe(0);
});

test('Where the games cannot be told, the page says why instead of waiting', async () => {
  const page = await visit();
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { text?: string }) {
      const text = message.text?.replace('"method":"games"', '"method":"gates"');
      send.call(this, text === undefined ? message : { ...message, text });
    };
  });
  await page.reload();
  await goTo(page, 'new/odin');
  await page.getByRole('alert').getByText('There is no such method.').waitFor();
  await inspect(page, 'set-up-refused');
});
