import type { Block, Entry, Expr, Field, ObjectExpr, Statement, TypeExpr } from '../ast.ts';
import { typeName, type Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RouteReader } from '../routes/reader.ts';
import { substituted } from '../substitute.ts';
import { eachExpr } from './facts.ts';

/**
 * Statements of a Go helper that tells errors apart, where it is known which error of the input it is given:
 * `fail(w, ErrSoldOut)` of `var ErrSoldOut = &AppError{409, "sold_out"}` leaves what is done with that one.
 */
export function settleErrors(
  body: readonly Statement[],
  reader: RouteReader,
  scope: Scope,
): readonly Statement[] {
  if (scope.module.language !== 'go' || !body.some(({ kind }) => kind === 'block')) return body;
  const types = new Map<string, string>();
  const settled: Statement[] = [];
  for (const statement of body) {
    if (statement.kind === 'assign' && statement.target.kind === 'name')
      types.set(statement.target.name, typeName(statement.type));
    const found = statement.kind === 'block' ? branchFor(statement, types, reader, scope) : 'open';
    if (found === 'never') continue;
    if (found !== 'open') return [...settled, ...found];
    settled.push(
      statement.kind === 'block'
        ? { ...statement, body: settleErrors(statement.body, reader, scope) }
        : statement,
    );
  }
  return settled;
}

/** What runs of a branch; `open` where that isn't known. */
function branchFor(
  { body }: Block,
  types: ReadonlyMap<string, string>,
  reader: RouteReader,
  scope: Scope,
): readonly Statement[] | 'never' | 'open' {
  const [first] = body;
  // `if app, ok := err.(*AppError); ok { … }`.
  if (first?.kind === 'assign' && first.target.kind === 'name' && first.value) {
    const error = madeError(first.value, reader, scope);
    const then = body.find((one) => one.kind === 'block');
    return error && then?.kind === 'block' ? withError(then.body, first.target.name, error, reader) : 'open';
  }
  const test = first?.kind === 'expr' ? first.value : undefined;
  if (test?.kind !== 'call') {
    const [each] = body;
    // `switch { case errors.Is(err, ErrGone): … }`.
    return each?.kind === 'block' ? settledOf(body, reader, scope) : 'open';
  }
  const [given, asked] = test.args.map(({ value }) => value);
  const then = body[1]?.kind === 'block' ? body[1].body : body.slice(1);
  if (!given || !asked) return 'open';
  if (dotted(test.callee) === 'errors.Is' && /^[eE]rr[A-Z]/.test(lastName(given)))
    return lastName(given) === lastName(asked) ? then : 'never';
  const error = dotted(test.callee) === 'errors.As' ? madeError(given, reader, scope) : undefined;
  if (!error || asked.kind !== 'name') return 'open';
  return typeName(error.type) === types.get(asked.name)
    ? withError(then, asked.name, error, reader)
    : 'never';
}

/** A switch of which one case is known to hold. */
function settledOf(
  body: readonly Statement[],
  reader: RouteReader,
  scope: Scope,
): readonly Statement[] | 'open' {
  const settled = settleErrors(body, reader, scope);
  return settled.length < body.length ? settled : 'open';
}

const lastName = (expr: Expr): string => (expr.kind === 'name' || expr.kind === 'member' ? expr.name : '');

/** The literal that an error of the input is: a variable of the package, itself, or what a function gives back. */
function madeError(expr: Expr, reader: RouteReader, scope: Scope): ObjectExpr | undefined {
  const name = lastName(expr);
  const value = name === '' ? expr : (scope.find(name) ?? reader.project.global(name)?.own(name))?.expr;
  if (value?.kind === 'object') return value.type ? value : undefined;
  const made = value?.kind === 'call' ? reader.functionOf(value.callee, scope)?.declaration : undefined;
  const [returned, other] = made ? returnedValues(made.body) : [];
  if (value?.kind !== 'call' || returned?.kind !== 'object' || !returned.type || other) return undefined;
  const given = new Map(made?.params.map(({ name }, index) => [name, value.args[index]?.value]));
  return substituted(returned, (part) => (part.kind === 'name' ? given.get(part.name) : undefined));
}

/** Statements in which a name is an error, and its members are what that holds. */
function withError(
  body: readonly Statement[],
  name: string,
  error: ObjectExpr,
  { project }: RouteReader,
): readonly Statement[] {
  const declaration = project.classes.get(typeName(error.type))?.declaration;
  const own = declaration?.order ?? [];
  const values = new Map(error.entries.map(({ key, value }, index) => [key || (own[index] ?? ''), value]));
  // By the names under which they are sent.
  const entries = [...values].flatMap(([key, value]) => {
    const field = declaration?.fields.find((one) => one.name === key);
    const wire = wireName(key, field);
    return wire === '-' ? [] : [{ key: wire, value }];
  });
  return substituted(body, (part) => {
    if (part.kind === 'member' && part.object.kind === 'name' && part.object.name === name)
      return values.get(part.name);
    if (part.kind === 'call' && dotted(part.callee) === `${name}.Error`)
      return values.get('Message') ?? values.get('Text') ?? values.get('Msg');
    return part.kind === 'name' && part.name === name ? { ...error, entries } : undefined;
  });
}

/** `var e apiError; e.Error.Code = code; send(w, e)`: a value that is put together stands whole where it is used. */
export function assembled(body: readonly Statement[], { project }: RouteReader): readonly Statement[] {
  const made = new Map<string, { type: TypeExpr; fields: (readonly [readonly string[], Expr])[] }>();
  for (const statement of body) {
    if (statement.kind !== 'assign') continue;
    const { target, value, type } = statement;
    if (target.kind === 'name' && type?.kind === 'named' && !value)
      made.set(target.name, { type, fields: [] });
    const [name = '', ...path] = target.kind === 'member' ? dotted(target).split('.') : [];
    if (value && path.length > 0) made.get(name)?.fields.push([path, value]);
  }
  const whole = new Map(
    [...made]
      .filter(([, { fields }]) => fields.length > 0)
      .map(([name, { type, fields }]) => {
        const own = project.classes.get(typeName(type))?.declaration.fields ?? [];
        return [name, { kind: 'object' as const, type, entries: nested(fields, own) }];
      }),
  );
  if (whole.size === 0) return body;
  return body.map((statement) =>
    statement.kind === 'assign'
      ? statement
      : substituted(statement, (part) => (part.kind === 'name' ? whole.get(part.name) : undefined)),
  );
}

function nested(
  fields: readonly (readonly [readonly string[], Expr])[],
  declared: readonly Field[],
): Entry[] {
  const names = [...new Set(fields.map(([[first = '']]) => first))];
  return names.map((name) => {
    const field = declared.find((one) => one.name === name);
    const own = fields.filter(([[first]]) => first === name);
    const inner = own
      .filter(([path]) => path.length > 1)
      .map(([path, value]) => [path.slice(1), value] as const);
    const entries = nested(inner, field?.type?.kind === 'record' ? field.type.fields : []);
    const [plain] = own.filter(([path]) => path.length === 1).map(([, value]) => value);
    return { key: wireName(name, field), value: plain ?? { kind: 'object', entries } };
  });
}

function wireName(name: string, field: Field | undefined): string {
  const tag = field?.decorators.find((mark) => mark.name === 'json')?.args[0]?.value;
  return tag?.kind === 'string' && tag.value !== '' ? tag.value : name;
}

interface Answering {
  /** The variable that holds the error. */
  readonly name: string;
  readonly then: readonly Statement[];
}

const answering = new WeakMap<Project, ReadonlyMap<string, Answering>>();

/** What is done with errors that a handler returns, where a function of the input answers those of their type. */
export function answersOfReturned(
  body: readonly Statement[],
  reader: RouteReader,
  scope: Scope,
): Statement[] {
  if (scope.module.language !== 'go') return [];
  const { project } = reader;
  const known = answering.get(project) ?? answersIn(project);
  answering.set(project, known);
  if (known.size === 0) return [];
  return returnedValues(body).flatMap((value) => {
    const error = madeError(value, reader, scope);
    const answer = error && known.get(typeName(error.type));
    return answer ? withError(answer.then, answer.name, error, reader) : [];
  });
}

/** `var he HTTPError; if errors.As(err, &he) { … }`, by the type. */
function answersIn(project: Project): Map<string, Answering> {
  const found = new Map<string, Answering>();
  const see = (body: readonly Statement[]): void => {
    const types = new Map<string, string>();
    for (const statement of body) {
      if (statement.kind === 'assign' && statement.target.kind === 'name')
        types.set(statement.target.name, typeName(statement.type));
      if (statement.kind !== 'block') continue;
      const [first, second] = statement.body;
      const test = first?.kind === 'expr' && first.value.kind === 'call' ? first.value : undefined;
      const asked = test && dotted(test.callee) === 'errors.As' ? test.args[1]?.value : undefined;
      const type = asked?.kind === 'name' ? types.get(asked.name) : undefined;
      const then = second?.kind === 'block' ? second.body : statement.body.slice(1);
      if (asked?.kind === 'name' && type && !found.has(type)) found.set(type, { name: asked.name, then });
      see(statement.body);
    }
  };
  for (const { module } of project.files)
    for (const one of module.language === 'go' ? module.statements : []) {
      if (one.kind !== 'function') continue;
      see(one.body);
      eachExpr(one.body, (expr) => expr.kind === 'function' && see(expr.declaration.body));
    }
  return found;
}
