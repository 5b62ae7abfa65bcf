// A JSON Schema of the kind the engine writes, as TypeScript.
import { fieldName } from './infer';

export interface Schema {
  description?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: string[];
  anyOf?: Schema[];
}

export function typeOfSchema(schema: Schema): string {
  if (schema.enum) return schema.enum.map((name) => `'${name}'`).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOfSchema).join(' | ');
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'array':
      return `(${typeOfSchema(schema.items ?? {})})[]`;
    case 'object':
      return `{ ${Object.entries(schema.properties ?? {})
        .map(propertyOfSchema)
        .join('; ')} }`;
    default:
      return schema.type ?? 'unknown';
  }
}

function propertyOfSchema([name, schema]: [string, Schema]): string {
  const comment = schema.description ? `/** ${schema.description} */ ` : '';
  return `${comment}${fieldName(name)}: ${typeOfSchema(schema)}`;
}
