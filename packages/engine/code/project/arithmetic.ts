import type { Expr } from '../ast.ts';

const OPERATORS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '*': (left, right) => left * right,
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '**': (left, right) => left ** right,
  '<<': (left, right) => left * 2 ** right,
};

/** What numbers that the code writes out come to: `5 * 1024 * 1024`; `constant` is what any other part stands for. */
export function calculated(
  expr: Expr | undefined,
  constant: (expr: Expr) => unknown,
  depth = 0,
): number | undefined {
  if (!expr || depth > 20) return undefined;
  if (expr.kind === 'other' && expr.parts.length === 1 && expr.text.startsWith('('))
    return calculated(expr.parts[0], constant, depth + 1);
  if (expr.kind !== 'binary') {
    const value = constant(expr);
    return typeof value === 'number' ? value : undefined;
  }
  const left = calculated(expr.left, constant, depth + 1);
  const right = calculated(expr.right, constant, depth + 1);
  if (left === undefined || right === undefined) return undefined;
  const value = OPERATORS[expr.operator]?.(left, right);
  return Number.isSafeInteger(value) ? value : undefined;
}
