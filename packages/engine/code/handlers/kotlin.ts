import type { CallExpr, Expr, FunctionDecl } from '../ast.ts';
import { callsIn } from '../cli/drafts.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr } from './facts.ts';
import { messageOf, withCodeOf } from './answer-parts.ts';
import { madeObject } from './made-objects.ts';
import { statusOf } from './status.ts';
import { typeName } from '../project/project.ts';
import type { RouteReader } from '../routes/reader.ts';
import type { RawRoute } from '../routes/router.ts';
import { limitBody } from './body-limits.ts';
import { requiredNames } from './required-fields.ts';
import { COMMON_HEADERS } from './script.ts';
import { usesOf, type Use } from './uses.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { present } from './value-schemas.ts';

/** Ktor: `call.receive<T>()`, `call.parameters["id"]`, `call.respond(status, value)`. */
export const readKtorHandler: HandlerReader = (context, handler, route) => {
  if (!handler) return;
  const { draft, schemas, values, uses, reader, errors } = context;
  const { declaration, scope } = handler;
  const types = new Map<string, 'path' | 'query' | 'header'>([
    ['call.request.headers', 'header'],
    ['call.parameters', 'path'],
    ['call.pathParameters', 'path'],
    ['call.request.queryParameters', 'query'],
    ['call.queryParameters', 'query'],
  ]);
  eachExpr(declaration.body, (expr) => {
    if (expr.kind === 'index' && expr.index.kind === 'string') {
      const place = types.get(dotted(expr.object));
      const inPath = inPathOf(route, expr.index.value);
      if (place === 'header') readHeader(context, expr.index.value, uses.get(expr));
      else if (place)
        draft.text(place === 'path' && !inPath ? 'query' : place, expr.index.value, uses.get(expr));
    }
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee);
    const args = expr.args.map(({ value }) => value);
    const place = types.get(name.replace(/\.getOrFail$/, ''));
    if (name === 'call.request.header' && args[0]?.kind === 'string')
      readHeader(context, args[0].value, uses.get(expr));
    if (/\.getOrFail$/.test(name) && place && args[0]?.kind === 'string') {
      const isQuery = place === 'query' || !inPathOf(route, args[0].value);
      const [type] = expr.typeArgs;
      draft.text(isQuery ? 'query' : 'path', args[0].value, uses.get(expr), schemas.schema(type, scope));
      if (isQuery) draft.require('query', args[0].value);
    }
    const isText =
      name === 'call.receiveText' || (name === 'call.receive' && typeName(expr.typeArgs[0]) === 'String');
    if (/^call\.receive(?:OrNull)?$/.test(name) && !isText) {
      draft.bodyOf(schemas.schema(expr.typeArgs[0], scope));
      readValidation(context, typeName(expr.typeArgs[0]));
    }
    if (isText) draft.bodyOf({ type: 'string' }, 'text/plain');
    if (/^call\.receiveMultipart$/.test(name)) draft.bodyOf(undefined, 'multipart/form-data');
    if (/^call\.respond(?:Text|Html|NullableMessage)?$/.test(name)) {
      const at = args.findIndex(
        (arg) => arg.kind !== 'string' && arg.kind !== 'number' && statusOf(arg) !== undefined,
      );
      const status = at >= 0 ? (statusOf(args[at]) ?? 200) : 200;
      const data = args.find((_, index) => index !== at);
      const bare = data ? undefined : errors.ofStatus(status);
      if (bare) draft.response(status, bare.body && values.of(bare.body, scope), bare.message);
      const plain = name.endsWith('Text') || data?.kind === 'string';
      draft.response(
        status,
        // `respond` takes no null.
        plain ? undefined : present(values.of(data, scope)),
        status >= 400 ? messageOf(data && madeObject(data, reader.project)) : undefined,
        plain && status < 400 && data ? 'text/plain' : undefined,
      );
    }
    if (name === 'call.respondRedirect') draft.response(302);
    readFailure(context, expr, scope);
  });
};

function readHeader({ draft }: HandlerContext, name: string, use: Use | undefined): void {
  if (!COMMON_HEADERS.test(name)) draft.text('header', name, use, { type: 'string' });
}

const VALIDATORS = new WeakMap<RouteReader, ReadonlyMap<string, FunctionDecl>>();

/** Ktor's `install(RequestValidation) { validate<Order> { order -> … } }`, by the type that it checks. */
function validatorsIn(reader: RouteReader): ReadonlyMap<string, FunctionDecl> {
  const known = VALIDATORS.get(reader);
  if (known) return known;
  const found = new Map<string, FunctionDecl>();
  for (const { module } of reader.project.files)
    for (const { callee, typeArgs, args } of module.text.includes('RequestValidation')
      ? callsIn(module.statements)
      : []) {
      const check = args.at(-1)?.value;
      if (dotted(callee) === 'validate' && typeArgs[0] && check?.kind === 'function')
        found.set(typeName(typeArgs[0]), check.declaration);
    }
  VALIDATORS.set(reader, found);
  return found;
}

/** What the service's validator refuses of a body, and how that is answered. */
function readValidation(context: HandlerContext, type: string): void {
  const { draft, reader, errors, values } = context;
  const check = validatorsIn(reader).get(type);
  const scope = reader.project.classes.get(type)?.scope;
  if (!check || !scope) return;
  const constant = (expr: Expr): string | number | boolean | undefined => reader.constant(expr, scope);
  const owner = check.params[0]?.name ?? 'it';
  limitBody(context, usesOf(check.body, constant, requiredNames(check.body)), scope, owner);
  const answer = errors.handled('RequestValidationException');
  if (!answer) return;
  draft.response(answer.status, answer.body && values.of(answer.body, scope), answer.message);
  eachExpr(check.body, (expr) => {
    const said = expr.kind === 'call' && /(?:^|\.)Invalid$/.test(dotted(expr.callee)) && expr.args[0]?.value;
    if (said) draft.response(answer.status, undefined, reader.string(said, scope, false) ?? messageOf(said));
  });
}

/** What is thrown anywhere, also as a part of an expression, and what `require` throws: as the service answers it. */
export function readFailure(
  { draft, errors, values, reader }: HandlerContext,
  { callee, args }: CallExpr,
  scope: Scope,
): void {
  const name = callee.kind === 'name' ? callee.name : '';
  const isCheck = /^(?:require|requireNotNull)$/.test(name);
  const answer = isCheck
    ? errors.handled('IllegalArgumentException')
    : /^[A-Z]/.test(name)
      ? errors.of(name)
      : undefined;
  if (!answer) return;
  const block = args.at(-1)?.value;
  const [said] = isCheck && block?.kind === 'function' ? block.declaration.body : [];
  const text =
    said?.kind === 'expr'
      ? (reader.string(said.value, scope, false) ?? messageOf(said.value))
      : (errors.said(name, args) ?? messageOf(args[0]?.value));
  const message = answer.isFixed ? answer.message : withCodeOf(answer, text);
  draft.response(answer.status, answer.body && values.of(answer.body, scope), message);
}

function inPathOf({ router, path }: RawRoute, name: string): boolean {
  return new RegExp(String.raw`[{:]${name}\b`).test(`${router.ways()[0]?.prefix ?? ''}${path}`);
}
