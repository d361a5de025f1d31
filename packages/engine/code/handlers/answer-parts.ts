import type { CallExpr, Expr, ObjectExpr } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import type { FactsDraft } from './facts.ts';
import { statusOf } from './status.ts';

/** The status that a chain of calls states: `res.status(201)`, `c.Status(404)`. */
export function statusInChain(expr: Expr): number | undefined {
  if (expr.kind !== 'call' || expr.callee.kind !== 'member') return undefined;
  if (/^(?:status|code|writeHead|type|Status)$/.test(expr.callee.name)) {
    const own = statusOf(expr.args[0]?.value);
    if (own) return own;
  }
  return statusInChain(expr.callee.object);
}

export function statesStatus(expr: Expr): boolean {
  return (
    expr.kind === 'call' &&
    expr.callee.kind === 'member' &&
    (/^(?:status|code)$/.test(expr.callee.name) || statesStatus(expr.callee.object))
  );
}

const MESSAGES = ['message', 'error', 'detail', 'msg', 'errors', 'details', 'reason', 'title'];

/** Of a text that is put together: `${name} is gone`, `name + " is gone"`. */
export function partsOf(expr: Expr | undefined): readonly Expr[] {
  if (expr?.kind === 'template') return expr.parts;
  if (expr?.kind !== 'binary' || !/^[+.]$/.test(expr.operator)) return expr ? [expr] : [];
  return [...partsOf(expr.left), ...partsOf(expr.right)];
}

/** The words of an error that a caller reads. */
export function messageOf(expr: Expr | undefined): string | undefined {
  if (expr?.kind === 'string') return expr.value.trim();
  // What only running the code would tell is left open: `Note … not found`.
  const parts = partsOf(expr);
  if ((parts.length > 1 || expr?.kind === 'template') && parts.some(({ kind }) => kind === 'string'))
    return parts
      .map((part) => (part.kind === 'string' ? part.value : '…'))
      .join('')
      .trim();
  // Rust: `"no such note".into()`.
  const { callee } = expr?.kind === 'call' ? expr : {};
  if (callee?.kind === 'member' && /^(?:into|to_string|to_owned)$/.test(callee.name))
    return messageOf(callee.object);
  if (expr?.kind !== 'object') return undefined;
  for (const name of MESSAGES) {
    const value = expr.entries.find(({ key }) => key.toLowerCase() === name)?.value;
    const text = messageOf(value);
    if (text !== undefined) return text;
  }
  return undefined;
}

export function entry(expr: ObjectExpr, key: string): Expr | undefined {
  return expr.entries.find((one) => one.key === key)?.value;
}

/** Symfony's and Laravel's `new HttpException(423, 'It is locked.')`; false where it is another. */
export function readHttpException(draft: FactsDraft, { callee, args }: CallExpr): boolean {
  const status = statusOf(args[0]?.value);
  if (!/(?:^|\.)HttpException$/.test(dotted(callee)) || status === undefined) return false;
  draft.response(status, undefined, messageOf(args[1]?.value));
  return true;
}
