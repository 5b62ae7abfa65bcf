// What type a set of JSON samples has, as TypeScript. The engine says what it says; this writes it down.

/** A type that is learnt sample by sample. */
export interface Shape {
  samples: number;
  primitives: Set<'null' | 'boolean' | 'number'>;
  strings: Set<string>;
  items?: Shape;
  fields?: Map<string, Shape>;
}

export function emptyShape(): Shape {
  return { samples: 0, primitives: new Set(), strings: new Set() };
}

export function learn(shape: Shape, value: unknown): void {
  ++shape.samples;
  if (value === null) shape.primitives.add('null');
  else if (typeof value === 'boolean') shape.primitives.add('boolean');
  else if (typeof value === 'number') shape.primitives.add('number');
  else if (typeof value === 'string') shape.strings.add(value);
  else if (Array.isArray(value)) {
    shape.items ??= emptyShape();
    for (const item of value) learn(shape.items, item);
  } else {
    shape.fields ??= new Map();
    for (const [name, field] of Object.entries(value as object)) {
      let known = shape.fields.get(name);
      if (!known) shape.fields.set(name, (known = emptyShape()));
      learn(known, field);
    }
  }
}

/** Words such as "settlement", "ownFigure", "forest2", "red-0" or "cult+" are names the engine chose; anything else ("c4", a sentence) is just text. */
const isName = (text: string) => /^[a-z][A-Za-z]{2,}(-?\d|\+|-in)?$/.test(text);
const mostNames = 40;

function stringTypes(strings: Set<string>): string[] {
  const all = [...strings];
  if (all.length === 0) return [];
  return all.every(isName) && all.length <= mostNames ? all.sort().map(quoted) : ['string'];
}

const quoted = (text: string) => `'${text}'`;
export const fieldName = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name));

export function typeOf(shape: Shape): string {
  return alternatives(shape).join(' | ') || 'unknown';
}

function alternatives(shape: Shape): string[] {
  return [
    ...stringTypes(shape.strings),
    ...(shape.items ? [listType(shape.items)] : []),
    ...(shape.fields ? [objectType(shape.fields, shape.samples)] : []),
    ...shape.primitives,
  ];
}

function listType(items: Shape): string {
  return alternatives(items).length > 1 ? `(${typeOf(items)})[]` : `${typeOf(items)}[]`;
}

function objectType(fields: Map<string, Shape>, samples: number): string {
  const lines = [...fields].map(([name, shape]) => {
    const missing = shape.samples < samples ? '?' : '';
    return `${fieldName(name)}${missing}: ${typeOf(shape)}`;
  });
  return lines.length > 0 ? `{ ${lines.join('; ')} }` : 'Record<string, never>';
}

/** Objects told apart by one field: learnt apart, written as a union. */
export class Variants {
  private readonly kinds = new Map<string, Shape>();

  constructor(private readonly tag: string) {}

  learn(value: Record<string, unknown>): void {
    const kind = String(value[this.tag]);
    let shape = this.kinds.get(kind);
    if (!shape) this.kinds.set(kind, (shape = emptyShape()));
    learn(shape, value);
  }

  type(): string {
    this.shareNames();
    const kinds = [...this.kinds].sort(([a], [b]) => a.localeCompare(b));
    return kinds.map(([, shape]) => `\n  | ${typeOf(shape)}`).join('') || 'never';
  }

  /** A field of the same name means the same in every kind, so a name seen in one may come in all. */
  private shareNames(): void {
    const shared = new Map<string, Set<string>>();
    for (const shape of this.kinds.values()) {
      for (const [name, field] of shape.fields ?? []) {
        if (name === this.tag || field.strings.size === 0) continue;
        const strings = shared.get(name) ?? new Set();
        for (const text of field.strings) strings.add(text);
        shared.set(name, (field.strings = strings));
      }
    }
  }
}
