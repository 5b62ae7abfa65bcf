// Ratings as they are drawn: with 95 in 100 the strength lies within two uncertainties.
import type { Rating } from './api';

export const spanOf = ({ rating, uncertainty }: Rating): [number, number] => [
  rating - 2 * uncertainty,
  rating + 2 * uncertainty,
];

/** One scale for all that stand below each other. */
export function scaleOf(ratings: Rating[]): [number, number] {
  const ends = ratings.flatMap(spanOf);
  return ends.length === 0 ? [0, 1] : [Math.min(...ends), Math.max(...ends)];
}
