// What lies under the pointer or has the focus is considered, and forgotten when it is left. The move stands in the page,
// so that whoever looks for its control finds it.
import type { Move } from '../kinds';

export function considering(consider: (move: Move | null) => void, move: Move | null | undefined) {
  const enter = () => {
    consider(move ?? null);
  };
  const leave = () => {
    consider(null);
  };
  return {
    'data-move': move?.text,
    onpointerenter: enter,
    onfocus: enter,
    onpointerleave: leave,
    onblur: leave,
  };
}
