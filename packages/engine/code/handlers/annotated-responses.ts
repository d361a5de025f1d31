import { childrenOf, type Arg, type Expr, type FunctionDecl, type TypeExpr } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import type { RawRoute } from '../routes/router.ts';
import { WRAPPERS } from '../schemas/names.ts';
import { isTrue, named } from '../schemas/constraints.ts';
import { entriesOf, nameOf } from './annotation-parts.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { readFailure } from './kotlin.ts';
import { madeObject } from './made-objects.ts';
import { messageOf, withCodeOf } from './answer-parts.ts';
import { statusByName, statusOf } from './status.ts';
import type { HandlerContext } from './types.ts';

const NAMED_RESPONSE = /^Api(\w+)Response$/;

export function readDeclaredResponses(
  { draft, schemas, reader }: HandlerContext,
  declaration: FunctionDecl,
  scope: Scope,
): void {
  for (const mark of declaration.decorators) {
    if (mark.name === 'HttpCode' || mark.name === 'ResponseStatus') {
      const status = statusOf(named(mark.args, 'value', 'code') ?? mark.args[0]?.value);
      if (status) draft.response(status, schemas.schema(declaration.returns, scope));
    }
    const inName = NAMED_RESPONSE.exec(mark.name)?.[1];
    if (
      mark.name === 'ApiResponse' ||
      mark.name === 'APIResponse' ||
      inName ||
      /^(?:ProducesResponseType|SwaggerResponse)$/.test(mark.name)
    ) {
      const entries = entriesOf(mark);
      const get = (...keys: readonly string[]): Expr | undefined =>
        entries.find(([key]) => keys.includes(key))?.[1];
      const positional = mark.args.filter(({ name }) => name === undefined).map(({ value }) => value);
      const status =
        (inName && inName !== 'Response' ? statusByName(inName) : undefined) ??
        statusOf(get('status', 'responseCode', 'code')) ??
        positional.map((value) => statusOf(value)).find(Boolean);
      if (!status) continue;
      const description = reader.string(get('description', 'message', 'Description'), scope);
      draft.response(
        status,
        typeSchema(
          get('type', 'schema', 'Type') ?? positional.find(({ kind }) => kind === 'type'),
          schemas,
          scope,
          isTrue(get('isArray')),
        ),
        description,
      );
    }
  }
}

function typeSchema(
  expr: Expr | undefined,
  schemas: HandlerContext['schemas'],
  scope: Scope,
  isArray: boolean,
): Schema | undefined {
  if (expr?.kind === 'array') {
    const items = typeSchema(expr.items[0], schemas, scope, false);
    return items && { type: 'array', items };
  }
  const type =
    expr?.kind === 'type'
      ? expr.type
      : expr?.kind === 'name'
        ? { kind: 'named' as const, name: expr.name, args: [] }
        : undefined;
  const named = type && schemas.schemaOrName(type, scope);
  const schema =
    named && Object.keys(named).length > 0
      ? named
      : expr?.kind === 'object'
        ? schemas.expr(expr, scope)
        : undefined;
  return schema && isArray ? { type: 'array', items: schema } : schema;
}

const RESULT =
  /^(?:TypedResults|Results|ResponseEntity|Response|ServerResponse|this)?\.?(ok|Ok|created|Created\w*|accepted|Accepted\w*|noContent|NoContent|notFound|NotFound|badRequest|BadRequest|Unauthorized|unauthorized|Forbid|forbidden|Conflict|conflict|UnprocessableEntity|unprocessableEntity|Problem|ValidationProblem|StatusCode|status|internalServerError)$/;

/** What the body answers and throws. */
export function readBody(context: HandlerContext, declaration: FunctionDecl, scope: Scope): void {
  const { draft, values, errors, reader, schemas } = context;
  eachStatement(declaration.body, (statement) => {
    if (statement.kind !== 'throw' || statement.value.kind !== 'call') return;
    readError(context, statement.value, scope);
  });
  eachExpr(declaration.body, (expr) => {
    if (expr.kind !== 'call') return;
    const { callee, args } = expr;
    // ASP.NET: `ModelState.AddModelError("day", "The day is over.")`.
    if (/(?:^|\.)ModelState\.AddModelError$/.test(dotted(callee)))
      return draft.response(400, undefined, messageOf(args[1]?.value));
    // Kotlin makes objects without a word for it.
    const type = nameOf(callee);
    const isMade =
      expr.creates ||
      /^[A-Z]\w*(?:Exception|Error)$/.test(type) ||
      (scope.module.language === 'kotlin' && /^[A-Z]/.test(type) && errors.of(type) !== undefined);
    const makes = isMade ? nameOf(callee) : '';
    if (/(?:Exception|Error)$/.test(makes) || (makes !== '' && errors.of(makes)))
      return readError(context, expr, scope);
    if (/^require(?:NotNull)?$/.test(nameOf(callee)) && scope.module.language === 'kotlin')
      return readFailure(context, expr, scope);
    // `new ResponseEntity<>(created, HttpStatus.CREATED)`
    if (type === 'ResponseEntity' && callee.kind === 'name') {
      const status = statusOf(args.at(-1)?.value);
      if (status && args.length > 1) draft.response(status, values.of(args[0]?.value, scope));
      else if (status) draft.empty(status);
      return;
    }
    // `ResponseEntity.of(optional)`
    if (dotted(callee) === 'ResponseEntity.of') return draft.empty(404);
    // What is made is no answer by itself.
    if (expr.creates) return;
    if (callee.kind === 'member' && /^(?:entity|body)$/.test(callee.name))
      return readEntity(context, callee.object, args[0]?.value, scope);
    const name =
      callee.kind === 'member'
        ? `${callee.object.kind === 'name' ? callee.object.name : '?'}.${callee.name}`
        : callee.kind === 'name'
          ? callee.name
          : '';
    // ASP.NET: `File(bytes, "application/pdf")`.
    const media = /^(?:(?:Typed)?Results\.|this\.)?(?:File|Bytes|Stream|PhysicalFile)$/.test(name)
      ? args[1]?.value
      : undefined;
    if (media?.kind === 'string' && media.value.includes('/'))
      draft.response(200, undefined, undefined, media.value);
    const kind = RESULT.exec(name)?.[1];
    if (!kind) return;
    if (/^(?:StatusCode|status)$/.test(kind)) {
      const status = statusOf(args[0]?.value);
      const sent = args[1]?.value;
      const said = sent && status && status >= 400 ? messageOf(madeObject(sent, reader.project)) : undefined;
      if (status && sent) draft.response(status, values.of(sent, scope), said);
      else if (status) draft.empty(status);
      return;
    }
    if (kind === 'ValidationProblem')
      for (const said of problemsIn(args)) draft.response(400, undefined, said);
    const status =
      kind === 'Forbid'
        ? 403
        : kind === 'ValidationProblem'
          ? 400
          : kind === 'Problem'
            ? (statusOf(named(args, 'statusCode')) ?? 500)
            : statusByName(kind.replace(/^(Created|Accepted)\w*$/, '$1'));
    if (!status) return;
    const data =
      status < 300 && status !== 204
        ? sentAmong(args, name, kind)
            .map(({ value }) => values.of(value, scope))
            .findLast((schema) => schema && schema.type !== 'string')
        : undefined;
    const given = named(args, 'detail', 'title') ?? args[0]?.value;
    if (args.length === 0 && status < 300) return draft.empty(status);
    // `Accepted("/jobs/1")` tells only where to look.
    const isPlace = /^(?:string|template)$/.test(given?.kind ?? '');
    if (args.length === 1 && isPlace && /^(?:Created|Accepted)$/.test(kind)) return draft.empty(status);
    const isProblem = /Problem$/.test(kind) && scope.module.language === 'csharp';
    const failed = isProblem
      ? schemas.schema({ kind: 'named', name: 'ProblemDetails', args: [] }, scope)
      : status >= 400 && given?.kind === 'object'
        ? values.of(given, scope)
        : undefined;
    draft.response(
      status,
      data ?? failed,
      status >= 400 && given ? messageOf(madeObject(given, reader.project)) : undefined,
    );
  });
}

/** Where `CreatedAtRoute` and its like are given what they send: last, but first by `TypedResults`, if it isn't named. */
function sentAmong(args: readonly Arg[], name: string, kind: string): readonly Arg[] {
  const stated = args.filter((arg) => arg.name === 'value');
  if (stated.length > 0 || !/At(?:Action|Route)$/.test(kind)) return stated.length > 0 ? stated : args;
  return name.startsWith('TypedResults.') ? args.slice(0, 1) : args.slice(-1);
}

/** What a dictionary of problems says: `{ ["days"] = ["Choose fewer."] }`, `{ { "days", new[] { "Choose fewer." } } }`. */
function problemsIn([first]: readonly Arg[]): string[] {
  const textsIn = (expr: Expr): string[] =>
    expr.kind === 'string' ? [expr.value] : childrenOf(expr).flatMap(textsIn);
  return (first?.value.kind === 'call' ? first.value.args : []).flatMap(({ name = '', value }) =>
    name.startsWith('[')
      ? textsIn(value)
      : value.kind === 'array'
        ? value.items.slice(1).flatMap(textsIn)
        : [],
  );
}

/** `Response.status(409).entity(new Problem("full"))`, `ResponseEntity.ok().body(order)`. */
function readEntity(
  { draft, values, reader }: HandlerContext,
  chain: Expr,
  value: Expr | undefined,
  scope: Scope,
): void {
  const status = chainedStatus(chain);
  if (status === undefined || !value) return;
  draft.response(
    status,
    values.of(value, scope),
    status >= 400 ? messageOf(madeObject(value, reader.project)) : undefined,
  );
}

function chainedStatus(expr: Expr): number | undefined {
  if (expr.kind !== 'call' || expr.callee.kind !== 'member') return undefined;
  const { name, object } = expr.callee;
  return (
    (/^status$/i.test(name) ? statusOf(expr.args[0]?.value) : statusByName(name)) ?? chainedStatus(object)
  );
}

function readError(
  { draft, errors, values }: HandlerContext,
  { callee, args }: Extract<Expr, { kind: 'call' }>,
  scope: Scope,
): void {
  const answer = errors.of(nameOf(callee));
  const status =
    args.map(({ value }: Arg) => (value.kind === 'string' ? undefined : statusOf(value))).find(Boolean) ??
    answer?.status;
  const message = args
    .map(({ value }) => value)
    .find(({ kind }) => kind === 'string' || kind === 'binary' || kind === 'template');
  // JAX-RS answers each of its own errors by the mapper of what they all are.
  const usual = scope.module.text.includes('ws.rs') ? errors.bodyOf('WebApplicationException') : undefined;
  const sent = (answer?.status === status ? answer?.body : undefined) ?? usual;
  const body = sent && values.of(sent, scope);
  const said = message && answer?.status !== status ? messageOf(message) : errors.said(nameOf(callee), args);
  const given = messageOf(message);
  const isFixed = answer?.isFixed === true && answer.status === status;
  if (status) draft.response(status, body, isFixed ? answer.message : withCodeOf(answer, said || given));
}

/** `Results<Ok<Order>, NotFound, Conflict<string>>`: each says its status. */
function readUnion(
  draft: HandlerContext['draft'],
  schemas: HandlerContext['schemas'],
  type: TypeExpr | undefined,
  scope: Scope,
): void {
  if (type?.kind !== 'named') return;
  if (/^(?:Task|ValueTask)$/.test(type.name)) return readUnion(draft, schemas, type.args[0], scope);
  if (type.name !== 'Results') return;
  for (const part of type.args) {
    const status =
      part.kind === 'named' ? statusByName(part.name.replace(/^(Created|Accepted)\w*$/, '$1')) : undefined;
    if (!status || part.kind !== 'named') continue;
    if (part.args.length === 0) draft.empty(status);
    else draft.response(status, schemas.schema(part.args[0], scope));
  }
}

/** `void`, `Promise<void>`, `ResponseEntity<Void>`. */
function isNothing(type: TypeExpr | undefined): boolean {
  if (type?.kind !== 'named') return false;
  if (/^(?:void|Void|Unit)$/.test(type.name)) return true;
  return WRAPPERS.has(type.name) && type.args.length === 1 && isNothing(type.args[0]);
}

export function readReturn(
  { draft, schemas, values }: HandlerContext,
  declaration: FunctionDecl,
  scope: Scope,
  route: RawRoute,
): void {
  readUnion(draft, schemas, declaration.returns, scope);
  const stated = declaration.decorators
    .filter(({ name }) => name === 'ApiOperation')
    .flatMap((mark) => entriesOf(mark).find(([key]) => key === 'response')?.[1] ?? []);
  const success = draft.facts().responses.find(({ status }) => status < 300);
  const told = stated.map((type) => typeSchema(type, schemas, scope, false)).find(Boolean);
  if (told && !success?.schema) draft.response(success?.status ?? 200, told);
  const named = declaration.returns && schemas.schemaOrName(declaration.returns, scope);
  const schema = named && Object.keys(named).length > 0 ? named : undefined;
  const isEmpty =
    declaration.returns?.kind === 'named' &&
    /^(?:void|Void|Unit|Task|None)$/.test(declaration.returns.name) &&
    declaration.returns.args.length === 0;
  if (success) {
    if (success.status !== 204) draft.response(success.status, schema);
    if (isNothing(declaration.returns) && !success.schema) draft.empty(success.status);
    return;
  }
  const status =
    route.framework === 'NestJS' && route.method === 'POST'
      ? 201
      : isEmpty && route.framework === 'JAX-RS'
        ? 204
        : 200;
  if (isNothing(declaration.returns)) return draft.empty(status);
  if (isEmpty && !schema) return draft.empty(status);
  if (schema) return draft.response(status, schema);
  const returned = declaration.body.flatMap((statement) =>
    statement.kind === 'return' && statement.value ? [statement.value] : [],
  );
  const found = returned.map((value) => values.of(value, scope)).find(Boolean);
  if (found || route.framework === 'NestJS') draft.response(status, found);
}
