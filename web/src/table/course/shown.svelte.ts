// How things stand at a table, field by field, as whatever draws it reads them.
import type { AnyEvent, AnyGauges, AnyMove, AnyView, Outcome, ToAct } from '../../engine/protocol';
import { nothingYet, type Standing } from './standing';

export abstract class Shown {
  /** All of it changes at once: told piece by piece, whatever is drawn would be gone through for every piece. */
  protected standing = $state.raw(nothingYet);
  get view(): AnyView {
    return this.standing.view;
  }
  get gauges(): AnyGauges {
    return this.standing.gauges;
  }
  get toAct(): ToAct {
    return this.standing.toAct;
  }
  get question(): string {
    return this.standing.question;
  }
  get moves(): AnyMove[] {
    return this.standing.moves;
  }
  get ply(): number {
    return this.standing.ply;
  }
  get revision(): number {
    return this.standing.revision;
  }
  get barrier(): number {
    return this.standing.barrier;
  }
  get outcome(): Outcome | null {
    return this.standing.outcome;
  }
  get log(): AnyEvent[] {
    return this.standing.log;
  }
  get happened(): Standing['happened'] {
    return this.standing.happened;
  }
  get over(): boolean {
    return 'over' in this.toAct;
  }
  get seatToAct(): number | null {
    return 'seat' in this.toAct ? this.toAct.seat : null;
  }
}
