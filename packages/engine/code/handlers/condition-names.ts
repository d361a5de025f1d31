import { childrenOf, type Expr } from '../ast.ts';
import { numberOf } from '../schemas/constraints.ts';

/** A name, or a member of one; `order.getTotal()` and `order.total()` are `order.total`. */
export function nameOf(expr: Expr): string | undefined {
  if (expr.kind === 'name') return expr.name;
  const isRead = expr.kind === 'call' && expr.args.length === 0;
  const member = isRead ? expr.callee : expr;
  if (member.kind !== 'member' || member.object.kind !== 'name') return undefined;
  const name = isRead ? member.name.replace(/^get(?=[A-Z])/, '') : member.name;
  return `${member.object.name}.${name}`;
}

/** `name > 100`, `name < 1`, alone or as a part of a condition. */
export function limitIn(
  test: Expr,
  name: string,
): { readonly value: number; readonly isUpper: boolean } | undefined {
  if (test.kind !== 'binary') {
    const [only] = test.kind === 'other' && test.parts.length === 1 ? test.parts : [];
    return only && limitIn(only, name);
  }
  const { operator, left, right } = test;
  if (/^(?:\|\||&&|or|and)$/.test(operator)) return limitIn(left, name) ?? limitIn(right, name);
  const value = numberOf(right);
  return nameOf(left) === name && value !== undefined && /^[<>]=?$/.test(operator)
    ? { value, isUpper: operator.startsWith('>') }
    : undefined;
}

/** Whether a name stands anywhere in a condition. */
export function mentions(expr: Expr, name: string): boolean {
  return nameOf(expr) === name || childrenOf(expr).some((part) => mentions(part, name));
}
