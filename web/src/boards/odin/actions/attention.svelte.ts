// What the player looks at on the action board: the space under pointer or focus, and the one whose card in words lies open.
// A pointer must rest for a moment, a finger must press for longer; on a phone the card covers half the board, so that it
// comes only when it is asked for.

const rest = 350;
const press = 480;

export class Attention {
  /** Under the pointer or the focus. */
  near: string | null = $state(null);
  /** Its card lies open. */
  open: string | null = $state(null);
  /** By a finger or a key: it stays until it is closed. */
  stays = $state(false);
  /** A long press is over: the click that follows is none. */
  swallow = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private later(wait: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, wait);
  }

  /** `byKey`: the focus walks, and a card that lies open walks along. */
  look(space: string, byKey = false): void {
    this.near = space;
    if (this.stays && !byKey) return;
    // Who reads one card wants the next at once.
    if (this.open !== null) this.open = space;
    else if (document.documentElement.dataset.frame !== 'tall')
      this.later(rest, () => {
        this.open = space;
      });
  }
  leave(space: string): void {
    if (this.near === space) this.near = null;
    if (this.stays) return;
    this.later(120, () => {
      if (this.near === null && !this.stays) this.open = null;
    });
  }
  press(space: string): void {
    this.swallow = false;
    this.later(press, () => {
      this.swallow = true;
      this.show(space);
    });
  }
  release(): void {
    if (!this.swallow) clearTimeout(this.timer);
  }
  show(space: string): void {
    clearTimeout(this.timer);
    this.open = space;
    this.stays = true;
  }
  close(): void {
    clearTimeout(this.timer);
    this.open = null;
    this.stays = false;
  }
}
