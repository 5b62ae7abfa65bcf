// Lets things fly over the page: each is a sign of its own for a moment, over everything and in nobody's way.
import { symbol } from '../kinds';
import { type Flight, type Spot, type Timed, timed } from './flights';

interface Point {
  x: number;
  y: number;
}

const isInSight = (element: Element): boolean => element.getClientRects().length > 0;
const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Where a spot may be found, the best first: what is not in sight comes to the tab that it lies behind. */
function selectorsOf(spot: Spot): string[] {
  if ('crew' in spot) return [`[data-crew="${String(spot.crew)}"]`];
  if ('space' in spot) return [`[data-space="${spot.space}"]`, '[data-tab="actions"]'];
  if ('phase' in spot) return [`[data-phase="${spot.phase}"]`, '.ribbon .current'];
  if ('item' in spot) return [`.goods [data-item="${spot.item}"]`, '.goods .supply', '[data-tab="goods"]'];
  if ('seat' in spot) return [`[data-seat="${String(spot.seat)}"]`, `[data-crew="${String(spot.seat)}"]`];
  return [`.home .open[data-place="${spot.board}"]`, '.home .shelf', '[data-tab="home"]'];
}
function elementAt(room: Element, spot: Spot): Element | undefined {
  for (const selector of selectorsOf(spot)) {
    const found = [...room.querySelectorAll(selector)].find(isInSight);
    if (found) return found;
  }
  return undefined;
}
function pointAt(element: Element, spot: Spot): Point {
  if (!('board' in spot) || !element.matches('.open')) return middleOf(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + spot.across * width, y: top + spot.down * height };
}

function within(sky: Element, { x, y }: Point): Point {
  const { left, top } = sky.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

/** More than these would be a swarm. */
const most = 24;
const side = 30;

function signOf({ kind, sign, colour, count }: Flight): HTMLElement {
  const flyer = document.createElement('span');
  flyer.className = ['flyer', kind, colour ?? ''].join(' ').trim();
  flyer.dataset.flies = kind;
  for (let each = 0; each < Math.min(count, kind === 'vikings' ? 4 : 1); ++each) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 100 100');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', symbol(sign));
    svg.append(use);
    flyer.append(svg);
  }
  if (count > 1 && kind !== 'vikings') flyer.append(Object.assign(document.createElement('b'), { textContent: count }));
  return flyer;
}

const at = ({ x, y }: Point, scale: number): string =>
  `translate(${String(x - side / 2)}px, ${String(y - side / 2)}px) scale(${String(scale)})`;

/** In a low arc, a little larger on the way. */
function frames(from: Point, to: Point): Keyframe[] {
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y, (from.y + to.y) / 2 - 24) };
  return [
    { transform: at(from, 0.7), opacity: 0 },
    { transform: at(from, 1), opacity: 1, offset: 0.12 },
    { transform: at(middle, 1.25), opacity: 1, offset: 0.6 },
    { transform: at(to, 0.8), opacity: 1 },
  ];
}

/** What is about to come is not there yet: it shows itself when the flyer has arrived. */
function comingTo({ flight }: Timed, target: HTMLElement): HTMLElement | null {
  if (flight.kind === 'vikings') return target.querySelector<HTMLElement>('.crew');
  return target.matches('[data-item]') ? target : null;
}
const comingIn = (room: Element, each: Timed): HTMLElement[] => {
  const [nearest = ''] = selectorsOf(each.flight.to);
  return [...room.querySelectorAll<HTMLElement>(nearest)].flatMap((target) => comingTo(each, target) ?? []);
};

/** Something on its way that can be called off. */
type Underway = Pick<Animation, 'cancel'>;

/** It waits for its flyer from the first frame on; what of it is out of sight waits unseen. */
class Awaited implements Underway {
  private arriving: Animation | null = null;
  private readonly first: number;
  constructor(
    private readonly thing: HTMLElement,
    private readonly each: Timed,
    private readonly still: boolean,
  ) {
    this.first = still || each.flight.kind === 'vikings' ? 0 : 0.35;
    // Not an animation yet: what is animated is a layer of its own, and the answer to a touch would wait for it.
    thing.style.opacity = String(this.first);
  }
  arrive(): void {
    const { first, still } = this;
    const { delay, lasts } = this.each;
    this.thing.style.opacity = '';
    this.arriving = still
      ? this.thing.animate([{ opacity: first }, { opacity: 1 }], { duration: 200 })
      : this.thing.animate([{ opacity: first }, { opacity: first, offset: 0.99 }, { opacity: 1 }], {
          duration: delay + lasts,
        });
  }
  cancel(): void {
    this.thing.style.opacity = '';
    this.arriving?.cancel();
  }
}

/** Undefined where there is nothing to fly from or to. */
function pathOf(room: Element, sky: Element, { flight }: Timed): Keyframe[] | undefined {
  const from = elementAt(room, flight.from);
  const to = elementAt(room, flight.to);
  return from && to && frames(within(sky, pointAt(from, flight.from)), within(sky, pointAt(to, flight.to)));
}

function takeOff(sky: Element, { flight, delay, lasts }: Timed, path: Keyframe[]): Underway {
  const flyer = signOf(flight);
  sky.append(flyer);
  const flying = flyer.animate(path, { delay, duration: lasts, easing: 'ease-in-out', fill: 'backwards' });
  flying.onfinish = () => {
    flyer.remove();
  };
  return {
    cancel: () => {
      flyer.remove();
      flying.cancel();
    },
  };
}

/** When the frame under way has been drawn: the page is laid out then, and to ask where things lie costs nothing. */
function afterThisFrame(act: () => void): () => void {
  let asked = requestAnimationFrame(() => {
    asked = requestAnimationFrame(act);
  });
  return () => {
    cancelAnimationFrame(asked);
  };
}

/**
 * Lets everything fly within `room`, its signs in `sky`. Where less motion is wished nothing moves: what has come fades in.
 * The answer to a touch is drawn first, the flyers take off after it. Answers how to end it at once.
 */
export function fly(room: Element, sky: Element, flights: Flight[], still: boolean): () => void {
  const all = timed(flights.slice(0, most)).map((each) => ({
    each,
    awaited: comingIn(room, each).map((thing) => new Awaited(thing, each, still)),
  }));
  const flying: Underway[] = [];
  const stay = afterThisFrame(() => {
    // Everything is looked for before anything is put there: in turns, the page would be laid out anew for each.
    for (const { each, awaited, path } of all.map((one) => ({ ...one, path: pathOf(room, sky, one.each) }))) {
      if (path || still) for (const thing of awaited) thing.arrive();
      else for (const thing of awaited) thing.cancel();
      if (path && !still) flying.push(takeOff(sky, each, path));
    }
  });
  return () => {
    stay();
    for (const each of [...all.flatMap(({ awaited }) => awaited), ...flying]) each.cancel();
  };
}
