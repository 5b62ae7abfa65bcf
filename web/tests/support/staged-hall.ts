// A hall on a stage: guests, tables and a game that are the same every time, so that pictures of it can be compared. The page
// hears it instead of a server; what a table shows comes from the engine.
import type { Page, WebSocketRoute } from 'playwright-core';
import type { Entered, Info, Told } from '../../src/together/hall/protocol';
import { startAnswerer } from './engine';
import { gameAt, noon } from './positions';

const astrid = { guest: 'g1', name: 'Astrid', here: true };
const bjorn = { guest: 'g2', name: 'Björn', here: true };
const gudrun = { guest: 'g3', name: 'Gudrun Ósvífrsdóttir', here: false };
const day = 86_400_000;
const rest = { open: true, watched: true, host: 'g1', changed: noon, number: 3 };
const slowly = { clock: { minutes: 0, seconds: 0, days: 3 } };

const tables: Info[] = [
  {
    ...rest,
    ...slowly,
    table: 'game',
    game: 'walhalla',
    title: 'The long winter evening by the fire',
    phase: 'running',
    places: [astrid, bjorn, gudrun],
    left: [2.9 * day, 3 * day, 3 * day],
    to_act: 0,
    you: 0,
    your_move: true,
  },
  {
    ...rest,
    table: 'room',
    game: 'odin',
    title: '',
    phase: 'gathering',
    clock: { minutes: 15, seconds: 10, days: 0 },
    delay: { seconds: 120, plies: 0 },
    places: [astrid, {}, { bot: 'farmer' }, gudrun],
    you: 0,
  },
  { ...rest, table: 'open', game: 'wikinger', title: '', phase: 'gathering', host: 'g2', places: [bjorn, {}] },
];
const said: Told[] = [
  {
    table: 'room',
    number: 2,
    at: noon,
    event: 'said',
    name: 'Gudrun Ósvífrsdóttir',
    text: 'Björn comes when he has eaten.',
  },
  { table: 'room', number: 3, at: noon, event: 'said', name: 'Astrid', text: 'Then I put some wood on the fire.' },
];
const ladder = [
  { ...gudrun, rating: 31.4, uncertainty: 2.1, games: 24 },
  { ...astrid, rating: 28.2, uncertainty: 3.4, games: 9 },
  { ...bjorn, rating: 22.9, uncertainty: 6.8, games: 2 },
];

type Params = Record<string, unknown>;
interface Request {
  id: number;
  method: string;
  params: Params;
}

/** What the hall answers to Astrid, who sits at the first seat. */
async function stage(): Promise<(request: Request) => unknown> {
  const answer = await startAnswerer();
  const ask = (method: string, params: Params): Params => {
    const text = answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    return (JSON.parse(text) as { result: Params }).result;
  };
  const { record } = await gameAt('walhalla', 60);
  const { table } = ask('load', { record });
  const screen = () => ask('screen', { table, seat: 0 }) as unknown as Entered['screen'];
  return ({ method, params }) => {
    if (method === 'hello') return { guest: astrid.guest, name: astrid.name, token: 'g1.secret' };
    if (method === 'tables') return tables.filter(({ you }) => !params.mine || you !== undefined);
    if (method === 'depart') return { number: 3 };
    if (method === 'create') return { table: 'room', links };
    const info = tables.find((each) => each.table === params.table);
    if (method === 'enter' && info?.phase === 'running') return { table: info, screen: screen(), missed: [] };
    if (method === 'enter') return { table: info, missed: said };
    const seat = method === 'about' || method === 'record' ? {} : { seat: 0 };
    const { people: _, eyes: __, ...asked } = params;
    return ask(method, { ...asked, table, ...seat });
  };
}

const links = [1, 2, 3].map((seat) => ({ seat, link: `room.${'0123456789abcdef'.repeat(2)}` }));

interface StagedHall {
  /** From now on the guest's name is somebody else's. */
  forget(): Promise<void>;
  /** The next time this is asked for, it is refused. */
  refuse(method: string, code: string): void;
}

/** From now on this page, whenever it is loaded, finds the hall of the stage. */
export async function raiseHall(page: Page): Promise<StagedHall> {
  const answer = await stage();
  let isForgotten = false;
  let last: WebSocketRoute | undefined;
  const refusals = new Map<string, string>();
  const refusalOf = (method: string): string | null => {
    const code = refusals.get(method) ?? null;
    refusals.delete(method);
    return code;
  };
  /** Why this is not done: above all, a guest whom the hall has forgotten is not heard. */
  const objection = ({ method, params }: Request): string | null => {
    if (method === 'hello' && params.name !== undefined && params.name !== astrid.name) isForgotten = false;
    if (!isForgotten) return refusalOf(method);
    if (method !== 'hello') return 'E-HELLO';
    return params.name === undefined ? 'E-TOKEN' : 'E-NAME-TAKEN';
  };
  await page.routeWebSocket(/\/hall$/, (socket) => {
    last = socket;
    socket.onMessage((text) => {
      const request = JSON.parse(String(text)) as Request;
      const code = objection(request);
      const said = code
        ? { error: { code: -32000, message: code, data: { code, message: code } } }
        : { result: answer(request) };
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: request.id, ...said }));
    });
  });
  await page.route('**/readyz', (route) => route.fulfill({ body: 'ready\n' }));
  await page.route('**/api/ladder/*', (route) => route.fulfill({ json: ladder }));
  await page.addInitScript(
    ([guest, known]) => {
      localStorage.setItem('meadhall.guest', guest);
      localStorage.setItem('meadhall.links', known);
    },
    [
      JSON.stringify({ name: astrid.name, token: 'g1.secret' }),
      JSON.stringify({ room: [...links, { link: links[0]?.link }] }),
    ] as const,
  );
  return {
    async forget() {
      isForgotten = true;
      await last?.close();
    },
    refuse(method, code) {
      refusals.set(method, code);
    },
  };
}
