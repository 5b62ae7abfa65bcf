// Whether suggestions for laying are wished for, kept in this browser.
const key = 'odin-no-suggestions';

class Serious {
  on = $state(false);

  constructor() {
    try {
      this.on = localStorage.getItem(key) === 'on';
    } catch {
      // A browser that keeps nothing suggests.
    }
  }

  set(on: boolean): void {
    this.on = on;
    try {
      if (on) localStorage.setItem(key, 'on');
      else localStorage.removeItem(key);
    } catch {
      // It holds for as long as the page is open.
    }
  }
}

export const serious = new Serious();
