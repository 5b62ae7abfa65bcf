// What is asked once and then known.

/** Asks once for each key, also while the answer is under way; where that failed, the next one asks again. */
export function remembered<Answer>(ask: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const asked = ask(key);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}
