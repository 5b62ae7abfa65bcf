import { expect, test } from 'vitest';
import { walhalla } from '../../../src/boards/walhalla';
import { wikinger } from '../../../src/boards/wikinger';
import type { Who } from '../../../src/engine/protocol';
import type { Board } from '../../../src/boards/board';
import { pliesOf } from '../../../src/table/course/plies';
import { Replay } from '../../../src/table/course/replay.svelte';
import { startEngine } from '../../support/engine';

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

test('A game with secrets is watched through one pair of eyes, or with open cards', async () => {
  const { table } = await engine.call('open', { game: 'walhalla', seats: 3, seed: '5' });
  const { record } = await engine.call('record', { table });
  const watch = async (eyes?: Who) => {
    const replay = await Replay.of(engine, record, () => walhalla as unknown as Board, eyes);
    await replay.goTo(replay.last);
    return replay;
  };
  const drawn = ({ log }: Replay) => log.filter(({ event }) => event === 'drawsCard').length;
  expect(drawn(await watch('all'))).toBe(3);
  expect(drawn(await watch(1))).toBe(1);
  expect(drawn(await watch())).toBe(0);
  expect((await watch('all')).view).toHaveProperty('hands');
  expect((await watch(1)).view).not.toHaveProperty('hands');
});

test('A replay goes to any ply, and a step forward tells what happened', async () => {
  const replay = await Replay.of(engine, await shortGame(), () => wikinger as unknown as Board);
  expect([replay.ply, replay.last]).toEqual([0, 5]);
  await replay.goTo(1);
  await replay.goTo(2);
  expect(replay.happened).toMatchObject({ move: 'settle c3', events: [{ event: 'settles', at: 'c3' }] });
  await Promise.all([replay.step(1), replay.step(1)]);
  expect(replay.ply).toBe(4);
  await Promise.all([replay.retell(), replay.step(-1), replay.retell(), replay.step(1)]);
  expect([replay.ply, replay.log.length]).toEqual([4, 5]); // being told everything again does not move anybody
  expect(replay.toAct).toEqual({ seat: 1 });
  await replay.goTo(99);
  expect(replay.ply).toBe(5);
  await replay.goTo(3);
  expect(replay.happened.move).toBe(''); // backwards nothing walks
  expect(pliesOf(await replay.recordSoFar())).toHaveLength(3);
});

test('A record with a forged hash is refused', async () => {
  const forged = (await shortGame()).replace(/#(.)/, (_, digit: string) => `#${digit === '0' ? '1' : '0'}`);
  await expect(Replay.of(engine, forged, () => wikinger as unknown as Board)).rejects.toMatchObject({
    code: 'E-REPLAY-HASH',
  });
});
