import type { Expr } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { entry, messageOf, withCode } from './answer-parts.ts';
import type { FactsDraft } from './facts.ts';
import { sendsCode } from './made-errors.ts';
import { statusOf } from './status.ts';
import type { HandlerContext } from './types.ts';

/** `throw new NotFound('note')`, Express's `next(new NotFound('note'))`. */
export function readThrown({ draft, errors, values }: HandlerContext, value: Expr, scope: Scope): void {
  if (value.kind !== 'call') return;
  const name = value.callee.kind === 'name' || value.callee.kind === 'member' ? value.callee.name : '';
  const [first, second] = value.args.map(({ value: arg }) => arg);
  const answer = errors.of(name);
  // `new ApiError({ code: 'not_found', message: 'No such tag' })`.
  const coded = first?.kind === 'object' ? (entry(first, 'status') ?? entry(first, 'code')) : undefined;
  const status =
    statusOf(coded) ??
    statusOf(first?.kind === 'string' ? undefined : first) ??
    statusOf(second?.kind === 'string' ? undefined : second) ??
    errors.statusSaid(name, value.args) ??
    answer?.status;
  const given = coded || first?.kind === 'string' || first?.kind === 'template' ? first : second;
  const own = errors.said(name, value.args);
  const sent = answer?.body ?? errors.bodyOf(name);
  if (status !== undefined && sent) draft.response(status, values.of(sent, scope));
  const message: Expr | undefined = own === undefined ? given : { kind: 'string', value: own };
  const said = messageOf(message) ?? answer?.message;
  const code = sendsCode(sent) ? errors.codeSaid(name, value.args) : undefined;
  const told = code ? withCode(said ?? '', code) : said;
  refuse(draft, status, told === undefined ? message : { kind: 'string', value: told });
}

/** `err.status = 409` of `const err = new Error('Sold out')`. */
export function readMadeError(
  { draft, errors, values }: HandlerContext,
  { object, name }: Extract<Expr, { kind: 'member' }>,
  value: Expr,
  scope: Scope,
): void {
  const made = object.kind === 'name' ? scope.find(object.name)?.expr : undefined;
  const status = /^status(?:Code)?$/.test(name) ? statusOf(value) : undefined;
  if (made?.kind !== 'call' || !made.creates || status === undefined || status < 400) return;
  const type = dotted(made.callee);
  const sent = /Error$/.test(type) ? errors.bodyOf(type) : undefined;
  if (/Error$/.test(type))
    draft.response(status, sent && values.of(sent, scope), messageOf(made.args[0]?.value));
}

/** A failure of a status that is known. */
export function refuse(draft: FactsDraft, status: number | undefined, message: Expr | undefined): void {
  if (status !== undefined) draft.response(status, undefined, messageOf(message));
}
