// Which tools lie under a board, and when they can be used.
import { describe, expect, test, vi } from 'vitest';
import type { Table } from '../../../src/table/course/table.svelte';
import { type Sheet, toolsAt } from '../../../src/table/toolbar';
import type { Gathering } from '../../../src/together/hall/gathering.svelte';
import { en } from '../../../src/words/en';

const { table: words, together } = en;

/** A table at which a person is asked, and nothing has been done yet. */
const fresh = {
  you: 0,
  ply: 4,
  barrier: 4,
  mayGoFurtherBack: false,
  isGivenUp: false,
  busy: false,
  hinting: false,
  asksPerson: true,
  moves: [{ code: 1 }],
  trial: { lies: false },
  board: { full: false },
};
function tools(
  standing: object = {},
  { adviser = 'jarl', shared, showsChat = false }: { adviser?: string; shared?: object; showsChat?: boolean } = {},
) {
  const takeBack = vi.fn();
  const opened: Sheet[] = [];
  const table = { ...fresh, ...standing, takeBack } as unknown as Table;
  const open = (sheet: Sheet) => void opened.push(sheet);
  const all = toolsAt(table, { adviser, showsChat, open, shared: shared as Gathering | undefined });
  const labels = all.map(({ label }) => label);
  const tool = (label: string) => {
    const found = all.find((each) => each.label === label);
    if (!found) throw new Error(`there is no ${label}`);
    return found;
  };
  return { labels, tool, takeBack, opened };
}

describe('At a table of one’s own', () => {
  test('there is everything but a chat', () => {
    const { undo, undoTurn, hint, choices, logShort, menu } = words;
    expect(tools().labels).toEqual([undo, undoTurn, hint, choices, logShort, menu]);
  });

  test('an act can be taken back as far as the barrier, then beyond it where the table lets one', () => {
    expect(tools().tool(words.undo).off).toBe(true);
    const acted = tools({ barrier: 3 });
    expect(acted.tool(words.undo).off).toBe(false);
    acted.tool(words.undo).act();
    expect(acted.takeBack).toHaveBeenLastCalledWith('act');
    const further = tools({ mayGoFurtherBack: true });
    expect(further.tool(words.undo).off).toBe(false);
    further.tool(words.undo).act();
    expect(further.takeBack).toHaveBeenLastCalledWith('further');
  });

  test('a turn can be taken back where it has more than one act, and what lies on trial always', () => {
    expect(tools({ barrier: 3 }).tool(words.undoTurn).off).toBe(true);
    expect(tools({ barrier: 2 }).tool(words.undoTurn).off).toBe(false);
    const tried = tools({ trial: { lies: true } });
    expect([tried.tool(words.undo).off, tried.tool(words.undoTurn).off]).toEqual([false, false]);
  });

  test('a hint is given to whoever is asked, one at a time, if there is somebody who gives it', () => {
    expect(tools().tool(words.hint).off).toBe(false);
    expect(tools({ asksPerson: false }).tool(words.hint).off).toBe(true);
    expect(tools({ hinting: true }).tool(words.hintThinking).off).toBe(true);
    expect(tools({}, { adviser: '' }).tool(words.hint).off).toBe(true);
  });

  test('the list of moves opens unless a move is being made', () => {
    expect(tools({ moves: [] }).tool(words.choices).off).toBe(true);
    const still = tools();
    still.tool(words.choices).act();
    expect(still.opened).toEqual(['choices']);
    const busy = tools({ busy: true });
    busy.tool(words.choices).act();
    expect(busy.opened).toEqual([]);
  });

  test('the log is a tool where it does not stand beside the board', () => {
    expect(tools().tool(words.logShort).narrowOnly).toBe(true);
    expect(tools({ board: { full: true } }).tool(words.logShort).narrowOnly).toBe(false);
  });
});

describe('At a table of the hall', () => {
  const own = { ownLast: { ply: 3, isFree: true }, unread: 2 };

  test('there is a chat, and nobody gives hints', () => {
    const { labels, tool } = tools({}, { shared: own });
    expect(labels).toContain(together.chat);
    expect(labels).not.toContain(words.hint);
    expect(tool(together.chat).badge).toBe(2);
    expect(tools({}, { shared: own, showsChat: true }).tool(together.chat).badge).toBe(0);
  });

  test('an onlooker has neither moves nor anything to take back', () => {
    const { labels } = tools({ you: undefined }, { shared: { ownLast: null, unread: 0 } });
    expect(labels).toEqual([words.logShort, together.chat, words.menu]);
  });

  test('one’s own last act is taken back, or the others are asked for it', () => {
    expect(tools({}, { shared: { ownLast: null, unread: 0 } }).tool(words.undo).off).toBe(true);
    expect(tools({}, { shared: own }).tool(words.undo).off).toBe(false);
    const asking = { ownLast: { ply: 3, isFree: false }, unread: 0 };
    expect(tools({}, { shared: asking }).tool(together.askBack).off).toBe(false);
    // What lies on trial nobody need be asked for.
    expect(tools({ trial: { lies: true } }, { shared: asking }).labels).toContain(words.undo);
  });

  test('nothing is taken back once somebody has given up', () => {
    const { tool } = tools({ isGivenUp: true }, { shared: own });
    expect([tool(words.undo).off, tool(words.choices).off]).toEqual([true, true]);
  });
});
