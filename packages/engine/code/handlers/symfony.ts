import type { Param } from '../ast.ts';
import type { Schema } from '../model.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr } from './facts.ts';
import { messageOf } from './answer-parts.ts';
import { statusOf } from './status.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { withUse } from './uses.ts';

/** Symfony: `$request->query->get('q')`, `$this->json($data, 201)`, `createNotFoundException()`. */
export const readSymfonyHandler: HandlerReader = (context, handler, route) => {
  const { draft, values, errors, reader, uses } = context;
  if (!handler) return;
  const { declaration, scope } = handler;
  for (const param of declaration.params) readParam(context, param, scope, route.path);
  if (declaration.decorators.some(({ name }) => /^(?:IsGranted|Security)$/.test(name)))
    draft.security.add('bearerAuth');
  eachExpr(declaration.body, (expr) => {
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee).replace(/^\$?this\./, '');
    const [first, second, third] = expr.args.map(({ value }) => value);
    const key = first?.kind === 'string' ? first.value : undefined;
    const [, place, getter = ''] = /\brequest\.(query|request|headers)\.(get\w*|has)$/.exec(name) ?? [];
    const sent = /\brequest\.(?:getPayload|toArray)\(\)\.get\w*$/.test(name);
    if (sent && key !== undefined)
      draft.bodyOf({
        type: 'object',
        properties: { [key]: { ...GETTERS[name.replace(/^.*\./, '')] } },
        ...(uses.get(expr)?.isNeeded && { required: [key] }),
      });
    if (place && key !== undefined) {
      const fallback = reader.constant(second, scope);
      const known = {
        ...GETTERS[getter],
        ...(fallback !== undefined && fallback !== '' && { default: fallback }),
      };
      if (place === 'request')
        draft.bodyOf(
          { type: 'object', properties: { [key]: withUse({ type: 'string', ...known }, uses.get(expr)) } },
          'application/x-www-form-urlencoded',
        );
      else draft.text(place === 'query' ? 'query' : 'header', key, uses.get(expr), known);
    }
    if (/\brequest\.(?:getContent|toArray|getPayload)$/.test(name)) draft.bodyOf(undefined);
    if (/^(?:denyAccessUnlessGranted|isGranted)$/.test(name)) draft.security.add('bearerAuth');
    if (name === 'json' || name === 'JsonResponse') {
      const status = statusOf(second) ?? 200;
      draft.response(status, values.of(first, scope), status >= 400 ? messageOf(first) : undefined);
      for (const { key: header } of third?.kind === 'object' ? third.entries : [])
        if (header !== '') draft.header(header, { type: 'string' }, [status]);
    }
    if (expr.creates && name === 'Response') {
      const status = statusOf(second) ?? 200;
      if (first === undefined || first.kind === 'null') draft.empty(status);
      else draft.response(status);
    }
    if (expr.creates && /Exception$/.test(name)) {
      const answer = errors.of(name);
      if (answer) draft.response(answer.status, undefined, messageOf(first) ?? answer.message);
    }
    if (/^(?:render|renderForm)$/.test(name)) draft.response(200, undefined, undefined, 'text/html');
    if (/^redirect(?:ToRoute)?$/.test(name)) draft.response(302);
    if (name === 'createNotFoundException') draft.response(404, undefined, key);
    if (name === 'createAccessDeniedException') draft.response(403, undefined, key);
  });
};

/** Methods that give a value of their type. */
const GETTERS: Readonly<Record<string, Schema>> = {
  getInt: { type: 'integer' },
  getBoolean: { type: 'boolean' },
  getString: { type: 'string' },
  getEnum: { type: 'string' },
};

/** `#[MapRequestPayload] CourseInput $input`, `#[MapQueryParameter] int $page = 1`, `int $id` of the path. */
function readParam(
  { draft, schemas, reader }: HandlerContext,
  param: Param,
  scope: Scope,
  path: string,
): void {
  const marks = new Set(param.decorators.map(({ name }) => name));
  const schema = schemas.schema(param.type, scope);
  if (marks.has('MapRequestPayload')) draft.bodyOf(schema, 'application/json', true, typeName(param.type));
  else if (marks.has('MapQueryString')) draft.parametersOf('query', schemas.flatten(schema));
  else if (marks.has('MapUploadedFile'))
    draft.bodyOf(
      { type: 'object', properties: { [param.name]: { type: 'string', format: 'binary' } } },
      'multipart/form-data',
    );
  else if (marks.has('MapQueryParameter')) {
    const value = reader.constant(param.value, scope);
    draft.parameter('query', param.name, {
      required: !param.optional && param.type?.kind !== 'optional',
      schema: { ...(schema ?? { type: 'string' }), ...(value !== undefined && { default: value }) },
    });
  } else if (path.includes(`{${param.name}`) && schema && !schema.$ref && schema.type !== 'object')
    draft.parameter('path', param.name, { schema });
}
