/** Values from the schemas of an OpenAPI document: ones that fit, and ones that almost do. */
import fc from 'fast-check';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly allOf?: readonly Condition[];
}

/** "Where this field is one of these, that field is one of those, or absent." */
interface Condition {
  readonly if: { readonly properties: Readonly<Record<string, { readonly enum: readonly unknown[] }>> };
  readonly then: {
    readonly properties?: Readonly<Record<string, { readonly enum: readonly unknown[] }>>;
    readonly not?: { readonly required: readonly string[] };
  };
}

export type Components = Readonly<Record<string, Schema>>;

const oddText = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '\udfff text',
  '\u2028',
  '\ufeff',
  '🧵'.repeat(50),
  '{{x}}',
  "'; DROP TABLE account; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '${7*7}',
  '%00%0a',
  '(a+)+$',
  '__proto__',
  'a'.repeat(5000),
  '# Title\n\nPlease click on the the button in order to start.\n',
);
const text = fc.oneof(
  { weight: 3, arbitrary: fc.lorem({ maxCount: 12 }) },
  fc.string({ unit: 'binary' }),
  oddText,
);

/** A value that fits the schema, so far as types tell. */
export function fitting(schema: Schema, components: Components): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    return fitting(components[schema.$ref.split('/').pop() ?? ''] ?? {}, components);
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.items) return fc.array(fitting(schema.items, components), { maxLength: 4 });
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => [name, fitting(field, components)] as const,
    );
    const record = fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
    return record.map((value) => obeying(value, schema.allOf ?? []));
  }
  if (schema.type === 'integer') return fc.integer();
  return schema.minLength ? text.map((value) => `Text ${value}`) : text;
}

/** Two thirds of the values obey the conditions between fields; the others are left as they came. */
function obeying(value: Record<string, unknown>, conditions: readonly Condition[]): Record<string, unknown> {
  const result = { ...value };
  if (JSON.stringify(value).length % 3 === 0) return result;
  for (const { if: when, then } of conditions) {
    const holds = Object.entries(when.properties).every(([name, { enum: allowed }]) =>
      allowed.includes(result[name]),
    );
    if (!holds) continue;
    for (const name of then.not?.required ?? []) delete result[name];
    for (const [name, { enum: allowed }] of Object.entries(then.properties ?? {})) {
      if (name in result) result[name] = allowed[0];
    }
  }
  return result;
}

const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', [], {}, [[]], { length: 1 }, 'null'),
  text,
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value that fits but for one or two places, chosen anywhere in it. */
export function almostFitting(schema: Schema, components: Components): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      fitting(schema, components),
      fc.array(fc.tuple(fc.nat(), wrong, fc.boolean()), { minLength: 1, maxLength: 2 }),
    )
    .map(([value, changes]) => {
      let changed = structuredClone(value);
      for (const [where, what, drop] of changes) changed = change(changed, where, what, drop);
      return changed;
    });
}

function change(value: unknown, where: number, what: unknown, drop: boolean): unknown {
  if (typeof value !== 'object' || value === null || where % 7 === 0) return what;
  const keys = Object.keys(value);
  const key = keys[where % Math.max(1, keys.length)];
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  if (key === undefined || where % 5 === 0) copy[`extra${where % 3}`] = what;
  else if (drop) delete copy[key];
  else copy[key] = change(copy[key], where >> 3, what, drop);
  return copy;
}
