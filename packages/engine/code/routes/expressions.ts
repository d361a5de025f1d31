import type { CallExpr, Expr, Statement } from '../ast.ts';
import type { Evaluator } from '../project/evaluate.ts';
import type { Scope } from '../project/scope.ts';

/** What a function returns, at any depth of its blocks. */
export function returnedValues(statements: readonly Statement[]): Expr[] {
  return statements.flatMap((statement) => {
    if (statement.kind === 'return') return statement.value ? [statement.value] : [];
    return statement.kind === 'block' ? returnedValues(statement.body) : [];
  });
}

/** Whether a condition is a name that stands for `false` (Go). */
export function isOff(reader: Evaluator, test: Expr | undefined, scope: Scope): boolean {
  const value =
    test?.kind === 'name' && scope.module.language === 'go' ? reader.value(test, scope) : undefined;
  return value?.kind === 'code' && value.expr.kind === 'boolean' && !value.expr.value;
}

/** One of the several results of a call, where it isn't the first (Go). */
export function resultOf(object: Expr, at: number | undefined): Expr {
  return at === undefined
    ? object
    : { kind: 'index', object, index: { kind: 'number', value: at, text: String(at) } };
}

/** Where the handler stands: last, or before an unseen one that only sends what is made: `router.get('/x', list, respond)`. */
export function handlerAt(handlers: readonly Expr[], isKnown: (expr: Expr) => boolean): number {
  const isForErrors = (expr: Expr): boolean =>
    /^(?:handle_?errors?|on_?error|error_?handler)$/i.test(handlerName(expr));
  const at = handlers.findLastIndex((expr, index) => index === 0 || !isForErrors(expr));
  const [before, last] = handlers.slice(Math.max(at - 1, 0), at + 1);
  if (!before || last?.kind !== 'name' || isKnown(last)) return at;
  const isSender = /^(?:respond|send|render|reply|serialize|finish|output|format|error|handleError)/i.test(
    last.name,
  );
  return holdsFunction(before) || (isSender && isKnown(before)) ? at - 1 : at;
}

/** Written where the route is stated, alone or in a wrapper. */
function holdsFunction(expr: Expr): boolean {
  return (
    expr.kind === 'function' || (expr.kind === 'call' && expr.args.some(({ value }) => holdsFunction(value)))
  );
}

/** How the code names a handler, inside wrappers too. */
export function handlerName(expr: Expr): string {
  if (expr.kind === 'name') return expr.name;
  if (expr.kind === 'member') return expr.name === 'bind' ? handlerName(expr.object) : expr.name;
  if (expr.kind === 'function') return expr.declaration.name;
  if (expr.kind === 'array') return expr.items.length > 0 ? handlerName(expr.items.at(-1) ?? expr) : '';
  if (expr.kind === 'call') {
    const inner = expr.args
      .filter(({ value }) => value.kind !== 'string')
      .toReversed()
      .map(({ value }) => handlerName(value))
      .find(Boolean);
    return inner ?? handlerName(expr.callee);
  }
  return expr.kind === 'string' ? expr.value : '';
}

/** The name that a chain of members and calls begins with. */
function rootName(expr: Expr): string {
  if (expr.kind === 'name') return expr.name;
  if (expr.kind === 'member') return rootName(expr.object);
  return expr.kind === 'call' ? rootName(expr.callee) : '';
}

/** `app = app.route(…)`: the name on the right is the one before. */
export function isSelfReference(target: Expr, value: Expr): boolean {
  return target.kind === 'name' && value.kind === 'call' && rootName(value) === target.name;
}

/** `router.get.call(router, '/x', show)` and `router.get.apply(router, ['/x', show])` as `router.get('/x', show)`. */
export function directCall(call: CallExpr): CallExpr {
  const { callee, args } = call;
  if (callee.kind !== 'member' || !/^(?:member|index)$/.test(callee.object.kind)) return call;
  if (callee.name === 'call') return { ...call, callee: callee.object, args: args.slice(1) };
  const listed = callee.name === 'apply' ? itemsOf(args[1]?.value) : undefined;
  return listed ? { ...call, callee: callee.object, args: listed.map((value) => ({ value })) } : call;
}

/** The items of a list, also of `[a].concat([b, c])`. */
function itemsOf(expr: Expr | undefined): readonly Expr[] | undefined {
  if (expr?.kind === 'array') return expr.items;
  if (expr?.kind !== 'call' || expr.callee.kind !== 'member' || expr.callee.name !== 'concat')
    return undefined;
  const first = itemsOf(expr.callee.object);
  return first && [...first, ...expr.args.flatMap(({ value }) => itemsOf(value) ?? [value])];
}

/** `router[route.method]` of a method that the code writes out, as `router.get`. */
export function namedCallee(reader: Evaluator, callee: Expr, scope: Scope): Expr {
  const name = callee.kind === 'index' ? reader.string(callee.index, scope, false) : undefined;
  return callee.kind === 'index' && name !== undefined
    ? { kind: 'member', object: callee.object, name: name.toLowerCase() }
    : callee;
}
