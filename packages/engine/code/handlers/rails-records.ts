import type { CallExpr, ClassDecl, Expr } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { plural, singular } from '../routes/inflections.ts';
import { named } from '../schemas/constraints.ts';
import { railsTables } from './rails-columns.ts';
import { tableOf } from './rails-models.ts';

/** Methods of Rails that give one record of several. */
const FINDS =
  /^(?:find|find_by|find_sole_by|sole|first|second|last|take|new|build|create|find_or_create_by)!?$/;

/** What is left of records that Rails writes out: `members.as_json(only: %i[id name])`, `member.slice(:id, :name)`. */
export function recordSchema({ callee, args }: CallExpr, scope: Scope, project: Project): Schema | undefined {
  if (scope.module.language !== 'ruby' || callee.kind !== 'member') return undefined;
  const isWhole = /^(?:as_json|to_json|serializable_hash)$/.test(callee.name);
  const only = isWhole ? named(args, 'only') : undefined;
  const listed = only?.kind === 'array' ? only.items : only ? [only] : args.map(({ value }) => value);
  const names = listed.flatMap((one) => (one.kind === 'string' ? [one.value] : []));
  const isTaken = only !== undefined || callee.name === 'slice';
  if (
    !isTaken ||
    names.length === 0 ||
    names.length < listed.length ||
    /^params\b/.test(dotted(callee.object))
  )
    return undefined;
  const { table, isMany } = recordsOf(callee.object, scope, project);
  const one = withColumns(names, table, project);
  return isMany ? { type: 'array', items: one } : one;
}

/** The attributes that a serializer lists: `attributes :id, :name`, `belongs_to :owner`; undefined where it is none. */
export function serialized(
  { name, bases, body }: ClassDecl,
  project: Project,
  schemaOf: (type: string) => Schema | undefined,
): Schema | undefined {
  if (!bases.some((base) => base.kind === 'named' && /(?:^|::)(?:\w*Serializer)$/.test(base.name)))
    return undefined;
  const calls = body.flatMap((one) => (one.kind === 'expr' && one.value.kind === 'call' ? [one.value] : []));
  const textsOf = (method: RegExp): string[] =>
    calls
      .filter(({ callee }) => method.test(dotted(callee)))
      .flatMap(({ args }) =>
        args.flatMap(({ value, name: key }) =>
          key === undefined && value.kind === 'string' ? [value.value] : [],
        ),
      );
  const own = textsOf(/^attributes?$/);
  if (own.length === 0) return undefined;
  const typeOf = (field: string): Schema =>
    schemaOf(
      `${singular(field).replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Serializer`,
    ) ?? {
      type: 'object',
    };
  const { properties } = withColumns(own, tableOf(name.replace(/Serializer$/, '')), project);
  const ones = textsOf(/^(?:belongs_to|has_one)$/).map((field) => [field, typeOf(field)] as const);
  const lists = textsOf(/^has_many$/).map(
    (field) => [field, { type: 'array', items: typeOf(field) }] as const,
  );
  return { type: 'object', properties: { ...properties, ...Object.fromEntries([...ones, ...lists]) } };
}

function withColumns(names: readonly string[], table: string, project: Project): Schema {
  const columns = railsTables(project).get(table);
  const typeOf = (name: string): Schema => {
    if (columns && name === 'id') return { type: 'integer' };
    if (columns && /^(?:created|updated)_at$/.test(name)) return { type: 'string', format: 'date-time' };
    const { default: _, ...known } = columns?.get(name) ?? {};
    return known;
  };
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, typeOf(name)])) };
}

/** The table that an expression gives records of, as far as names tell, and whether it gives several. */
function recordsOf(
  expr: Expr,
  scope: Scope,
  project: Project,
  depth = 0,
): { readonly table: string; readonly isMany: boolean } {
  const tables = railsTables(project);
  if (expr.kind === 'call') return recordsOf(expr.callee, scope, project, depth);
  const name = expr.kind === 'name' || expr.kind === 'member' ? expr.name.replace(/^@/, '') : '';
  const table = tables.has(name) ? name : tables.has(plural(name)) ? plural(name) : undefined;
  if (expr.kind === 'member') {
    if (/^[A-Z]/.test(name)) return { table: tableOf(name), isMany: true };
    if (table !== undefined) return { table, isMany: table === name };
    const before = recordsOf(expr.object, scope, project, depth);
    return FINDS.test(name) ? { ...before, isMany: false } : before;
  }
  if (/^[A-Z]/.test(name)) return { table: tableOf(name), isMany: true };
  const made = depth < 3 && expr.kind === 'name' ? scope.find(expr.name)?.expr : undefined;
  const known = made && made !== expr ? recordsOf(made, scope, project, depth + 1) : undefined;
  return known && known.table !== '' ? known : { table: table ?? '', isMany: singular(name) !== name };
}
