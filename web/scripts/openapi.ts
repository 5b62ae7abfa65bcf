// The routes of an OpenAPI description as a list of what can be asked: where a parameter stands does not matter to whoever asks.
import type { Described, Schema } from './schema';

interface Content {
  content: { 'application/json': { schema: Schema } };
}
interface Operation {
  summary: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: { 200: Content };
}
export interface OpenApi {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
}

const schemaIn = (content: Content): Schema => content.content['application/json'].schema;

/** The language goes with every request as a header. */
function paramsOf({ parameters, requestBody }: Operation): Schema {
  const own = parameters.filter(({ name }) => name !== 'language');
  const body = requestBody ? schemaIn(requestBody) : {};
  const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
  const required = own.filter((each) => each.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: { ...properties, ...body.properties },
    required: [...required, ...(body.required ?? [])],
  };
}

/** "GET /api/me": … */
export function routesOf({ paths }: OpenApi): Record<string, Described> {
  const rows = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => {
      const result = schemaIn(operation.responses[200]);
      const route = { purpose: operation.summary, params: paramsOf(operation), result };
      return [`${verb.toUpperCase()} ${path}`, route] as const;
    }),
  );
  return Object.fromEntries(rows);
}
