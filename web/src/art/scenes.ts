// The painted scene of every game.
import type { Component } from 'svelte';
import type { GameId } from '../engine/protocol';
import SceneOdin from './SceneOdin.svelte';
import SceneWalhalla from './SceneWalhalla.svelte';
import SceneWikinger from './SceneWikinger.svelte';

export const scenes: Record<GameId, Component> = { wikinger: SceneWikinger, walhalla: SceneWalhalla, odin: SceneOdin };
