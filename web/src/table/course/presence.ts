// Whoever opens something may be gone before it is open.

/** What was opened, for whoever still wants it; else it is left again, so that nothing plays on unseen. */
export async function unlessGone<T extends { leave(): Promise<void> }>(
  opening: Promise<T>,
  isGone: () => boolean,
): Promise<T | null> {
  const opened = await opening;
  if (!isGone()) return opened;
  await opened.leave();
  return null;
}
