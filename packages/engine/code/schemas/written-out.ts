import type { ClassDecl, Expr } from '../ast.ts';
import { serialized } from '../handlers/rails-records.ts';
import type { Schema } from '../model.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { Scope } from '../project/scope.ts';
import { literalOf, schemaOfLiteral } from './constraints.ts';
import type { SchemaReader } from './schema-reader.ts';

/** What an object of a class looks like on the wire where a method of it writes that out: `toArray`, `jsonSerialize`, `toJSON`. */
export function writtenOut(reader: SchemaReader, declaration: ClassDecl, scope: Scope): Schema | undefined {
  const { methods } = declaration;
  if (scope.module.language === 'ruby')
    return serialized(declaration, reader.project, (name) =>
      reader.schema({ kind: 'named', name, args: [] }, scope),
    );
  const method = methods.find(({ name }) => /^(?:toArray|jsonSerialize|toJSON)$/.test(name));
  const value = returnedValues(method?.body ?? []).find(({ kind }) => kind === 'object');
  if (value?.kind !== 'object') return undefined;
  const entries = value.entries.filter(({ key }) => key !== '' && key !== '...');
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map((entry) => [entry.key, partSchema(reader, entry.value, scope)]),
    ),
  };
}

/** `new AuthorResource($this->author)`, `AuthorResource::collection($this->authors)`; undefined where it is none. */
export function resourceSchema(reader: SchemaReader, expr: Expr, scope: Scope): Schema | undefined {
  if (expr.kind !== 'call') return undefined;
  const { callee, creates } = expr;
  const isMany = callee.kind === 'member' && callee.name === 'collection';
  const isOne = creates || (callee.kind === 'member' && /^(?:make|new)$/.test(callee.name));
  const named = callee.kind === 'member' ? callee.object : callee;
  const name = named.kind === 'name' ? named.name.replace(/^.*\\/, '') : '';
  const found = reader.project.classes.get(name);
  if (!found || (!isMany && !isOne) || !writtenOut(reader, found.declaration, found.scope)) return undefined;
  const schema = reader.schema({ kind: 'named', name, args: [] }, scope);
  return isMany && schema ? { type: 'array', items: schema } : schema;
}

/** The name under which Laravel sends a resource: `data`, or what its class says. */
export function wrapOf({ project }: SchemaReader, name: string): string {
  const field = project.classes.get(name)?.declaration.fields.find((one) => one.name === 'wrap');
  const isBare =
    field?.value?.kind === 'null' ||
    project.files.some(({ module }) => module.text.includes('::withoutWrapping('));
  return isBare ? '' : field?.value?.kind === 'string' ? field.value.value : 'data';
}

/** `$this->species->value` of the enumeration that is called so. */
function enumerationOf({ project }: SchemaReader, expr: Expr): string | undefined {
  const name = expr.kind === 'member' ? expr.name.replaceAll('_', '').toLowerCase() : '';
  return [...project.classes].find(
    ([type, { declaration }]) => declaration.form === 'enum' && type.toLowerCase() === name,
  )?.[0];
}

const CASTS: Readonly<Record<string, Schema>> = {
  int: { type: 'integer' },
  float: { type: 'number' },
  bool: { type: 'boolean' },
  string: { type: 'string' },
  array: { type: 'array', items: {} },
};

function partSchema(reader: SchemaReader, expr: Expr, scope: Scope): Schema {
  const resource = resourceSchema(reader, expr, scope);
  if (resource) return resource;
  if (expr.kind === 'object')
    return {
      type: 'object',
      properties: Object.fromEntries(
        expr.entries
          .filter(({ key }) => key !== '')
          .map(({ key, value }) => [key, partSchema(reader, value, scope)]),
      ),
    };
  const [cast] = expr.kind === 'other' && /^\(/.test(expr.text) ? expr.parts : [];
  if (cast?.kind === 'other' && CASTS[cast.text]) return CASTS[cast.text] ?? {};
  const method = expr.kind === 'call' && expr.callee.kind === 'member' ? expr.callee.name : '';
  if (expr.kind === 'binary' && /^(?:[!=]==?|[<>]=?|&&|\|\|)$/.test(expr.operator))
    return { type: 'boolean' };
  // Laravel sends it only sometimes: `$this->whenLoaded('shelter', fn () => ['id' => $this->shelter->id])`.
  if (method === 'whenCounted') return { type: 'integer' };
  const given =
    expr.kind === 'call' && /^when(?:Loaded|NotNull)?$/.test(method) ? expr.args[1]?.value : undefined;
  const [made] = given?.kind === 'function' ? returnedValues(given.declaration.body) : [given];
  if (made) return partSchema(reader, made, scope);
  if (method === 'toDateTimeString') return { type: 'string' };
  const listed =
    expr.kind === 'member' && expr.name === 'value' ? enumerationOf(reader, expr.object) : undefined;
  if (listed) return reader.schema({ kind: 'named', name: listed, args: [] }, scope) ?? {};
  if (/^(?:toIso8601String|toISOString|toAtomString|toJSON)$/.test(method))
    return { type: 'string', format: 'date-time' };
  if (/^(?:toDateString)$/.test(method)) return { type: 'string', format: 'date' };
  const literal = literalOf(expr);
  return literal === undefined ? {} : schemaOfLiteral(literal);
}
