import type { Expr } from '../ast.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { literalOf, schemaOfLiteral } from '../schemas/constraints.ts';
import { eachExpr } from './facts.ts';
import { statusOf } from './status.ts';
import type { HandlerReader } from './types.ts';

/** Symfony: `$request->query->get('q')`, `$this->json($data, 201)`, `createNotFoundException()`. */
export const readSymfonyHandler: HandlerReader = ({ draft, values }, handler) => {
  if (!handler) return;
  const { declaration, scope } = handler;
  if (declaration.decorators.some(({ name }) => /^(?:IsGranted|Security)$/.test(name)))
    draft.security.add('bearerAuth');
  eachExpr(declaration.body, (expr) => {
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee).replace(/^\$?this\./, '');
    const [first, second] = expr.args.map(({ value }) => value);
    const key = first?.kind === 'string' ? first.value : undefined;
    const place = /\brequest\.(query|request|headers)\.(?:get\w*|has)$/.exec(name)?.[1];
    if (place && key !== undefined) {
      if (place === 'request')
        draft.bodyOf(
          { type: 'object', properties: { [key]: given(second) } },
          'application/x-www-form-urlencoded',
        );
      else draft.parameter(place === 'query' ? 'query' : 'header', key, { schema: given(second) });
    }
    if (/\brequest\.(?:getContent|toArray|getPayload)$/.test(name)) draft.bodyOf(undefined);
    if (/^(?:denyAccessUnlessGranted|isGranted)$/.test(name)) draft.security.add('bearerAuth');
    if (name === 'json' || name === 'JsonResponse')
      draft.response(statusOf(second) ?? 200, values.of(first, scope));
    if (/^(?:render|renderForm)$/.test(name)) draft.response(200, undefined, undefined, 'text/html');
    if (/^redirect(?:ToRoute)?$/.test(name)) draft.response(302);
    if (name === 'createNotFoundException') draft.response(404, undefined, key);
    if (name === 'createAccessDeniedException') draft.response(403, undefined, key);
  });
};

/** What a parameter is where the request leaves it out tells its type. */
function given(fallback: Expr | undefined): Schema {
  const value = literalOf(fallback);
  return value === undefined
    ? { type: 'string' }
    : { ...schemaOfLiteral(value), ...(value !== '' && { default: value }) };
}
