import type { Expr, Statement } from '../ast.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { statusOf } from './status.ts';

/** Names that a handler refuses to work without: `if (!name || !body.email) return res.status(400)…`. */
export function requiredNames(statements: readonly Statement[]): Set<string> {
  const names = new Set<string>();
  eachStatement(statements, (statement) => {
    if (statement.kind !== 'block' || !statement.test || !refuses(statement.body)) return;
    for (const name of missingIn(statement.test)) names.add(name);
  });
  return names;
}

/** The names of `!a || !b.c`; what stands beside an `and` is asked for sometimes only. */
function missingIn(test: Expr): string[] {
  if (test.kind === 'binary' && test.operator === '||')
    return [...missingIn(test.left), ...missingIn(test.right)];
  if (test.kind !== 'other') return [];
  const [inner, ...others] = test.parts;
  if (!inner || others.length > 0) return [];
  if (/^\(/.test(test.text)) return missingIn(inner);
  if (!/^!\s*[\w(]/.test(test.text)) return [];
  return inner.kind === 'name' || inner.kind === 'member' ? [inner.name] : [];
}

/** Whether statements answer that the request is a bad one. */
function refuses(statements: readonly Statement[]): boolean {
  let isBad = false;
  eachExpr(statements, (expr) => {
    const status =
      expr.kind === 'call'
        ? statusOf(expr.args[0]?.value)
        : statusOf(expr.kind === 'number' ? expr : undefined);
    isBad ||= status === 400 || status === 422;
    isBad ||= expr.kind === 'call' && /BadRequest|Validation/.test(JSON.stringify(expr.callee));
  });
  return isBad;
}
