// Island parts on a drawing board: how they lie, how they look when turned, and how to throw them at random. Whether an
// island is good is for the engine to say.
import type { WikingerComponents } from '../../generated/games';

export type Placement = WikingerComponents['layouts'][number]['placements'][number];

export function turned(rows: string[], degrees: number): string[] {
  let now = rows;
  for (let quarter = 0; quarter < degrees / 90; ++quarter) now = turnedOnce(now);
  return now;
}

function turnedOnce(rows: string[]): string[] {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, col) =>
    rows
      .map((row) => row[col] ?? '.')
      .reverse()
      .join(''),
  );
}

export function rowsOf(components: WikingerComponents, placement: Placement): string[] {
  return turned(components.parts.find(({ part }) => part === placement.part)?.rows ?? [], placement.rotationCW);
}

/** A part is known by its regions, as they stand on the board: "A–B". */
export function regionsIn(rows: string[]): string {
  const letters = [...new Set(rows.join('').replaceAll('.', '').toUpperCase())].sort();
  return [...new Set([letters[0], letters.at(-1)])].join('–');
}

/** Moves the whole drawing so that it begins in the upper left corner, with some water around it. */
export function settled(placements: Placement[], margin = 0): Placement[] {
  const top = Math.min(...placements.map(({ row }) => row)) - margin;
  const left = Math.min(...placements.map(({ col }) => col)) - margin;
  return placements.map((placement) => ({ ...placement, row: placement.row - top, col: placement.col - left }));
}

/** The parts thrown down near one another, turned anyhow. */
export function thrown(parts: Placement[], random: () => number = Math.random): Placement[] {
  const below = (bound: number) => Math.floor(random() * bound);
  return settled(
    parts.map((placement) => ({ ...placement, rotationCW: 90 * below(4), row: below(12), col: below(12) })),
  );
}

export function extent(components: WikingerComponents, placements: Placement[]): { rows: number; cols: number } {
  const ends = placements.map((placement) => {
    const rows = rowsOf(components, placement);
    return { row: placement.row + rows.length, col: placement.col + Math.max(...rows.map((row) => row.length)) };
  });
  return { rows: Math.max(...ends.map(({ row }) => row)), cols: Math.max(...ends.map(({ col }) => col)) };
}
