// How boards are called, and whose they are.
import type { Language } from '../../../engine/protocol';
import { type BoardGauges, cellsOf, faceOf, itemOf, type Props, type Scene } from '../kinds';
import { posesOf } from './poses';

/** The name of a board; houses of one kind are counted where there are several. */
export function placeName(scene: Scene, boards: BoardGauges[], board: BoardGauges, language: Language): string {
  const name = faceOf(scene, board.face).name[language];
  const alike = boards.filter(({ face }) => face === board.face);
  return alike.length > 1 ? `${name} ${String(alike.indexOf(board) + 1)}` : name;
}

type Events = Props['happened']['events'];

/** The cells that a seat has covered, each with its place: "home c4". */
function laidIn(scene: Scene, events: Events, seat: number): string[] {
  return events.flatMap((event) => {
    if (event.event !== 'lays' || event.seat !== seat) return [];
    const pose = posesOf(itemOf(scene, event.item))[event.pose];
    return pose ? cellsOf(pose, event.cell).map((cell) => `${event.place} ${cell}`) : [];
  });
}
const onlyAt = (place: string, cells: Iterable<string>): ReadonlySet<string> =>
  new Set([...cells].flatMap((key) => (key.startsWith(`${place} `) ? [key.slice(place.length + 1)] : [])));

/** Always the same, so that a board to which nothing new came is not drawn again. */
const none: ReadonlySet<string> = new Set();
/** Cells on a board that others have covered since whoever looks acted last. */
export function freshOn(scene: Scene, since: Props['since'], seat: number, place: string): ReadonlySet<string> {
  const events = since.flatMap((told) => told.events);
  const fresh = onlyAt(place, laidIn(scene, events, seat));
  return fresh.size > 0 ? fresh : none;
}

/** Nor is one on which nothing has changed: it is the same as before. */
export const asBefore = (boards: BoardGauges[], before: BoardGauges[]): BoardGauges[] =>
  boards.map((board) => {
    const text = JSON.stringify(board);
    return before.find((each) => each.place === board.place && JSON.stringify(each) === text) ?? board;
  });

/** What a seat has laid in its turn, act by act: taking back takes it up again. */
export class LaidInTurn {
  private turn = '';
  private cells: string[] = [];

  note(turn: string, scene: Scene, events: Events, seat: number): void {
    if (turn !== this.turn) this.cells = [];
    this.turn = turn;
    this.cells.push(...laidIn(scene, events, seat));
  }
  on(place: string): ReadonlySet<string> {
    return onlyAt(place, this.cells);
  }
}
