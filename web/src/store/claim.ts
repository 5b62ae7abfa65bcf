// One tab plays a game at a time: two that go on with the same record would each overwrite what the other did.

export interface Claim {
  release(): void;
}

/**
 * Asks for a game, or takes it over from the tab that has it. Null if another tab has it. `lost` is called when a later
 * tab takes it over. Where the browser knows no locks every tab gets the game, and the store notices (`keep`).
 */
export function claim(game: string, how: 'ask' | 'take over', lost: () => void): Promise<Claim | null> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> => {
      if (!lock) {
        resolve(null);
        return Promise.resolve();
      }
      return new Promise((release) => {
        resolve({ release });
      });
    };
    const options: LockOptions = how === 'ask' ? { ifAvailable: true } : { steal: true };
    locks.request(`meadhall game ${game}`, options, held).catch(lost);
  });
}
