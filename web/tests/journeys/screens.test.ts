import { describe, expect, test } from 'vitest';
import { goTo, inspect, inTheHall, laptop, phone, untilAsked, visit } from '../support/hall';

inTheHall();

const places = ['', 'new/wikinger', 'rules/wikinger', 'learn', 'learn/wikinger/catching', 'settings', 'about', 'saved', 'table/gone'];
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
    await page.locator('.cards .main').click();
    await page.locator('[data-point]').first().waitFor();
    await untilAsked(page);
    const point = page.locator('[data-point=d5]');
    const box = await point.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    if (eye.viewport.width < 500) await point.tap();
    else await point.click();
    await expect.poll(() => point.getAttribute('aria-label')).toMatch(/Rot|Red|Rood/);
    await inspect(page, `${name}-table`);
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
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({ theme: 'dark', contrast: 'more', patterns: 'on' });
  await inspect(page, 'settings-contrast');
  await goTo(page, '');
  await page.getByRole('button', { name: 'Wikinger nu tegen bots spelen' }).click();
  await page.locator('[data-point]').first().waitFor();
  await untilAsked(page);
  await inspect(page, 'table-contrast');
});

test('A rule opens at its paragraph', async () => {
  const page = await visit({ at: 'rules/wikinger/W-7.1' });
  await page.locator('[id="W-7.1"].found').waitFor();
  expect(await page.locator('[id="W-7.1"]').isVisible()).toBe(true);
});
