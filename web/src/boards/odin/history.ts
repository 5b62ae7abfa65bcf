// The solo games that were finished on this device: what came of them, for the curve of one's own.

export interface SoloGame {
  /** Which game it was, so that looking at it again does not count twice. */
  id: string;
  /** In milliseconds. */
  date: number;
  length: 'long' | 'short';
  decks: string;
  score: number;
}

const key = 'meadhall-odin-solo';
/** More than anybody looks at; a device keeps it for years. */
const most = 500;

function isGame(value: unknown): value is SoloGame {
  if (typeof value !== 'object' || value === null) return false;
  const game = value as Partial<Record<keyof SoloGame, unknown>>;
  return typeof game.id === 'string' && typeof game.date === 'number' && typeof game.score === 'number';
}

export function soloGames(storage: Pick<Storage, 'getItem'> = localStorage): SoloGame[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGame) : [];
  } catch {
    return []; // nothing that could be read: as if there were none
  }
}

/** Keeps a finished game, once. */
export function keepSolo(game: SoloGame, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): SoloGame[] {
  const games = soloGames(storage);
  if (games.some(({ id }) => id === game.id)) return games;
  const all = [...games, game].sort((a, b) => a.date - b.date).slice(-most);
  try {
    storage.setItem(key, JSON.stringify(all));
  } catch {
    // A full or forbidden store is no reason to spoil the end of a game.
  }
  return all;
}

export interface Curve {
  points: { x: number; y: number; game: SoloGame }[];
  /** Where the mark of a hundred lies. */
  mark: number;
  best: number;
  mean: number;
}

/** The curve within a box of this size; the mark is always in it. */
export function curveOf(games: SoloGame[], width: number, height: number): Curve {
  const scores = games.map(({ score }) => score);
  const low = Math.min(0, ...scores);
  const high = Math.max(120, ...scores);
  const y = (score: number) => height - (height * (score - low)) / (high - low);
  const step = games.length > 1 ? width / (games.length - 1) : 0;
  return {
    points: games.map((game, i) => ({ x: games.length > 1 ? step * i : width / 2, y: y(game.score), game })),
    mark: y(100),
    best: scores.length > 0 ? Math.max(...scores) : 0,
    mean: scores.length > 0 ? Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) : 0,
  };
}
