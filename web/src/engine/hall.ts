// The engines of the page: one that keeps the tables, and one for whoever thinks.
import { drawn } from '../store/drawn';
import { remembered } from '../store/remembered';
import { settings } from '../store/settings.svelte';
import { compiled, firstTransport } from './ahead';
import { Engine, type Transport, workerTransport } from './client';
import type { GameCard } from './protocol';
import { Thinker } from './thinker';

const engineAt = (transport: Transport) => new Engine(transport, () => settings.language);
const startEngine = () => engineAt(workerTransport(compiled));

export const engine = engineAt(firstTransport);

/** An engine of its own worker, for long work; whoever asks for it stops it. */
export const newEngine = startEngine;

/** What is seen comes first: an engine that starts beside a board in the making would take a core from it. */
const startSoon = () => engineAt(workerTransport(drawn().then(() => compiled)));

export const newThinker = () => new Thinker(startSoon);

const gamesIn = remembered(() => engine.call('games', {}));
/** What can be played, in the language of the page. */
export const games = (): Promise<GameCard[]> => gamesIn(settings.language);
