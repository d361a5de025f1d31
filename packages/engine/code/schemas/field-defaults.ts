import type { ClassDecl, Expr, Field } from '../ast.ts';
import type { Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { returnedValues } from '../routes/expressions.ts';
import { literalOf } from './constraints.ts';
import { constantOf } from './known-constants.ts';

type Literal = string | number | boolean;
/** The values of an enumeration as they are sent, in its order. */
type ValuesOf = (declaration: ClassDecl, scope: Scope) => readonly Literal[];

/** What a field is where nothing is sent: a literal, a constant, or a value of an enumeration. */
export function defaultOf(
  field: Field,
  owner: ClassDecl | undefined,
  scope: Scope,
  project: Project,
  valuesOf: ValuesOf,
): Literal | undefined {
  const read = (expr: Expr | undefined, type: ClassDecl | undefined, at: Scope): Literal | undefined =>
    literalOf(expr) ?? literalOf(constantOf(expr, type, at, project)) ?? variantOf(expr, project, valuesOf);
  const own = read(field.value, owner, scope);
  if (own !== undefined) return own;
  // Python: `CharField(default=Shelf.ADULT)`, `Field(Lane.SLOW)`.
  const { callee, args } = field.value?.kind === 'call' ? field.value : { args: [] };
  const isMade = callee?.kind === 'name' && /^field$/i.test(callee.name);
  const given = args.find(({ name = isMade ? 'default' : '' }) => name === 'default');
  if (given) return read(given.value, owner, scope);
  // Rust: `#[serde(default = "default_limit")]`, and `#[serde(default)]` of an enumeration.
  const mark = field.decorators.find(({ name }) => name === 'serde');
  // `default` is a word of the language, and no name of an argument.
  if (!mark?.args.some(({ value }) => value.kind === 'name' && value.name === 'default')) return undefined;
  const name = literalOf(mark.args.find(({ value }) => value.kind === 'string')?.value);
  const made = typeof name === 'string' ? project.functions.get(name) : undefined;
  if (made) return read(returnedValues(made.declaration.body)[0], undefined, made.scope);
  const written = field.type?.kind === 'named' ? field.type.name : '';
  if (name === undefined && /^(?:[iu](?:\d+|size)|f\d+)$/.test(written)) return 0;
  if (name === undefined && written === 'bool') return false;
  const type = project.classes.get(written)?.declaration;
  const marked = type?.values.find(({ decorators = [] }) => decorators.some((one) => one.name === 'default'));
  return type && marked && variantOf(memberOf(type.name, marked.name), project, valuesOf);
}

/** `Role.Member` of an enumeration. */
function variantOf(expr: Expr | undefined, project: Project, valuesOf: ValuesOf): Literal | undefined {
  if (expr?.kind !== 'member' || expr.object.kind !== 'name') return undefined;
  const found = project.classes.get(expr.object.name);
  if (found?.declaration.form !== 'enum') return undefined;
  const at = found.declaration.values.findIndex(({ name }) => name === expr.name);
  return at < 0 ? undefined : valuesOf(found.declaration, found.scope)[at];
}

function memberOf(type: string, name: string): Expr {
  return { kind: 'member', object: { kind: 'name', name: type }, name };
}
