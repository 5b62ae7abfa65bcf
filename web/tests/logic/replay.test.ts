import { expect, test } from 'vitest';
import { wikinger } from '../../src/boards/wikinger';
import type { Board } from '../../src/boards/board';
import { pliesOf, Replay } from '../../src/table/replay.svelte';
import { startEngine } from '../support/engine';

const engine = startEngine();

async function shortGame(): Promise<string> {
  const { table } = await engine.call('open', { game: 'wikinger', seats: 2, seed: '5' });
  for (const at of ['c3', 'c4', 'd4', 'e5']) await engine.call('play', { table, move: `settle ${at}` });
  return (await engine.call('record', { table })).record;
}

test('The plies of a record are its moves in notation', async () => {
  expect(pliesOf(await shortGame())).toEqual([
    expect.stringMatching(/^start (red|black)$/),
    'settle c3',
    'settle c4',
    'settle d4',
    'settle e5',
  ]);
});

test('A replay goes to any ply, and a step forward tells what happened', async () => {
  const replay = await Replay.of(engine, await shortGame(), () => wikinger as unknown as Board);
  expect([replay.ply, replay.last]).toEqual([0, 5]);
  await replay.goTo(1);
  await replay.goTo(2);
  expect(replay.happened).toMatchObject({ move: 'settle c3', events: [{ event: 'settles', at: 'c3' }] });
  await replay.goTo(99);
  expect(replay.ply).toBe(5);
  await replay.goTo(3);
  expect(replay.happened.move).toBe(''); // backwards nothing walks
  expect(pliesOf(await replay.recordSoFar())).toHaveLength(3);
});

test('A record with a forged hash is refused', async () => {
  const forged = (await shortGame()).replace(/#(.)/, (_, digit: string) => `#${digit === '0' ? '1' : '0'}`);
  await expect(Replay.of(engine, forged, () => wikinger as unknown as Board)).rejects.toMatchObject({ code: 'E-REPLAY-HASH' });
});
