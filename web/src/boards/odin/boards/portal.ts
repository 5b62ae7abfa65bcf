// Draws an element above everything else: what is dragged leaves its column.
import type { Action } from 'svelte/action';

export const portal: Action<HTMLElement> = (node) => {
  document.body.append(node);
  return {
    destroy() {
      node.remove();
    },
  };
};
