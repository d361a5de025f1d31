import type { Arg, CallExpr, Expr, FunctionDecl, Param, TypeExpr } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RawRoute } from '../routes/router.ts';
import { applyKeyword, isTrue, literalOf } from '../schemas/constraints.ts';
import { FactsDraft } from './facts.ts';
import { calledRights } from './rights.ts';
import { readErrors } from './python-errors.ts';
import { readRefusal, SHAPED, shapeErrors } from './python-refusals.ts';
import { statusOf } from './status.ts';
import { limitsFor } from './uses.ts';
import type { HandlerContext, HandlerReader } from './types.ts';

/** Dependencies of dependencies, at most. */
const DEEPEST = 3;
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
  const listed = keyword(args, 'dependencies');
  const guards = [
    ...route.router.ways().flatMap((way) => way.guards),
    ...(listed?.kind === 'array' ? listed.items.map((expr) => ({ expr, scope })) : []),
  ];
  for (const guard of guards) {
    const target = guard.expr.kind === 'call' ? guard.expr.args[0]?.value : guard.expr;
    if (target) readProvider(context, target, guard.scope, route);
  }
  const stated = statusOf(keyword(args, 'status_code'));
  const model = keyword(args, 'response_model');
  const type = model ? typeOfCode(model) : declaration.returns;
  const schema = schemas.schema(type, scope);
  readErrors(context, declaration, scope);
  if (stated || schema || !draft.hasSuccess) {
    const sent = mediaOf(declaration);
    const returned =
      schema ?? firstSchema(context, declaration, scope) ?? (type && schemas.schemaOrName(type, scope));
    const isTold = returned && Object.keys(returned).length > 0 && !sent;
    const status = stated ?? sent?.status ?? 200;
    draft.response(status, status !== 204 && isTold ? returned : undefined, undefined, sent?.media);
  }
  const { files } = context.reader.project;
  const inAny = (sign: RegExp): boolean => files.some(({ module }) => sign.test(module.text));
  const isSocket = declaration.params.some((param) => typeName(param.type) === 'WebSocket');
  if (route.framework !== 'FastAPI' || isSocket) return;
  if (inAny(/\bfastapi\b/i)) readRefusal(context, scope);
  if (!inAny(SHAPED)) shapeErrors(context);
};

export function keyword(args: readonly Arg[], ...names: readonly string[]): Expr | undefined {
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

function readOperation(context: HandlerContext, args: readonly Arg[], scope: Scope): void {
  const { draft, reader, schemas } = context;
  draft.summary = reader.string(keyword(args, 'summary'), scope) ?? '';
  draft.description = reader.string(keyword(args, 'description'), scope) ?? '';
  const tags = keyword(args, 'tags');
  draft.tag = reader.string(tags?.kind === 'array' ? tags.items[0] : undefined, scope) ?? '';
  const deprecated = keyword(args, 'deprecated');
  draft.deprecated = deprecated?.kind === 'boolean' && deprecated.value;
  const dependencies = keyword(args, 'dependencies');
  for (const item of dependencies?.kind === 'array' ? dependencies.items : [])
    readDependency(context, item, scope);
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

/** What gives a handler something to work with, and keeps nobody out. */
const PROVIDERS = /(?:service|repo(?:sitory)?|store|client|session|db|manager|factory|cache|settings)$/i;

/** `api_key`, `check_key`, `Security(key_header)`. */
const KEY = /api_?key|(?:^|\W|_)key(?:_header)?\b/i;

/** The scheme of security that the words of a dependency name. */
const schemeIn = (words: string): string =>
  KEY.test(words) ? 'apiKey' : /basic/i.test(words) ? 'basicAuth' : 'bearerAuth';

export function readDependency({ draft, reader }: HandlerContext, item: Expr, scope: Scope): void {
  const target = item.kind === 'call' ? item.args[0]?.value : item;
  for (const one of [item, target])
    if (one?.kind === 'call') draft.rights.push(...calledRights(one, scope, reader));
  if (target && PROVIDERS.test(dotted(target))) return;
  // `key = APIKeyHeader(name="X-Key")`: what it is says more than its name.
  const made = target?.kind === 'name' ? scope.find(target.name)?.expr : undefined;
  const kind = made?.kind === 'call' ? dotted(made.callee) : '';
  const words =
    item.kind === 'call'
      ? `${dotted(item.callee)} ${item.args.map(({ value }) => dotted(value)).join(' ')} ${kind}`
      : `${dotted(item)} ${kind}`;
  if (
    /auth|current_?(?:\w+_)?user|superuser|token|jwt|login|permission|roles?_?|scopes?|verify|api_?key|security|admin|oauth|bearer|credentials/i.test(
      words,
    )
  )
    draft.security.add(schemeIn(words));
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
  const { draft, schemas, reader } = context;
  const type = typeName(param.type);
  if (/^OAuth2PasswordRequestForm(?:Strict)?$/.test(type)) {
    const text: Schema = { type: 'string' };
    const properties = { username: text, password: text };
    return draft.bodyOf(
      { type: 'object', properties, required: ['username', 'password'] },
      'application/x-www-form-urlencoded',
    );
  }
  // Django Ninja hands the request to every handler.
  const isRequest = param.name === 'request' && param.type === undefined;
  if (param.name === 'self' || isRequest || GIVEN.test(type)) return;
  const mark = markOf(param) ?? annotatedMark(param);
  const name = mark ? dotted(mark.callee).replace(/^.*\./, '') : '';
  const kind = mark && name !== 'Field' ? (MARKS[name] ?? 'query') : undefined;
  if (kind === 'none' && mark) {
    readDependency(context, mark, scope);
    const target =
      mark.args[0]?.value ??
      (param.type?.kind === 'named' ? ({ kind: 'name', name: param.type.name } as const) : undefined);
    if (target) readProvider(context, target, scope, route, depth);
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
  for (const { name, value } of mark?.args ?? []) {
    const known =
      value.kind === 'name' || value.kind === 'binary' ? reader.constant(value, scope) : undefined;
    if (name) applyKeyword(facts, name, known === undefined ? value : literalExpr(known));
  }
  const first = mark?.args.find(({ name }) => name === undefined)?.value;
  // `Annotated[int, Query(ge=1)] = 50` has its default behind the type.
  const fallback =
    (mark && (literalOf(first) ?? facts.schema.default)) ??
    (markOf(param) ? undefined : literalOf(param.value));
  const required = mark
    ? first === undefined
      ? !param.optional ||
        (param.value?.kind === 'call' &&
          facts.schema.default === undefined &&
          keyword(mark.args, 'default') === undefined)
      : isEllipsis(first)
    : !param.optional;
  const { description, ...limits } = facts.schema;
  const isModel = (one: Schema | undefined): boolean =>
    one?.$ref !== undefined && schemas.flatten(one)?.enum === undefined;
  const isObject = isModel(base) || (base?.oneOf ?? []).some(isModel);
  const schema: Schema | undefined =
    base && !base.$ref
      ? { ...base, ...ofList(limits, base), ...(fallback !== undefined && { default: fallback }) }
      : base;
  const more = { required, ...(schema && { schema }), ...(description && { description }) };
  const items = base?.type === 'array' && base.items?.$ref !== undefined;
  if (isInPath) draft.parameter('path', param.name, more);
  else if (kind === 'form' || (!kind && (type === 'UploadFile' || base?.items?.format === 'binary'))) {
    const isFile =
      schema?.format === 'binary' ||
      schema?.items?.format === 'binary' ||
      /^(?:UploadFile|bytes)$/.test(type);
    const file: Schema = /^(?:UploadFile|bytes)$/.test(type) ? { type: 'string', format: 'binary' } : {};
    const whole = { ...file, ...schema, ...(description && { description }) };
    const use = context.uses.names.get(param.name);
    const field = use ? { ...limitsFor(use, whole), ...whole } : whole;
    addField(
      draft,
      param.name,
      field,
      required,
      isFile || draft.body?.mediaType === 'multipart/form-data'
        ? 'multipart/form-data'
        : 'application/x-www-form-urlencoded',
    );
  } else if (kind === 'body' && (!isObject || isTrue(keyword(mark?.args ?? [], 'embed'))))
    addField(draft, param.name, { ...schema, ...(description && { description }) }, required);
  else if (
    kind === 'body' ||
    (!kind && (isObject || items || base?.type === 'object' || (!base && isModelName(type))))
  )
    addBody(draft, param.name, schema, required, isModelName(type) ? type : '');
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

/** A body; where there are several, each is a field of what is sent, by its parameter's name. */
function addBody(
  draft: FactsDraft,
  name: string,
  schema: Schema | undefined,
  required: boolean,
  type: string,
): void {
  draft.bodies.push({ name, schema, required });
  if (draft.bodies.length === 1) return draft.bodyOf(schema, 'application/json', required, type);
  draft.body = undefined;
  for (const one of draft.bodies) addField(draft, one.name, one.schema ?? {}, one.required);
}

/** One of several things that are sent together. */
function addField(
  draft: HandlerContext['draft'],
  name: string,
  schema: Schema,
  required: boolean,
  media = 'application/json',
): void {
  draft.bodyOf(
    { type: 'object', properties: { [name]: schema }, ...(required && { required: [name] }) },
    media,
  );
}

/** Lengths of a list are its items. */
function ofList({ minLength, maxLength, ...limits }: Schema, { type }: Schema): Schema {
  const [low, high] =
    type === 'array' ? (['minItems', 'maxItems'] as const) : (['minLength', 'maxLength'] as const);
  return {
    ...limits,
    ...(minLength !== undefined && { [low]: minLength }),
    ...(maxLength !== undefined && { [high]: maxLength }),
  };
}

function literalExpr(value: string | number | boolean): Expr {
  if (typeof value === 'number') return { kind: 'number', value, text: String(value) };
  return typeof value === 'string' ? { kind: 'string', value } : { kind: 'boolean', value };
}

/** What the function behind `Depends(…)` takes of the request, and how it fails; one that turns strangers away is a guard. */
function readProvider(context: HandlerContext, target: Expr, scope: Scope, route: RawRoute, depth = 0): void {
  const provider =
    depth < DEEPEST
      ? (context.reader.functionOf(target, scope) ?? constructorOf(context, target))
      : undefined;
  if (!provider) return;
  const { declaration } = provider;
  for (const param of declaration.params) readParam(context, param, provider.scope, route, depth + 1);
  const own = new FactsDraft();
  readErrors({ ...context, draft: own }, declaration, provider.scope);
  const { responses } = own.facts();
  for (const { status, schema, description } of responses)
    context.draft.response(status, schema, description);
  const statuses = responses.map(({ status }) => status);
  if (statuses.includes(403) && !statuses.includes(401) && readsKey(declaration))
    context.draft.forbidsStrangers = true;
  if (!statuses.includes(401)) return;
  const words = declaration.params.map(({ name, written = '' }) => `${name} ${written}`).join(' ');
  context.draft.security.add(schemeIn(words));
}

/** A guard that takes what proves who calls from the request itself: FastAPI's own schemes answer `401` before it runs. */
const readsKey = ({ params }: FunctionDecl): boolean =>
  params.length > 0 &&
  params.every((param) => {
    const mark = markOf(param) ?? annotatedMark(param);
    return mark
      ? /(?:^|\.)(?:Header|Cookie|Query)$/.test(dotted(mark.callee))
      : typeName(param.type) === 'Request';
  });

/** `Depends(Paging)`: what the class takes is what is sent. */
function constructorOf(
  { reader }: HandlerContext,
  target: Expr,
): { readonly declaration: FunctionDecl; readonly scope: Scope } | undefined {
  const made = reader.project.classes.get(dotted(target))?.declaration;
  const declaration = made?.methods.find(({ name }) => name === '__init__');
  return made && declaration && { declaration, scope: reader.classScope(made) };
}

/** What a type that the input doesn't hold is named, where it is sent as a body. */
function isModelName(type: string): boolean {
  return /^[A-Z]\w*(?:In|Create|Update|Request|Body|Payload|Input|Schema|Model|Dto|DTO|Patch|Form|Base)$|^(?:Create|Update|New)[A-Z]\w*$/.test(
    type,
  );
}

function isEllipsis(expr: Expr): boolean {
  return expr.kind === 'other' && expr.text === '...';
}

function annotatedMark(param: Param): CallExpr | undefined {
  const mark = param.decorators[0];
  return mark && { kind: 'call', callee: { kind: 'name', name: mark.name }, args: mark.args, typeArgs: [] };
}

/** `StreamingResponse(…, media_type="application/pdf")`, `RedirectResponse(url)` */
function mediaOf({ body }: FunctionDecl): { readonly status: number; readonly media?: string } | undefined {
  const [value] = returnedValues(body);
  const name = value?.kind === 'call' ? dotted(value.callee).replace(/^.*\./, '') : '';
  if (value?.kind !== 'call' || !/^(?:Streaming|File|HTML|PlainText|Redirect)?Response$/.test(name))
    return undefined;
  const status = statusOf(keyword(value.args, 'status_code'));
  if (name === 'RedirectResponse') return { status: status ?? 307 };
  const stated = literalOf(keyword(value.args, 'media_type'));
  const media =
    stated ??
    { HTMLResponse: 'text/html', PlainTextResponse: 'text/plain', FileResponse: 'application/octet-stream' }[
      name
    ];
  return typeof media === 'string' && !/json/.test(media) ? { status: status ?? 200, media } : undefined;
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
