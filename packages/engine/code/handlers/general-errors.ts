import type { Expr, Statement } from '../ast.ts';
import type { Route, RouteResponse } from '../model.ts';
import type { RouteReader } from '../routes/reader.ts';
import type { Scope } from '../project/scope.ts';
import { callsIn, methodOf } from '../cli/drafts.ts';
import { dotted } from '../routes/dialect.ts';
import { isExpress } from '../routes/script-framework.ts';
import type { ErrorAnswers } from './error-answers.ts';
import { eachExpr } from './facts.ts';
import { messageIn, statusIn } from './failures-said.ts';
import type { ValueSchemas } from './value-schemas.ts';

/** What is called with what answers any error, or any path that the service doesn't know. */
const GIVEN =
  /^(?:use|onError|setErrorHandler|notFound|setNotFoundHandler|NotFound|NoRoute|not_found|error)$/;

/**
 * Failures that the input's own code answers and that no route tells: of errors that nothing shown raises, of all others,
 * and of paths that don't exist.
 */
export function generalErrors(
  routes: readonly Route[],
  reader: RouteReader,
  errors: ErrorAnswers,
  values: ValueSchemas,
): RouteResponse[] {
  const told = routes.flatMap(({ responses }) => responses);
  const found: RouteResponse[] = [];
  const add = (
    status: number,
    body: Expr | undefined,
    message: string | undefined,
    scope: Scope | undefined,
  ): void => {
    const schema = scope && values.of(body, scope);
    if (told.some((one) => one.status === status && (one.description ?? '').includes(message ?? ''))) return;
    found.push({ status, ...(schema && { schema }), ...(message !== undefined && { description: message }) });
  };
  const [first] = reader.project.files;
  // What only running the code would tell is left open: Rust's `no box {0}`.
  for (const { status, body, message } of errors.all)
    add(status, body, message?.replace(/\{[\w.:?#]*\}/g, '…'), first?.scope);
  for (const { module, scope } of reader.project.files)
    for (const call of callsIn(module.statements)) {
      const [given] = call.args;
      if (!given || call.args.length !== 1 || !GIVEN.test(methodOf(call))) continue;
      const handler = reader.functionOf(given.value, scope)?.declaration;
      const count = handler?.params.length ?? 0;
      // Express: what takes no `next` ends here, and what takes four is for errors.
      if (!handler || (methodOf(call) === 'use' && count !== 4 && !(count === 2 && isExpress(scope))))
        continue;
      const last = handler.body.filter((one) => one.kind !== 'block');
      const status = statusIn(last);
      if (status !== undefined && status >= 400) add(status, sentBy(last), messageIn(last), scope);
    }
  return found;
}

/** `{ error: 'internal_error' }` of `res.status(500).json({ … })`. */
function sentBy(body: readonly Statement[]): Expr | undefined {
  let sent: Expr | undefined;
  eachExpr(body, (expr) => {
    if (expr.kind === 'call' && /(?:^|\.)(?:json|send|JSON)$/.test(dotted(expr.callee)))
      sent ??= expr.args.map(({ value }) => value).find(({ kind }) => kind === 'object');
  });
  return sent;
}
