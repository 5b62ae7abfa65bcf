// The tools under a board as the table stands: what each does, and when it can be used.
import type { Gathering } from '../together/hall/gathering.svelte';
import { t } from '../words/index.svelte';
import type { Table } from './course/table.svelte';
import type { Tool } from './Tools.svelte';

/** What can be opened over the table. */
export type Sheet = 'choices' | 'menu' | 'keys' | 'log' | 'chat' | 'result';

/** What the tools go by besides the table. */
interface Surface {
  /** The hall's side of the table, where the hall keeps it. */
  shared?: Gathering | undefined;
  /** The bot that gives hints; none: there are no hints. */
  adviser: string;
  /** Whether what is said stands beside the board, and so is read. */
  showsChat: boolean;
  open(sheet: Sheet): void;
}

export function toolsAt(table: Table, surface: Surface): Tool[] {
  const { shared, open } = surface;
  const isOnlooker = shared !== undefined && table.you === undefined;
  return [
    ...(isOnlooker ? [] : [undo(table, shared), undoTurn(table)]),
    // A bot's advice is for those who play alone.
    ...(shared ? [] : [hint(table, surface.adviser)]),
    ...(isOnlooker ? [] : [choices(table, open)]),
    log(table, open),
    ...(shared ? [chat(table, shared, surface)] : []),
    { icon: 'menu', label: t().table.menu, act: () => open('menu') },
  ];
}

function undo(table: Table, shared: Gathering | undefined): Tool {
  const isFree = table.barrier < table.ply;
  const nothing = shared ? !shared.ownLast || table.isGivenUp : !isFree && !table.mayGoFurtherBack;
  const asks = shared?.ownLast?.isFree === false && !table.trial.lies;
  return {
    icon: 'back',
    label: asks ? t().together.askBack : t().table.undo,
    ...(asks ? { longLabel: t().together.askBackLong } : {}),
    key: 'u',
    off: nothing && !table.trial.lies,
    act: () => void table.takeBack(isFree ? 'act' : 'further'),
  };
}

function undoTurn(table: Table): Tool {
  return {
    icon: 'turn',
    label: t().table.undoTurn,
    longLabel: t().table.undoTurnLong,
    key: 'Shift+U',
    off: table.ply - table.barrier < 2 && !table.trial.lies,
    act: () => void table.takeBack('turn'),
  };
}

function hint(table: Table, adviser: string): Tool {
  return {
    icon: 'hint',
    label: table.hinting ? t().table.hintThinking : t().table.hint,
    key: 'h',
    off: !table.asksPerson || table.hinting || !adviser,
    act: () => void table.askHint(adviser),
  };
}

function choices(table: Table, open: Surface['open']): Tool {
  return {
    icon: 'list',
    label: t().table.choices,
    key: 'c',
    off: table.moves.length === 0 || table.isGivenUp,
    // While a move is made it stays as it is: going and coming back within a moment would be two more pictures.
    act: () => {
      if (!table.busy) open('choices');
    },
  };
}

function log({ board }: Table, open: Surface['open']): Tool {
  return {
    icon: 'log',
    label: t().table.logShort,
    longLabel: t().table.log,
    narrowOnly: !board.full,
    act: () => open('log'),
  };
}

function chat({ board }: Table, shared: Gathering, { showsChat, open }: Surface): Tool {
  return {
    icon: 'chat',
    label: t().together.chat,
    badge: showsChat ? 0 : shared.unread,
    narrowOnly: !board.full,
    act: () => open('chat'),
  };
}
