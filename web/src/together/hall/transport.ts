// A table of the hall answers the same questions as the engine in this page; so the same screen shows both.
import type { Transport } from '../../engine/client';
import type { Line } from './line.svelte';

/** Only the owner of a table may say who sits before a screen and ask for its seed; the hall knows who asks. */
const ownersOnly = ['people', 'eyes', 'record', 'reveal'];

export function hallTransport(line: Line): Transport {
  return {
    send(text) {
      const { method, params } = JSON.parse(text) as { method: string; params: Record<string, unknown> };
      if (method === 'close') {
        line.depart(String(params.table));
        return Promise.resolve('{"result":{}}'); // the table stays open, and nobody waits for the hall
      }
      const fitting = Object.entries(params).filter(([name]) => !ownersOnly.includes(name));
      return line.request(method, Object.fromEntries(fitting));
    },
    stop: () => undefined,
  };
}
