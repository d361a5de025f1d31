import type { CallExpr, ClassDecl, Expr, Field, ObjectExpr } from '../ast.ts';
import { REF, type Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import type { Scope } from '../project/scope.ts';
import { calculated } from '../project/arithmetic.ts';
import { applyKeyword, literalOf, numberOf } from './constraints.ts';
import { componentKey } from './component-key.ts';
import { keysOf } from './listed-fields.ts';
import { withoutDefaults } from './required.ts';
import { constantOf, listedValues } from './known-constants.ts';
import { componentName, enumSchema, mergeObjects, type SchemaReader } from './schema-reader.ts';

/** Schemas that code builds: Zod, TypeBox, Joi, JSON Schema literals, pydantic's and Django's fields. */
export function schemaOfCode(
  reader: SchemaReader,
  expr: Expr | undefined,
  scope: Scope,
  declaration?: ClassDecl,
  field?: Field,
): Schema | undefined {
  if (!expr || declaration) return undefined;
  if (field) return undefined;
  if (expr.kind === 'name') return ofName(reader, expr.name, scope);
  if (expr.kind === 'call') return ofCall(reader, expr, scope);
  if (expr.kind === 'object') return ofJsonSchema(reader, expr, scope);
  if (expr.kind === 'member') {
    // A schema kept among others: `schemas.createUser`.
    const binding = expr.object.kind === 'name' ? bindingOf(reader, expr.object.name, scope) : undefined;
    const entry =
      binding?.expr?.kind === 'object'
        ? binding.expr.entries.find(({ key }) => key === expr.name)
        : undefined;
    if (entry && binding) return ofNamed(reader, expr.name, entry.value, binding.scope);
    return bindingOf(reader, expr.name, scope) ? ofName(reader, expr.name, scope) : undefined;
  }
  return undefined;
}

function bindingOf(
  reader: SchemaReader,
  name: string,
  scope: Scope,
): { expr?: Expr; scope: Scope } | undefined {
  const found = scope.find(name) ?? reader.project.global(name)?.own(name);
  if (found?.expr?.kind === 'name' && found.expr.name !== name)
    return bindingOf(reader, found.expr.name, found.scope);
  if (found?.expr?.kind === 'name' && found.scope !== scope) return found.scope.own(found.expr.name) ?? found;
  return found;
}

function ofName(reader: SchemaReader, name: string, scope: Scope): Schema | undefined {
  const binding = bindingOf(reader, name, scope);
  return binding?.expr && ofNamed(reader, name, binding.expr, binding.scope);
}

/** A schema with a name becomes a component. */
function ofNamed(reader: SchemaReader, name: string, expr: Expr, scope: Scope): Schema | undefined {
  if (expr.kind === 'name') return undefined;
  const short = componentName(label(name));
  // A type of the input that is something else has that name.
  const owner = reader.project.classes.get(short)?.declaration;
  const isOther = owner && (owner.form !== 'alias' || owner.alias?.kind !== 'named');
  const plain = isOther ? componentName(sentenceStart(name)) : short;
  const key = componentKey(reader.owners, plain, expr, scope);
  if (!reader.components.has(key)) {
    reader.components.set(key, {});
    const schema = schemaOfCode(reader, expr, scope);
    if (!schema || schema.$ref) {
      reader.components.delete(key);
      return schema;
    }
    reader.components.set(key, schema);
  }
  return { $ref: REF + key };
}

const sentenceStart = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function label(name: string): string {
  const plain = name.replace(/(?<=.)_?(?:[Ss]chema|Validator|Validation)$/, '');
  return sentenceStart(plain);
}

/** Makers of a schema, by the last name in their callee; Zod's, TypeBox's, Joi's, Yup's and Valibot's agree on most. */
const MAKERS: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  int: { type: 'integer' },
  integer: { type: 'integer' },
  bigint: { type: 'integer', format: 'int64' },
  boolean: { type: 'boolean' },
  bool: { type: 'boolean' },
  date: { type: 'string', format: 'date-time' },
  email: { type: 'string', format: 'email' },
  uuid: { type: 'string', format: 'uuid' },
  url: { type: 'string', format: 'uri' },
  any: {},
  unknown: {},
  null: { nullable: true },
};
const LIBRARIES = /^(?:z|zod|t|T|Type|Joi|joi|yup|Yup|v|S|Schema|s)(?:\.|$)/;

function ofCall(reader: SchemaReader, call: CallExpr, scope: Scope): Schema | undefined {
  const { callee, args } = call;
  if (callee.kind !== 'member') return undefined;
  const path = dotted(callee);
  const root = path.replace(/\(\)/g, '').split('.')[0] ?? '';
  const isMaker = dotted(callee.object) === root || /^(?:z\.coerce|z\.iso|T\.)/.test(path);
  if (LIBRARIES.test(path) && isMaker && callee.object.kind !== 'call')
    return make(reader, callee.name, call, scope);
  const base = schemaOfCode(reader, callee.object, scope);
  return (
    base &&
    refine(
      reader,
      base,
      callee.name,
      args.map(({ value }) => value),
      scope,
    )
  );
}

function make(reader: SchemaReader, maker: string, call: CallExpr, scope: Scope): Schema | undefined {
  const [first, second] = call.args.map(({ value }) => value);
  const name = maker.charAt(0).toLowerCase() + maker.slice(1);
  if (name === 'object' || name === 'strictObject' || name === 'looseObject' || name === 'keys') {
    return first?.kind === 'object' ? objectOf(reader, first, scope) : { type: 'object' };
  }
  if (name === 'array') {
    const schema: Schema = { type: 'array', items: schemaOfCode(reader, first, scope) ?? {} };
    for (const { key, value } of second?.kind === 'object' ? second.entries : [])
      if (/^(?:m(?:in|ax)Items|uniqueItems|description)$/.test(key)) applyKeyword({ schema }, key, value);
    return schema;
  }
  if (name === 'enum' || name === 'picklist') {
    const values = listedValues(first, scope, reader.project);
    return values.length > 0 ? enumSchema(values) : { type: 'string' };
  }
  if (name === 'nativeEnum' && first?.kind === 'name')
    return reader.schema({ kind: 'named', name: first.name, args: [] }, scope);
  if (name === 'literal') return literalOf(first) === undefined ? {} : enumSchema([literalOf(first) ?? '']);
  if (name === 'union' || name === 'discriminatedUnion') {
    const list = name === 'union' ? first : second;
    const all =
      list?.kind === 'array' ? list.items.flatMap((item) => schemaOfCode(reader, item, scope) ?? []) : [];
    const oneOf = all.filter((schema) => !isNull(schema));
    const values = oneOf.flatMap((schema) => (schema.enum?.length === 1 ? schema.enum : []));
    const [only = {}] = oneOf;
    const plain = only.$ref ? { allOf: [only] } : only;
    const isListed = values.length === oneOf.length && values.length > 0;
    const schema = isListed ? enumSchema(values) : oneOf.length === 1 ? plain : { oneOf };
    return oneOf.length < all.length ? { ...schema, nullable: true } : schema;
  }
  if (name === 'record')
    return { type: 'object', additionalProperties: schemaOfCode(reader, second ?? first, scope) ?? true };
  if (
    name === 'optional' ||
    name === 'nullable' ||
    name === 'lazy' ||
    name === 'readonly' ||
    name === 'partial'
  ) {
    const inner = first?.kind === 'function' ? undefined : schemaOfCode(reader, first, scope);
    return inner && refine(reader, inner, name, [], scope);
  }
  if (name === 'intersection' || name === 'intersect') {
    const parts = (first?.kind === 'array' ? first.items : [first, second]).flatMap(
      (part) => schemaOfCode(reader, part, scope) ?? [],
    );
    return { allOf: parts };
  }
  if (/^(?:omit|pick)$/.test(name) && second?.kind === 'array') {
    const base = reader.flatten(schemaOfCode(reader, first, scope));
    return base && refine(reader, base, name, [keysOf(second)], scope);
  }
  if (name === 'composite') {
    const parts = (first?.kind === 'array' ? first.items : []).flatMap(
      (part) => schemaOfCode(reader, part, scope) ?? [],
    );
    return { allOf: parts };
  }
  if (name === 'ref' || name === 'Ref') return schemaOfCode(reader, first, scope);
  const plain = MAKERS[name];
  if (!plain) return name === 'datetime' ? { type: 'string', format: 'date-time' } : undefined;
  const schema = { ...plain };
  const options = call.args.map(({ value }) => value).find(({ kind }) => kind === 'object');
  if (options?.kind === 'object')
    for (const { key, value } of options.entries) applyKeyword({ schema }, key, value);
  return schema;
}

const isNull = (schema: Schema): boolean => schema.nullable === true && Object.keys(schema).length === 1;

const OPTIONAL =
  /\.(?:optional|default|nullish|catch)\(\)|^(?:Type|T|t)\.Optional\(\)|^v\.(?:optional|nullish)\(\)/;

function objectOf(reader: SchemaReader, object: ObjectExpr, scope: Scope): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { key, value, doc } of object.entries) {
    if (key === '...') {
      const spread = reader.flatten(schemaOfCode(reader, value, scope));
      Object.assign(properties, spread?.properties);
      required.push(...(spread?.required ?? []));
    } else if (key !== '') {
      const schema = schemaOfCode(reader, value, scope) ?? {};
      properties[key] =
        doc && !schema.$ref && !schema.description
          ? { ...schema, description: doc.replace(/\s+/g, ' ') }
          : schema;
      const written = dotted(value.kind === 'call' ? { ...value } : value);
      const joi = /^[Jj]oi\b/.test(written) || /^[Yy]up\b/.test(written);
      if (joi ? /\.required\(\)/.test(written) : !OPTIONAL.test(written)) required.push(key);
    }
  }
  return { type: 'object', properties, ...(required.length > 0 && { required: [...new Set(required)] }) };
}

/** What a method of a schema adds to it. */
function refine(
  reader: SchemaReader,
  base: Schema,
  name: string,
  args: readonly Expr[],
  scope: Scope,
): Schema {
  const [first] = args;
  const settled = (part: Expr): Expr => constantOf(part, undefined, scope, reader.project) ?? part;
  const amount = first && calculated(settled(first), (part) => numberOf(settled(part)));
  const sized =
    base.type === 'string'
      ? (['minLength', 'maxLength'] as const)
      : base.type === 'array'
        ? (['minItems', 'maxItems'] as const)
        : (['minimum', 'maximum'] as const);
  const inner = base.$ref ? { allOf: [base] } : base;
  switch (name) {
    case 'min':
    case 'gte':
      return amount === undefined ? base : { ...inner, [sized[0]]: amount };
    case 'max':
    case 'lte':
      return amount === undefined ? base : { ...inner, [sized[1]]: amount };
    case 'length':
      return amount === undefined ? base : { ...inner, [sized[0]]: amount, [sized[1]]: amount };
    case 'positive':
    case 'gt':
      return { ...inner, minimum: amount ?? 0, exclusiveMinimum: true };
    case 'nonnegative':
      return { ...inner, minimum: 0 };
    case 'nonempty':
      return { ...inner, [sized[0]]: 1 };
    case 'lt':
      return amount === undefined ? base : { ...inner, maximum: amount, exclusiveMaximum: true };
    case 'int':
    case 'integer':
      return { ...inner, type: 'integer' };
    case 'email':
    case 'uuid':
    case 'date':
    case 'time':
    case 'guid':
      return { ...inner, format: name === 'guid' ? 'uuid' : name };
    case 'url':
    case 'uri':
      return { ...inner, format: 'uri' };
    case 'datetime':
    case 'isoDate':
      return { ...inner, format: 'date-time' };
    case 'regex':
    case 'pattern':
    case 'matches': {
      const source = first?.kind === 'other' ? /^\/(.+)\/[a-z]*$/s.exec(first.text)?.[1] : undefined;
      return source === undefined ? base : { ...inner, pattern: source };
    }
    case 'nullable':
    case 'nullish':
    case 'allow':
      return name === 'allow' && first?.kind !== 'null' ? base : { ...inner, nullable: true };
    case 'default':
    case 'catch': {
      const value = literalOf(first && settled(first));
      return value === undefined ? base : { ...inner, default: value };
    }
    case 'describe':
    case 'description':
      return first?.kind === 'string' ? { ...inner, description: first.value } : base;
    case 'valid':
    case 'oneOf': {
      const values = (first?.kind === 'array' ? first.items : args).flatMap(
        (value) => literalOf(value) ?? [],
      );
      return values.length > 0 ? { ...base, ...enumSchema(values) } : base;
    }
    case 'openapi':
    case 'meta': {
      const options = args.find(({ kind }) => kind === 'object');
      const schema = { ...inner };
      if (options?.kind === 'object')
        for (const { key, value } of options.entries) applyKeyword({ schema }, key, value);
      return schema;
    }
    case 'partial': {
      const { required = [], ...rest } = reader.flatten(base) ?? {};
      // `partial({ title: true })`: only what it names.
      const named = first?.kind === 'object' ? new Set(first.entries.map(({ key }) => key)) : undefined;
      if (!named || named.size === 0) return withoutDefaults(rest);
      return { ...rest, required: required.filter((key) => !named.has(key)) };
    }
    case 'extend':
    case 'merge':
    case 'keys':
    case 'append': {
      const flat = reader.flatten(base) ?? { type: 'object' };
      const more =
        first?.kind === 'object'
          ? objectOf(reader, first, scope)
          : reader.flatten(schemaOfCode(reader, first, scope));
      return more ? mergeObjects(flat, more) : flat;
    }
    case 'pick':
    case 'omit': {
      const flat = reader.flatten(base);
      const keys = new Set(first?.kind === 'object' ? first.entries.map(({ key }) => key) : []);
      const keep = (key: string): boolean => keys.has(key) === (name === 'pick');
      const required = flat?.required?.filter(keep) ?? [];
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(flat?.properties ?? {}).filter(([key]) => keep(key))),
        ...(required.length > 0 && { required }),
      };
    }
    case 'array':
      return { type: 'array', items: base };
    case 'items':
      return { ...base, items: schemaOfCode(reader, first, scope) ?? {} };
    default:
      return base;
  }
}

/** An object literal that is a JSON Schema. */
function ofJsonSchema(reader: SchemaReader, object: ObjectExpr, scope: Scope): Schema | undefined {
  const has = (key: string): boolean => object.entries.some((entry) => entry.key === key);
  if (!['type', 'properties', '$ref', 'allOf', 'oneOf', 'anyOf', 'enum', 'const'].some(has)) return undefined;
  const schema: Schema = {};
  for (const { key, value } of object.entries) {
    if (key === 'type') applyType(schema, value);
    else if (key === 'properties' && value.kind === 'object') {
      schema.properties = Object.fromEntries(
        value.entries
          .filter((entry) => entry.key !== '' && entry.key !== '...')
          .map((entry) => [entry.key, schemaOfCode(reader, entry.value, scope) ?? {}]),
      );
    } else if (key === 'items') schema.items = schemaOfCode(reader, value, scope) ?? {};
    else if (key === 'required' && value.kind === 'array')
      schema.required = value.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
    else if (key === 'additionalProperties')
      schema.additionalProperties =
        value.kind === 'boolean' ? value.value : (schemaOfCode(reader, value, scope) ?? true);
    else if ((key === 'oneOf' || key === 'anyOf' || key === 'allOf') && value.kind === 'array') {
      schema[key === 'allOf' ? 'allOf' : 'oneOf'] = value.items.flatMap(
        (item) => schemaOfCode(reader, item, scope) ?? [],
      );
    } else if (key === '$ref' && value.kind === 'string') return ofSharedSchema(reader, value.value, scope);
    else if (key === 'const' && literalOf(value) !== undefined)
      Object.assign(schema, enumSchema([literalOf(value) ?? '']));
    else applyKeyword({ schema }, key, value);
  }
  if (schema.required?.length === 0) delete schema.required;
  if (schema.properties && !schema.type) schema.type = 'object';
  if (schema.type === 'array') schema.items ??= {};
  return schema;
}

function applyType(schema: Schema, value: Expr): void {
  const types = (value.kind === 'array' ? value.items : [value]).flatMap((item) =>
    item.kind === 'string' ? [item.value] : [],
  );
  if (types.includes('null')) schema.nullable = true;
  const [type] = types.filter((one) => one !== 'null');
  if (type && /^(?:string|integer|number|boolean|array|object)$/.test(type))
    schema.type = type as NonNullable<Schema['type']>;
}

/** Fastify's shared schemas: `{ $id: 'user', … }` and `{ $ref: 'user#' }`. */
function ofSharedSchema(reader: SchemaReader, ref: string, scope: Scope): Schema | undefined {
  const id = ref.replace(/#.*$/, '') || ref.replace(/^.*\//, '');
  for (const { scope: file } of reader.project.files) {
    for (const name of file.names) {
      const expr = file.own(name)?.expr;
      const own = expr?.kind === 'object' ? expr.entries.find(({ key }) => key === '$id')?.value : undefined;
      if (own?.kind === 'string' && own.value.replace(/#$/, '') === id)
        return ofNamed(reader, name, expr ?? own, file);
    }
  }
  return ofName(reader, id, scope);
}
