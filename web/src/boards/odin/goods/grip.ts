// A tile is taken up by pulling it away: a mouse drags it straight over the board, fingers and keys pick it by a touch.
import type { Desk } from '../desk.svelte';

interface Grip {
  desk: Desk;
  item: string;
  free: boolean;
}

/** So far must be pulled before it is no click any more. */
const pull = 5;

export function grip(node: HTMLElement, given: Grip) {
  let now = given;
  let start: { x: number; y: number } | null = null;
  let pulled = false;
  const down = (event: PointerEvent) => {
    pulled = false;
    if (now.free && event.button === 0 && event.pointerType !== 'touch') start = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < pull) return;
    start = null;
    pulled = true;
    now.desk.dragging = true;
    void now.desk.pick(now.item);
  };
  const stop = () => {
    start = null;
  };
  // Letting go over the tile again is no click: that would put it back.
  const swallow = (event: MouseEvent) => {
    if (!pulled) return;
    pulled = false;
    event.stopImmediatePropagation();
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', swallow, true);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
  return {
    update(next: Grip) {
      now = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', swallow, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    },
  };
}
