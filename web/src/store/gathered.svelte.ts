// What is told to a part of the page, in two ways: at once for what answers a touch, a frame later for what is beside it.
import { untrack } from 'svelte';
import { drawn } from './drawn';

/**
 * Looked up once for everybody who reads it. Through all the components between, each of a thousand readers would ask them anew
 * and be called again for everything that they had looked at on the way.
 */
export function gathered<Told extends object>(told: () => Told): Told {
  const copy = {} as Told;
  for (const key of Object.keys(untrack(told)) as (keyof Told)[]) {
    const value = $derived(told()[key]);
    Object.defineProperty(copy, key, { enumerable: true, get: () => value });
  }
  return copy;
}

/** A frame later: the answer to a touch is drawn before what is beside it. */
export function afterwards<Told extends object>(told: () => Told): Told {
  let shown = $state.raw(untrack(told));
  $effect(() => {
    const now = told();
    let isOutdated = false;
    void drawn().then(() => {
      if (!isOutdated) shown = now;
    });
    return () => {
      isOutdated = true;
    };
  });
  return gathered(() => shown);
}
