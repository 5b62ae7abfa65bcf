// How large an element is, told after the browser has laid it out and before it is drawn. Asking at once, as a binding does,
// would make the browser lay the page out again for every answer.
import type { Action } from 'svelte/action';

export type Told = (width: number, height: number) => void;

export const sized: Action<HTMLElement, Told> = (node, tell) => {
  let told = tell;
  const observer = new ResizeObserver(() => {
    told(node.clientWidth, node.clientHeight);
  });
  observer.observe(node);
  return {
    update(next: Told) {
      told = next;
    },
    destroy() {
      observer.disconnect();
    },
  };
};
