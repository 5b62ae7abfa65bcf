// How long things take on the island, so that they happen in their order: a Viking walks, then its victims fall, then towers
// rise.
export const fall = 380;
export const rise = 220;

/** How long a way with so many stages takes (`stages`); one stage is no way. */
export const walk = (stages: number): number => (stages > 1 ? Math.min(700, 120 + 90 * (stages - 1)) : 0);
