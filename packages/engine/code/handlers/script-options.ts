import type { Expr, ObjectExpr } from '../ast.ts';
import type { ParameterPlace } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import type { Guard, RawRoute } from '../routes/router.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { statusByName, statusOf } from './status.ts';
import { readGuard } from './script-guards.ts';
import type { HandlerContext } from './types.ts';

const PLACES: Readonly<Record<string, ParameterPlace>> = {
  params: 'path',
  querystring: 'query',
  query: 'query',
  headers: 'header',
  cookies: 'cookie',
};

/** What stands beside a handler: Fastify's `schema`, Hono's `createRoute`, an OpenAPI operation that middleware is given. */
export function readOptions(context: HandlerContext, { options, guards, framework }: RawRoute): void {
  for (const { expr, scope } of [...guards, ...(options ? [options] : [])]) {
    const operation = operationIn(expr);
    if (operation) readSchema(context, operation, scope);
  }
  if (options?.expr.kind !== 'object') return;
  const { expr, scope } = options;
  const schema = follow(context, entry(expr, 'schema'), scope);
  if (schema) readSchema(context, schema.expr, schema.scope);
  // Fastify refuses what its schema doesn't allow.
  if (framework === 'Fastify' && schema?.expr.entries.some(({ key }) => PLACES[key] || key === 'body'))
    context.draft.response(validationStatus(context) ?? 400);
  const request = follow(context, entry(expr, 'request'), scope);
  if (request) readSchema(context, request.expr, request.scope);
  if (entry(expr, 'responses')) readSchema(context, expr, scope);
  for (const guard of guardsIn({ options })) readGuard(context, guard.expr, guard.scope);
}

/** What options put before a handler: Fastify's `{ preHandler: [requireStaff] }`. */
export function guardsIn({ options }: Pick<RawRoute, 'options'>): Guard[] {
  const { expr, scope } = options ?? {};
  if (expr?.kind !== 'object' || !scope) return [];
  return ['preHandler', 'onRequest', 'preValidation', 'middleware', 'beforeHandle'].flatMap((key) => {
    const guard = entry(expr, key);
    const all = guard?.kind === 'array' ? guard.items : guard ? [guard] : [];
    return all.map((one) => ({ expr: one, scope }));
  });
}

/** What the service's own handler of errors answers to what a schema refuses: `if (error.validation) reply.status(422)`. */
function validationStatus({ reader }: HandlerContext): number | undefined {
  const found: number[] = [];
  const answered = (expr: Expr): void => {
    const name = expr.kind === 'call' && expr.callee.kind === 'member' ? expr.callee.name : '';
    const status =
      expr.kind === 'call' && /^(?:status|code)$/.test(name) ? statusOf(expr.args[0]?.value) : undefined;
    if (status !== undefined) found.push(status);
  };
  for (const { module } of reader.project.files) {
    if (!module.text.includes('setErrorHandler')) continue;
    const bodies = module.statements.flatMap((one) => (one.kind === 'function' ? one.body : [one]));
    eachExpr(bodies, (expr) => {
      const isHandler =
        expr.kind === 'call' && expr.callee.kind === 'member' && expr.callee.name === 'setErrorHandler';
      const [handler] = isHandler ? expr.args : [];
      if (handler?.value.kind !== 'function') return;
      eachStatement(handler.value.declaration.body, (statement) => {
        const isAsked =
          statement.kind === 'block' &&
          statement.test &&
          /"name":"validation"|ERR_VALIDATION/.test(JSON.stringify(statement.test));
        if (isAsked) eachExpr(statement.body, answered);
      });
    });
  }
  return found[0];
}

const OPERATION = new Set(['summary', 'operationId', 'responses', 'requestBody', 'description', 'tags']);

/** `openApi.validPath({ operationId: 'getTags', responses: { 200: … } })`. */
function operationIn(expr: Expr, depth = 0): ObjectExpr | undefined {
  if (depth > 3) return undefined;
  const parts =
    expr.kind === 'call'
      ? expr.args.map(({ value }) => value)
      : expr.kind === 'array'
        ? expr.items
        : expr.kind === 'object'
          ? expr.entries.flatMap(({ key, value }) => (/^middlewares?$/.test(key) ? [value] : []))
          : [];
  const found = parts.map((part) => operationIn(part, depth + 1)).find(Boolean);
  if (found || depth === 0 || expr.kind !== 'object') return found;
  const known = expr.entries.filter(({ key }) => OPERATION.has(key)).length;
  return known > 1 && entry(expr, 'responses') ? expr : undefined;
}

function readSchema(context: HandlerContext, object: ObjectExpr, scope: Scope): void {
  const { draft, schemas, reader } = context;
  for (const { key, value } of object.entries) {
    const place = PLACES[key];
    if (place) draft.parametersOf(place, schemas.flatten(schemas.expr(value, scope)));
    else if (key === 'body' || key === 'requestBody') readBody(context, value, scope);
    else if (key === 'response' || key === 'responses') readResponses(context, value, scope);
    else if (key === 'consumes' && value.kind === 'array')
      draft.consumes = reader.string(value.items[0], scope) ?? '';
    else if (key === 'summary') draft.summary = reader.string(value, scope) ?? '';
    else if (key === 'description') draft.description = reader.string(value, scope) ?? '';
    else if (key === 'tags' && value.kind === 'array') draft.tag = reader.string(value.items[0], scope) ?? '';
    else if (key === 'deprecated') draft.deprecated = value.kind === 'boolean' && value.value;
    else if (key === 'security' && value.kind === 'array') {
      for (const item of value.items)
        if (item.kind === 'object' && item.entries[0]) draft.security.add(item.entries[0].key);
    } else if (key === '...') {
      const spread = follow(context, value, scope);
      if (spread) readSchema(context, spread.expr, spread.scope);
    }
  }
}

function readBody({ draft, schemas }: HandlerContext, value: Expr, scope: Scope): void {
  const content = value.kind === 'object' ? entry(value, 'content') : undefined;
  draft.bodyOf(
    content?.kind === 'object' ? contentSchema(schemas, content, scope) : schemas.expr(value, scope),
  );
}

function readResponses(context: HandlerContext, value: Expr, scope: Scope): void {
  const { draft, schemas } = context;
  const responses = follow(context, value, scope);
  for (const { key, value: response } of responses?.expr.entries ?? []) {
    const status = /^[1-5]\d\d$/.test(key) ? Number(key) : key === '2xx' ? 200 : statusByName(key);
    // `...standardResponses(401, 403)`.
    if (key === '...' && response.kind === 'call')
      for (const { value: one } of response.args) if (one.kind === 'number') draft.response(one.value);
    if (status === undefined) continue;
    const object = response.kind === 'object' ? response : undefined;
    const content = object && entry(object, 'content');
    const schema =
      content?.kind === 'object' ? contentSchema(schemas, content, scope) : schemas.expr(response, scope);
    const description = object && entry(object, 'description');
    draft.response(status, schema, description?.kind === 'string' ? description.value : undefined);
  }
}

function contentSchema(
  schemas: HandlerContext['schemas'],
  content: ObjectExpr,
  scope: Scope,
): ReturnType<typeof schemas.expr> {
  const media = content.entries[0]?.value;
  return media?.kind === 'object' ? schemas.expr(entry(media, 'schema'), scope) : undefined;
}

function follow(
  { reader }: HandlerContext,
  expr: Expr | undefined,
  scope: Scope,
): { expr: ObjectExpr; scope: Scope } | undefined {
  if (!expr) return undefined;
  if (expr.kind === 'object') return { expr, scope };
  const value = reader.value(expr, scope);
  return value?.kind === 'code' && value.expr.kind === 'object'
    ? { expr: value.expr, scope: value.scope }
    : undefined;
}

function entry(object: ObjectExpr, key: string): Expr | undefined {
  return object.entries.find((one) => one.key === key)?.value;
}
