// A player of Ein Fest für Odin who only touches what the page shows: every answer is given by its control, and a control that
// does nothing is a fault. What only opens another control says so (aria-expanded, aria-haspopup).
import type { Page } from 'playwright-core';
import { nowAndThen, untilAsked } from './hall';

/** What a lone control of the page would do: the move in notation, or what it picks up. */
export interface Offer {
  kind: 'move' | 'space' | 'tile';
  text: string;
  /** It opens something first. */
  opens: boolean;
}

/** Everything that can be touched now and would do something. */
export async function offers(page: Page): Promise<Offer[]> {
  return page.evaluate(() => {
    const shown = (element: Element) => element.getClientRects().length > 0;
    const kinds = [
      { kind: 'move', selector: '[data-move]:not([disabled])', name: 'data-move' },
      { kind: 'space', selector: '[data-space].open', name: 'data-space' },
      { kind: 'tile', selector: '[data-item].free', name: 'data-item' },
    ] as const;
    return kinds.flatMap(({ kind, selector, name }) =>
      [...document.querySelectorAll(selector)].filter(shown).map((each) => ({
        kind,
        text: each.getAttribute(name) ?? '',
        opens: each.matches('[aria-haspopup], [aria-expanded]'),
      })),
    );
  });
}

const selectors = {
  move: (text: string) => `[data-move="${text}"]:not([disabled])`,
  space: (text: string) => `[data-space="${text}"]`,
  tile: (text: string) => `[data-item="${text}"]`,
};

const plyOf = (page: Page) => page.locator('section.ask').getAttribute('data-ply');

/** What a touch has brought about: an act, a second word to be given, or something opened by what says that it opens. */
type Effect = 'act' | 'armed' | 'opened';

async function effectOf(
  page: Page,
  ply: string | null,
  { opens, text }: Offer,
  selector: string,
  how: 'sure' | 'new' = 'new',
): Promise<Effect> {
  const found = page.waitForFunction(
    ([before, mayOpen, control, mayArm]) => {
      const shown = (element: Element | null) => element !== null && element.getClientRects().length > 0;
      const now = document.querySelector('section.ask')?.getAttribute('data-ply');
      if (now !== before || document.querySelector('dialog[open], .curtain')) return 'act';
      if (mayOpen && shown(document.querySelector('[role=menu]'))) return 'opened';
      if (mayOpen && document.querySelector(`${control}[aria-expanded=true]`)) return 'opened';
      return mayArm && shown(document.querySelector('.choices .main:not(.choice)')) ? 'armed' : null;
    },
    [ply, opens, selector, how === 'new'] as const,
    { timeout: 60_000, ...nowAndThen },
  );
  const effect = await found.catch(() => {
    throw new Error(`Touching "${text}" does nothing`);
  });
  return (await effect.jsonValue()) as Effect;
}

/** Touches a control and sees to it that something comes of it. */
export async function touchOffer(page: Page, offer: Offer): Promise<Effect> {
  const ply = await plyOf(page);
  const selector = selectors[offer.kind](offer.text);
  await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>(wanted)];
    all.find((each) => each.getClientRects().length > 0)?.click();
  }, selector);
  let effect = await effectOf(page, ply, offer, selector);
  const variant = page.locator('[role=menu] [role=menuitem]').first();
  if (effect === 'opened' && (await variant.isVisible())) {
    await variant.click();
    effect = await effectOf(page, ply, { ...offer, opens: false }, selector);
  }
  if (effect !== 'armed') return effect;
  await page.locator('.choices .main:not(.choice)').click();
  await effectOf(page, ply, { ...offer, opens: false, text: `${offer.text}, for the second time` }, selector, 'sure');
  return 'act';
}

export interface Player {
  /** The verbs that were said by touching a control, and the spaces that were visited. */
  verbs: Set<string>;
  spaces: Set<string>;
  /** One act; false when the game is over. */
  act(): Promise<boolean>;
}

/** A quiet verb ends something: it is chosen only when nothing else is on offer, or now and then. */
const quiet = /^(pass|end|close|done|skip|leave|fail)\b/;

/** `haste`: the larger, the sooner things are brought to an end. */
export function playerOf(page: Page, roll: (bound: number) => number, haste = 2): Player {
  const verbs = new Set<string>();
  const spaces = new Set<string>();
  /** What was opened or put back in this position: touching it again brings nothing new. */
  let tried = { ply: '' as string | null, texts: new Set<string>() };

  async function touch(offer: Offer): Promise<void> {
    const { kind, text } = offer;
    if (kind !== 'tile') {
      if ((await touchOffer(page, offer)) === 'opened') tried.texts.add(text);
      return;
    }
    // Silver and ore stay in the hand until none is left: touching them again would put them back.
    const tile = page.locator(selectors.tile(text));
    if ((await tile.and(page.locator('.held')).count()) === 0)
      await tile.and(page.locator('.free')).first().dispatchEvent('click');
    if (!(await layDown(page))) tried.texts.add(text);
  }

  async function untried(): Promise<Offer[]> {
    const ply = await plyOf(page);
    if (ply !== tried.ply) tried = { ply, texts: new Set() };
    return (await offers(page)).filter(({ text }) => !tried.texts.has(text));
  }

  function choose(all: Offer[]): Offer | undefined {
    const lively = all.filter(({ kind, text }) => kind !== 'move' || !quiet.test(text));
    const ending = all.filter(({ kind, text }) => kind === 'move' && quiet.test(text));
    const fresh = lively.filter(({ kind, text }) =>
      kind === 'space' ? !spaces.has(text) : kind === 'move' && !verbs.has(text.split(' ')[0] ?? ''),
    );
    const pools = [roll(haste) === 0 ? fresh : [], roll(haste) === 0 ? lively : [], ending, all];
    const pool = pools.find(({ length }) => length > 0) ?? [];
    return pool[roll(pool.length)];
  }

  async function act(): Promise<boolean> {
    await untilAsked(page);
    const dialog = page.locator('dialog[open]');
    if (await dialog.isVisible()) {
      if (await dialog.locator('.laurels').isVisible()) return false;
      await dialog.locator('button.main').first().click();
      return true;
    }
    const chosen = choose(await untried());
    if (!chosen) throw new Error('Nothing on the page answers the question');
    if (chosen.kind === 'space') spaces.add(chosen.text);
    verbs.add(chosen.kind === 'space' ? 'place' : chosen.kind === 'tile' ? 'lift' : (chosen.text.split(' ')[0] ?? ''));
    await touch(chosen);
    return true;
  }
  return { verbs, spaces, act };
}

/** Lays the tile in the hand with the keyboard: walks it until it fits and makes what lies on trial, or puts it back. */
export async function layDown(page: Page): Promise<boolean> {
  const ply = await plyOf(page);
  await page.locator('.home .open .dots').waitFor({ state: 'attached' });
  await page.locator('.home .open').focus();
  const lay = page.locator('button[title$="(Enter)"]');
  for (let step = 0; step < 60; ++step) {
    await page.keyboard.press(step % 9 < 6 ? 'ArrowRight' : 'ArrowDown');
    if (!(await lay.isEnabled())) continue;
    await page.keyboard.press('Enter');
    // Where tiles lie on trial first, one word confirms them.
    const isTried = await page.waitForFunction(
      (before) => {
        const isMade = document.querySelector('section.ask')?.getAttribute('data-ply') !== before;
        return isMade ? 'made' : document.querySelector('.home .open [data-tried]') ? 'tried' : null;
      },
      ply,
      { timeout: 60_000, ...nowAndThen },
    );
    if ((await isTried.jsonValue()) === 'tried') await makeTrial(page, ply);
    await page.waitForFunction(
      (before) => document.querySelector('section.ask')?.getAttribute('data-ply') !== before,
      ply,
      { timeout: 60_000, ...nowAndThen },
    );
    return true;
  }
  await page.keyboard.press('Escape');
  return false;
}

/**
 * Puts away what is still in the hand and confirms what lies on trial; a tile that an act took up is laid already. The hand
 * empties only when the engine has answered, and Escape with an empty hand would drop the trial: so the button is used, which is
 * there only while something is held.
 */
async function makeTrial(page: Page, ply: string | null): Promise<void> {
  const confirm = page.locator('.home button.confirm');
  const putBack = page.locator('.home button[title$="(Esc)"]:not(.drop):enabled');
  for (let looks = 0; looks < 600; ++looks) {
    if ((await plyOf(page)) !== ply) return;
    if (await confirm.isVisible()) return confirm.click();
    await putBack.click({ timeout: 50 }).catch(() => undefined); // nothing is held any more
  }
  throw new Error('What lies on trial can be neither confirmed nor put back');
}
