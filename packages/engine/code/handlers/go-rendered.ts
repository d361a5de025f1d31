import type { Expr } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { Scope } from '../project/scope.ts';
import { statusOf } from './status.ts';
import type { HandlerContext } from './types.ts';

/** chi's `render.Render(w, r, ErrNotFound)`: a value that brings its own status, `&ErrResponse{HTTPStatusCode: 404, …}`. */
export function readRendered(
  { draft, reader, values }: Pick<HandlerContext, 'draft' | 'reader' | 'values'>,
  given: Expr,
  scope: Scope,
  pending: number | undefined,
): void {
  const made = given.kind === 'call' ? reader.value(given.callee, scope) : undefined;
  const kept = given.kind === 'name' ? scope.find(given.name)?.expr : undefined;
  const value = made?.kind === 'function' ? returnedValues(made.declaration.body)[0] : (kept ?? given);
  const at = made?.kind === 'function' ? made.scope : scope;
  const literal = value?.kind === 'other' && value.parts.length === 1 ? value.parts[0] : value;
  const entries = literal?.kind === 'object' ? literal.entries : [];
  const status = entries
    .filter(({ key }) => /status_?(?:code)?$|^code$/i.test(key))
    .map((entry) => statusOf(entry.value))
    .find(Boolean);
  const said = entries.find(
    (one) => one.value.kind === 'string' && /text|message|detail|error/i.test(one.key),
  )?.value;
  const type = values.of(literal, at);
  if (status !== undefined) draft.response(status, type, said?.kind === 'string' ? said.value : undefined);
  else if (!/err/i.test(dotted(given.kind === 'call' ? given.callee : given)))
    draft.response(pending ?? 200, type);
}
