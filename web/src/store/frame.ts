// The frame of a table: which shape the screen asks for. Heights of its parts follow from the shape alone
// (styles/frame.css), never from what is written in them, so that a longer sentence cannot move the board.

/** Beside each other, one above the other, or as flat as a phone on its side and a page at 200 % zoom. */
export type Shape = 'wide' | 'tall' | 'short';

const narrow = 760;
/** A tablet held upright has no room for a board beside a column of words. */
const uprightTablet = 1100;
const low = 500;

export function shapeOf(width: number, height: number): Shape {
  if (height < low && width > height) return 'short';
  return width <= narrow || (width <= uprightTablet && width < height) ? 'tall' : 'wide';
}

/** Keeps `data-frame` of the page in step with the window. Call once. */
export function followFrame(): void {
  const look = () => {
    document.documentElement.dataset.frame = shapeOf(innerWidth, innerHeight);
  };
  look();
  addEventListener('resize', look);
}
