import { expect, inject, test } from 'vitest';
import { asked, inTheHall, sitDown, touch, visit } from '../support/hall';

inTheHall();

test('After the first visit everything works without a network', async () => {
  const page = await visit({ serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await page.context().setOffline(true);
  await page.goto(inject('hall'));
  await sitDown(page, 'Wikinger');
  await touch(page, '.touch.offered');
  await asked(page, /another Viking/);
  await page.goto(inject('hall'));
  await sitDown(page, 'Walhalla');
  await page.goto(`${inject('hall')}#/rules/wikinger`);
  await page.reload();
  await page.getByRole('heading', { name: 'Rules of Wikinger' }).waitFor();
});

test('The page can be installed', async () => {
  const page = await visit({ serviceWorkers: 'allow' });
  const manifest = (await page.evaluate(async () => (await fetch('/manifest.en.webmanifest')).json())) as {
    icons: { src: string }[];
    display: string;
  };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) {
    expect(await page.evaluate(async (url) => (await fetch(url)).ok, src), src).toBe(true);
  }
});

test('It is served alone, and nothing inline is allowed', async () => {
  const page = await visit({ forgive: /Content Security Policy/ });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.head.append(script);
    script.remove();
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
});
