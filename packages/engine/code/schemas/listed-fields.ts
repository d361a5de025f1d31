import type { ClassDecl, Expr, Field, ObjectExpr } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import type { SchemaReader } from './schema-reader.ts';

type Lineage = ReturnType<SchemaReader['project']['lineage']>;

/**
 * Django REST framework: the fields that a serializer takes from its model, `fields = ['id', 'name']`, in that order. What the
 * serializer says of one itself comes before what the model says.
 */
export function withListed(
  reader: SchemaReader,
  schema: Schema,
  { body, fields, methods }: ClassDecl,
  scope: Scope,
): Schema {
  const meta = body.find((statement) => statement.kind === 'class' && statement.name === 'Meta');
  const stated = (key: string): ClassDecl['fields'][number]['value'] =>
    meta?.kind === 'class' ? meta.fields.find(({ name }) => name === key)?.value : undefined;
  const listOf = (key: string): string[] | undefined => {
    const value = stated(key);
    // `("id", "name")` is a list as well.
    const items = value?.kind === 'array' ? value.items : undefined;
    return items?.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
  };
  const named = stated('model');
  const lineage = named ? reader.project.lineage(dotted(named).replace(/^.*\./, '')) : [];
  const model = named ? columnsOf(reader, lineage) : {};
  const left = new Set(listOf('exclude'));
  const all = stated('fields');
  const isAll = left.size > 0 || (all?.kind === 'string' && all.value === '__all__');
  const names =
    listOf('fields') ?? (isAll ? namesOf(model, lineage).filter((name) => !left.has(name)) : undefined);
  if (!names) return schema;
  const made = fields.filter(
    ({ value }) => value?.kind === 'call' && /(?:ReadOnly|SerializerMethod)Field$/.test(dotted(value.callee)),
  );
  const fixed = new Set([...(listOf('read_only_fields') ?? []), ...made.map(({ name }) => name)]);
  const key: Schema = { ...(model.properties && { type: 'integer' }), readOnly: true };
  const madeBy = ({ name }: { readonly name: string }): Schema =>
    reader.schema(methods.find((one) => one.name === `get_${name}`)?.returns, scope) ?? {};
  const own = {
    ...schema.properties,
    ...Object.fromEntries(made.filter(isMethod).map((one) => [one.name, madeBy(one)])),
  };
  // All fields are those of the model and the serializer's own.
  const whole = isAll ? [...new Set([...names, ...Object.keys(own)])] : names;
  const ordered = whole.map((name): [string, Schema] => {
    const known = own[name] ?? model.properties?.[name] ?? (name === 'id' ? key : {});
    return [name, fixed.has(name) && !known.$ref ? { ...known, readOnly: true } : known];
  });
  const properties = { ...Object.fromEntries(ordered), ...others(schema, whole) };
  const required = Object.keys(properties).filter(
    (name) => !fixed.has(name) && (name in own ? schema : model).required?.includes(name),
  );
  return { ...schema, properties, ...(required.length > 0 && { required }) };
}

const isMethod = ({ value }: Field): boolean =>
  value?.kind === 'call' && /SerializerMethodField$/.test(dotted(value.callee));

function others({ properties = {} }: Schema, names: readonly string[]): Record<string, Schema> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));
}

/** The names of a model's columns, `id` first: where no column is the key, Django makes one that counts. */
function namesOf({ properties }: Schema, lineage: Lineage): string[] {
  const names = Object.keys(properties ?? {});
  const isKeyed = lineage.some(({ declaration }) =>
    JSON.stringify(declaration.fields).includes('"name":"primary_key"'),
  );
  const hasId = names.includes('id') || (properties !== undefined && !isKeyed);
  return hasId ? ['id', ...names.filter((name) => name !== 'id')] : names;
}

/** The fields of a model and of those that it builds on. */
function columnsOf(reader: SchemaReader, lineage: Lineage): Schema {
  const parts = lineage
    .map(({ declaration, scope }) => reader.object(declaration.fields, scope, { owner: declaration }))
    .toReversed();
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** `['id', 'name']` as what Zod writes of keys: `{ id: true, name: true }`. */
export function keysOf(list: Extract<Expr, { kind: 'array' }>): ObjectExpr {
  return {
    kind: 'object',
    entries: list.items.flatMap((item) =>
      item.kind === 'string' ? [{ key: item.value, value: { kind: 'boolean' as const, value: true } }] : [],
    ),
  };
}
