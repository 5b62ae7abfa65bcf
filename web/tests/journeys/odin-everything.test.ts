// Every kind of question and every action space of Ein Fest für Odin has a control on the page, and it does what it says.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OdinMove, OdinState, OdinView } from '../../src/generated/games';
import type { Engine } from '../../src/engine/client';
import { dice, startEngine } from '../support/engine';
import { inTheHall, untilAsked, visit } from '../support/hall';
import { offers } from '../support/odin';
import { keepGame, noon } from '../support/positions';

inTheHall();

const people = [{ name: 'You', bot: null }];

/** Opens a kept game of one player as it stands. */
async function open(page: Page, id: string, record: string): Promise<void> {
  await keepGame(page, { id, game: 'odin', players: people, record, ply: 1, over: false, begun: noon, changed: noon });
  await page.evaluate((there) => (location.hash = there), `#/table/${id}`);
  await page.reload();
  await untilAsked(page);
}

/** What may be done at any time answers no question. */
const anytime = ['lift', 'store', 'buy', 'arm', 'unload', 'use'];

interface Met {
  record: string;
  answers: string[];
}

/** A position for every kind of question that random games of one player meet. */
async function questions(engine: Engine): Promise<Map<string, Met>> {
  const met = new Map<string, Met>();
  for (let game = 1; game <= 14; ++game) {
    const roll = dice(game);
    const { table } = await engine.call('open', { game: 'odin', seats: 1, seed: String(game) });
    const eyes = { table, people: [0], eyes: 0, record: false };
    let screen = await engine.call('screen', eyes);
    while (!('over' in screen.to_act)) {
      const asked = (screen.view as unknown as OdinView).stack.at(-1)?.ask ?? '';
      const moves = screen.moves as unknown as (OdinMove & { text: string; code: number })[];
      const answers = moves.filter(({ verb }) => asked === 'triggers' || !anytime.includes(verb));
      if (!met.has(asked) && answers.length > 0 && moves.length > 1) {
        const { record } = await engine.call('record', { table, reveal: true });
        met.set(asked, { record, answers: answers.map(({ text }) => text) });
      }
      const move = moves[roll(moves.length)]?.code ?? 0;
      screen = await engine.call('act', { ...eyes, move, from: screen.ply });
    }
    await engine.call('close', { table });
  }
  return met;
}

test('Every kind of question has a control that answers it', async () => {
  const met = await questions(startEngine());
  const common =
    'turn turnEnd window mountain upgrade laying feast diceAction alternative occupations triggers column4 boats exploration emigration';
  expect([...met.keys()]).toEqual(expect.arrayContaining(common.split(' ')));
  expect(met.size).toBeGreaterThanOrEqual(16);
  const page = await visit();
  for (const [asked, { record, answers }] of met) {
    await open(page, `asked-${asked}`, record);
    if (asked === 'laying') {
      await page.locator('.home .open .dots').waitFor({ state: 'attached' });
      continue;
    }
    const found = (await offers(page)).map(({ kind, text }) => (kind === 'space' ? `place ${text}` : text));
    const fitting = found.filter((text) => answers.includes(text) || answers.some((answer) => answer.startsWith(text)));
    expect(fitting, `${asked}: ${answers.slice(0, 5).join(', ')}`).not.toEqual([]);
  }
});

/** A player who can pay for nearly everything, at the beginning of a turn. */
async function richTurn(engine: Engine): Promise<{ record: string; spaces: string[] }> {
  const opened = await engine.call('open', { game: 'odin', seats: 1, seed: 'rich' });
  const { view } = await engine.call('view', { table: opened.table, seat: 'all' });
  const state = view as unknown as OdinState;
  const [player] = state.players;
  if (!player) throw new Error('Nobody sits at the table');
  player.supply = player.supply.map((count, item) => (item < 36 ? Math.max(count, 4) : count));
  player.bay = { ...player.bay, boats: [1, 0], knarrs: 1, longships: [2, 0, 0, 0] };
  player.thingSquare = 6;
  const setup = { game: 'odin', seats: 1, state: state as unknown as object, seed: 'rich' };
  const { table } = await engine.call('load', setup);
  const { moves } = await engine.call('moves', { table });
  const spaces = (moves as unknown as OdinMove[]).flatMap((move) => (move.verb === 'place' ? [move.space] : []));
  const { record } = await engine.call('record', { table, reveal: true });
  return { record, spaces: [...new Set(spaces)] };
}

test('Every action space that can be used is touched and used', async () => {
  const { record, spaces } = await richTurn(startEngine());
  expect(spaces.length).toBeGreaterThanOrEqual(50);
  const page = await visit();
  await open(page, 'rich', record);
  const shown = (await offers(page)).flatMap(({ kind, text }) => (kind === 'space' ? [text] : []));
  expect(shown.sort()).toEqual([...spaces].sort());
  for (const space of spaces) {
    await open(page, 'rich', record);
    await page.locator(`[data-space="${space}"]`).dispatchEvent('click');
    await page.locator(`[data-space="${space}"] .crew`).first().waitFor();
  }
});
