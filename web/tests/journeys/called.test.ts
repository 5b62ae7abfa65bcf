// Being called when a table waits for one: by a horn, a message of the browser and the page's title.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, inTheHall } from '../support/hall';
import { Hall } from '../support/serving';
import { atTable, comeIn, guestAt, hashOf, playOn, setUp } from '../support/together';

inTheHall();
const hall = new Hall();
beforeAll(() => hall.start());
afterAll(() => hall.end());

/** What the browser was asked to do, and where its user looks. */
interface Ears {
  isAway: boolean;
  tones: number[];
  messages: { title: string; body?: string }[];
}
declare global {
  interface Window {
    ears: Ears;
  }
}

/** The ground tone of the horn (src/store/sound.ts). */
const horn = 147;

/** Listens to what a browser without screen and loudspeaker would show and play. */
async function listen(page: Page, permission: NotificationPermission): Promise<void> {
  await page.context().addInitScript((allowed) => {
    const ears: Ears = { isAway: false, tones: [], messages: [] };
    window.ears = ears;
    document.hasFocus = () => !ears.isAway;
    const start = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')?.value as () => void;
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when: []) {
      ears.tones.push(Math.round(this.frequency.value));
      start.apply(this, when);
    };
    class Message {
      static permission = allowed;
      static requestPermission = () => Promise.resolve((Message.permission = 'granted'));
      constructor(
        readonly title: string,
        { body }: NotificationOptions = {},
      ) {
        ears.messages.push({ title, ...(body === undefined ? {} : { body }) });
      }
    }
    Object.assign(window, { Notification: Message });
  }, permission);
  await page.reload();
}
const heard = async (page: Page) => {
  const { tones, messages } = await page.evaluate(() => window.ears);
  return { horns: tones.filter((tone) => tone === horn).length, messages };
};
const look = (page: Page, isAway: boolean) => page.evaluate((away) => (window.ears.isAway = away), isAway);
const plyOf = async (page: Page) => Number(await page.locator('section.ask').getAttribute('data-ply'));
const isAsked = async (page: Page) => (await page.locator('section.ask.mine').count()) > 0;

/** The other side plays until it is this page's turn. */
async function letPlay(other: Page, untilAsked: Page): Promise<void> {
  while (!(await isAsked(untilAsked))) {
    if (await isAsked(other)) await playOn([other], 'any', (await plyOf(other)) + 1);
    else await untilAsked.waitForTimeout(50);
  }
}

async function twoAtWikinger(permission: NotificationPermission, settings: Record<string, unknown> = {}) {
  const astrid = await guestAt(hall, 'together', { settings });
  await listen(astrid, permission);
  await comeIn(astrid, 'Astrid');
  const [link = ''] = await setUp(astrid, 'Wikinger');
  const bjorn = await guestAt(hall, hashOf(link));
  await comeIn(bjorn, 'Björn');
  await bjorn.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([atTable(astrid), atTable(bjorn)]);
  return { astrid, bjorn };
}

test('Whoever looks elsewhere is called once when it is their move; whoever looks at the table is not', async () => {
  const { astrid, bjorn } = await twoAtWikinger('default');
  await letPlay(bjorn, astrid);
  await letPlay(astrid, bjorn);
  await letPlay(bjorn, astrid);
  expect(await heard(astrid)).toEqual({ horns: 0, messages: [] });
  expect(await astrid.title()).toMatch(/^● Your move/);

  // May the browser say something? It is asked once.
  await astrid.getByRole('button', { name: 'Menu' }).click();
  await astrid.getByRole('button', { name: 'Tell me when it is my move' }).click();
  await astrid.getByText('You will be told when it is your move').waitFor();
  await astrid.keyboard.press('Escape');

  await letPlay(astrid, bjorn);
  expect(await astrid.title()).not.toContain('●');
  await look(astrid, true);
  await letPlay(bjorn, astrid);
  const call = { title: 'Meadhall', body: 'A table is waiting for your move.' };
  await expect.poll(() => heard(astrid)).toEqual({ horns: 1, messages: [call] });
  expect(await astrid.title()).toMatch(/^● Your move/);

  // The table still waits: that is nothing new.
  await look(astrid, false);
  await goTo(astrid, 'together');
  await astrid.locator('article.waits').waitFor();
  await look(astrid, true);
  await astrid.waitForTimeout(6000); // the lobby looks around every five seconds
  expect(await heard(astrid)).toEqual({ horns: 1, messages: [call] });
});

test('Away from the table one is called too; without leave there is the horn, and without sound nothing', async () => {
  const { astrid, bjorn } = await twoAtWikinger('denied');
  const { astrid: astrid2, bjorn: bjorn2 } = await twoAtWikinger('granted', { language: 'en', sound: false });
  for (const [page, other] of [
    [astrid, bjorn],
    [astrid2, bjorn2],
  ] as const) {
    await letPlay(page, other);
    await goTo(page, 'ladder/wikinger');
    await expect.poll(() => page.title()).not.toContain('●');
    await look(page, true);
    while (await isAsked(other)) await playOn([other], 'any', (await plyOf(other)) + 1);
    await expect.poll(() => page.title()).toMatch(/^● Your move/);
  }
  await expect.poll(() => heard(astrid)).toEqual({ horns: 1, messages: [] });
  await expect.poll(() => heard(astrid2).then(({ messages }) => messages.length)).toBe(1);
  expect((await heard(astrid2)).horns).toBe(0);
});
