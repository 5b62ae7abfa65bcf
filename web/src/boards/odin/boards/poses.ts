// Turning a tile: which of its poses comes next. The engine leaves out poses that look alike, so they are found by their
// looks.
import type { ItemRow } from '../kinds';

export type Pose = ItemRow['poses'][number];
const single: Pose[] = [{ rows: ['#'], quarterTurns: 0, turnedOver: false }];
/** What has no shape of its own lies like a coin: wood, with a card that permits it. */
export const posesOf = (row: Pick<ItemRow, 'poses'>): readonly Pose[] => (row.poses.length > 0 ? row.poses : single);

export type Turning = 'turn' | 'flip';

const toTheRight = (rows: readonly string[]): string[] =>
  [...(rows[0] ?? '')].map((_, column) =>
    rows
      .map((line) => line[column] ?? '.')
      .reverse()
      .join(''),
  );
const overTheSide = (rows: readonly string[]): string[] => rows.map((line) => [...line].reverse().join(''));

/** The pose after a quarter turn to the right, or after turning the tile over. */
export function poseAfter(poses: readonly Pose[], pose: number, how: Turning): number {
  const now = poses[pose];
  if (!now) return pose;
  const wanted = (how === 'turn' ? toTheRight(now.rows) : overTheSide(now.rows)).join('/');
  const found = poses.findIndex((each) => each.rows.join('/') === wanted);
  return found < 0 ? pose : found;
}

/** Whether turning it changes anything. */
export const turns = (poses: readonly Pose[], pose: number, how: Turning): boolean =>
  poseAfter(poses, pose, how) !== pose;
