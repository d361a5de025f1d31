import type { Arg, CallExpr, Expr, FunctionDecl, Param, TypeExpr } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RawRoute } from '../routes/router.ts';
import { applyKeyword, literalOf } from '../schemas/constraints.ts';
import { substituted } from '../substitute.ts';
import { eachExpr, eachStatement, FactsDraft } from './facts.ts';
import { messageOf } from './answer-parts.ts';
import { statusOf } from './status.ts';
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
    const returned =
      schema ?? firstSchema(context, declaration, scope) ?? (type && schemas.schemaOrName(type, scope));
    const isTold = returned && Object.keys(returned).length > 0;
    draft.response(stated ?? 200, stated !== 204 && isTold ? returned : undefined);
  }
  if (route.framework === 'FastAPI' && /\bfastapi\b/i.test(scope.module.text)) readRefusal(context, scope);
  if (route.framework === 'FastAPI' && !SHAPED.test(scope.module.text)) shapeErrors(context);
};

/** What FastAPI sends where a value is not of its type. */
const INVALID: Schema = {
  type: 'object',
  properties: {
    detail: {
      type: 'array',
      items: {
        type: 'object',
        properties: { loc: { type: 'array', items: {} }, msg: { type: 'string' }, type: { type: 'string' } },
      },
    },
  },
};

/** FastAPI refuses values that are missing, or not of their types, by itself or as the service's own handler says. */
function readRefusal({ draft, errors, values }: HandlerContext, scope: Scope): void {
  const mayFail =
    draft.body !== undefined ||
    draft
      .facts()
      .parameters.some(
        ({ in: place, required, schema: { type = 'string', ...limits } = {} }) =>
          type !== 'string' || (required && place !== 'path') || LIMITS.some((limit) => limit in limits),
      );
  if (!mayFail) return;
  const answer = errors.handled('RequestValidationError');
  if (answer) draft.response(answer.status, answer.body && values.of(answer.body, scope), answer.message);
  else draft.response(422, INVALID);
}
const LIMITS = ['enum', 'pattern', 'format', 'minLength', 'maxLength'];

/** A handler of the service's own for what FastAPI would answer itself. */
const SHAPED = /exception_handler\(\s*(?:\w+\.)*(?:\w*HTTPException|Exception|\d{3})\b/;

/** FastAPI sends what an `HTTPException` says as `detail`, unless a handler of the service's own does. */
function shapeErrors({ draft }: HandlerContext): void {
  const schema: Schema = { type: 'object', properties: { detail: { type: 'string' } } };
  for (const { status, description, schema: known } of draft.facts().responses)
    if (status >= 400 && description !== undefined && !known) draft.response(status, schema);
}

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

/** What gives a handler something to work with, and keeps nobody out. */
const PROVIDERS = /(?:service|repo(?:sitory)?|store|client|session|db|manager|factory|cache|settings)$/i;

/** `api_key`, `check_key`, `Security(key_header)`. */
const KEY = /api_?key|(?:^|\W|_)key(?:_header)?\b/i;

/** The scheme of security that the words of a dependency name. */
const schemeIn = (words: string): string =>
  KEY.test(words) ? 'apiKey' : /basic/i.test(words) ? 'basicAuth' : 'bearerAuth';

export function readDependency(draft: HandlerContext['draft'], item: Expr): void {
  const target = item.kind === 'call' ? item.args[0]?.value : item;
  if (target && PROVIDERS.test(dotted(target))) return;
  const words =
    item.kind === 'call'
      ? `${dotted(item.callee)} ${item.args.map(({ value }) => dotted(value)).join(' ')}`
      : dotted(item);
  if (
    /auth|current_?user|token|jwt|login|permission|verify|api_?key|security|admin|oauth|bearer|credentials/i.test(
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
  const { draft, schemas } = context;
  const type = typeName(param.type);
  if (/^OAuth2PasswordRequestForm(?:Strict)?$/.test(type)) {
    const text: Schema = { type: 'string' };
    const properties = { username: text, password: text };
    return draft.bodyOf(
      { type: 'object', properties, required: ['username', 'password'] },
      'application/x-www-form-urlencoded',
    );
  }
  if (param.name === 'self' || GIVEN.test(type)) return;
  const mark = markOf(param) ?? annotatedMark(param);
  const kind = mark ? (MARKS[dotted(mark.callee).replace(/^.*\./, '')] ?? 'query') : undefined;
  if (kind === 'none' && mark) {
    readDependency(draft, mark);
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
  for (const { name, value } of mark?.args ?? []) if (name) applyKeyword(facts, name, value);
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
  else if (
    kind === 'body' ||
    (!kind && (isObject || items || base?.type === 'object' || (!base && isModelName(type))))
  )
    draft.bodyOf(base, 'application/json', required, isModelName(type) ? type : '');
  else if (!kind && type === 'UploadFile')
    draft.bodyOf(
      {
        type: 'object',
        properties: { [param.name]: { type: 'string', format: 'binary' } },
        ...(required && { required: [param.name] }),
      },
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

/** What the function behind `Depends(…)` takes of the request, and how it fails; one that turns strangers away is a guard. */
function readProvider(context: HandlerContext, target: Expr, scope: Scope, route: RawRoute, depth = 0): void {
  const provider = depth < DEEPEST ? context.reader.functionOf(target, scope) : undefined;
  if (!provider) return;
  const { declaration } = provider;
  for (const param of declaration.params) readParam(context, param, provider.scope, route, depth + 1);
  const own = new FactsDraft();
  readErrors({ ...context, draft: own }, declaration, provider.scope);
  const { responses } = own.facts();
  for (const { status, schema, description } of responses)
    context.draft.response(status, schema, description);
  if (!responses.some(({ status }) => status === 401)) return;
  const words = declaration.params.map(({ name, written = '' }) => `${name} ${written}`).join(' ');
  context.draft.security.add(schemeIn(words));
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

function firstSchema(
  { values }: HandlerContext,
  declaration: FunctionDecl,
  scope: Scope,
): Schema | undefined {
  return returnedValues(declaration.body)
    .map((value) => values.of(value, scope))
    .find(Boolean);
}

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

/** `raise HTTPException(status_code=404, detail="…")`, `abort(404, …)`. */
export function readErrors(
  { draft, errors, raised, values, reader }: HandlerContext,
  declaration: FunctionDecl,
  scope: Scope,
): void {
  const read = (given: Expr): void => {
    const expr = withConstants(given, (name) => reader.constant(name, scope));
    if (expr.kind !== 'call') return;
    const made = raised.of(expr);
    if (made) return draft.response(made.status, made.body && values.of(made.body, made.scope), made.message);
    const answer = errors.of(dotted(expr.callee));
    const status =
      statusOf(keyword(expr.args, 'status_code', 'code', 'status')) ??
      statusOf(expr.args.find((arg) => arg.name === undefined && arg.value.kind !== 'string')?.value) ??
      answer?.status;
    const message =
      keyword(expr.args, 'detail', 'message', 'description') ??
      expr.args.map(({ value }) => value).find(({ kind }) => kind === 'string' || kind === 'template');
    const body = answer?.body && values.of(answer.body, scope);
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
      /^(?:get_object_or_404|get_or_404|first_or_404|\w+\.get_or_404|.*\.first_or_404)$/.test(
        dotted(expr.callee),
      )
    )
      draft.response(404);
  });
}
