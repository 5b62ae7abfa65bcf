// What can be measured in a page that is open: frames drawn, and how long a touch takes to be seen.
import type { Page } from 'playwright-core';

/** Chromium has it; TypeScript does not know it yet. */
declare const scheduler: { postTask(task: () => void, how: { priority: 'user-blocking' }): Promise<void> };

interface Trace {
  traceEvents: { name: string }[];
}

/** How many frames the browser draws in so many milliseconds. Counted by the browser itself: asking for one would draw it. */
export async function framesDrawn(page: Page, milliseconds: number): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('only a browser of its own can be traced');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  await page.waitForTimeout(milliseconds);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace;
  return traceEvents.filter(({ name }) => name === 'DrawFrame').length;
}

/**
 * How many frames are drawn in so many milliseconds, once the last motion has ended. How long that takes depends on how busy
 * the machine is, so it is looked again as long as there are some; what never rests is found all the same.
 */
export async function framesAtRest(page: Page, milliseconds: number, looks = 6): Promise<number> {
  for (let look = 1; ; ++look) {
    const frames = await framesDrawn(page, milliseconds);
    if (frames === 0 || look === looks) return frames;
  }
}

/** How long somebody holds a button or a finger down, in milliseconds. */
const press = 80;

/** Goes on when the page has drawn what it had to draw. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            setTimeout(resolve);
          });
        });
      }),
  );

/**
 * From the release of the button over a thing to the frame that shows what the game has made of it, in milliseconds. As people
 * do it: the pointer has arrived and is shown before it is pressed, and released some time later. A driver that does all three
 * at once would have the page draw the pointer's arrival between release and answer.
 */
export async function tapToPlaced(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to touch: ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await twoFrames(page);
  const watch = await page.evaluateHandle(() => {
    const ask = document.querySelector('section.ask');
    if (!ask) throw new Error('no table');
    let released = 0;
    addEventListener('pointerup', ({ timeStamp }) => (released = timeStamp), { once: true, capture: true });
    const placed = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => {
          // Comes first after the frame has been handed over, before what the page does with its leisure.
          void scheduler.postTask(
            () => {
              resolve(performance.now() - released);
            },
            { priority: 'user-blocking' },
          );
        });
      }).observe(ask, { attributeFilter: ['data-ply'] });
    });
    return { placed };
  });
  await page.mouse.down();
  await page.waitForTimeout(press);
  await page.mouse.up();
  return watch.evaluate(({ placed }) => placed);
}
