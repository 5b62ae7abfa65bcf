// What lies before the player besides the position: the tile in the hand, the board that lies open in the middle, whose
// things are looked at, and on a phone the pane. It asks the engine where a tile may go; it decides nothing.
import { poseAfter, posesOf, type Turning } from './boards/poses';
import { noSpots, type Spots, spotsIn } from './boards/snapping';
import { allOf, noTrial, type TrialPiece, without } from './boards/trial';
import { cellsOf, itemOf, type Move, type MoveOf, type Props, type View } from './kinds';

export type Pane = 'actions' | 'home' | 'goods';

export class Desk {
  /** The tile in the hand. */
  item: string | null = $state(null);
  pose = $state(0);
  /** The board or house that lies open: "home", "A", "stone1", "sheds". */
  place = $state('home');
  /** Whose boards are looked at; nobody's: one's own. */
  visited: number | null = $state(null);
  pane: Pane = $state('actions');
  /** Where the tile in the hand may be laid on the open board: "c4:1" is a corner and a pose. */
  spots: Spots = $state.raw(noSpots);
  /** The move that takes the tile up, where that has not been made yet. */
  lift: MoveOf<'lift'> | null = $state.raw(null);
  /** Whether `spots` is the answer of the engine to the position as it is; older ones are only looked at. */
  ready = $state(false);
  /** Whether the tile was taken with the pointer, which is still down: it is laid where the pointer is let go. */
  dragging = $state(false);
  /** Whether silver or ore is being laid cell by cell with one stroke. */
  brush = $state(false);
  /** Where the last tile was laid by an act, and in which position; the hand is empty once that has become another. */
  private parted: { view: View; keeps: boolean } | null = null;

  constructor(private readonly props: () => Props) {}

  /** The moves that would take a tile up, by its name. */
  liftsOf(item: string): MoveOf<'lift'>[] {
    return this.props().moves.filter((move) => move.verb === 'lift' && move.item === item) as MoveOf<'lift'>[];
  }

  /** Whether a tile in the hand covers a single cell, so that one after the other is laid. */
  get isSingle(): boolean {
    return (
      this.item !== null && this.posesOf(this.item).length === 1 && this.posesOf(this.item)[0]?.rows.join() === '#'
    );
  }

  async pick(item: string): Promise<void> {
    const lifts = this.liftsOf(item);
    if (lifts.length === 0) return;
    if (this.item !== item) this.pose = 0;
    this.item = item;
    this.visited = null;
    this.parted = null;
    const here = lifts.find((move) => move.place === this.place) ?? lifts[0];
    if (here) await this.look(here);
  }

  /** Takes up again what lies on trial. */
  async take({ gesture, lift, lay }: TrialPiece): Promise<void> {
    const { trial = noTrial, tryOut } = this.props();
    if (!tryOut) return;
    this.item = lift.item;
    this.pose = lay.pose;
    this.spots = noSpots;
    tryOut(without(trial, gesture));
    await this.look(lift);
  }

  /** Opens a board; a tile in the hand comes along where it fits. */
  async show(place: string): Promise<void> {
    this.place = place;
    this.forget();
    const lift = this.item ? this.liftsOf(this.item).find((move) => move.place === place) : undefined;
    if (lift) await this.look(lift);
  }

  private async look(lift: MoveOf<'lift'>): Promise<void> {
    // What was possible stays in sight until the answer comes, unless it was about something else.
    if (this.place !== lift.place || this.lift?.item !== lift.item) this.spots = noSpots;
    this.ready = false;
    this.place = lift.place;
    this.lift = lift;
    const moves = (await this.props().ahead?.(lift)) ?? [];
    if (this.lift !== lift) return;
    this.offer(moves);
  }

  private offer(moves: Move[]): void {
    this.spots = spotsIn(moves);
    this.ready = true;
    const poses = [...this.spots.values()].map(({ pose }) => pose);
    if (poses.length > 0 && !poses.includes(this.pose)) this.pose = poses[0] ?? this.pose;
  }

  private forget(): void {
    this.lift = null;
    this.ready = false;
    this.spots = noSpots;
  }

  /** A tile that the engine has been told of cannot simply be put back: that is what taking back is for. */
  get isCommitted(): boolean {
    const asked = this.props().view.stack.at(-1);
    return asked?.ask === 'laying' && asked.seat === this.props().mine && this.props().moves.length > 0;
  }

  putBack(): void {
    this.dragging = false;
    this.brush = false;
    if (this.isCommitted) return;
    this.item = null;
    this.parted = null;
    this.forget();
    this.props().consider(null);
  }

  /** Keeps the desk in step with the game: a tile that was taken up by a move lies in the hand. */
  follow(): void {
    const { view, moves } = this.props();
    const asked = view.stack.at(-1);
    if (this.isCommitted && asked?.ask === 'laying') {
      this.item = asked.item;
      this.place = asked.place;
      this.lift = null;
      this.offer(moves);
    } else if (this.item) this.keepOrPart(this.item, view);
  }

  /** Silver and ore stay in the hand until none is left, other tiles until they lie on a board. */
  private keepOrPart(item: string, view: View): void {
    const isLaid = this.parted !== null && this.parted.view !== view;
    const lifts = this.liftsOf(item);
    if (lifts.length === 0 || (isLaid && !this.parted?.keeps)) {
      this.putBack();
      return;
    }
    if (isLaid) this.parted = null;
    const here = lifts.find((move) => move.place === this.place);
    if (!here) this.forget();
    else if (here !== this.lift) void this.look(here);
  }

  private posesOf(item: string) {
    return posesOf(itemOf(this.props().scene, item));
  }

  /** The next pose: turned by a quarter to the right, or turned over. */
  turn(how: Turning): void {
    if (this.item) this.pose = poseAfter(this.posesOf(this.item), this.pose, how);
  }

  spotAt(corner: string): MoveOf<'lay'> | undefined {
    return this.ready ? this.spots.get(`${corner}:${String(this.pose)}`) : undefined;
  }

  cellsAt(corner: string): string[] {
    const pose = this.item ? this.posesOf(this.item)[this.pose] : undefined;
    return pose ? cellsOf(pose, corner) : [];
  }

  consider(spot: MoveOf<'lay'> | undefined): void {
    if (!spot) this.props().consider(null);
    else if (this.lift) this.props().consider(this.lift, [spot]);
    else this.props().consider(spot);
  }

  /** On trial where that is possible, else by an act: in lessons, and where the tile has been taken up by one. */
  lay(spot: MoveOf<'lay'>): void {
    const { trial = noTrial, tryOut, play, view } = this.props();
    if (this.lift && tryOut) {
      this.props().consider(null);
      tryOut([...allOf(trial), [this.lift, spot]]);
      this.letGo();
      return;
    }
    this.parted = { view, keeps: this.isSingle };
    if (this.lift) play(this.lift, true, [spot]);
    else play(spot, true);
  }

  /** Of silver and ore the next lies in the hand already; whether there is one and where it may go is being asked. */
  private letGo(): void {
    if (this.isSingle) this.ready = false;
    else {
      this.item = null;
      this.forget();
    }
  }

  /** Drops all that lies on trial, or makes it. */
  dropTrial(): void {
    this.putBack();
    this.props().tryOut?.([]);
  }
  confirmTrial(): void {
    this.putBack();
    this.props().confirmTrial?.();
  }

  /** Asks why the tile cannot lie there. */
  refuse(corner: string): void {
    if (!this.item) return;
    const { refused } = this.props();
    const committed = this.isCommitted;
    if (!this.lift && !committed) refused(`lift ${this.item} ${this.place}`);
    else refused(`lay ${corner} ${String(this.pose)}`, undefined, this.lift ? [this.lift] : undefined);
  }
}
