import type { CallExpr, Entry, Expr, ObjectExpr } from '../ast.ts';
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
  const isSaid = expr.entries.some(({ key }) => /^(?:message|msg|detail)$/i.test(key));
  const name = expr.entries.map((one) => codeIn(one, isSaid)).find((one) => one !== '') ?? '';
  for (const key of MESSAGES) {
    const value = expr.entries.find((one) => one.key.toLowerCase() === key)?.value;
    const text = messageOf(value);
    if (text !== undefined) return name === '' || text === name ? text : withCode(text, name);
  }
  return name === '' ? undefined : withCode('', name);
}

/** The code that a field of an error holds: `code: "taken"`, `error: "room_taken"`; one word beside a message, too. */
function codeIn({ key, value }: Entry, isSaid: boolean): string {
  const text = value.kind === 'string' ? value.value : '';
  if (/^error_?code$|^code$/i.test(key)) return /^[\w.-]+$/.test(text) && !/^\d+$/.test(text) ? text : '';
  const isCode = isMachineCode(text) || (isSaid && /^[a-z][\w-]*$/.test(text));
  return /^(?:error|type|slug)$/i.test(key) && isCode ? text : '';
}

/** What programs tell errors apart by: `room_taken`, `E_LOCKED`; no word that people read. */
function isMachineCode(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*(?:[_.-][A-Za-z0-9]+)+$|^[A-Z][A-Z0-9]{2,}$/.test(text);
}

/** A message behind the code that programs read: "`taken`: The room is taken". */
export function withCode(message: string, code: string): string {
  if (codedMessage(message).code !== '') return message;
  return message === '' ? `\`${code}\`` : `\`${code}\`: ${message}`;
}

/** What an error says, behind the code that its handler sends beside it; what the handler says where it says nothing. */
export function withCodeOf(
  answer: { readonly message?: string } | undefined,
  said: string | undefined,
): string | undefined {
  const { code } = codedMessage(answer?.message ?? '');
  return said ? (code === '' ? said : withCode(said, code)) : answer?.message;
}

/** The parts of a message that a code may stand in front of; each may be empty. */
export function codedMessage(text: string): { readonly code: string; readonly message: string } {
  const [whole, code] = /^`([^`]+)`(?:: |$)/.exec(text) ?? [];
  if (whole !== undefined && code !== undefined) return { code, message: text.slice(whole.length) };
  return isMachineCode(text) ? { code: text, message: '' } : { code: '', message: text };
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
