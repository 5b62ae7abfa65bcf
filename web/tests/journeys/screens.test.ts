import { describe, expect, test } from 'vitest';
import { goTo, inspect, inTheHall, laptop, phone, untilAsked, visit } from '../support/hall';

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
      await page.waitForTimeout(250);
      await inspect(page, `${name}-${place.replaceAll('/', '-') || 'start'}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, place).toBeLessThanOrEqual(0);
    }
  });

  test('a table can be played', async () => {
    const page = await visit({ ...eye, hasTouch: eye.viewport.width < 500 });
    await page.locator('.cards .main').first().click();
    await page.locator('[data-point]').first().waitFor();
    await untilAsked(page);
    const free = await page.locator('.touch.offered').nth(5).getAttribute('data-point');
    const point = page.locator(`[data-point=${free ?? ''}]`);
    const box = await point.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    if (eye.viewport.width < 500) await point.tap();
    else await point.click();
    await expect.poll(() => point.getAttribute('aria-label')).toMatch(/Rot|Red|Rood/);
    await inspect(page, `${name}-table`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test('a table of Walhalla can be played', async () => {
    const touch = eye.viewport.width < 500;
    const page = await visit({ ...eye, hasTouch: touch });
    await page.locator('.cards .main').nth(1).click();
    await page.locator('[data-field]').first().waitFor();
    await untilAsked(page);
    const box = await page.locator('[data-field="0 0"]').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    // The passenger's question may come first, then boarding, then the berths.
    const berth = page.locator('[data-fjord]').first();
    for (let acts = 0; acts < 20 && !(await berth.isVisible()); ++acts) {
      await untilAsked(page);
      const go = page.locator('.shelf .main, .choices .main').first();
      if (await go.isVisible()) await go.click();
      await page.waitForTimeout(80);
    }
    if (touch) {
      await berth.tap(); // shows
      await page.locator('.ghost.strong').waitFor();
    } else await berth.hover();
    await inspect(page, `${name}-walhalla`);
    const moored = await page.locator('.moored').count();
    if (touch)
      await berth.tap(); // does
    else await berth.click();
    await expect.poll(() => page.locator('.moored').count()).toBeGreaterThan(moored);
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
  await page.getByLabel(/Sterke patronen/).check();
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
  await page.locator('[data-field]').first().waitFor();
  await untilAsked(page);
  await inspect(page, 'walhalla-contrast');
  await goTo(page, '');
  await page.getByRole('button', { name: 'Wikinger nu tegen bots spelen' }).click();
  await page.locator('[data-point]').first().waitFor();
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
