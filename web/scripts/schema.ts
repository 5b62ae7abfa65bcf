// JSON Schema of the kind the engine writes, as TypeScript.

export interface Schema {
  description?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  properties?: Record<string, Schema>;
  /** Without it every property is there. */
  required?: string[];
  items?: Schema;
  const?: string | boolean;
  enum?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
}

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const quoted = (text: string) => `'${text}'`;
const fieldName = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name));

/** What the engine says of any game is called so: a "move" is `AnyMove`. */
export const anyName = (part: string) => `Any${capital(part)}`;

export function typeOfSchema(schema: Schema): string {
  if (schema.$ref !== undefined) return anyName(schema.$ref.split('/').at(-1) ?? '');
  if (schema.const !== undefined) return typeof schema.const === 'string' ? quoted(schema.const) : String(schema.const);
  if (schema.enum) return schema.enum.map(quoted).join(' | ');
  if (schema.oneOf) return schema.oneOf.map((one) => `\n  | ${typeOfSchema(one)}`).join('') || 'never';
  if (schema.anyOf) return schema.anyOf.map(typeOfSchema).join(' | ');
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'array':
      return `(${typeOfSchema(schema.items ?? {})})[]`;
    case 'object':
      return objectType(schema);
    default:
      return schema.type ?? 'unknown';
  }
}

function objectType({ properties, required }: Schema): string {
  if (!properties) return 'object';
  const members = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description ? `/** ${schema.description} */ ` : '';
    const missing = required && !required.includes(name) ? '?' : '';
    return `${comment}${fieldName(name)}${missing}: ${typeOfSchema(schema)}`;
  });
  return members.length > 0 ? `{ ${members.join('; ')} }` : 'Record<string, never>';
}

/** What can be asked, with its answer, or told. */
export interface Described {
  purpose: string;
  params: Schema;
  result?: Schema;
}

export function listType(name: string, list: Record<string, Described>): string {
  const rows = Object.entries(list).map(([each, { purpose, params, result }]) => {
    const answered = result ? `; result: ${typeOfSchema(result)}` : '';
    return `  /** ${purpose} */\n  ${fieldName(each)}: { params: ${typeOfSchema(params)}${answered} };`;
  });
  return `export interface ${name} {\n${rows.join('\n')}\n}`;
}
