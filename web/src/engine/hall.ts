// The engines of the page: one that keeps the tables, and one for whoever thinks.
import { settings } from '../store/settings.svelte';
import { Engine, workerTransport } from './client';
import type { GameCard } from './protocol';
import { Thinker } from './thinker';

const startEngine = () => new Engine(workerTransport(), () => settings.language);

export const engine = startEngine();

/** An engine of its own worker, for long work; whoever asks for it stops it. */
export const newEngine = startEngine;

export const newThinker = () => new Thinker(startEngine);

export const games = (): Promise<GameCard[]> => engine.call('games', {});
