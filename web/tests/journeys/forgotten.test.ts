// A hall that has forgotten a guest asks for a name, and then shows the table that was wanted.
import { expect, test } from 'vitest';
import { inspect, inTheHall, visit } from '../support/hall';
import { raiseHall } from '../support/staged-hall';
import { atTable, comeIn } from '../support/together';

inTheHall();

test('Whom the house has forgotten is asked for a name, before the table and at it, and goes on there', async () => {
  const page = await visit({ at: 'hall/game', settings: { language: 'en', motion: 'less' } });
  const hall = await raiseHall(page);
  await hall.forget();
  await page.reload();
  await comeIn(page, 'Astrid the Second');
  await atTable(page);

  // Whose name it is by now may be an account of theirs.
  await hall.forget();
  const logIn = page.getByRole('link', { name: 'Log in' });
  expect(await logIn.getAttribute('href')).toBe('#/account');
  await inspect(page, 'together-forgotten');
  await comeIn(page, 'Astrid the Third');
  await atTable(page);
  expect(await page.getByRole('alert').count()).toBe(0);
});
