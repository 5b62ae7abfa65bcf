// What the hall refuses for a reason that passes can be asked for again.
import { expect, test } from 'vitest';
import { inspect, inTheHall, visit } from '../support/hall';
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
