import type { Arg, Expr, FunctionDecl } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RawRoute } from '../routes/router.ts';
import { messageOf } from './answer-parts.ts';
import { keyword } from './python.ts';
import { statusOf } from './status.ts';
import type { HandlerContext } from './types.ts';

/** What Flask-RESTX's decorators say: `@ns.expect(model)`, `@ns.response(200, 'Success', model)`, `@ns.doc(params={…})`. */
export function readMarks(
  context: HandlerContext,
  { decorators }: FunctionDecl,
  scope: Scope,
  route: RawRoute,
): void {
  const { draft, reader } = context;
  for (const { name, args, target } of decorators) {
    if (!target) continue;
    const [first, second, third] = args.filter((arg) => arg.name === undefined).map(({ value }) => value);
    if (name === 'expect' && first) expect(context, first, scope, route);
    const status = name === 'response' ? statusOf(first) : undefined;
    if (status !== undefined)
      draft.response(status, modelOf(context, third, scope), said(reader.string(second, scope)));
    if (name === 'doc') readDoc(context, args, scope, route);
  }
}

/** What a decorator of the input's own answers instead of the view that it stands over: `return jsonify(error="…"), 401`. */
export function readRefusals(
  { draft, reader, values }: HandlerContext,
  { decorators }: Pick<FunctionDecl, 'decorators'>,
  scope: Scope,
): void {
  for (const { name, target } of decorators) {
    const made = target ? undefined : reader.functionOf({ kind: 'name', name }, scope);
    const inner = made?.declaration.body.find((one) => one.kind === 'function');
    if (!made || inner?.kind !== 'function') continue;
    for (const value of returnedValues(inner.body)) {
      const [sent, stated] = value.kind === 'array' ? value.items : [];
      const status = statusOf(stated);
      if (status === undefined || status < 400 || !sent) continue;
      draft.response(status, values.of(answered(sent), made.scope), messageOf(answered(sent)));
      if (status === 401) draft.security.add('bearerAuth');
      // `request.headers.get("X-Api-Key") != KEY` lets no stranger in, whatever it answers.
      if (status === 403 && KEY.test(JSON.stringify(inner.body))) {
        draft.security.add('apiKey');
        draft.forbidsStrangers = true;
      }
    }
  }
}

const KEY = /"headers"[^\n]{0,200}"value":"x-[\w-]*(?:key|token|secret)"/i;

/** `{"error": "…"}` of `jsonify(error="…")`. */
function answered(expr: Expr): Expr {
  if (expr.kind !== 'call') return expr;
  const entries = expr.args.flatMap(({ name, value }) => (name === undefined ? [] : [{ key: name, value }]));
  return entries.length > 0 ? { kind: 'object', entries } : (expr.args[0]?.value ?? expr);
}

function expect(context: HandlerContext, model: Expr, scope: Scope, route: RawRoute): void {
  const { draft, schemas } = context;
  const schema = modelOf(context, model, scope);
  if (schema && route.method === 'GET') draft.parametersOf('query', schemas.flatten(schema));
  else if (schema) draft.bodyOf(schema);
}

function readDoc(context: HandlerContext, args: readonly Arg[], scope: Scope, { path }: RawRoute): void {
  const { draft, reader } = context;
  draft.description ||= reader.string(keyword(args, 'description'), scope) ?? '';
  const params = keyword(args, 'params');
  for (const { key, value } of params?.kind === 'object' ? params.entries : []) {
    const description = reader.string(value, scope);
    draft.parameter(path.includes(key) ? 'path' : 'query', key, description ? { description } : {});
  }
  const responses = keyword(args, 'responses');
  for (const { key, computed, value } of responses?.kind === 'object' ? responses.entries : []) {
    const [text, model] = value.kind === 'array' ? value.items : [value];
    const status = statusOf(computed) ?? Number(key);
    if (status >= 100 && status < 600)
      draft.response(status, modelOf(context, model, scope), said(reader.string(text, scope)));
  }
}

/** `Success` says no more than the status. */
function said(text: string | undefined): string | undefined {
  return text !== undefined && /^(?:success|ok|error)\.?$/i.test(text) ? undefined : text;
}

/** `ns.models[Tag.__name__]`, `Tag`, `[Tag]`. */
function modelOf(context: HandlerContext, expr: Expr | undefined, scope: Scope): Schema | undefined {
  if (!expr) return undefined;
  if (expr.kind === 'array') {
    const items = modelOf(context, expr.items[0], scope);
    return items && { type: 'array', items };
  }
  const named = expr.kind === 'index' ? expr.index : expr;
  const name =
    named.kind === 'member' && named.name === '__name__' && named.object.kind === 'name'
      ? named.object.name
      : named.kind === 'name'
        ? named.name
        : named.kind === 'string'
          ? named.value
          : undefined;
  return name === undefined ? undefined : context.schemas.schema({ kind: 'named', name, args: [] }, scope);
}
