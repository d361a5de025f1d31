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
