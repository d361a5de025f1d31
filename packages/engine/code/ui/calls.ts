import type { MarkupExpr } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { dotted } from '../routes/dialect.ts';
import type { UiText } from './types.ts';

/** `onClick={remove}`, `onClick={() => remove(item)}` */
export function calledBy({ attributes }: MarkupExpr): Pick<UiText, 'calls'> {
  const found: string[] = [];
  for (const { name, value } of attributes)
    if (/^on(?:Click|Press|Select|Confirm)$/.test(name))
      eachExpr([{ kind: 'expr', value, doc: '' }], (expr) => {
        if (expr.kind === 'call' || expr === value)
          found.push(dotted(expr.kind === 'call' ? expr.callee : expr));
      });
  const calls = found.filter(Boolean);
  return calls.length > 0 ? { calls } : {};
}
