// What lies in the box, as the engine names it, and where to find it in the scene.
import type { Language } from '../../engine/protocol';
import type { OdinEvent, OdinGauges, OdinMove, OdinScene, OdinView } from '../../generated/games';
import type { BoardProps, OnTrial } from '../board';

export type Scene = OdinScene;
export type View = OdinView;
export type Gauges = OdinGauges;
export type Move = OdinMove;
export type Event = OdinEvent;
export type Verb = Move['verb'];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;
export type Props = BoardProps<View, Scene, Move, Event, Gauges>;
export type Trial = OnTrial<Move, Gauges>;

export type ItemRow = Scene['items'][number];
export type SpaceRow = Scene['spaces'][number];
export type FaceRow = Scene['faces'][number];
export type CardRow = Scene['cards'][number];
export type Part = SpaceRow['ways'][number]['parts'][number];
export type Amount = Part['give'][number];
export type BoardGauges = Gauges['boards'][number];
export type Player = View['players'][number];
export type Question = View['stack'][number];
export type Asked = Question['ask'];

export const colours = ['red', 'blue', 'yellow', 'black'] as const;
export type Colour = (typeof colours)[number];
export const colourOf = (seat: number): Colour => colours[seat] ?? 'red';
export const crests: Record<Colour, string> = {
  red: '#crest-cross',
  blue: '#crest-lozenge',
  yellow: '#crest-ring',
  black: '#crest-chevron',
};

/** The symbol of the sprite for an item, an island or a sign. */
export const symbol = (id: string): string => `#od-${id}`;

/** An index of the scene, made once. */
interface Box {
  items: Map<string, ItemRow>;
  numbers: Map<string, number>;
  spaces: Map<string, SpaceRow>;
  faces: Map<string, FaceRow>;
  cards: Map<string, CardRow>;
}
const boxes = new WeakMap<Scene, Box>();
function boxOf(scene: Scene): Box {
  let box = boxes.get(scene);
  if (!box) {
    box = {
      items: new Map(scene.items.map((row) => [row.item, row])),
      numbers: new Map(scene.items.map((row, number) => [row.item, number])),
      spaces: new Map(scene.spaces.map((row) => [row.space, row])),
      faces: new Map(scene.faces.map((row) => [row.face, row])),
      cards: new Map(scene.cards.map((row) => [row.card, row])),
    };
    boxes.set(scene, box);
  }
  return box;
}
function found<Row>(row: Row | undefined, id: string): Row {
  if (row === undefined) throw new Error(`The scene has no ${id}`);
  return row;
}
export const itemOf = (scene: Scene, id: string): ItemRow => found(boxOf(scene).items.get(id), id);
export const spaceOf = (scene: Scene, id: string): SpaceRow => found(boxOf(scene).spaces.get(id), id);
export const faceOf = (scene: Scene, id: string): FaceRow => found(boxOf(scene).faces.get(id), id);
export const cardOf = (scene: Scene, id: string): CardRow => found(boxOf(scene).cards.get(id), id);
export const nameOf = (scene: Scene, item: string, language: Language): string => itemOf(scene, item).name[language];

/** How many of an item a player has in the supply; ships and buildings are counted elsewhere. */
export function countOf(scene: Scene, player: Player, item: string): number {
  return player.supply[boxOf(scene).numbers.get(item) ?? -1] ?? 0;
}

/** What may be done at any time, whatever is asked. */
export const isAnytime = (scene: Scene, move: Move): boolean => scene.anytime.includes(move.verb);

/** What is asked now. */
export const questionOf = (view: View): Question | undefined => view.stack.at(-1);

/** Cells are named from the lower left: column letter, row number. */
export const cellName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;
export const columnOf = (cell: string): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;

/** The cells that a pose covers with its lower left corner on a cell. */
export function cellsOf(pose: ItemRow['poses'][number], corner: string): string[] {
  const cells: string[] = [];
  pose.rows.forEach((line, fromTop) => {
    [...line].forEach((mark, column) => {
      const row = pose.rows.length - 1 - fromTop;
      if (mark === '#') cells.push(cellName(columnOf(corner) + column, rowOf(corner) + row));
    });
  });
  return cells;
}

/** The boards and houses of a seat, in order. */
export const boardsOf = (gauges: Gauges, seat: number): BoardGauges[] =>
  gauges.boards.filter((board) => board.seat === seat);
