import type { Expr, Statement } from '../ast.ts';
import { childrenOf } from '../ast.ts';
import type { Evaluator } from '../project/evaluate.ts';
import type { Scope } from '../project/scope.ts';

/** The name and the new text of `path += '*'` and of `path = prefix + path`: what it was before counts. */
export function grownText(
  reader: Evaluator,
  statement: Statement,
  scope: Scope,
): { readonly name: string; readonly value: string } | undefined {
  const grown = grownExpr(statement);
  const value = grown && reader.string(grown.value, scope, true);
  return value === undefined ? undefined : { name: grown?.name ?? '', value };
}

function grownExpr(statement: Statement): { readonly name: string; readonly value: Expr } | undefined {
  if (statement.kind === 'assign') {
    const { target, value } = statement;
    return target.kind === 'name' && value?.kind === 'binary' && mentions(value, target.name)
      ? { name: target.name, value }
      : undefined;
  }
  const expr = statement.kind === 'expr' ? statement.value : undefined;
  const [left, right] = expr?.kind === 'other' && /^\s*\w+\s*\+=/.test(expr.text) ? expr.parts : [];
  // A list grows otherwise.
  return left?.kind === 'name' && right && right.kind !== 'array'
    ? { name: left.name, value: { kind: 'binary', operator: '+', left, right } }
    : undefined;
}

function mentions(expr: Expr, name: string): boolean {
  return expr.kind === 'name' ? expr.name === name : childrenOf(expr).some((part) => mentions(part, name));
}
