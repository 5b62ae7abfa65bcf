// Things that float over the whole page beside a space, or rise from below on a phone.
import { type Box, besides } from './layout';

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
const isNarrow = () => document.documentElement.dataset.frame === 'tall';

/** Opens an element above everything, beside `anchor`; where the page is narrow, its style brings it up from below. */
export function floating(node: HTMLElement, anchors: { space: Element | null; board: Element | null }) {
  function lay({ space, board }: typeof anchors): void {
    if (!node.matches(':popover-open')) node.showPopover();
    const from = isNarrow() || !space || !board;
    node.classList.toggle('from-below', from);
    if (from) {
      node.style.removeProperty('left');
      node.style.removeProperty('top');
      return;
    }
    const { offsetWidth: width, offsetHeight: height } = node;
    const at = besides(boxOf(space), boxOf(board), { width, height }, { width: innerWidth, height: innerHeight });
    node.style.left = `${String(at.left)}px`;
    node.style.top = `${String(at.top)}px`;
  }
  lay(anchors);
  return { update: lay };
}
