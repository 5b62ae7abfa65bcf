// One stop for Tab in a block of many buttons; the arrows walk among them.

const stops = (node: HTMLElement) => [...node.querySelectorAll<HTMLElement>('[data-stop]')];

/** The nearest stop in the direction of an arrow, by where things stand on the screen. */
function next(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (across) return all[all.indexOf(from) + step];
  const centre = (node: HTMLElement) => {
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = centre(from);
  // What is far to the side is further than what is far below.
  const distance = (node: HTMLElement) => Math.abs(centre(node).x - here.x) + 4 * Math.abs(centre(node).y - here.y);
  const beyond = all.filter((node) => step * (centre(node).y - here.y) > 6);
  return beyond.sort((one, other) => distance(one) - distance(other))[0];
}

/** An action for the element around them. */
export function rove(node: HTMLElement) {
  const settle = () => {
    const all = stops(node);
    const chosen = all.find((each) => each === document.activeElement) ?? all.find((each) => each.tabIndex === 0);
    all.forEach((each) => {
      const tab = each === (chosen ?? all[0]) ? 0 : -1;
      if (each.tabIndex !== tab) each.tabIndex = tab;
    });
  };
  const walk = (event: KeyboardEvent) => {
    if (!/^(Arrow|Home$|End$)/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
    if (!from) return;
    event.preventDefault();
    event.stopPropagation();
    next(from, stops(node), event.key)?.focus();
  };
  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener('focusin', settle);
  node.addEventListener('keydown', walk);
  settle();
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener('focusin', settle);
      node.removeEventListener('keydown', walk);
    },
  };
}
