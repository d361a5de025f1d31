import type { CallExpr, Expr, FunctionDecl, Statement } from '../ast.ts';
import { typeName } from '../project/project.ts';
import type { Scope, Value } from '../project/scope.ts';
import type { RouteReader } from '../routes/reader.ts';
import type { Guard } from '../routes/router.ts';
import { substituted } from '../substitute.ts';
import { dotted } from '../routes/dialect.ts';
import { answersOfReturned, assembled, settleErrors } from './go-errors.ts';
import { sentTo } from './mediator.ts';
import { helperOf } from './sinatra.ts';
import type { Asked } from './error-reach.ts';
import { eachExpr, eachStatement } from './facts.ts';
import type { HandlerContext } from './types.ts';

/** Most functions of the input whose statements are read for one handler, and how deep they call one another. */
const MOST = 40;
const DEEPEST = 3;
/** Longest body, as JSON, that is read again for its caller. */
const LONGEST = 12_000;

type Declared = { readonly declaration: FunctionDecl; readonly scope: Scope };

/**
 * A handler's statements, and behind them those of the input's functions that stand before it or that it calls, with what
 * they are given in place of their parameters: `fail(c, 404, "no such note")`. Of those that it doesn't hand the request
 * or the answer to, only what they throw.
 */
export function withHelpers(
  { declaration, scope }: Declared,
  guards: readonly Guard[],
  { reader, reach }: Pick<HandlerContext, 'reader' | 'reach'>,
  asked: Asked,
): readonly Statement[] {
  const active: FunctionDecl[] = [declaration];
  const added: Statement[] = [];
  let left = MOST;
  const add = (
    target: Declared,
    body: readonly Statement[],
    isHanded: boolean,
    given: ReadonlySet<string>,
  ): void => {
    left -= 1;
    added.push(...(isHanded ? body : throwsIn(body)));
    active.push(target.declaration);
    follow(body, target.scope, isHanded, given);
    active.pop();
  };
  const follow = (
    body: readonly Statement[],
    at: Scope,
    isHanded: boolean,
    given: ReadonlySet<string>,
  ): void => {
    eachExpr(body, (expr) => {
      const call = callOf(expr, at.module.language);
      if (!call || left <= 0 || active.length > DEEPEST) return;
      const target = called(call, at, reader);
      if (!target || active.includes(target.declaration)) return;
      const inlined = bodyFor(call, target.declaration);
      const hands =
        isHanded &&
        (SHARED.has(at.module.language) ||
          call.args.some(({ value }) => value.kind === 'name' && given.has(value.name)));
      if (!inlined) return;
      const settled = settleErrors(assembled(inlined, reader), reader, target.scope);
      add(target, reach.within(settled, declaration, asked), hands, given);
    });
  };
  const names = new Set(declaration.params.flatMap(({ name, fields = [] }) => [name, ...fields]));
  follow(declaration.body, scope, true, names);
  added.push(...answersOfReturned(declaration.body, reader, scope));
  const wrappers = declaration.decorators.map(({ name }) => ({
    expr: { kind: 'name' as const, name },
    scope,
  }));
  const isFailing = keepsErrors(declaration.body);
  for (const { expr, scope: at } of [...guards, ...(scope.module.language === 'python' ? wrappers : [])]) {
    const target = expr.kind === 'string' ? undefined : reader.functionOf(expr, at);
    // What handles errors stands behind a handler.
    const isForErrors = (target?.declaration.params.length ?? 0) > 3;
    if (
      target &&
      !isForErrors &&
      left > 0 &&
      !active.includes(target.declaration) &&
      isShort(target.declaration)
    )
      add(target, withoutReturns(beforeNext(innerBody(target.declaration.body), isFailing)), true, names);
  }
  return added.length === 0 ? declaration.body : [...declaration.body, ...added];
}

/** What a function does, and what those do that it makes: Python's decorators, Go's `http.HandlerFunc(func…)`. */
function innerBody(body: readonly Statement[]): Statement[] {
  return body.flatMap((statement) => {
    if (statement.kind === 'function') return innerBody(statement.body);
    const value = statement.kind === 'return' ? statement.value : undefined;
    const [only] = value?.kind === 'call' && value.args.length === 1 ? value.args : [];
    const made = only?.value ?? value;
    return made?.kind === 'function' ? innerBody(made.declaration.body) : [statement];
  });
}

/**
 * What a guard does before the handler: behind `await next()` it looks at what the handler left. gin's `c.Errors` are
 * such things where the handler keeps some.
 */
function beforeNext(body: readonly Statement[], keepsRest: boolean): readonly Statement[] {
  if (keepsRest) return body;
  const at = body.findIndex((statement) => statement.kind === 'expr' && isNext(statement.value));
  return (at < 0 ? body : body.slice(0, at + 1)).map((statement) =>
    statement.kind === 'block' ? { ...statement, body: beforeNext(statement.body, false) } : statement,
  );
}

/** `next()`, `await next()`, `c.Next()`. */
function isNext(expr: Expr): boolean {
  if (expr.kind === 'other' && expr.parts.length === 1 && expr.parts[0]) return isNext(expr.parts[0]);
  return expr.kind === 'call' && expr.args.length === 0 && /^(?:next|\w+\.Next)$/.test(dotted(expr.callee));
}

/** gin: `c.Error(err)`. */
function keepsErrors(body: readonly Statement[]): boolean {
  let found = false;
  eachExpr(body, (expr) => {
    found ||= expr.kind === 'call' && expr.args.length > 0 && /^\w+\.Error$/.test(dotted(expr.callee));
  });
  return found;
}

/** In these, helpers know the request without being given it. */
const SHARED = new Set(['ruby', 'php', 'python', 'rust']);

/** Ruby calls without parentheses too. */
function callOf(expr: Expr, language: string): CallExpr | undefined {
  if (expr.kind === 'call') return expr;
  return expr.kind === 'name' && language === 'ruby'
    ? { kind: 'call', callee: expr, args: [], typeArgs: [] }
    : undefined;
}

/** The function of the input that a call of a name calls. */
function called(call: CallExpr, scope: Scope, reader: RouteReader): Declared | undefined {
  const { callee, creates } = call;
  if (creates || (callee.kind !== 'name' && callee.kind !== 'member')) return undefined;
  const sent = scope.module.language === 'csharp' ? sentTo(call, scope, reader) : undefined;
  if (sent) return isShort(sent.declaration) ? sent : undefined;
  // What a class declares says more than how a name reads.
  const value = memberOf(callee, scope, reader) ?? reader.value(callee, scope);
  const block =
    !value && callee.kind === 'name' && scope.module.language === 'ruby'
      ? helperOf(callee.name, scope)
      : undefined;
  if (block && isShort(block)) return { declaration: block, scope };
  return value?.kind === 'function' && value.declaration.body.length > 0 && isShort(value.declaration)
    ? value
    : undefined;
}

/** `this.teams.invite`: a method of the type that the object's class gives its field or takes to be made. */
function memberOf(callee: Expr, scope: Scope, { project }: RouteReader): Value | undefined {
  const object = callee.kind === 'member' ? callee.object : undefined;
  const owner = scope.instance?.kind === 'instance' ? scope.instance.declaration : undefined;
  if (callee.kind !== 'member' || (object?.kind !== 'member' && object?.kind !== 'name') || !owner)
    return undefined;
  const made = owner.methods.flatMap(({ name, params }) => (name === 'constructor' ? params : []));
  const field = [...owner.fields, ...made].find(({ name }) => name === object.name);
  const method = project.methodOf(typeName(field?.type), callee.name);
  return method && { kind: 'function', ...method };
}

const lengths = new WeakMap<FunctionDecl, number>();

function isShort(declaration: FunctionDecl): boolean {
  const known = lengths.get(declaration) ?? JSON.stringify(declaration.body).length;
  lengths.set(declaration, known);
  return known <= LONGEST;
}

/** A function's body with a call's arguments in place of its parameters. */
function bodyFor({ args }: CallExpr, { params, body }: FunctionDecl): Statement[] | undefined {
  const own = params.filter(({ name }) => !/^(?:self|this|cls)$/.test(name));
  const given = new Map(
    own.flatMap(({ name, value }, index): [string, Expr][] => {
      const positional = args.filter((arg) => arg.name === undefined)[index];
      const expr = (args.find((arg) => arg.name === name) ?? positional)?.value ?? value;
      return expr && name !== '' ? [[name, expr]] : [];
    }),
  );
  return substituted(withoutReturns(body), (expr) =>
    expr.kind === 'name' ? given.get(expr.name) : undefined,
  );
}

/** What a helper returns is not what its caller answers. */
function withoutReturns(body: readonly Statement[]): Statement[] {
  return body.map((statement): Statement => {
    if (statement.kind === 'block') return { ...statement, body: withoutReturns(statement.body) };
    return statement.kind === 'return' && statement.value
      ? { kind: 'expr', value: statement.value, doc: '' }
      : statement;
  });
}

function throwsIn(body: readonly Statement[]): Statement[] {
  const thrown: Statement[] = [];
  eachStatement(body, (statement) => {
    if (statement.kind === 'throw') thrown.push(statement);
  });
  // `orElseThrow(() -> new NotFoundException("…"))`.
  eachExpr(body, (expr) => {
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee);
    if (expr.creates && /(?:Exception|Error)$/.test(name)) thrown.push({ kind: 'throw', value: expr });
    // Go returns what is answered: `echo.NewHTTPError(404)`.
    if (/\.New(?:HTTP)?Error$/.test(name)) thrown.push({ kind: 'expr', value: expr, doc: '' });
  });
  return thrown;
}
