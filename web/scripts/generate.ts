// Brings the engine into src/generated: its module, and TypeScript types of everything it takes and says, from the
// schema by which it describes itself, and the list of its games. Never edit what this writes; run it again (npm run generate).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startModule } from '../src/engine/module';
import { anyName, capital, type Schema, typeOfSchema } from './schema';

interface Protocol {
  methods: Record<string, { purpose: string; params: Schema; result: Schema }>;
  $defs: Record<string, Schema>;
  games: Record<string, Record<string, Schema>>;
}

const output = resolve('src/generated');
const modulePath = process.env.MEADHALL_WASM ?? resolve('../build/wasm/meadhall.wasm');
const header = '// Written by scripts/generate.ts from the schema of the engine. Do not edit: run npm run generate.';

function gameTypes({ games }: Protocol): string[] {
  const types = Object.entries(games).flatMap(([game, parts]) =>
    Object.entries(parts).map(
      ([part, schema]) => `export type ${capital(game)}${capital(part)} = ${typeOfSchema(schema)};`,
    ),
  );
  const entries = Object.entries(games).map(
    ([game, parts]) =>
      `  ${game}: { ${Object.keys(parts)
        .map((part) => `${part}: ${capital(game)}${capital(part)}`)
        .join('; ')} };`,
  );
  return [...types, `export interface Games {\n${entries.join('\n')}\n}`, 'export type GameId = keyof Games;'];
}

function protocolTypes({ methods, $defs }: Protocol): string[] {
  const common = Object.entries($defs).map(
    ([part, schema]) => `export type ${anyName(part)} = ${typeOfSchema(schema)};`,
  );
  const entries = Object.entries(methods).map(
    ([name, { purpose, params, result }]) =>
      `  /** ${purpose} */\n  ${name}: { params: ${typeOfSchema(params)}; result: ${typeOfSchema(result)} };`,
  );
  return [...common, `export interface Methods {\n${entries.join('\n')}\n}`];
}

interface Listed {
  id: string;
  title: string;
  seats: { min: number; max: number };
  bots: { name: string; level: number }[];
}

/** What the hall shows before the engine is there, and whom one can play against. */
function listOfGames(games: Listed[]): string {
  const rows = games.map(({ id, title, seats, bots }) => {
    const opponents = bots.map(({ name, level }) => ({ name, level }));
    return `  ${JSON.stringify({ id, title, seats, bots: opponents })},`;
  });
  return `export const hall = [\n${rows.join('\n')}\n] as const;`;
}

const bytes = readFileSync(modulePath);
const answer = await startModule(bytes);
function ask<Result>(method: string): Result {
  const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method });
  return (JSON.parse(answer(request)) as { result: Result }).result;
}
const protocol = ask<Protocol>('schema');
mkdirSync(output, { recursive: true });
writeFileSync(resolve(output, 'meadhall.wasm'), bytes);
writeFileSync(resolve(output, 'games.ts'), [header, ...gameTypes(protocol)].join('\n\n') + '\n');
writeFileSync(resolve(output, 'protocol.ts'), [header, ...protocolTypes(protocol)].join('\n\n') + '\n');
writeFileSync(resolve(output, 'hall.ts'), [header, listOfGames(ask<Listed[]>('games'))].join('\n\n') + '\n');
