import { NOTHING, type Expr, type Statement } from '../ast.ts';
import { substituted } from '../substitute.ts';
import { eachExpr } from './facts.ts';

/** Of what `respond_to` offers, what programs get: without pages where there is data. */
export function withoutPages(body: readonly Statement[]): readonly Statement[] {
  const formats = new Set<string>();
  eachExpr(body, (expr) => {
    if (expr.kind === 'call' || expr.kind === 'member') formats.add(formatOf(expr));
  });
  if (!['json', 'xml', 'api'].some((name) => formats.has(name))) return body;
  return substituted(body, (expr) =>
    /^(?:html|js|turbo_stream)$/.test(formatOf(expr)) ? NOTHING : undefined,
  );
}

/** `json` of `format.json { … }`. */
function formatOf(expr: Expr): string {
  const callee = expr.kind === 'call' ? expr.callee : expr;
  const isFormat =
    callee.kind === 'member' && callee.object.kind === 'name' && callee.object.name === 'format';
  return isFormat ? callee.name : '';
}
