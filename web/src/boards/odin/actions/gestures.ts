// What is done to the spaces of the action board, heard by the board for all of them: 61 spaces with ten listeners each would be
// set up anew whenever the board is.
import type { Action } from 'svelte/action';
import { on } from 'svelte/events';

type Kinds = Pick<
  HTMLElementEventMap,
  | 'click'
  | 'keydown'
  | 'focus'
  | 'blur'
  | 'pointerenter'
  | 'pointerleave'
  | 'pointerdown'
  | 'pointerup'
  | 'pointercancel'
  | 'contextmenu'
>;

/** What happens when something is done to the space of that name. */
export type Gestures = { [K in keyof Kinds]: (space: string, event: Kinds[K], button: HTMLElement) => void };

/** These are told to the very element alone; its ancestors hear of them only on the way down. */
const unheard = new Set<string>(['focus', 'blur', 'pointerenter', 'pointerleave']);

export const gestures: Action<HTMLElement, Gestures> = (node, heard) => {
  const ends = (Object.keys(heard) as (keyof Kinds)[]).map((kind) => {
    const isOwn = unheard.has(kind);
    const listen = (event: Event) => {
      const at = event.target as Element;
      const button = at.closest<HTMLElement>('[data-space]');
      const space = button?.dataset.space;
      if (!button || !space || (isOwn && at !== button)) return;
      (heard[kind] as (space: string, event: Event, button: HTMLElement) => void)(space, event, button);
    };
    return on(node, kind, listen, { capture: isOwn });
  });
  return {
    destroy() {
      for (const end of ends) end();
    },
  };
};
