import type { Expr, Statement } from '../ast.ts';

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
