// One engine, two doors: games played in the WebAssembly module are replayed by the native program, which computes the
// hash of every ply anew and refuses a record in which a single one differs.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answerer } from '../../src/engine/module';
import { type Answer, type Method, type Params, requestText, resultOf } from '../../src/engine/protocol';
import { dice, startAnswerer } from '../support/engine';
import { nativeProgram } from '../support/program';

/** The native program behind its line protocol. */
class Native {
  private readonly program = spawn(nativeProgram(), ['rpc'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private readonly lines = createInterface({ input: this.program.stdout })[Symbol.asyncIterator]();

  async call<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>> {
    this.program.stdin.write(`${requestText(method, params)}\n`);
    const { value } = (await this.lines.next()) as { value: string };
    return resultOf<M>(value);
  }
  end(): void {
    this.program.stdin.end();
  }
}

let answer: Answerer;
let native: Native;
beforeAll(async () => {
  answer = await startAnswerer();
  native = new Native();
});
afterAll(() => {
  native.end();
});

const call = <M extends Method>(method: M, params: Params<M>): Answer<M> =>
  resultOf<M>(answer(requestText(method, params)));

/** Plays a random game in the module; gives its record and how many plies it has. */
function randomGame(
  game: 'wikinger' | 'walhalla',
  seats: number,
  options: object,
  seed: number,
): { record: string; plies: number; hash: string } {
  const roll = dice(seed);
  const { table } = call('open', { game, seats, options, seed: `web ${String(seed)}` });
  for (let i = 0; i < 1500; ++i) {
    const { moves } = call('moves', { table });
    if (moves.length === 0) break;
    call('play', { table, move: moves[roll(moves.length)]?.code ?? 0 });
  }
  const { ply, hash } = call('view', { table, seat: 'all' });
  const { record } = call('record', { table, reveal: true });
  call('close', { table });
  return { record, plies: ply, hash };
}

const settings = [
  { game: 'wikinger', name: 'two players', seats: 2, options: {} },
  { game: 'wikinger', name: 'three players', seats: 3, options: {} },
  { game: 'wikinger', name: 'four players', seats: 4, options: {} },
  { game: 'wikinger', name: 'the grand battle', seats: 2, options: { mode: 'grand' } },
  { game: 'wikinger', name: 'captures during jumps', seats: 2, options: { captureDuringJump: true, island: '2p_B' } },
  { game: 'walhalla', name: 'three players', seats: 3, options: {} },
  { game: 'walhalla', name: 'four players', seats: 4, options: {} },
  { game: 'walhalla', name: 'the German booklet', seats: 4, options: { profile: 'germanPdf' } },
  {
    game: 'walhalla',
    name: 'unequal tongues',
    seats: 3,
    options: { tongueLengths: [5, 8, 5], walhallaCardTiming: 'atResupply' },
  },
] as const;

describe('The state hashes of the module are those of the native program', () => {
  const plies = { wikinger: 0, walhalla: 0 };
  test.each(settings)('for $game with $name', async ({ game, seats, options }) => {
    for (let seed = 1; seed <= 4; ++seed) {
      const played = randomGame(game, seats, options, seed);
      plies[game] += played.plies;
      const replayed = await native.call('replay', { record: played.record });
      expect(replayed.hash).toBe(played.hash);
      expect(replayed.ply).toBe(played.plies);
    }
  });

  test('over thousands of plies of each game', () => {
    expect(plies.wikinger).toBeGreaterThan(3000);
    expect(plies.walhalla).toBeGreaterThan(3000);
  });

  test('and a single wrong hash would have been noticed', async () => {
    const { record } = randomGame('wikinger', 2, {}, 99);
    const forged = record.replace(
      /(\n40\. .*#)(.)/,
      (_, line: string, digit: string) => line + (digit === '0' ? '1' : '0'),
    );
    expect(forged).not.toBe(record);
    await expect(native.call('replay', { record: forged })).rejects.toMatchObject({ code: 'E-REPLAY-HASH' });
  });
});
