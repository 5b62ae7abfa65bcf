import { describe, expect, test } from 'vitest';
import { goTo, inspect, inTheHall, laptop, phone, tap, touch, untilAsked, visit } from '../support/hall';

inTheHall();

const places = [
  '',
  'new/wikinger',
  'new/walhalla',
  'rules/wikinger',
  'rules/walhalla',
  'learn',
  'learn/walhalla',
  'learn/wikinger/catching',
  'learn/walhalla/fighting',
  'settings',
  'about',
  'saved',
  'table/gone',
];
const eyes = [
  { name: 'laptop-day-en', viewport: laptop, colorScheme: 'light', locale: 'en-GB' },
  { name: 'laptop-night-de', viewport: laptop, colorScheme: 'dark', locale: 'de-DE' },
  { name: 'phone-day-nl', viewport: phone, colorScheme: 'light', locale: 'nl-NL' },
  { name: 'phone-night-en', viewport: { width: 360, height: 640 }, colorScheme: 'dark', locale: 'en-GB' },
] as const;

describe.each(eyes)('On $name', ({ name, ...eye }) => {
  test('every screen is accessible and fits its width', async () => {
    const page = await visit({ ...eye, hasTouch: eye.viewport.width < 500 });
    for (const place of places) {
      await goTo(page, place);
      await inspect(page, `${name}-${place.replaceAll('/', '-') || 'start'}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, place).toBeLessThanOrEqual(0);
    }
  });

  test('a table can be played', async () => {
    const page = await visit({ ...eye, hasTouch: eye.viewport.width < 500 });
    await page.locator('.cards .main').first().click();
    await untilAsked(page);
    const free = await page.locator('.touch.offered').nth(5).getAttribute('data-point');
    const point = page.locator(`[data-point=${free ?? ''}]`);
    const box = await point.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    const ashore = async () =>
      /dein Wikinger|your Viking|jouw Viking/.test((await point.getAttribute('aria-label')) ?? '');
    if (eye.viewport.width < 500) await tap(point);
    else await point.click();
    await expect.poll(ashore).toBe(true);
    await inspect(page, `${name}-table`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test('a table of Walhalla can be played', async () => {
    const byFinger = eye.viewport.width < 500;
    const page = await visit({ ...eye, hasTouch: byFinger });
    await page.locator('.cards .main').nth(1).click();
    await untilAsked(page);
    const box = await page.locator('[data-field="0 0"]').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    // The passenger's question may come first, then boarding, then the berths.
    const berth = page.locator('[data-fjord]').first();
    for (let acts = 0; acts < 20 && !(await berth.isVisible()); ++acts)
      await touch(page, '.shelf .main', '.choices .main');
    const shown = page.locator('.ghost.strong');
    if (byFinger) await tap(berth);
    else await berth.hover();
    await shown.waitFor();
    await inspect(page, `${name}-walhalla`);
    const before = await page.locator('.moored').count();
    const moored = async () => (await page.locator('.moored').count()) > before;
    // A finger has been shown the mooring; a mouse is asked again where it could not be taken back.
    for (let touches = 0; touches < 2 && !(await moored()); ++touches) {
      if (byFinger) await tap(berth);
      else await berth.click();
      await untilAsked(page);
    }
    expect(await moored()).toBe(true);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

test('More contrast, strong patterns and another language take effect at once and are kept', async () => {
  const page = await visit({ at: 'settings' });
  await page.getByText('Nederlands').click();
  await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
  await page.getByText('Nacht').click();
  await page.getByText('Meer', { exact: true }).click();
  await page.getByLabel(/Duidelijke patronen/).check();
  await page.reload();
  await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: 'dark',
    contrast: 'more',
    patterns: 'on',
  });
  await inspect(page, 'settings-contrast');
  await goTo(page, '');
  await page.getByRole('button', { name: 'Walhalla nu tegen bots spelen' }).click();
  await untilAsked(page);
  await inspect(page, 'walhalla-contrast');
  await goTo(page, '');
  await page.getByRole('button', { name: 'Wikinger nu tegen bots spelen' }).click();
  await untilAsked(page);
  await inspect(page, 'table-contrast');
});

test.each([
  { at: 'rules/wikinger/W-7.1', id: 'W-7.1' },
  { at: 'rules/walhalla/WH-6.6b', id: 'WH-6.6' },
])('A rule opens at its paragraph: $at', async ({ at, id }) => {
  const page = await visit({ at });
  await page.locator(`[id="${id}"].found`).waitFor();
  expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(true);
});
