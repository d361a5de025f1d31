import type { Arg, CallExpr, Expr, FunctionDecl, Param, TypeExpr } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RawRoute } from '../routes/router.ts';
import { applyKeyword, literalOf } from '../schemas/constraints.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { COMMON_HEADERS, messageOf } from './script.ts';
import { statusOf, statusOfError } from './status.ts';
import type { HandlerContext, HandlerReader } from './types.ts';

const GIVEN =
  /^(?:Request|Response|BackgroundTasks|WebSocket|HttpRequest|Session|AsyncSession|SecurityScopes|HTTPConnection)$/;
const MARKS: Readonly<Record<string, ParameterPlace | 'body' | 'form' | 'none'>> = {
  Query: 'query',
  Path: 'path',
  Header: 'header',
  Cookie: 'cookie',
  Body: 'body',
  Form: 'form',
  File: 'form',
  Depends: 'none',
  Security: 'none',
};

/** FastAPI: parameters by their types and marks. */
export const readFastApiHandler: HandlerReader = (context, handler, route) => {
  const { draft, schemas } = context;
  const { options } = route;
  const args = options?.expr.kind === 'call' ? options.expr.args : [];
  if (options) readOperation(context, args, options.scope);
  if (!handler) return;
  const { declaration, scope } = handler;
  for (const param of declaration.params) readParam(context, param, scope, route, 0);
  const stated = statusOf(keyword(args, 'status_code'));
  const model = keyword(args, 'response_model');
  const type = model ? typeOfCode(model) : declaration.returns;
  const schema = schemas.schema(type, scope);
  readErrors(context, declaration);
  if (stated || schema || !draft.hasSuccess) {
    const returned = schema ?? (type === undefined ? firstSchema(context, declaration, scope) : undefined);
    draft.response(stated ?? 200, stated === 204 ? undefined : returned);
  }
};

function keyword(args: readonly Arg[], ...names: readonly string[]): Expr | undefined {
  return args.find(({ name }) => name !== undefined && names.includes(name))?.value;
}

/** `List[User]` as a value is the type it names. */
function typeOfCode(expr: Expr): TypeExpr | undefined {
  if (expr.kind === 'name' || expr.kind === 'member') return { kind: 'named', name: expr.name, args: [] };
  if (expr.kind === 'index') {
    const base = typeOfCode(expr.object);
    const arg = typeOfCode(expr.index);
    return base?.kind === 'named' && arg ? { ...base, args: [arg] } : base;
  }
  if (expr.kind === 'binary') {
    const [left, right] = [typeOfCode(expr.left), typeOfCode(expr.right)];
    return left && right ? { kind: 'union', of: [left, right] } : left;
  }
  return expr.kind === 'null' ? { kind: 'named', name: 'None', args: [] } : undefined;
}

function readOperation({ draft, reader, schemas }: HandlerContext, args: readonly Arg[], scope: Scope): void {
  draft.summary = reader.string(keyword(args, 'summary'), scope) ?? '';
  draft.description = reader.string(keyword(args, 'description'), scope) ?? '';
  const tags = keyword(args, 'tags');
  draft.tag = reader.string(tags?.kind === 'array' ? tags.items[0] : undefined, scope) ?? '';
  const deprecated = keyword(args, 'deprecated');
  draft.deprecated = deprecated?.kind === 'boolean' && deprecated.value;
  const dependencies = keyword(args, 'dependencies');
  for (const item of dependencies?.kind === 'array' ? dependencies.items : []) readDependency(draft, item);
  const responses = keyword(args, 'responses');
  for (const { key, computed, value } of responses?.kind === 'object' ? responses.entries : []) {
    const status = statusOf(computed) ?? statusOf({ kind: 'string', value: key });
    const entry = (name: string): Expr | undefined =>
      value.kind === 'object' ? value.entries.find((one) => one.key === name)?.value : undefined;
    const model = entry('model');
    if (status)
      draft.response(
        status,
        model && schemas.schema(typeOfCode(model), scope),
        reader.string(entry('description'), scope),
      );
  }
}

function readDependency(draft: HandlerContext['draft'], item: Expr): void {
  const words =
    item.kind === 'call'
      ? `${dotted(item.callee)} ${item.args.map(({ value }) => dotted(value)).join(' ')}`
      : dotted(item);
  if (
    /auth|current_?user|token|jwt|login|permission|verify|api_?key|security|admin|oauth|bearer|credentials/i.test(
      words,
    )
  )
    draft.security.add(
      /api_?key/i.test(words) ? 'apiKey' : /basic/i.test(words) ? 'basicAuth' : 'bearerAuth',
    );
}

/** `Query(…)` as a default, or inside `Annotated[…]`, which keeps its type only: its mark is told by the source. */
function markOf(param: Param): CallExpr | undefined {
  const call = param.value?.kind === 'call' ? param.value : undefined;
  const name = call && dotted(call.callee).replace(/^.*\./, '');
  return name !== undefined && MARKS[name] ? call : undefined;
}

function readParam(
  context: HandlerContext,
  param: Param,
  scope: Scope,
  route: RawRoute,
  depth: number,
): void {
  const { draft, schemas } = context;
  const type = typeName(param.type);
  if (param.name === 'self' || GIVEN.test(type)) return;
  const mark = markOf(param) ?? annotatedMark(param);
  const kind = mark ? (MARKS[dotted(mark.callee).replace(/^.*\./, '')] ?? 'query') : undefined;
  if (kind === 'none' && mark) {
    readDependency(draft, mark);
    const target =
      mark.args[0]?.value ??
      (param.type?.kind === 'named' ? ({ kind: 'name', name: param.type.name } as const) : undefined);
    const dependency = target && depth < 3 ? context.reader.functionOf(target, scope) : undefined;
    for (const inner of dependency?.declaration.params ?? [])
      if (dependency) readParam(context, inner, dependency.scope, route, depth + 1);
    return;
  }
  if (
    /CurrentUser|User$|Auth|Token|Session|Db$|DB$|Dep$|Service$|Settings$/.test(type) &&
    !schemas.schema(param.type, scope) &&
    param.value === undefined
  ) {
    if (/User|Auth|Token/.test(type)) draft.security.add('bearerAuth');
    return;
  }
  const inPath = new RegExp(`[{<:](?:\\w+:)?${param.name}[:>}]`);
  const isInPath = inPath.test(route.path) || route.router.ways().some(({ prefix }) => inPath.test(prefix));
  const base = schemas.schema(param.type, scope);
  const facts: { readonly schema: Schema } = { schema: {} };
  for (const { name, value } of mark?.args ?? []) if (name) applyKeyword(facts, name, value);
  const first = mark?.args.find(({ name }) => name === undefined)?.value;
  const fallback = mark ? (literalOf(first) ?? facts.schema.default) : literalOf(param.value);
  const required = mark
    ? first === undefined
      ? !param.optional ||
        (param.value?.kind === 'call' &&
          facts.schema.default === undefined &&
          keyword(mark.args, 'default') === undefined)
      : isEllipsis(first)
    : !param.optional;
  const { description, ...limits } = facts.schema;
  const isObject = base?.$ref !== undefined && schemas.flatten(base)?.enum === undefined;
  const schema: Schema | undefined =
    base && !base.$ref ? { ...base, ...limits, ...(fallback !== undefined && { default: fallback }) } : base;
  const more = { required, ...(schema && { schema }), ...(description && { description }) };
  const items = base?.type === 'array' && base.items?.$ref !== undefined;
  if (isInPath) draft.parameter('path', param.name, more);
  else if (kind === 'form')
    draft.bodyOf(
      {
        type: 'object',
        properties: { [param.name]: schema ?? {} },
        ...(required && { required: [param.name] }),
      },
      schema?.format === 'binary' || /^(?:UploadFile|bytes)$/.test(type)
        ? 'multipart/form-data'
        : 'application/x-www-form-urlencoded',
    );
  else if (kind === 'body' || (!kind && (isObject || items || base?.type === 'object')))
    draft.bodyOf(base, 'application/json', required);
  else if (!kind && type === 'UploadFile')
    draft.bodyOf(
      { type: 'object', properties: { [param.name]: { type: 'string', format: 'binary' } } },
      'multipart/form-data',
    );
  else if (kind === 'query' && isObject) draft.parametersOf('query', schemas.flatten(base));
  else if (kind === 'header')
    draft.parameter(
      'header',
      facts.schema && keyword(mark?.args ?? [], 'alias')
        ? String(literalOf(keyword(mark?.args ?? [], 'alias')) ?? '')
        : param.name.replaceAll('_', '-'),
      more,
    );
  else if (depth === 0 || param.type)
    draft.parameter(
      kind === 'cookie' ? 'cookie' : 'query',
      String(literalOf(keyword(mark?.args ?? [], 'alias')) ?? param.name),
      more,
    );
}

function isEllipsis(expr: Expr): boolean {
  return expr.kind === 'other' && expr.text === '...';
}

function annotatedMark(param: Param): CallExpr | undefined {
  const mark = param.decorators[0];
  return mark && { kind: 'call', callee: { kind: 'name', name: mark.name }, args: mark.args, typeArgs: [] };
}

function firstSchema(
  { values }: HandlerContext,
  declaration: FunctionDecl,
  scope: Scope,
): Schema | undefined {
  return returnedValues(declaration.body)
    .map((value) => values.of(value, scope))
    .find(Boolean);
}

/** `raise HTTPException(status_code=404, detail="…")`, `abort(404, …)`. */
function readErrors({ draft }: HandlerContext, declaration: FunctionDecl): void {
  const read = (expr: Expr): void => {
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee).replace(/^.*\./, '');
    const status =
      statusOf(keyword(expr.args, 'status_code', 'code', 'status')) ??
      statusOf(expr.args.find((arg) => arg.name === undefined && arg.value.kind !== 'string')?.value) ??
      statusOfError(name);
    const message =
      keyword(expr.args, 'detail', 'message', 'description') ??
      expr.args.map(({ value }) => value).find(({ kind }) => kind === 'string');
    if (status) draft.response(status, undefined, messageOf(message));
  };
  eachStatement(declaration.body, (statement) => {
    if (statement.kind === 'throw') read(statement.value);
  });
  eachExpr(declaration.body, (expr) => {
    if (expr.kind === 'call' && /^(?:flask\.)?abort$/.test(dotted(expr.callee))) read(expr);
    if (
      expr.kind === 'call' &&
      /^(?:get_object_or_404|get_or_404|first_or_404|\w+\.get_or_404|.*\.first_or_404)$/.test(
        dotted(expr.callee),
      )
    )
      draft.response(404);
  });
}

const REQUEST_PLACES: Readonly<Record<string, ParameterPlace | 'body' | 'form'>> = {
  args: 'query',
  GET: 'query',
  query_params: 'query',
  headers: 'header',
  META: 'header',
  cookies: 'cookie',
  json: 'body',
  data: 'body',
  form: 'form',
  POST: 'form',
  files: 'form',
};
const TYPES: Readonly<Record<string, Schema>> = {
  int: { type: 'integer' },
  float: { type: 'number' },
  str: { type: 'string' },
  bool: { type: 'boolean' },
};

/** Flask and Django: what the body reads of the request and returns. */
export const readFlaskHandler: HandlerReader = (context, handler, route) => {
  const { draft, values } = context;
  for (const [, kind, name] of route.path.matchAll(/<(\w+):(\w+)>/g)) {
    const schema =
      kind === 'int'
        ? { type: 'integer' as const }
        : kind === 'float'
          ? { type: 'number' as const }
          : kind === 'uuid'
            ? { type: 'string' as const, format: 'uuid' }
            : { type: 'string' as const };
    if (name) draft.parameter('path', name, { schema });
  }
  for (const [, name] of route.path.matchAll(/<(\w+)>/g))
    if (name && route.framework === 'Flask') draft.parameter('path', name, { schema: { type: 'string' } });
  for (const { expr } of route.guards) readDependency(draft, expr);
  if (!handler) return readSerializers(context, route, undefined);
  const { declaration, scope } = handler;
  for (const mark of declaration.decorators) {
    if (
      /login_required|jwt_required|permission_classes|auth|token_required|permission_required/i.test(
        mark.name,
      ) &&
      !/AllowAny/.test(JSON.stringify(mark.args))
    )
      draft.security.add('bearerAuth');
  }
  readRequest(context, declaration, scope, route);
  readErrors(context, declaration);
  readSerializers(context, route, declaration);
  for (const value of returnedValues(declaration.body)) {
    const items = value.kind === 'array' ? value.items : [value];
    const status =
      items
        .slice(1)
        .map((item) => statusOf(item))
        .find(Boolean) ??
      (value.kind === 'call' ? statusOf(keyword(value.args, 'status', 'code')) : undefined) ??
      nameStatus(value) ??
      200;
    const [data] = items;
    const schema = data && answerSchema(values, data, scope);
    const media =
      data?.kind === 'call' && /render(?:_template)?$/.test(dotted(data.callee)) ? 'text/html' : undefined;
    draft.response(
      status,
      status === 204 || media ? undefined : schema,
      status >= 400 ? messageOf(data?.kind === 'call' ? data.args[0]?.value : data) : undefined,
      media,
    );
  }
};

function nameStatus(value: Expr): number | undefined {
  if (value.kind !== 'call') return undefined;
  const name = dotted(value.callee);
  if (/redirect/i.test(name)) return statusOf(value.args[1]?.value) ?? 302;
  const status = /HttpResponse(NotFound|BadRequest|Forbidden|Gone|ServerError|NotAllowed)$/.exec(name)?.[1];
  return status
    ? { NotFound: 404, BadRequest: 400, Forbidden: 403, Gone: 410, ServerError: 500, NotAllowed: 405 }[status]
    : undefined;
}

function answerSchema(values: HandlerContext['values'], data: Expr, scope: Scope): Schema | undefined {
  if (
    data.kind === 'call' &&
    /(?:^|\.)(?:jsonify|JsonResponse|Response|HttpResponse|make_response|JSONResponse)$/.test(
      dotted(data.callee),
    )
  ) {
    const keywords = data.args.filter(
      ({ name }) => name !== undefined && !/^(?:status|safe|content_type|mimetype|headers)$/.test(name),
    );
    if (/jsonify$/.test(dotted(data.callee)) && keywords.length > 0)
      return values.of(
        { kind: 'object', entries: keywords.map(({ name = '', value }) => ({ key: name, value })) },
        scope,
      );
    const first = data.args.find(({ name }) => name === undefined)?.value;
    return first?.kind === 'string' ? undefined : values.of(first, scope);
  }
  return data.kind === 'string' || data.kind === 'template' ? undefined : values.of(data, scope);
}

function readRequest(
  { draft }: HandlerContext,
  declaration: FunctionDecl,
  scope: Scope,
  route: RawRoute,
): void {
  const body: Record<string, Schema> = {};
  const aliases = new Map<string, ParameterPlace | 'body' | 'form'>();
  let media = 'application/json';
  let wholeBody = false;
  const placeOf = (expr: Expr): ParameterPlace | 'body' | 'form' | undefined => {
    if (expr.kind === 'name') return aliases.get(expr.name);
    if (expr.kind === 'binary') return placeOf(expr.left);
    if (expr.kind === 'member')
      return /^(?:self\.)?request$/.test(dotted(expr.object)) ? REQUEST_PLACES[expr.name] : undefined;
    if (expr.kind === 'call' && /^(?:self\.)?request\.(?:get_json|json)$/.test(dotted(expr.callee)))
      return 'body';
    return expr.kind === 'call' && /json\.loads$/.test(dotted(expr.callee)) ? 'body' : undefined;
  };
  const take = (
    place: ParameterPlace | 'body' | 'form',
    name: string,
    schema: Schema,
    required: boolean,
    fallback?: unknown,
  ): void => {
    const known = { ...schema, ...(fallback !== undefined && { default: fallback }) };
    if (place === 'form') media = 'application/x-www-form-urlencoded';
    if (place === 'body' || place === 'form') body[name] ??= known;
    else if (place !== 'header' || !COMMON_HEADERS.test(name))
      draft.parameter(place, place === 'header' ? name.replace(/^HTTP_/, '').replaceAll('_', '-') : name, {
        required: place === 'path' || required,
        ...(Object.keys(known).length > 0 && { schema: known }),
      });
  };
  eachStatement(declaration.body, (statement) => {
    if (statement.kind !== 'assign' || !statement.value || statement.target.kind !== 'name') return;
    const place = placeOf(statement.value);
    if (place) aliases.set(statement.target.name, place);
  });
  eachExpr(declaration.body, (expr) => {
    if (placeOf(expr) === 'body') wholeBody = true;
    if (
      expr.kind === 'call' &&
      expr.callee.kind === 'member' &&
      /^(?:get|getlist|pop)$/.test(expr.callee.name)
    ) {
      const place = placeOf(expr.callee.object);
      const [first, second] = expr.args.filter(({ name }) => name === undefined).map(({ value }) => value);
      const typed = keyword(expr.args, 'type');
      const fallback = literalOf(second ?? keyword(expr.args, 'default'));
      if (place && first?.kind === 'string')
        take(
          place,
          first.value,
          (typed?.kind === 'name' && TYPES[typed.name]) ||
            (fallback === undefined ? {} : schemaOfLiteral(fallback)),
          false,
          fallback,
        );
    }
    if (expr.kind === 'index' && expr.index.kind === 'string') {
      const place = placeOf(expr.object);
      if (place) take(place, expr.index.value, {}, true);
    }
  });
  if (Object.keys(body).length > 0) draft.bodyOf({ type: 'object', properties: body }, media);
  else if (wholeBody && !/^(?:GET|DELETE|HEAD)$/.test(route.method)) draft.bodyOf(undefined);
  void scope;
}

function schemaOfLiteral(value: string | number | boolean): Schema {
  return {
    type:
      typeof value === 'number'
        ? Number.isInteger(value)
          ? 'integer'
          : 'number'
        : typeof value === 'boolean'
          ? 'boolean'
          : 'string',
  };
}

/** Django's REST framework: what a view's serializer holds. */
function readSerializers(
  { draft, schemas, reader }: HandlerContext,
  route: RawRoute,
  declaration: FunctionDecl | undefined,
): void {
  if (route.owner === undefined) return;
  const lineage = reader.project.lineage(route.owner);
  const own = (name: string): Expr | undefined =>
    lineage
      .flatMap((one) => one.declaration.fields.filter((field) => field.name === name))
      .map(({ value }) => value)
      .find(Boolean);
  const serializer = own('serializer_class');
  const permissions = own('permission_classes');
  if (
    permissions &&
    permissions.kind === 'array' &&
    permissions.items.length > 0 &&
    !permissions.items.some((item) => /AllowAny/.test(dotted(item)))
  )
    draft.security.add('bearerAuth');
  const scope = lineage[0]?.scope;
  if (serializer?.kind !== 'name' || !scope) return;
  const schema = schemas.schema({ kind: 'named', name: serializer.name, args: [] }, scope);
  const isList =
    route.method === 'GET' &&
    !/\}\/?$/.test(route.path) &&
    !/Retrieve/.test(JSON.stringify(lineage[0]?.declaration.bases ?? []));
  if (declaration && returnedValues(declaration.body).length > 0) return;
  if (/^(?:POST|PUT|PATCH)$/.test(route.method)) draft.bodyOf(schema);
  if (route.method === 'DELETE') draft.response(204);
  else
    draft.response(
      route.method === 'POST' ? 201 : 200,
      isList && schema ? { type: 'array', items: schema } : schema,
    );
}
