// Who the guest of this page is, whatever the house knows of them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { House } from '../../../src/together/hall/house.svelte';
import type { Info } from '../../../src/together/hall/protocol';
import { Wire } from '../../support/wire';

vi.mock('../../../src/engine/hall', () => ({}));
vi.mock('../../../src/together/hall/gathering.svelte', () => ({}));

let wires: Wire[];
let kept: Record<string, string>;
let house: House;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  wires = [];
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { hidden: false, hasFocus: () => true });
  vi.stubGlobal('location', { protocol: 'http:', host: 'hall' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => (kept[key] = text),
  });
  vi.stubGlobal(
    'WebSocket',
    class extends Wire {
      constructor() {
        super();
        wires.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wire = (): Wire => {
  const last = wires.at(-1);
  if (!last) throw new Error('nobody has called');
  return last;
};

/** The page is opened by somebody of whom it has kept this. */
async function visited(guest: object | null): Promise<void> {
  kept = { 'meadhall.guest': JSON.stringify(guest) };
  ({ house } = await import('../../../src/together/hall/house.svelte'));
  house.line.open();
  wire().happen('open');
  await vi.advanceTimersByTimeAsync(0);
}

test('A house that has forgotten a guest meets a new one of the same name', async () => {
  await visited({ name: 'Ada', token: 'g1.old' });
  await wire().refuse('hello', 'E-TOKEN');
  expect(wire().last('hello').params).toMatchObject({ name: 'Ada' });
  await wire().answer('hello', { guest: 'g2', name: 'Ada', token: 'g2.new' });
  expect(house.guest).toEqual({ guest: 'g2', name: 'Ada' });
  expect(house.token).toBe('g2.new');
  expect(house.line.state).toBe('open');
});

test('A guest whom the house has forgotten and whose name is taken is asked for another one', async () => {
  await visited({ name: 'Ada', token: 'g1.old' });
  await wire().refuse('hello', 'E-TOKEN');
  await wire().refuse('hello', 'E-NAME-TAKEN');
  expect(house.line.state).toBe('open');
  expect(house.guest).toBeNull();
  expect(house.isKnown).toBe(false);
  const coming = house.comeIn('Adalbert');
  await wire().answer('hello', { guest: 'g2', name: 'Adalbert', token: 'g2.new' });
  expect(await coming).toBe('');
  expect(house.guest?.name).toBe('Adalbert');
});

test('Where a session has ended the guest is a stranger', async () => {
  await visited({ name: 'Ada' });
  expect(wire().last('hello').params).not.toHaveProperty('name');
  house.mine = [{ table: 't1', your_move: true } as Info];
  await wire().refuse('hello', 'E-SESSION');
  expect(house.line.state).toBe('open');
  expect(house.isKnown).toBe(false);
  expect(house.waiting).toBe(0);
});
