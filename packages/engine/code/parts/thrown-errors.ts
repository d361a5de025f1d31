import type { FunctionDecl } from '../ast.ts';
import { messageOf } from '../handlers/answer-parts.ts';
import { eachExpr, eachStatement } from '../handlers/facts.ts';
import { dotted } from '../routes/dialect.ts';
import type { PublicFunction } from './public-api.ts';

/** What Kotlin's checks throw. */
const CHECKS: Readonly<Record<string, string>> = {
  require: 'IllegalArgumentException',
  requireNotNull: 'IllegalArgumentException',
  check: 'IllegalStateException',
  checkNotNull: 'IllegalStateException',
  error: 'IllegalStateException',
};

/** Errors that a function's body throws itself. */
export function thrownBy({ body }: FunctionDecl, language: string): PublicFunction['throws'] {
  const thrown = new Map<string, { type: string; message: string }>();
  eachExpr(body, (expr) => {
    const [first] = expr.kind === 'call' && dotted(expr.callee) === 'panic' ? expr.args : [];
    if (first?.value.kind === 'string')
      thrown.set(first.value.value, { type: 'panic', message: first.value.value });
    // Kotlin: `require(limit > 0) { "limit must be positive" }`, `error("not open")`.
    const type =
      language === 'kotlin' &&
      expr.kind === 'call' &&
      expr.callee.kind === 'name' &&
      CHECKS[expr.callee.name];
    const last = expr.kind === 'call' ? expr.args.at(-1)?.value : undefined;
    const [said] = last?.kind === 'function' ? last.declaration.body : [];
    const message = messageOf(said?.kind === 'expr' || said?.kind === 'return' ? said.value : last);
    if (type && message) thrown.set(`${type} ${message}`, { type, message });
  });
  eachStatement(body, (statement) => {
    if (statement.kind !== 'throw') return;
    const { value } = statement;
    const type = dotted(value.kind === 'call' ? value.callee : value).replace(/^.*[.:]/, '');
    const first =
      value.kind === 'call'
        ? value.args.find((arg) => /^(?:string|template)$/.test(arg.value.kind))?.value
        : undefined;
    const message = (first?.kind === 'string' ? first.value : messageOf(first)) ?? '';
    if (/^[A-Z]\w+$/.test(type)) thrown.set(`${type} ${message}`, { type, message });
  });
  return [...thrown.values()];
}
