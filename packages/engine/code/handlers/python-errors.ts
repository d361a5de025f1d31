import type { CallExpr, Expr, FunctionDecl } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RouteReader } from '../routes/reader.ts';
import { named } from '../schemas/constraints.ts';
import { substituted } from '../substitute.ts';
import { messageOf } from './answer-parts.ts';
import { detailOf } from './django-access.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { bind } from './raised-errors.ts';
import { statusOf } from './status.ts';
import type { HandlerContext } from './types.ts';

/** The values of constants in place of their names, in texts: `f"at most {MAX_GUESTS}"`. */
function withConstants<T extends Expr>(expr: T, constant: (name: Expr) => unknown): T {
  return substituted(expr, (part) => {
    if (part.kind !== 'template') return undefined;
    const parts = part.parts.map((one): Expr => {
      const value = one.kind === 'name' ? constant(one) : undefined;
      return value === undefined ? one : { kind: 'string', value: String(value) };
    });
    return parts.every(({ kind }) => kind === 'string')
      ? { kind: 'string', value: parts.map((one) => (one.kind === 'string' ? one.value : '')).join('') }
      : { kind: 'template', parts };
  });
}

/** `raise problem(404, "gone")` of a function that makes the error: what it makes of what it is given. */
function madeBy(expr: Expr, scope: Scope, reader: RouteReader): Expr {
  const maker = expr.kind === 'call' && !expr.creates ? reader.functionOf(expr.callee, scope) : undefined;
  const [made, another] = maker ? returnedValues(maker.declaration.body) : [];
  if (expr.kind !== 'call' || !maker || made?.kind !== 'call' || another) return expr;
  const known = bind(maker.declaration.params, expr.args);
  return substituted<Expr>(made, (part) => (part.kind === 'name' ? known.get(part.name) : undefined));
}

/** `{"image": ["No file was sent."]}` of a `ValidationError`. */
function firstOfField(expr: Expr | undefined): Expr | undefined {
  const [only] = expr?.kind === 'object' ? expr.entries : [];
  return only?.value.kind === 'array' ? only.value.items[0] : only?.value;
}

const NOT_FOUND: CallExpr = {
  kind: 'call',
  callee: { kind: 'name', name: 'abort' },
  args: [{ value: { kind: 'number', value: 404, text: '404' } }],
  typeArgs: [],
};

/** `raise HTTPException(status_code=404, detail="…")`, `abort(404, …)`. */
export function readErrors(
  { draft, errors, raised, values, reader }: HandlerContext,
  declaration: FunctionDecl,
  scope: Scope,
): void {
  // What `abort(404)` sends is sent here, too.
  const readMissing = ({ callee, args }: CallExpr): void => {
    const first = /first_or_404$/.test(dotted(callee)) ? args[0] : undefined;
    const said = args.find(({ name }) => name === 'description') ?? first;
    const answer = raised.of(NOT_FOUND);
    draft.response(404, answer?.body && values.of(answer.body, answer.scope), messageOf(said?.value));
  };
  const read = (given: Expr): void => {
    const expr = withConstants(madeBy(given, scope, reader), (name) => reader.constant(name, scope));
    if (expr.kind !== 'call') return;
    const made = raised.of(expr);
    if (made) return draft.response(made.status, made.body && values.of(made.body, made.scope), made.message);
    const answer = errors.of(dotted(expr.callee));
    const status =
      statusOf(named(expr.args, 'status_code', 'code', 'status')) ??
      statusOf(expr.args.find((arg) => arg.name === undefined && arg.value.kind !== 'string')?.value) ??
      answer?.status ??
      (/\bHttp404$/.test(dotted(expr.callee)) ? 404 : undefined);
    const message =
      named(expr.args, 'detail', 'message', 'description') ??
      expr.args.map(({ value }) => value).find(({ kind }) => kind === 'string' || kind === 'template') ??
      firstOfField(expr.args[0]?.value);
    const name = dotted(expr.callee).replace(/^.*\./, '');
    const detail = named(expr.args, 'detail');
    const shaped: Schema | undefined =
      detail?.kind === 'object' && /HTTPException$/.test(name)
        ? { type: 'object', properties: { detail: values.of(detail, scope) ?? {} } }
        : undefined;
    const body = shaped ?? (answer?.body ? values.of(answer.body, scope) : detailOf(name, scope.module.text));
    if (status) draft.response(status, body, messageOf(message) ?? answer?.message);
  };
  eachStatement(declaration.body, (statement) => {
    if (statement.kind !== 'throw') return;
    const { value } = statement;
    // Python raises classes too.
    read(value.kind === 'name' ? { kind: 'call', callee: value, args: [], typeArgs: [] } : value);
  });
  eachExpr(declaration.body, (expr) => {
    if (expr.kind === 'call' && /^(?:flask\.)?abort$/.test(dotted(expr.callee))) read(expr);
    if (
      expr.kind === 'call' &&
      /^(?:get_object_or_404|get_or_404|first_or_404|.*\.(?:get|first|one)_or_404)$/.test(dotted(expr.callee))
    )
      readMissing(expr);
  });
}
