import type { CallExpr, Expr, TypeExpr } from '../ast.ts';
import type { Schema } from '../model.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import type { ErrorAnswer } from './declared-answers.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr } from './facts.ts';
import { messageOf } from './answer-parts.ts';
import { COMMON_HEADERS } from './script.ts';
import { statusByName } from './status.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { readUtoipa, utoipaMark } from './utoipa.ts';

/** A type that comes from a module for authentication: `use crate::{auth::Staff, store::Store}`. */
function isOfAuth(name: string, { module }: Scope): boolean {
  return module.statements.some(
    (one) =>
      one.kind === 'import' &&
      /(?:^|::)(?:auth\w*|session|identity|jwt)$/.test(one.source) &&
      one.names.some(({ local }) => local === name),
  );
}

/** Handlers of axum, actix-web and Rocket: extractors in the signature, statuses in the body. */
export const readRustHandler: HandlerReader = (context, handler, route) => {
  if (!handler) return;
  const { draft, schemas, values, errors, reader } = context;
  const { declaration, scope } = handler;
  const mark = utoipaMark(declaration);
  if (mark) readUtoipa(context, mark, scope);
  const isStated = draft.hasSuccess;
  const names = [...(route.router.ways()[0]?.prefix ?? '').concat(route.path).matchAll(/[{<:](\w+)/g)].map(
    ([, name = '']) => name,
  );
  for (const { type, name } of declaration.params) {
    if (type?.kind !== 'named') continue;
    const [extractor, inner] = extractorOf(type);
    const schema = schemas.schema(inner, scope);
    const flat = schemas.flatten(schema);
    if (extractor === 'Json') draft.bodyOf(schema, 'application/json', true, typeName(inner));
    else if (extractor === 'Form') draft.bodyOf(schema, 'application/x-www-form-urlencoded');
    else if (extractor === 'Multipart') draft.bodyOf(inner && schema, 'multipart/form-data');
    else if (extractor === 'Query') draft.parametersOf('query', flat);
    else if (extractor === 'Path' && flat?.properties) draft.parametersOf('path', flat);
    else if (extractor === 'Path')
      pathTypes(inner).forEach((part, index) => put(names[index], schemas.schema(part, scope)));
    else if (names.includes(name)) put(name, schemas.schema(type, scope));
    else if (reader.project.methods.has(`${extractor}.from_request_parts`)) readExtractor(context, extractor);
    else if (
      isOfAuth(extractor, scope) ||
      /Claims|Auth|CurrentUser|Identity|BearerAuth|Token|Session(?:User)?$|User$/.test(extractor)
    )
      draft.security.add('bearerAuth');
  }
  const maps = new Set(
    declaration.params.flatMap(({ name, type }) => (typeName(type).endsWith('HeaderMap') ? [name] : [])),
  );
  // `route_layer(from_extractor::<Member>())`.
  for (const { expr } of [...route.guards, ...route.router.ways().flatMap(({ guards }) => guards)])
    if (expr.kind === 'call' && /^(?:middleware\.)?from_extractor/.test(dotted(expr.callee)))
      readExtractor(context, typeName(expr.typeArgs[0]));
  let success: number | undefined;
  let data: Schema | undefined;
  let isJson = false;
  /** Variants that what they hold was told of. */
  const told = new Set<Expr>();
  eachExpr(declaration.body, (expr) => {
    const status =
      expr.kind === 'member' &&
      /StatusCode$|^Status$/.test(
        expr.object.kind === 'name' || expr.object.kind === 'member' ? expr.object.name : '',
      )
        ? statusByName(expr.name)
        : undefined;
    const called =
      expr.kind === 'call' &&
      expr.callee.kind === 'member' &&
      expr.callee.object.kind === 'name' &&
      expr.callee.object.name === 'HttpResponse'
        ? statusByName(expr.callee.name)
        : undefined;
    const asked = expr.kind === 'call' ? headerAsked(expr, maps) : '';
    if (asked !== '' && !COMMON_HEADERS.test(asked))
      draft.parameter('header', asked, { schema: { type: 'string' } });
    // What a variant holds says why, and is read before the variant's own name.
    const [held] = expr.kind === 'call' ? expr.args : [];
    const made = expr.kind === 'call' ? variantOf(expr.callee, context) : undefined;
    const said = made && messageOf(held?.value);
    if (made && said !== undefined && expr.kind === 'call') told.add(expr.callee);
    if (made && said !== undefined)
      draft.response(
        made.status,
        made.body && values.of(made.body, scope),
        plainText(made.message?.replace(/\{0?\}/, said)) ?? said,
      );
    const isCheck = expr.kind === 'call' && expr.callee.kind === 'member' && expr.callee.name === 'validate';
    const answer = isCheck
      ? errors.ofFaults(failureIn(declaration.returns, context))
      : told.has(expr)
        ? undefined
        : variantOf(expr, context);
    if (answer)
      draft.response(answer.status, answer.body && values.of(answer.body, scope), plainText(answer.message));
    // `ErrorResponse::reply("no such user").with_status(StatusCode::NOT_FOUND)`, `HttpResponse::NotFound().body("…")`.
    const { callee } = expr.kind === 'call' ? expr : {};
    const owner = callee?.kind === 'member' && callee.object.kind === 'call' ? callee.object : undefined;
    if (owner && callee?.kind === 'member') {
      const given = held?.value.kind === 'member' ? statusByName(held.value.name) : undefined;
      const { callee: maker } = owner;
      const isAnswer =
        maker.kind === 'member' && maker.object.kind === 'name' && maker.object.name === 'HttpResponse';
      const failure = isAnswer ? statusByName(maker.name) : undefined;
      if (/status/i.test(callee.name) && given !== undefined && given >= 400)
        draft.response(given, undefined, messageOf(owner.args[0]?.value));
      if (/^(?:body|json)$/.test(callee.name) && failure !== undefined && failure >= 400)
        draft.response(
          failure,
          callee.name === 'json' ? values.of(held?.value, scope) : undefined,
          messageOf(held?.value),
        );
    }
    const found = status ?? called;
    if (found && found < 400) success = found;
    else if (found) draft.response(found);
    isJson ||= expr.kind === 'call' && expr.callee.kind === 'member' && expr.callee.name === 'Json';
    if (
      expr.kind === 'call' &&
      (expr.callee.kind === 'name' || expr.callee.kind === 'member') &&
      expr.callee.name === 'Json'
    )
      data ??= values.of(expr.args[0]?.value, scope);
    if (
      expr.kind === 'call' &&
      expr.callee.kind === 'member' &&
      expr.callee.name === 'json' &&
      expr.args.length === 1 &&
      !(answeredIn(expr) >= 400)
    )
      data ??= values.of(expr.args[0]?.value, scope);
    if (expr.kind === 'array') noteError(expr.items);
  });
  const declared = schemas.schema(jsonIn(declaration.returns), scope);
  const answered =
    declaration.returns?.kind === 'named' && /Result$/.test(declaration.returns.name)
      ? declaration.returns.args[0]
      : declaration.returns;
  const isStatus = /StatusCode$/.test(typeName(answered));
  if (isStated) return;
  const last = declaration.body.at(-1);
  const end = last?.kind === 'expr' || last?.kind === 'return' ? last.value : undefined;
  if (/^&?(?:'static )?(?:str|String)$/.test(typeName(answered)) || end?.kind === 'string')
    draft.response(success ?? 200, undefined, undefined, 'text/plain');
  else if (isStatus) draft.empty(success ?? 200);
  else if (success || declared || data || isJson || jsonIn(declaration.returns))
    draft.response(success ?? 200, success === 204 ? undefined : (declared ?? data));

  function put(name: string | undefined, schema: Schema | undefined): void {
    if (name) draft.parameter('path', name, schema ? { schema } : {});
  }

  function noteError(items: readonly Expr[]): void {
    const [code, body] = items;
    const status = code?.kind === 'member' ? statusByName(code.name) : undefined;
    if (status && status >= 400)
      draft.response(
        status,
        undefined,
        messageOf(body) ?? messageOf(body?.kind === 'call' ? body.args[0]?.value : undefined),
      );
  }
};

/** A type that a service takes out of requests itself: what it refuses, and how it knows its callers. */
function readExtractor({ draft, reader }: HandlerContext, type: string): void {
  const body = reader.project.methodOf(type, 'from_request_parts')?.declaration.body ?? [];
  let isKnown = false;
  eachExpr(body, (expr) => {
    const [code, said] = expr.kind === 'array' ? expr.items : [];
    const status = code?.kind === 'member' ? statusByName(code.name) : undefined;
    if (status === undefined || status < 400) return;
    draft.response(status, undefined, messageOf(said));
    isKnown ||= status === 401;
  });
  const text = JSON.stringify(body);
  if (isKnown || /authorization/i.test(text))
    draft.security.add(/api[-_]?key/i.test(text) ? 'apiKey' : 'bearerAuth');
}

/** What only running the code would tell is left open: ``flag `…` does not exist``. Nothing where that is all. */
function plainText(message: string | undefined): string | undefined {
  const said = message?.replace(/\{[\w.:?#]*\}/g, '…');
  return said !== undefined && /\p{L}{2}/u.test(said) ? said : undefined;
}

/** `headers.get("x-token")` of a map of headers. */
function headerAsked({ callee, args }: CallExpr, maps: ReadonlySet<string>): string {
  const [first] = args;
  const isAsked =
    callee.kind === 'member' &&
    /^(?:get|contains_key)$/.test(callee.name) &&
    callee.object.kind === 'name' &&
    maps.has(callee.object.name);
  return isAsked && first?.value.kind === 'string' ? first.value.value : '';
}

/** `AppError::Missing`, `AppError::Busy { retry_after: 30 }`. */
function variantOf(expr: Expr, { errors, reader }: HandlerContext): ErrorAnswer | undefined {
  if (expr.kind === 'member' && expr.object.kind === 'name') {
    const { name: type } = expr.object;
    const status = /Err(?:or)?$/.test(type) ? statusByName(expr.name) : undefined;
    // A type that the input doesn't hold names its variants after what they answer: `ApiError::NotFound`.
    const isNamed = status !== undefined && status >= 400 && !reader.project.classes.has(type);
    return errors.ofVariant(type, expr.name) ?? (isNamed ? { status } : undefined);
  }
  const made = expr.kind === 'object' && expr.type?.kind === 'named' ? expr.type.name : '';
  const [owner = '', name = ''] = made.split('::').slice(-2);
  return name === '' ? undefined : errors.ofVariant(owner, name);
}

/** The status of `HttpResponse::Conflict().insert_header(…).json(…)`; `NaN` where it is no such chain. */
function answeredIn({ callee }: CallExpr): number {
  if (callee.kind !== 'member') return NaN;
  const { object, name } = callee;
  if (object.kind === 'call') return answeredIn(object);
  return (object.kind === 'name' && object.name === 'HttpResponse' && statusByName(name)) || NaN;
}

/** The error of `Result<T, E>`, or of an alias of it: `type ApiResult<T> = Result<T, ApiError>`. */
function failureIn(type: TypeExpr | undefined, context: HandlerContext): string {
  if (type?.kind !== 'named' || !/Result$/.test(type.name)) return '';
  const { alias } = context.reader.project.classes.get(type.name)?.declaration ?? {};
  return typeName(type.args[1] ?? (alias?.kind === 'named' ? alias.args[1] : undefined));
}

type Named = Extract<TypeExpr, { kind: 'named' }>;

/** What an extractor takes and from where; those that services write for themselves say it in their names: `ValidatedJson<T>`. */
function extractorOf(type: Named): readonly [name: string, inner: TypeExpr | undefined] {
  const name = type.name.replace(/^.*::/, '');
  const [inner] = type.args;
  // `Valid<Json<T>>`, `Option<Query<T>>`.
  if (inner?.kind === 'named' && /^(?:Valid\w*|Validated|Garde|Option|WithRejection)$/.test(name)) {
    const [own, more] = extractorOf(inner);
    if (/^(?:Json|Form|Query|Path|Multipart)$/.test(own)) return [own, more];
  }
  if (/^(?:Typed)?Multipart/.test(name)) return ['Multipart', inner];
  const known = /(?:^|[a-z])(Json|Form|Query|Path|Multipart)(?:Parameters?|Params?)?$/.exec(name)?.[1];
  return [known ?? name, inner];
}

function pathTypes(type: TypeExpr | undefined): readonly TypeExpr[] {
  if (type?.kind === 'named' && type.name === 'tuple') return type.args;
  return type ? [type] : [];
}

/** The `Json<T>` inside `Result<(StatusCode, Json<T>), E>`. */
function jsonIn(type: TypeExpr | undefined): TypeExpr | undefined {
  if (type?.kind !== 'named') return undefined;
  if (/(?:^|::)Json$/.test(type.name)) return type.args[0];
  if (/Result$/.test(type.name)) return jsonIn(type.args[0]);
  return type.args.map(jsonIn).find(Boolean);
}
