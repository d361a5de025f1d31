import type { CallExpr, Expr } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import { messageOf } from './answer-parts.ts';
import { isRequest } from './request-parts.ts';
import { statusOf, statusOfError } from './status.ts';
import type { HandlerContext } from './types.ts';

type Taken = Extract<Expr, { kind: 'object' }>;

/** Next's own helpers and a project's, which the input doesn't hold: `notFound()`, `badRequest({ message })`, `json(users)`. */
export function readHelper(context: HandlerContext, { callee, args }: CallExpr, scope: Scope): void {
  const name = callee.kind === 'name' ? callee.name : '';
  const [first] = args.map(({ value }) => value);
  if (name !== 'notFound' && context.reader.functionOf(callee, scope)) return;
  const failure = name === 'notFound' ? 404 : statusOfError(name);
  if (failure) context.draft.response(failure, undefined, messageOf(first));
  else if (name === 'json' && first) context.draft.response(200, context.values.of(first, scope));
}

/** What is given the request and a schema: `const { query } = await parseRequest(request, schema)`. */
export function readParsed(
  { schemas, draft, reader }: HandlerContext,
  { args, callee }: CallExpr,
  taken: Taken,
  scope: Scope,
): void {
  const values = args.map(({ value }) => value);
  if (!values.some(isRequest) || reader.functionOf(callee, scope)) return;
  const [schema] = values.flatMap((value) => (isRequest(value) ? [] : (schemas.expr(value, scope) ?? [])));
  const has = (part: string): boolean => taken.entries.some(({ key }) => key === part);
  if (schema && has('body')) draft.bodyOf(schema);
  else if (schema && has('query')) draft.parametersOf('query', schemas.flatten(schema));
}

/** What is given the answer, its status and what to send: `this.respond(200, res, { tags })`. */
export function readSender(context: HandlerContext, { callee, args }: CallExpr, scope: Scope): void {
  const values = args.map(({ value }) => value);
  const status = values.map((value) => (value.kind === 'number' ? statusOf(value) : undefined)).find(Boolean);
  const isGiven = values.some(
    (value) => value.kind === 'name' && /^(?:res|response|reply)$/.test(value.name),
  );
  const sent = values.at(-1);
  if (status === undefined || !isGiven || sent?.kind !== 'object') return;
  if (context.reader.functionOf(callee, scope)) return;
  const said = status >= 400 ? messageOf(sent) : undefined;
  context.draft.response(status, context.values.of(sent, scope), said);
}
