import type { CallExpr, Expr, FunctionDecl } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import type { RawRoute } from '../routes/router.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { keyword, readDependency } from './python.ts';
import { returnedBy } from './python-returns.ts';
import { bodyIn } from './raised-errors.ts';
import { readErrors } from './python-errors.ts';
import { messageOf } from './answer-parts.ts';
import { requiredNames } from './required-fields.ts';
import { isTrue, literalOf } from '../schemas/constraints.ts';
import { COMMON_HEADERS } from './script.ts';
import { statusOf } from './status.ts';
import { isOfOne, readSerializers } from './django-serializers.ts';
import { readMarks, readRefusals } from './flask-marks.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { dateRead } from './date-reads.ts';
import { limitsFor, withUse } from './uses.ts';

type Place = ParameterPlace | 'body' | 'form' | 'file';

const REQUEST_PLACES: Readonly<Record<string, Place>> = {
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
  files: 'file',
  FILES: 'file',
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
  for (const { expr, scope } of route.guards) {
    readDependency(context, expr, scope);
    if (expr.kind === 'name') readRefusals(context, { decorators: [{ name: expr.name, args: [] }] }, scope);
  }
  readQueryset(context, route);
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
    if (mark.name === 'permission_required' && isTrue(keyword(mark.args, 'raise_exception')))
      draft.response(403);
  }
  readMarks(context, declaration, scope, route);
  readRefusals(context, declaration, scope);
  readRequest(context, declaration, scope, route);
  readErrors(context, declaration, scope);
  readSerializers(context, route, declaration);
  for (const { value, scope: at } of returnedBy(declaration, scope, context.reader)) {
    const items = value.kind === 'array' ? value.items : [value];
    const [stated, ...more] = items.slice(1).flatMap(statusesOf);
    for (const other of more) draft.response(other);
    const [given] = items;
    // `response = make_response(…); return response`.
    const kept = given?.kind === 'name' ? at.find(given.name)?.expr : undefined;
    const status =
      stated ??
      (given?.kind === 'name' ? statusGiven(declaration, given.name) : undefined) ??
      (kept?.kind === 'call' && /make_response$/.test(dotted(kept.callee))
        ? statusOf(kept.args[1]?.value)
        : undefined) ??
      (value.kind === 'call' ? statusOf(keyword(value.args, 'status', 'code')) : undefined) ??
      nameStatus(value) ??
      200;
    const data = kept?.kind === 'call' ? kept : given;
    if (data?.kind === 'string' && data.value === '') draft.empty(status);
    const schema = data && answerSchema(values, data, at);
    const media = mediaOf(data);
    draft.response(
      status,
      status === 204 || media ? undefined : schema,
      status >= 400
        ? messageOf((data && bodyIn(data)) ?? (data?.kind === 'call' ? data.args[0]?.value : data))
        : undefined,
      media,
    );
  }
};

/** Django: what the list of a view set takes of the query: `self.request.query_params.get("species")`. */
function readQueryset(context: HandlerContext, route: RawRoute): void {
  const isList =
    route.framework === 'Django' && route.method === 'GET' && !isOfOne(route) && route.name === '';
  for (const { declaration, scope } of isList ? context.reader.project.lineage(route.owner ?? '') : [])
    for (const method of declaration.methods)
      if (/^(?:get_queryset|filter_queryset)$/.test(method.name)) readRequest(context, method, scope, route);
}

/** What has a length is a text, or by its name a list: `tags`. */
function measured(schema: Schema, name: string): Schema {
  const { type, minLength, maxLength } = schema;
  if (type || (minLength === undefined && maxLength === undefined)) return schema;
  const { minLength: _, maxLength: _m, ...rest } = schema;
  const lengths = {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
  return /[^su]s$/.test(name)
    ? { type: 'array', items: {}, ...limitsFor(lengths, { type: 'array' }), ...rest }
    : { type: 'string', ...schema };
}

/** `render_template(…)`, `HttpResponse(text, content_type="text/plain")`; JSON needs no words. */
function mediaOf(data: Expr | undefined): string | undefined {
  if (data?.kind !== 'call') return undefined;
  if (/render(?:_template)?$/.test(dotted(data.callee))) return 'text/html';
  const stated = literalOf(keyword(data.args, 'content_type', 'mimetype'));
  return typeof stated === 'string' && !/json/.test(stated) ? stated.replace(/;.*$/, '') : undefined;
}

/** `response.status_code = 201`. */
function statusGiven({ body }: FunctionDecl, name: string): number | undefined {
  let found: number | undefined;
  eachStatement(body, (statement) => {
    if (statement.kind !== 'assign' || statement.target.kind !== 'member') return;
    const { object, name: field } = statement.target;
    if (dotted(object) === name && /^status(?:_code)?$/.test(field)) found ??= statusOf(statement.value);
  });
  return found;
}

/** Also of a choice: `201 if created else 204`. */
function statusesOf(item: Expr): number[] {
  const parts = item.kind === 'other' && item.parts.length === 3 ? item.parts : [item];
  return parts.flatMap((part) => statusOf(part) ?? []);
}

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
    return first?.kind === 'string'
      ? undefined
      : first?.kind === 'call'
        ? answerSchema(values, first, scope)
        : values.of(first, scope);
  }
  return data.kind === 'string' || data.kind === 'template' ? undefined : values.of(data, scope);
}

/** Django REST framework: `parser_classes=[MultiPartParser]` of an action, or of its view. */
function takesForms(
  { decorators }: FunctionDecl,
  owner: string | undefined,
  { project }: HandlerContext['reader'],
): boolean {
  const own = decorators
    .find(({ name }) => name === 'action')
    ?.args.find(({ name }) => name === 'parser_classes')?.value;
  const listed =
    own ??
    decorators.find(({ name }) => name === 'parser_classes')?.args[0]?.value ??
    (owner === undefined ? [] : project.lineage(owner))
      .flatMap(({ declaration }) => declaration.fields)
      .find(({ name }) => name === 'parser_classes')?.value;
  const names = listed?.kind === 'array' ? listed.items.map((one) => dotted(one)) : [];
  return (
    names.some((name) => /MultiPartParser$/.test(name)) && !names.some((name) => /JSONParser$/.test(name))
  );
}

const CALL = { kind: 'call' as const, args: [], typeArgs: [] };

function readRequest(
  { draft, schemas, values, uses, reader, raised }: HandlerContext,
  declaration: FunctionDecl,
  scope: Scope,
  route: RawRoute,
): void {
  const body: Record<string, Schema> = {};
  const needed = requiredNames(declaration.body);
  const aliases = new Map<string, Place>();
  let media = takesForms(declaration, route.owner, reader) ? 'multipart/form-data' : 'application/json';
  let wholeBody = false;
  const placeOf = (expr: Expr): Place | undefined => {
    if (expr.kind === 'name') return aliases.get(expr.name);
    if (expr.kind === 'binary') return placeOf(expr.left);
    // Flask-RESTX: `api.payload`.
    if (expr.kind === 'member' && expr.name === 'payload') return 'body';
    if (expr.kind === 'member')
      return /^(?:self\.)?request$/.test(dotted(expr.object)) ? REQUEST_PLACES[expr.name] : undefined;
    if (expr.kind === 'call' && expr.callee.kind === 'member' && /^(?:to_dict|copy)$/.test(expr.callee.name))
      return placeOf(expr.callee.object);
    if (expr.kind === 'call' && /^(?:self\.)?request\.(?:get_json|json)$/.test(dotted(expr.callee)))
      return 'body';
    return expr.kind === 'call' && /json\.loads$/.test(dotted(expr.callee)) ? 'body' : undefined;
  };
  const take = (place: Place, name: string, known: Schema, required: boolean, expr: Expr): void => {
    const use = uses.get(expr);
    const isFile = place === 'file';
    if (isFile) media = 'multipart/form-data';
    if (place === 'form' && media === 'application/json') media = 'application/x-www-form-urlencoded';
    if (isFile && !body[name]) body[name] = { type: 'string', format: 'binary' };
    if (isFile && (required || use?.isNeeded)) needed.add(name);
    if (isFile) return;
    if (place === 'body' || place === 'form') {
      // What a form sends is text, whatever is made of it.
      let own: Schema = place === 'form' ? { type: 'string', ...known } : known;
      const isSent =
        media === 'multipart/form-data' && /file|image|photo|picture|upload|attachment/i.test(name);
      if (isSent) own = { type: 'string', format: 'binary' };
      body[name] = { ...measured(withUse(own, use), name), ...body[name] };
      if (required || (use?.isNeeded && !(use.default ?? known.default))) needed.add(name);
    }
    if (place !== 'body' && place !== 'form' && (place !== 'header' || !COMMON_HEADERS.test(name))) {
      const wire = place === 'header' ? name.replace(/^HTTP_/, '').replaceAll('_', '-') : name;
      draft.text(place, wire, use, known);
      if (required) draft.require(place, wire);
    }
  };
  eachStatement(declaration.body, (statement) => {
    if (statement.kind !== 'assign' || !statement.value || statement.target.kind !== 'name') return;
    const place = placeOf(statement.value);
    if (place) aliases.set(statement.target.name, place);
  });
  eachExpr(declaration.body, (expr) => {
    if (placeOf(expr) === 'body') wholeBody = true;
    const given = expr.kind === 'call' ? validated(expr) : undefined;
    const sent = expr.kind === 'call' ? keyword(expr.args, 'data') : undefined;
    // Django REST framework: `ReadingSerializer(data=request.data)`.
    if (sent && placeOf(sent) === 'body') draft.bodyOf(values.of(expr, scope));
    const from = given && placeOf(given.value);
    // marshmallow raises what the service's own handler answers.
    if (given && /\bmarshmallow\b/.test(scope.module.text)) {
      const refused = raised.of({ ...CALL, callee: { kind: 'name', name: 'ValidationError' } });
      if (refused)
        draft.response(
          refused.status,
          refused.body && values.of(refused.body, refused.scope),
          refused.message,
        );
    }
    const schema =
      from &&
      (schemas.schema({ kind: 'named', name: given.type, args: [] }, scope) ?? values.of(expr, scope));
    if (schema && from === 'body') draft.bodyOf(schema);
    if (schema && from === 'form') {
      const flat = schemas.flatten(schema);
      for (const [name, one] of Object.entries(flat?.properties ?? {})) if (!one.readOnly) body[name] ??= one;
      for (const name of flat?.required ?? []) needed.add(name);
      if (media === 'application/json') media = 'application/x-www-form-urlencoded';
    }
    if (schema && from && from !== 'file' && from !== 'body' && from !== 'form')
      draft.parametersOf(from, schemas.flatten(schema));
    // `if "file" not in request.files`.
    if (expr.kind === 'binary' && /^(?:not )?in$/.test(expr.operator) && expr.left.kind === 'string')
      if (placeOf(expr.right) === 'file') take('file', expr.left.value, {}, expr.operator !== 'in', expr);
    if (
      expr.kind === 'call' &&
      expr.callee.kind === 'member' &&
      /^(?:get|getlist|pop)$/.test(expr.callee.name)
    ) {
      const place = placeOf(expr.callee.object);
      const [first, second] = expr.args.filter(({ name }) => name === undefined).map(({ value }) => value);
      const typed = keyword(expr.args, 'type');
      const format = typed && dateRead(dotted(typed));
      const fallback = reader.constant(second ?? keyword(expr.args, 'default'), scope);
      if (place && first?.kind === 'string')
        take(
          place,
          first.value,
          {
            ...(typed?.kind === 'name' && TYPES[typed.name]),
            ...(format && { type: 'string', format }),
            ...(fallback !== undefined && { default: fallback }),
          },
          false,
          expr,
        );
    }
    if (expr.kind === 'index' && expr.index.kind === 'string') {
      const place = placeOf(expr.object);
      if (place) take(place, expr.index.value, {}, true, expr);
    }
  });
  const required = [...needed].filter((name) => body[name]);
  if (Object.keys(body).length > 0)
    draft.bodyOf({ type: 'object', properties: body, ...(required.length > 0 && { required }) }, media);
  else if (wholeBody && !/^(?:GET|DELETE|HEAD)$/.test(route.method)) draft.bodyOf(undefined);
}

/** `TagPayload.model_validate(request.get_json())`: the type, and what is made it. */
function validated({ callee, args }: CallExpr): { readonly type: string; readonly value: Expr } | undefined {
  const [first] = args;
  const object = callee.kind === 'member' ? callee.object : undefined;
  // marshmallow: `OrderSchema().load(request.get_json())`.
  const owner = object?.kind === 'call' ? object.callee : object;
  return callee.kind === 'member' &&
    /^(?:model_validate|parse_obj|validate|from_dict|load)$/.test(callee.name) &&
    owner?.kind === 'name' &&
    first
    ? { type: owner.name, value: first.value }
    : undefined;
}
