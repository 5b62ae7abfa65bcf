// The tile in the hand over the open board: where it is, whether it fits there, and what becomes of it when it is let go.
import type { Desk } from '../desk.svelte';
import { type FaceRow, itemOf, type Move, type MoveOf, type Scene } from '../kinds';
import { type Extent, extentOf, type Point } from './geometry';
import { posesOf } from './poses';
import { cornersIn, middleOf, nearest, offending, snapped } from './snapping';

/** What it lies over. */
export interface Ground {
  scene: Scene;
  face: FaceRow;
  covered: ReadonlySet<string>;
  moves: Move[];
}

/** So long at least between two questions to the engine what a placement would bring. */
const pause = 60;

export class Holding {
  /** The middle of the tile, in cells from the top left of the board; nowhere: not over it. */
  private at: Point | null = $state.raw(null);
  /** What was used last: fingers and keys cannot hover. */
  by: 'mouse' | 'touch' | 'key' = 'mouse';
  /** Where it was before it left the board. */
  private latest: Point | null = null;
  /** Cells that a stroke of the brush has passed and that are still to be laid. */
  private strokes: string[] = [];
  /** The moves of the position in which something was laid last: while they are the same, the act is under way. */
  private last: Move[] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    private readonly desk: Desk,
    private readonly ground: () => Ground,
  ) {}

  get pose() {
    const { item, pose } = this.desk;
    return item ? posesOf(itemOf(this.ground().scene, item))[pose] : undefined;
  }
  get tile(): Extent {
    return this.pose ? extentOf(this.pose) : { columns: 1, rows: 1 };
  }
  get board(): Extent {
    return extentOf(this.ground().face);
  }

  /** The lower left cell under the tile. */
  readonly corner: string | null = $derived.by(() =>
    this.at && this.pose ? snapped(this.at, this.tile, this.board) : null,
  );
  readonly cells: string[] = $derived.by(() => (this.corner ? this.desk.cellsAt(this.corner) : []));
  readonly spot: MoveOf<'lay'> | undefined = $derived.by(() =>
    this.corner ? this.desk.spotAt(this.corner) : undefined,
  );
  /** Where a tile in this pose may go. */
  readonly corners: string[] = $derived.by(() => (this.desk.item ? cornersIn(this.desk.spots, this.desk.pose) : []));
  readonly offending: string[] = $derived.by(() =>
    this.spot ? [] : offending(this.cells, this.ground().face, this.ground().covered),
  );

  get middle(): Point | null {
    return this.corner ? middleOf(this.corner, this.tile, this.board) : null;
  }

  /** Follows the pointer; nothing happens until it comes to another cell. */
  hover(point: Point | null): void {
    const next = point && this.pose ? snapped(point, this.tile, this.board) : null;
    if (next === this.corner) return;
    this.latest = this.middle ?? this.latest;
    this.at = point;
  }

  /** By whole cells, for the keyboard. */
  walk(columns: number, rows: number): void {
    const from = this.middle;
    if (!from) this.settle();
    else this.at = this.inside({ x: from.x + columns, y: from.y + rows });
  }
  /** Where the tile comes to lie, exactly: at the edge a further step leads nowhere. */
  private inside(point: Point): Point {
    return middleOf(snapped(point, this.tile, this.board), this.tile, this.board);
  }

  /** To the nearest place where it fits, or as near as can be. */
  settle(near: Point = this.latest ?? { x: this.board.columns / 2, y: this.board.rows / 2 }): void {
    const corner = nearest(this.corners, near, this.tile, this.board);
    this.at = corner ? middleOf(corner, this.tile, this.board) : near;
  }

  /** Where it lay when it was taken up again. */
  stay(corner: string): void {
    this.at = middleOf(corner, this.tile, this.board);
  }

  /** Away from what was just laid. */
  moveOn(): void {
    if (this.by === 'mouse') this.hover(null);
    else this.settle(this.middle ?? undefined);
  }

  covers(point: Point): boolean {
    const { rows } = this.board;
    return this.cells.includes(`${String.fromCharCode(97 + Math.floor(point.x))}${String(rows - Math.floor(point.y))}`);
  }

  /** Lets go of it: it lies, or it is said why it cannot. */
  drop(): void {
    if (!this.corner) return;
    if (this.spot) this.lay(this.spot);
    else if (this.desk.ready || !this.desk.lift) this.desk.refuse(this.corner);
  }

  private lay(spot: MoveOf<'lay'>): void {
    clearTimeout(this.timer);
    this.last = this.ground().moves;
    this.desk.lay(spot);
  }

  // Silver and ore: one cell after the other.

  stroke(point: Point): void {
    const corner = snapped(point, this.tile, this.board);
    if (this.strokes.at(-1) !== corner) this.strokes.push(corner);
    this.flow();
  }
  /** Lays the next of them as soon as the last has been laid. */
  flow(): void {
    if (this.strokes.length === 0 || !this.desk.ready || this.last === this.ground().moves) return;
    while (this.strokes.length > 0) {
      const spot = this.desk.spotAt(this.strokes.shift() ?? '');
      if (spot) {
        this.lay(spot);
        return;
      }
    }
  }
  endStroke(): void {
    this.desk.brush = false;
  }

  /** Whether what was laid last lies now; said once. */
  hasLanded(): boolean {
    const landed = this.last !== null && this.last !== this.ground().moves;
    if (landed) this.last = null;
    return landed;
  }

  /** Begins anew, whatever became of the last act. */
  begin(): void {
    this.strokes = [];
    this.last = null;
  }

  /** Asks what the placement would bring, not more often than anybody can read. */
  weigh(): void {
    const { spot } = this;
    clearTimeout(this.timer);
    const wait = Math.max(0, this.asked + pause - Date.now());
    this.timer = setTimeout(() => {
      if (this.last === this.ground().moves) return; // it is being laid
      this.asked = Date.now();
      this.desk.consider(spot);
    }, wait);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.at = null;
    this.latest = null;
    this.strokes = [];
    this.last = null;
  }
}
