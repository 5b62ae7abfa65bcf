import { beforeEach, describe, expect, test, vi } from 'vitest';
import { wikinger } from '../../src/boards/wikinger';
import type { Board } from '../../src/boards/board';
import type { Engine } from '../../src/engine/client';
import type { Player } from '../../src/store/db';
import { type Surroundings, Table } from '../../src/table/table.svelte';
import { startEngine, startThinker } from '../support/engine';

const board = wikinger as unknown as Board;
const person = (name: string): Player => ({ name, bot: null });
const bot = (name: string): Player => ({ name, bot: name });

let engine: Engine;
let around: Surroundings;
beforeEach(() => {
  engine = startEngine();
  around = { engine, thinker: startThinker(), board, pace: () => 0 };
});

/** A fresh table with a seed by which Red begins. */
async function opened(players: Player[], secrets = false): Promise<Table> {
  for (let seed = 1; ; ++seed) {
    const setup = { game: 'wikinger', seats: players.length, seed: String(seed) } as const;
    const { table, to_act } = await engine.call('open', setup);
    const { record } = await engine.call('record', { table, reveal: true });
    if (!('seat' in to_act) || to_act.seat !== 0) continue;
    const own = { ...around, board: { ...board, secrets } };
    const made = await Table.ofRecord(own, record, players);
    made.errandBot = 'greedy';
    return made;
  }
}
const move = (table: Table, text: string) => {
  const found = table.moves.find((each) => each.text === text);
  if (!found) throw new Error(`${text} is not offered`);
  return found;
};

describe('A table with two people', () => {
  test('offers the moves of whoever is to act and follows the play', async () => {
    const table = await opened([person('A'), person('B')]);
    expect(table.asksPerson).toBe(true);
    await table.play(move(table, 'settle c3'));
    await table.play(move(table, 'settle c4'));
    expect(table.seatToAct).toBe(1);
    expect(table.log.map((event) => event.event)).toEqual(['begins', 'settles', 'settles']);
    expect(table.happened.move).toBe('settle c4');
  });

  test('takes back one act, or the turn, but not what came before it', async () => {
    const table = await opened([person('A'), person('B')]);
    for (const at of ['c3', 'c4', 'd4']) await table.play(move(table, `settle ${at}`));
    expect(table.barrier).toBe(table.ply - 1);
    await table.takeBack('act');
    expect(table.seatToAct).toBe(1);
    expect(table.barrier).toBe(table.ply - 2); // now Red, who acted last, may take back
    await table.takeBack('turn');
    expect(table.ply).toBe(1);
    expect(table.log).toHaveLength(1);
    expect(table.mayGoFurtherBack).toBe(false);
  });

  test('hands the screen over only where there are secrets', async () => {
    const open = await opened([person('A'), person('B')]);
    await open.play(move(open, 'settle c3'));
    await open.play(move(open, 'settle c4'));
    expect(open.curtain).toBeNull();
    const secret = await opened([person('A'), person('B')], true);
    await secret.play(move(secret, 'settle c3'));
    await secret.play(move(secret, 'settle c4'));
    expect(secret.curtain).toBe(1);
    secret.raiseCurtain();
    expect(secret.curtain).toBeNull();
  });

  test('keeps a record after every change from which the game goes on as it would have', async () => {
    const keep = vi.fn<(record: string, table: Table) => Promise<void>>(() => Promise.resolve());
    around = { ...around, keep };
    const table = await opened([person('A'), person('B')]);
    await table.play(move(table, 'settle c3'));
    const record = keep.mock.lastCall?.[0] ?? '';
    expect(record).toContain('[Seed "');
    expect(await table.record()).not.toContain('[Seed "');
    const again = await Table.ofRecord(around, record, table.players);
    expect(again.view).toEqual(table.view);
  });
});

describe('Looking before leaping', () => {
  test('a considered move shows its events and changes nothing', async () => {
    const table = await opened([person('A'), person('B')]);
    await table.consider(move(table, 'settle c3'));
    expect(table.considered?.events).toMatchObject([{ event: 'settles', at: 'c3' }]);
    expect(table.ply).toBe(1);
    await table.consider(move(table, 'settle d4'));
    expect(table.considered?.events).toMatchObject([{ event: 'settles', at: 'd4' }]);
    await table.play(move(table, 'settle c3'));
    expect(table.considered).toBeNull();
  });

  test('the engine says why a touch is refused, and forgets it when something is done', async () => {
    const table = await opened([person('A'), person('B')]);
    await table.play(move(table, 'settle c3'));
    await table.askWhy('c3');
    expect(table.refusal).toMatchObject({ code: 'E-OCCUPIED', rule: 'W-4.1' });
    await table.play(move(table, 'settle d4'));
    expect(table.refusal).toBeNull();
  });

  test('a hint is one of the legal moves', async () => {
    const table = await opened([person('A'), person('B')]);
    await table.askHint('greedy');
    expect(table.moves).toContain(table.hint);
    expect(table.hinting).toBe(false);
  });
});

const idle = (table: Table) =>
  vi.waitFor(
    () => {
      expect(table.thinking).toBeNull();
      expect(table.busy).toBe(false);
      expect(table.asksPerson || table.over).toBe(true);
    },
    { timeout: 20_000 },
  );

describe('A table with bots', () => {
  test('lets them answer, and a lone person may go back beyond them', async () => {
    const table = await opened([person('A'), bot('greedy')]);
    await table.play(move(table, 'settle c3'));
    await table.play(move(table, 'settle c4'));
    await idle(table);
    expect(table.ply).toBe(5);
    expect(table.barrier).toBe(5);
    expect(table.mayGoFurtherBack).toBe(true);
    await table.takeBack('further');
    expect(table.seatToAct).toBe(0);
    expect(table.ply).toBe(2);
  });

  test('does an errand for a person until it is done', async () => {
    const table = await opened([person('A'), bot('random')]);
    const { errand } = board.ask(
      { scene: table.about.scene, view: table.view, toAct: table.toAct, moves: table.moves },
      'en',
    );
    if (!errand) throw new Error('Settling can be left to a bot');
    table.runErrand(errand);
    await vi.waitFor(() => {
      expect((table.view as { phase: string }).phase).toBe('brawl');
    }, 20_000);
    await idle(table);
    expect(table.asksPerson).toBe(true);
  });

  test('stops them when a move is taken back', async () => {
    around = { ...around, pace: () => 400 };
    const table = await opened([person('A'), bot('greedy')]);
    await table.play(move(table, 'settle c3'));
    await table.play(move(table, 'settle c4'));
    expect(table.seatToAct).toBe(1);
    await table.takeBack('act');
    await new Promise((later) => setTimeout(later, 700));
    expect(table.seatToAct).toBe(0);
    expect(table.ply).toBe(2);
  });

  test('plays a whole game by itself and says who has won', async () => {
    const table = await opened([bot('greedy'), bot('random')]);
    table.start();
    await vi.waitFor(() => {
      expect(table.over).toBe(true);
    }, 50_000);
    expect(table.outcome?.winners).toHaveLength(1);
    expect(await table.record()).toContain('[Seed "');
  });
});
