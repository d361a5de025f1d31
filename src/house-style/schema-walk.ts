/** The part of JSON Schema that the schema of `.housestyle.yaml` uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly enum?: readonly (string | number | boolean)[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

export interface Suggestion {
  readonly label: string;
  readonly description?: string;
  readonly isKey: boolean;
  /** For a key: what its value can be. */
  readonly holds?: 'list' | 'mapping' | 'value';
}

/** What may stand at a path of keys and `[]`; `writes`: a key there, or the value. */
export function suggestionsAt(
  root: JsonSchema,
  path: readonly string[],
  writes: 'key' | 'value',
): readonly Suggestion[] {
  const here = path.reduce(
    (schemas, step) => schemas.flatMap((schema) => below(schema, step, root)),
    forms(root, root),
  );
  const keys = here.flatMap((schema) =>
    Object.entries(schema.properties ?? {}).map(([name, value]) => keyOf(name, value, root)),
  );
  if (writes === 'key') return unique(keys);
  // The first key of a list's entry is written where a value is.
  const entry = path.at(-1) === '[]' ? keys : [];
  return unique([...here.flatMap(valuesOf), ...entry]);
}

function keyOf(label: string, schema: JsonSchema, root: JsonSchema): Suggestion {
  const all = forms(schema, root);
  const description = schema.description ?? all.find((one) => one.description !== undefined)?.description;
  const holds = all.some(({ items }) => items)
    ? 'list'
    : all.some(({ type }) => type === 'object')
      ? 'mapping'
      : 'value';
  return { label, isKey: true, holds, ...(description !== undefined && { description }) };
}

function valuesOf(schema: JsonSchema): Suggestion[] {
  const values = schema.enum ?? (schema.const !== undefined ? [schema.const] : []);
  const all = schema.type === 'boolean' ? [true, false] : values;
  return all.map((value) => ({
    label: String(value),
    isKey: false,
    ...(schema.description !== undefined && { description: schema.description }),
  }));
}

function below(schema: JsonSchema, step: string, root: JsonSchema): JsonSchema[] {
  if (step === '[]') return schema.items ? forms(schema.items, root) : [];
  const { additionalProperties } = schema;
  const value =
    schema.properties?.[step] ??
    (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  return value ? forms(value, root) : [];
}

/** A schema with its reference followed and its choices side by side. */
function forms(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const name = schema.$ref?.replace('#/definitions/', '');
  const named = name === undefined ? undefined : root.definitions?.[name];
  const choices = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(named ? [named] : []),
  ];
  return choices.length === 0 ? [schema] : choices.flatMap((one) => forms(one, root));
}

function unique(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  return [...new Map(suggestions.map((one) => [one.label, one])).values()];
}
