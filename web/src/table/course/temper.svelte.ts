// What bots let slip of their prospects and of what they are after. In a game with secrets prospects would tell something of
// them; what they are after is said from what everybody sees (`Board.intent`).
import type { Board } from '../../boards/board';
import type { AnyScene, AnyView, Thought } from '../../engine/protocol';
import { type Mood, moodOf } from '../../words/characters';

/** Nobody has anything to say about an opening. */
const quietThoughts = 8;
/** Of so many intents one is told. */
const seldom = 5;

/** What a bot was about to do, and how things stood. */
interface Aim {
  move: string;
  view: AnyView;
}
type Remark = { seat: number } & ({ mood: Mood } | { aim: Aim });

export class Temper {
  /** What was said last. */
  remark: Remark | null = $state.raw(null);
  /** How each bot stood when it last thought. */
  private readonly hopes: Record<number, number> = {};
  private readonly thoughts: Record<number, number> = {};
  private readonly intents: Record<number, number> = {};

  /** What a bot lets slip of a thought. */
  overhear(board: Board, seen: { scene: AnyScene; view: AnyView }, seat: number, thought: Thought): void {
    if (!board.secrets) this.feel(seat, thought);
    if (board.intent?.(seen, thought.text, 'en')) this.intend(seat, { move: thought.text, view: seen.view });
  }

  /** A bot has thought for this seat. */
  feel(seat: number, { value, lines, playouts }: Thought): void {
    const now = value[seat];
    if (playouts === 0 || now === undefined) return;
    const thoughts = (this.thoughts[seat] = (this.thoughts[seat] ?? 0) + 1);
    const mood = thoughts > quietThoughts ? moodOf(now, this.hopes[seat], lines) : null;
    this.hopes[seat] = now;
    this.remark = mood && { seat, mood };
  }

  /** A bot is after something that may be told: now and then it does, unless it has something else to say. */
  intend(seat: number, aim: Aim): void {
    const intents = (this.intents[seat] = (this.intents[seat] ?? 0) + 1);
    if (this.remark?.seat === seat && 'mood' in this.remark) return;
    this.remark = intents % seldom === 2 ? { seat, aim } : null;
  }
}
