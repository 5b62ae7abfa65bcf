// Leisure: what nobody sees waits until what is seen has been drawn.

/** In a tab that nobody looks at no frame is drawn; then it goes on after so many milliseconds, more than a slow machine needs. */
const unseen = 300;

/** Goes on once the next frame has been handed over. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, unseen);
    requestAnimationFrame(() => setTimeout(resolve));
  });
