// Where things stand on the screen, and what must hold on every one of them.
import type { Page } from 'playwright-core';

/** The middle of every board; smaller than `leastBoard` nobody can play on it. */
export const boards = {
  wikinger: '.board svg[role=group]',
  walhalla: '.map svg',
  odin: '.odin',
} as const;
export type Game = keyof typeof boards;
export const leastBoard = 180;

export const boxOf = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Waits until the page has taken the size of its window. */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport);
  await twoFrames(page);
}

/** What is still wrong with the layout when the page has had time to settle. */
export async function lastingFlawsOf(page: Page): Promise<string[]> {
  let flaws = await flawsOf(page);
  for (let tries = 0; tries < 20 && flaws.length > 0; ++tries) {
    await twoFrames(page);
    flaws = await flawsOf(page);
  }
  return flaws;
}

/** What is wrong with the layout, in words; nothing when all is well. */
export const flawsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const over = document.querySelector('dialog[open]');
    const words = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;

    /** What is left of a box after everything that clips it; what scrolls can be brought into view. */
    const isInView = (element: Element): boolean => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (overflowX === 'hidden') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (overflowY === 'hidden') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        if (around === over) break;
      }
      const height = over ? innerHeight : Math.max(root.scrollHeight, innerHeight) - scrollY;
      const scrolls = (side: 'overflowX' | 'overflowY') => {
        for (let around = element.parentElement; around; around = around.parentElement)
          if (['auto', 'scroll'].includes(getComputedStyle(around)[side])) return true;
        return false;
      };
      const across = scrolls('overflowX') || (right > 0 && left < innerWidth && right > left);
      return across && (scrolls('overflowY') || (bottom > -scrollY && top < height && bottom > top));
    };

    const controls = [
      ...(over ?? document).querySelectorAll('a[href], button, input, select, summary, [role=button], [role=slider]'),
    ].filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen, .skip'));
    const hidden = controls.filter((each) => !isInView(each)).map((each) => `out of view: ${words(each)}`);
    /** Letters as large as they are on the screen; a drawing has units of its own. */
    const sizeOf = (element: Element): number => {
      const size = parseFloat(getComputedStyle(element).fontSize);
      return element instanceof SVGTextElement ? size * Math.abs(element.getScreenCTM()?.a ?? 1) : size;
    };
    const says = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const small = [...(over ?? document.body).querySelectorAll('*')]
      .filter((each) => says(each) && each.checkVisibility() && !each.closest('.unseen, .picture'))
      .filter((each) => each.getBoundingClientRect().width > 1)
      .filter((each) => sizeOf(each) < 13.9)
      .map((each) => `${sizeOf(each).toFixed(1)} px small: ${words(each)}`);
    const wide = root.scrollWidth - innerWidth;
    return [...(wide > 0 ? [`${String(wide)} px wider than the window`] : []), ...hidden, ...small];
  });

/** Controls of a page that are too low for a finger; links in the middle of a sentence are as high as its letters. */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 39.5;
    const over = document.querySelector('dialog[open]');
    const isTarget = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true }) && !each.matches('[type=radio], [type=checkbox]');
    return [
      ...(over ?? document).querySelectorAll('main.page a, dialog a, button, input, select, summary, label.choice'),
    ]
      .filter((each) => isTarget(each) && (over !== null || each.closest('main.page') !== null))
      .map((each) => ({ each, height: each.getBoundingClientRect().height }))
      .filter(
        ({ each, height }) => height < least && !(getComputedStyle(each).display === 'inline' && each.closest('p')),
      )
      .map(
        ({ each, height }) => `${height.toFixed(0)} px high: ${each.tagName} "${each.textContent.trim().slice(0, 40)}"`,
      );
  });

/** Notes, frame by frame, where parts of the page stand, also while something is under way. */
export async function watchPlaces(page: Page, parts: Record<string, string>): Promise<() => Promise<Seen>> {
  const watch = await page.evaluateHandle((selectors) => {
    const places: Record<string, string[]> = {};
    let thinking = 0;
    let goesOn = true;
    const look = () => {
      for (const [part, selector] of Object.entries(selectors)) {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        const place = box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : 'gone';
        const known = (places[part] ??= []);
        if (!known.includes(place)) known.push(place);
      }
      if (document.querySelector('section.ask:not(.mine)')) ++thinking;
      if (goesOn) requestAnimationFrame(look);
    };
    look();
    return {
      end: () => {
        goesOn = false;
        return { places, thinking };
      },
    };
  }, parts);
  return () => watch.evaluate(({ end }) => end());
}

export interface Seen {
  /** Every place at which a part has stood. */
  places: Record<string, string[]>;
  /** How many of the frames were seen while others acted. */
  thinking: number;
}
