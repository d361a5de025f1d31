import type { Decorator, Expr, FunctionDecl, Param } from '../ast.ts';
import type { Schema } from '../model.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { named } from '../schemas/constraints.ts';
import { eachExpr, type FactsDraft } from './facts.ts';
import { messageOf, readHttpException } from './answer-parts.ts';
import { statusOf } from './status.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { withUse } from './uses.ts';
import { isLimited } from './validation-failures.ts';

/** Symfony: `$request->query->get('q')`, `$this->json($data, 201)`, `createNotFoundException()`. */
export const readSymfonyHandler: HandlerReader = (context, handler, route) => {
  const { draft, values, errors, reader, uses } = context;
  if (!handler) return;
  const { declaration, scope } = handler;
  for (const param of declaration.params) readParam(context, param, scope, route.path);
  const owner = reader.project.classes.get(route.owner ?? '')?.declaration;
  for (const mark of [...declaration.decorators, ...(owner?.decorators ?? [])]) readGrant(draft, mark);
  readRequirements(context, declaration);
  eachExpr(declaration.body, (expr) => {
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee).replace(/^\$?this\./, '');
    const at = (index: number, key: string): Expr | undefined =>
      named(expr.args, key) ?? expr.args.filter((arg) => arg.name === undefined)[index]?.value;
    const [first, second] = [expr.args.find((arg) => arg.name === undefined)?.value, at(1, 'status')];
    const third = at(2, 'headers');
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
    if (expr.creates && readHttpException(draft, expr)) return;
    if (expr.creates && /Exception$/.test(name)) {
      const answer = errors.of(name);
      const said = SECOND.test(name) ? second : first;
      if (answer) draft.response(answer.status, undefined, messageOf(said) ?? answer.message);
      if (answer && RETRIED.test(name)) draft.header('Retry-After', { type: 'string' }, [answer.status]);
    }
    if (/^(?:render|renderForm)$/.test(name)) draft.response(200, undefined, undefined, 'text/html');
    if (/^redirect(?:ToRoute)?$/.test(name)) draft.response(302);
    if (name === 'createNotFoundException') draft.response(404, undefined, key);
    if (name === 'createAccessDeniedException') draft.response(403, undefined, key);
  });
};

/** Exceptions that are given something else before their message. */
const SECOND = /(?:Unauthorized|MethodNotAllowed|TooManyRequests|ServiceUnavailable)HttpException$/;
const RETRIED = /(?:TooManyRequests|ServiceUnavailable)HttpException$/;

/** `#[IsGranted('ROLE_EDITOR')]`; what is no role is a right that a voter knows: `#[IsGranted('EDIT', subject: 'post', message: '…')]`. */
function readGrant(draft: FactsDraft, { name, args }: Decorator): void {
  const [attribute, message] = [named(args, 'attribute') ?? args[0]?.value, named(args, 'message')];
  const right = attribute?.kind === 'string' ? attribute.value : '';
  if (!/^(?:IsGranted|Security)$/.test(name) || right === 'PUBLIC_ACCESS') return;
  draft.security.add('bearerAuth');
  if (/^[A-Za-z]\w*$/.test(right) && !/^(?:ROLE|IS)_/.test(right)) draft.policies.add(right);
  if (!right.startsWith('IS_')) draft.response(403, undefined, messageOf(message));
}

/** What a route's own mark asks of the names in its path: `requirements: ['slug' => '[a-z-]+']`. */
function readRequirements({ draft }: HandlerContext, { decorators }: FunctionDecl): void {
  for (const { name, args } of decorators) {
    const asked = named(args, 'requirements');
    if (name !== 'Route' || asked?.kind !== 'object') continue;
    for (const { key, value } of asked.entries)
      if (value.kind === 'string')
        draft.parameter('path', key, {
          schema: /^\\d\+$/.test(value.value)
            ? { type: 'integer' }
            : { type: 'string', pattern: value.value },
        });
  }
}

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
  const flat = schemas.flatten(schema);
  const refused = (usual: number): void => {
    const stated = param.decorators.map(({ args }) => statusOf(named(args, 'validationFailedStatusCode')));
    if (isLimited(flat)) draft.response(stated.find(Boolean) ?? usual);
  };
  if (marks.has('MapRequestPayload')) {
    draft.bodyOf(schema, 'application/json', true, typeName(param.type));
    refused(422);
  } else if (marks.has('MapQueryString')) {
    draft.parametersOf('query', flat);
    refused(404);
  } else if (marks.has('MapUploadedFile'))
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
  // Of an entity that the path names there may be none.
  else if (!schema?.enum && isLookedFor(param, path, scope)) draft.response(404);
}

/** `Device $device` of a path that names it, or of one with its key where the type stands among those of the database. */
function isLookedFor({ name, type }: Param, path: string, { module }: Scope): boolean {
  if (path.includes(`{${name}}`)) return /^[A-Z]/.test(typeName(type));
  return path.includes('{') && module.text.includes(`\\Entity\\${typeName(type)};`);
}
