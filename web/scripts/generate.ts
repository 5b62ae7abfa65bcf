// Brings the engine into src/generated: its module, and TypeScript types of everything it takes and says, from the
// schema by which it describes itself, and the list of its games; and the same types of the hall, which is not built when the
// page is, from docs/hall.json and docs/openapi.json. Never edit what this writes; run it again (npm run generate).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startModule } from '../src/engine/module';
import { type OpenApi, routesOf } from './openapi';
import { anyName, capital, type Described, listType, type Schema, typeOfSchema } from './schema';

/** What can be asked, and what is told without having been asked for. */
interface Spoken {
  methods: Record<string, Described>;
  notifications: Record<string, Described>;
  $defs: Record<string, Schema>;
}
interface Protocol extends Spoken {
  games: Record<string, Record<string, Schema>>;
}

const output = resolve('src/generated');
const modulePath = process.env.MEADHALL_WASM ?? resolve('../build/wasm/meadhall.wasm');
const header = '// Written by scripts/generate.ts from the schema of the engine. Do not edit: run npm run generate.';
const hallHeader =
  '// Written by scripts/generate.ts from docs/hall.json and docs/openapi.json. Do not edit: run npm run generate.';

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

function protocolTypes({ methods, $defs }: Spoken): string[] {
  const common = Object.entries($defs).map(
    ([part, schema]) => `export type ${anyName(part)} = ${typeOfSchema(schema)};`,
  );
  return [...common, listType('Methods', methods)];
}

/** What the hall takes and says besides: the parts that depend on a game are the engine's. */
function hallTypes({ methods, notifications, $defs }: Spoken, openApi: OpenApi): string[] {
  const lists = [
    listType('HallMethods', methods),
    listType('HallNotifications', notifications),
    listType('Routes', routesOf(openApi)),
    `export type Refused = ${typeOfSchema(openApi.components.schemas.refusal ?? {})};`,
  ];
  const used = Object.keys($defs)
    .map(anyName)
    .filter((name) => lists.some((list) => new RegExp(`\\b${name}\\b`).test(list)));
  return [`import type { ${used.join(', ')} } from './protocol';`, ...lists];
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
const described = <T>(name: string) => JSON.parse(readFileSync(resolve('../docs', name), 'utf8')) as T;
const together = hallTypes(described<Spoken>('hall.json'), described<OpenApi>('openapi.json'));
mkdirSync(output, { recursive: true });
writeFileSync(resolve(output, 'meadhall.wasm'), bytes);
writeFileSync(resolve(output, 'games.ts'), [header, ...gameTypes(protocol)].join('\n\n') + '\n');
writeFileSync(resolve(output, 'protocol.ts'), [header, ...protocolTypes(protocol)].join('\n\n') + '\n');
writeFileSync(resolve(output, 'together.ts'), [hallHeader, ...together].join('\n\n') + '\n');
writeFileSync(resolve(output, 'hall.ts'), [header, listOfGames(ask<Listed[]>('games'))].join('\n\n') + '\n');
