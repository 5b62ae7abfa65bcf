// What the others left behind since the last own act: the ways they went, where they stand now, and who fell.
import type { WikingerEvent } from '../../generated/games';
import type { Told } from '../board';
import type { Island, Spot } from './island';
import { stops } from './path';
import type { Colour } from './pieces';

export interface Fallen {
  at: string;
  kind: 'viking' | 'tower';
  colour: Colour;
}

export interface Traces {
  trails: { spots: Spot[]; colour: Colour }[];
  /** Points on which somebody has just arrived or put something up. */
  halos: string[];
  fallen: Fallen[];
}

const kinds: Partial<Record<WikingerEvent['event'], Fallen['kind']>> = {
  removed: 'viking',
  vikingFalls: 'viking',
  towerFalls: 'tower',
};

/** While the island is settled only the last landings are news. */
const freshLandings = 2;

/** `mine` is the seat of whoever looks: what they did themselves needs no mark. */
export function tracesOf(island: Island, since: Told<WikingerEvent>[], mine?: number): Traces {
  const traces: Traces = { trails: [], halos: [], fallen: [] };
  const landings: string[] = [];
  for (const { seat, move, events } of since) {
    if (seat === mine) continue;
    for (const event of events) {
      const fallen = kinds[event.event];
      if (fallen && 'at' in event) traces.fallen.push({ at: event.at, kind: fallen, colour: event.colour });
      else if (event.event === 'settles') landings.push(event.at);
      else if (event.event === 'towerRises') traces.halos.push(event.at);
      else if (event.event === 'marches') {
        const way = stops(island, move);
        traces.trails.push({
          spots: way.length > 1 ? way : stops(island, `${event.from}-${event.at}`),
          colour: event.colour,
        });
        traces.halos = [...traces.halos.filter((at) => at !== event.from), event.at];
      }
    }
  }
  traces.halos.push(...landings.slice(-freshLandings));
  return traces;
}
