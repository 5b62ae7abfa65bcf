// A score by its sources, as the engine gives them, put side by side for a picture.
import type { Language } from '../../engine/protocol';
import type { Gauges } from './kinds';

type SeatGauges = Gauges['seats'][number];

export interface Share {
  /** The place among all sources: it keeps its sign and its pattern whoever has it. */
  source: number;
  name: string;
  points: number;
  rule: string;
}
export interface Bar {
  gains: Share[];
  losses: Share[];
  won: number;
  lost: number;
  score: number;
}

/** The signs of the sources, in the engine's order (O-12.3, O-12.4). */
export const signs = [
  'whaling_boat',
  'knarr',
  'longship',
  'emigrate',
  'explore',
  'long_house',
  'sheep',
  'card',
  'silver',
  'english_crown',
  'home',
  'shetland',
  'shed',
  'penalty',
];

const sum = (shares: Share[]) => shares.reduce((all, { points }) => all + points, 0);

export function barOf(seat: SeatGauges, language: Language): Bar {
  const shares = seat.shares.map(({ name, points, rule }, source) => ({ source, name: name[language], points, rule }));
  const gains = shares.filter(({ points }) => points > 0);
  const losses = shares.filter(({ points }) => points < 0);
  return { gains, losses, won: sum(gains), lost: sum(losses), score: seat.score };
}

/** One scale for all bars: from the deepest loss to the highest gain, and to the mark if there is one. */
export function scaleOf(bars: Bar[], mark = 0): { from: number; to: number } {
  const from = Math.min(0, ...bars.map(({ lost }) => lost));
  const to = Math.max(10, mark, ...bars.map(({ won }) => won));
  return { from, to: from === to ? to + 1 : to };
}

/** The sources that anybody has, for the legend. */
export function sourcesOf(bars: Bar[]): Share[] {
  const found = new Map<number, Share>();
  for (const bar of bars) for (const share of [...bar.gains, ...bar.losses]) found.set(share.source, share);
  return [...found.values()].sort((a, b) => a.source - b.source);
}
