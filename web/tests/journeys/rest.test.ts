// A page at rest rests: nothing is drawn while nothing happens, with all its motion allowed.
import { expect, test } from 'vitest';
import { goTo, inTheHall, sitDown, touch, visit } from '../support/hall';
import { framesAtRest } from '../support/measures';

inTheHall({ drawn: true });

test('Nothing is drawn while nobody does anything', async () => {
  const page = await visit({ reducedMotion: 'no-preference' });
  const drawn: Record<string, number> = {};
  await page.locator('.cards .main').first().waitFor();
  drawn.start = await framesAtRest(page, 2000);
  for (const game of ['Wikinger', 'Walhalla'] as const) {
    await goTo(page, '');
    await sitDown(page, game);
    // Where Walhalla's ship is boarded first, its berths are not offered yet.
    for (let acts = 0; acts < 20 && game === 'Walhalla' && !(await page.locator('[data-fjord]').count()); ++acts)
      await touch(page, '.shelf .main', '.choices .main');
    drawn[game] = await framesAtRest(page, 5000);
  }
  expect(drawn).toEqual({ start: 0, Wikinger: 0, Walhalla: 0 });
});
