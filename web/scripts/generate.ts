// Brings the engine into src/generated: its module, and TypeScript types of everything it says about each game, learnt
// from its own answers (options from their schema; views, moves, events and scenes from random games). Never edit what
// this writes; run it again (npm run generate).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startModule, type Answerer } from '../src/engine/module';
import { emptyShape, learn, typeOf, Variants, type Shape } from './infer';
import { rareSamples, type Sample } from './samples';
import { typeOfSchema, type Schema } from './schema';

interface Game {
  id: string;
  seats: { min: number; max: number };
  options: Schema;
  components: unknown;
}

/** Everything learnt about one game. */
class Lore {
  readonly view = emptyShape();
  readonly scene = emptyShape();
  readonly moves = new Variants('verb');
  readonly events = new Variants('event');
}

const output = resolve('src/generated');
const modulePath = process.env.MEADHALL_WASM ?? resolve('../build/wasm/meadhall.wasm');

function caller(answerer: Answerer) {
  return <Result>(method: string, params: object): Result => {
    const { result, error } = JSON.parse(answerer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })));
    if (error) throw new Error(`${method}: ${JSON.stringify(error)} for ${JSON.stringify(params)}`);
    return result;
  };
}
type Call = ReturnType<typeof caller>;

/** Plays one random game with outcomes entered by hand, so that draws are moves too. */
function sampleGame(call: Call, lore: Lore, sample: Sample, seed: number): void {
  const { games: _, ...setup } = sample;
  const { table } = call<{ table: string }>(sample.state ? 'load' : 'open', { ...setup, chance: 'manual' });
  learn(lore.scene, call<{ scene: unknown }>('about', { table }).scene);
  let dice = seed;
  for (let ply = 0; ply < 600; ++ply) {
    for (const seat of ['all', 0, undefined]) learn(lore.view, call<{ view: unknown }>('view', { table, seat }).view);
    const { moves } = call<{ moves: Record<string, unknown>[] }>('moves', { table });
    if (moves.length === 0) break;
    for (const move of moves) lore.moves.learn(move);
    dice = (Math.imul(dice, 1103515245) + 12345) >>> 0;
    const move = moves[(dice >>> 8) % moves.length];
    const { ply } = call<{ ply: number }>('play', { table, move: move?.code });
    for (const seat of ['all', 0, undefined]) {
      const { events } = call<{ events: Record<string, unknown>[] }>('log', { table, seat, from: ply - 1 });
      for (const event of events) lore.events.learn(event);
    }
  }
  call<unknown>('close', { table });
}

function samplesOf(game: Game): Sample[] {
  const usual: Sample[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; ++seats) usual.push({ game: game.id, seats, games: 4 });
  return [...usual, ...rareSamples.filter((sample) => sample.game === game.id)];
}

function typesOf(call: Call, game: Game): string {
  const lore = new Lore();
  for (const sample of samplesOf(game)) {
    for (let i = 0; i < sample.games; ++i) sampleGame(call, lore, sample, i + 1);
  }
  const components: Shape = emptyShape();
  learn(components, game.components);
  const name = game.id.charAt(0).toUpperCase() + game.id.slice(1);
  return [
    `export type ${name}Options = ${typeOfSchema(game.options)};`,
    `export type ${name}Components = ${typeOf(components)};`,
    `export type ${name}Scene = ${typeOf(lore.scene)};`,
    `export type ${name}View = ${typeOf(lore.view)};`,
    `export type ${name}Move =${lore.moves.type()};`,
    `export type ${name}Event =${lore.events.type()};`,
  ].join('\n\n');
}

function gamesType(games: Game[]): string {
  const entry = (game: Game) => {
    const name = game.id.charAt(0).toUpperCase() + game.id.slice(1);
    const parts = ['options', 'components', 'scene', 'view', 'move', 'event'];
    return `  ${game.id}: { ${parts.map((part) => `${part}: ${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`).join('; ')} };`;
  };
  return `export interface Games {\n${games.map(entry).join('\n')}\n}\n\nexport type GameId = keyof Games;`;
}

const bytes = readFileSync(modulePath);
const call = caller(await startModule(bytes));
const games = call<Game[]>('games', {});
const header = '// Written by scripts/generate.ts from the answers of the engine. Do not edit: run npm run generate.';
mkdirSync(output, { recursive: true });
writeFileSync(resolve(output, 'meadhall.wasm'), bytes);
writeFileSync(
  resolve(output, 'games.ts'),
  [header, ...games.map((game) => typesOf(call, game)), gamesType(games)].join('\n\n') + '\n',
);
