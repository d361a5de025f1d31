import type { CallExpr, Expr, FunctionDecl, TypeExpr } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RawRoute } from '../routes/router.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { filesIn, formField, formOf } from './uploads.ts';
import { readMadeError, readThrown, refuse } from './script-errors.ts';
import { CHECKS, readGuard } from './script-guards.ts';
import { readOptions } from './script-options.ts';
import { requiredNames } from './required-fields.ts';
import { entry, messageOf, statesStatus, statusInChain } from './answer-parts.ts';
import { isRequest, isUrlOfRequest, PLACES, readResponseType, refusedNames } from './request-parts.ts';
import { statusOf, statusOfError } from './status.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { mediaOfAnswer } from './media-types.ts';
import { readHelper, readParsed, readSender } from './unseen-helpers.ts';
import { withUse, type Use } from './uses.ts';

export type Place = ParameterPlace | 'body';

/** Headers that HTTP itself or the transport sets. */
export const COMMON_HEADERS =
  /^(?:content-type|content-length|host|user-agent|accept|accept-encoding|connection|origin|referer|x-forwarded-\w+|x-real-ip)$/i;

/** Express, Koa, Fastify, Hono and Next handlers. */
export const readScriptHandler: HandlerReader = (context, handler, route) => {
  readOptions(context, route);
  const names = route.guards.map(({ expr }) => dotted(expr.kind === 'call' ? expr.callee : expr));
  const own = { ...context, errors: context.errors.within(names) };
  for (const { expr, scope } of route.guards) readGuard(own, expr, scope);
  if (!handler) return;
  new ScriptHandler(own, handler.declaration, handler.scope, route).read();
};

class ScriptHandler {
  readonly #context: HandlerContext;
  readonly #declaration: FunctionDecl;
  readonly #scope: Scope;
  readonly #route: RawRoute;
  /** Names that hold a whole part of the request. */
  readonly #aliases = new Map<string, Place>();
  /** Names of the request's whole address. */
  readonly #urls = new Set<string>();
  readonly #bodyFields = new Map<string, Schema>();

  constructor(context: HandlerContext, declaration: FunctionDecl, scope: Scope, route: RawRoute) {
    this.#context = context;
    this.#declaration = declaration;
    this.#scope = scope;
    this.#route = route;
  }

  read(): void {
    this.#readParams();
    const { body } = this.#declaration;
    for (const name of filesIn(body)) this.#files.add(name);
    eachStatement(body, (statement) => {
      if (statement.kind === 'assign') this.#readAssign(statement);
      if (statement.kind === 'throw') readThrown(this.#context, statement.value, this.#scope);
      // Koa: what is set before a return holds for that branch.
      if (statement.kind === 'return') this.#status = 200;
    });
    eachExpr(body, (expr) => this.#readExpr(expr));
    const required = requiredNames(body);
    for (const name of required) this.#context.draft.require('query', name);
    const needed = [...required].map((name) => this.#locals.get(name) ?? name);
    this.#finishBody(needed.filter((name) => this.#bodyFields.has(name)));
    const given = this.#given(200);
    if (this.#route.framework === 'Koa' && !this.#context.draft.hasSuccess && given)
      this.#context.draft.empty(given);
    this.#readReturns();
    readResponseType(this.#context, this.#declaration, this.#scope);
  }

  #readParams(): void {
    const [request, second] = this.#declaration.params;
    // Next.js: `(request, { params }: { params: { id: string } })`.
    const typed =
      second?.type?.kind === 'record'
        ? second.type.fields.find(({ name }) => name === 'params')?.type
        : undefined;
    this.#readTyped('path', typed?.kind === 'named' && typed.name === 'Promise' ? typed.args[0] : typed);
    for (const field of request?.fields ?? []) {
      const place = PLACES[field];
      if (place) this.#aliases.set(field, place);
    }
    if (request?.type) this.#readRequestType(request.type);
  }

  /** `Request<Params, ResBody, ReqBody, Query>`, `FastifyRequest<{ Params: …; Body: … }>`. */
  #readRequestType(type: TypeExpr): void {
    if (type.kind !== 'named') return;
    const { draft, schemas } = this.#context;
    const [first] = type.args;
    if (
      first?.kind === 'record' &&
      first.fields.some(({ name }) => PLACES[name.toLowerCase()] || name === 'Reply')
    ) {
      for (const { name, type: part } of first.fields) this.#readTyped(PLACES[name.toLowerCase()], part);
      const reply = first.fields.find(({ name }) => name === 'Reply');
      if (reply?.type) draft.response(200, schemas.schema(reply.type, this.#scope));
    } else if (/Request$/.test(type.name)) {
      this.#readTyped('path', first);
      this.#readTyped('body', type.args[2]);
      this.#readTyped('query', type.args[3]);
    }
  }

  #readTyped(place: Place | undefined, type: TypeExpr | undefined): void {
    const { draft, schemas } = this.#context;
    const schema = place && schemas.schema(type, this.#scope);
    if (!schema || Object.keys(schema).length === 0) return;
    if (place === 'body') draft.bodyOf(schema);
    else draft.parametersOf(place, schemas.flatten(schema));
  }

  /** The part of the request that an expression is. */
  #placeOf(expr: Expr): Place | undefined {
    if (expr.kind === 'name') return this.#aliases.get(expr.name);
    if (expr.kind === 'other' && expr.parts[0]) return this.#placeOf(expr.parts[0]);
    // `c.body(null, 204)` and `ctx.body = …` answer.
    if (expr.kind === 'member' && expr.name === 'body' && /^(?:c|ctx|context)$/.test(dotted(expr.object)))
      return undefined;
    if (expr.kind === 'member' && PLACES[expr.name] && this.#isRequestPart(expr.object))
      return PLACES[expr.name];
    if (expr.kind === 'call' && expr.callee.kind === 'member') {
      const { object, name } = expr.callee;
      if (/^(?:parseBody|formData)$/.test(name) && isRequest(object)) this.#isForm = true;
      if (/^(?:json|parseBody|formData|text)$/.test(name) && isRequest(object)) return 'body';
      if (/^(?:param|query)$/.test(name) && expr.args.length === 0 && isRequest(object))
        return name === 'param' ? 'path' : 'query';
      // `Object.fromEntries(url.searchParams.entries())`.
      if (dotted(expr.callee) === 'Object.fromEntries' && expr.args[0]) {
        const { value } = expr.args[0];
        const isListed =
          value.kind === 'call' && value.callee.kind === 'member' && value.callee.name === 'entries';
        return this.#placeOf(isListed && value.callee.kind === 'member' ? value.callee.object : value);
      }
      // `Schema.parse(req.body)` is the body, as the schema says.
      if (/parse|validate|cast/i.test(name) && expr.args[0]) return this.#placeOf(expr.args[0].value);
    }
    if (expr.kind === 'binary' && (expr.operator === '||' || expr.operator === '??'))
      return this.#placeOf(expr.left);
    return undefined;
  }

  #isRequestPart(object: Expr): boolean {
    return (
      isRequest(object) || isUrlOfRequest(object) || (object.kind === 'name' && this.#urls.has(object.name))
    );
  }

  #readAssign({
    target,
    value,
    type,
  }: {
    readonly target: Expr;
    readonly value?: Expr;
    readonly type?: TypeExpr;
  }): void {
    const { draft } = this.#context;
    const isFile = target.kind === 'name' && this.#files.has(target.name);
    const field = formField(value, (object) => this.#isForm && this.#placeOf(object) === 'body', isFile);
    if (field) this.#bodyFields.set(...field);
    if (field && target.kind === 'name') this.#locals.set(target.name, field[0]);
    if (target.kind === 'member' && value) {
      readMadeError(this.#context, target, value, this.#scope);
      const owner = dotted(target.object);
      if (/^(?:ctx|context|this|c)$/.test(owner) && target.name === 'status')
        this.#statuses.add((this.#status = statusOf(value) ?? this.#status));
      if (/^(?:ctx|context)$/.test(owner) && target.name === 'body')
        draft.response(this.#status, this.#schema(value), this.#status < 400 ? undefined : messageOf(value));
      return;
    }
    // `const { searchParams } = new URL(request.url)`.
    if (value && isUrlOfRequest(value)) {
      if (target.kind === 'name') this.#urls.add(target.name);
      const isTaken = target.kind === 'object' && target.entries.some(({ key }) => key === 'searchParams');
      if (isTaken) this.#aliases.set('searchParams', 'query');
      return;
    }
    if (value?.kind === 'call' && target.kind === 'object')
      readParsed(this.#context, value, target, this.#scope);
    const place = value && this.#placeOf(value);
    if (!place || !value) return;
    if (value.kind === 'other')
      this.#readTyped(place, value.parts.flatMap((part) => (part.kind === 'type' ? [part.type] : []))[0]);
    if (type) this.#readTyped(place, type);
    if (target.kind === 'name') this.#aliases.set(target.name, place);
    if (target.kind !== 'object') return;
    for (const { key, value: local, fallback } of target.entries) {
      const literal = this.#context.reader.constant(fallback, this.#scope);
      if (key && key !== '...')
        this.#take(place, key, {
          ...(literal !== undefined && { default: literal }),
          ...this.#context.uses.names.get(local.kind === 'name' ? local.name : key),
        });
    }
  }

  /** Names that the code asks for files. */
  readonly #files = new Set<string>();
  /** Names that hold fields of a form. */
  readonly #locals = new Map<string, string>();
  #status = 200;
  /** The body is read as a form. */
  #isForm = false;
  /** All that Koa's handler sets, in the order of the code. */
  readonly #statuses = new Set<number>();

  /** The first status that is set, of the hundred that begins with `from`. */
  #given(from: number): number | undefined {
    return [...this.#statuses].find((status) => status >= from && status < from + 100);
  }

  #take(place: Place, name: string, use?: Use): void {
    if (place === 'body') this.#bodyFields.set(name, { ...withUse({}, use), ...this.#bodyFields.get(name) });
    else if (place !== 'header' || !COMMON_HEADERS.test(name)) this.#context.draft.text(place, name, use);
  }

  #readExpr(expr: Expr): void {
    if (expr.kind === 'member') {
      // The body as a whole is handed on: `tags.create(req.body)`.
      if (this.#placeOf(expr) === 'body') this.#aliases.set('', 'body');
      const place = this.#placeOf(expr.object);
      if (
        place &&
        !/^(?:map|filter|length|forEach|then|toString|get|has|split|trim|includes|entries|keys)$/.test(
          expr.name,
        )
      )
        this.#take(place, expr.name, this.#context.uses.get(expr));
    }
    // `req.query['page']`.
    if (expr.kind === 'index' && expr.index.kind === 'string') {
      const place = this.#placeOf(expr.object);
      if (place) this.#take(place, expr.index.value, this.#context.uses.get(expr));
    }
    if (expr.kind !== 'call') return;
    this.#readCall(expr);
  }

  #readCall(call: CallExpr): void {
    const { callee, args } = call;
    const { draft } = this.#context;
    const [first, second] = args.map(({ value }) => value);
    const name = callee.kind === 'member' || callee.kind === 'name' ? callee.name : '';
    const use = this.#context.uses.get(call);
    if (call.creates && /^(?:Next)?Response$/.test(name)) {
      const status = statusOf(second?.kind === 'object' ? entry(second, 'status') : undefined) ?? 200;
      if (first === undefined || first.kind === 'null') draft.empty(status);
      else draft.response(status);
    }
    // Express: `next(new NotFound('note'))`.
    if (name === 'next' && first) readThrown(this.#context, first, this.#scope);
    if (callee.kind !== 'member') {
      // `const session = await validateSession(req, res)`.
      if (first && isRequest(first) && CHECKS.test(name)) draft.security.add('bearerAuth');
      if (name === 'createError' || name === 'createHttpError') refuse(draft, statusOf(first), second);
      if (this.#route.framework === 'Next.js') readHelper(this.#context, call, this.#scope);
      return;
    }
    const { object } = callee;
    readSender(this.#context, call, this.#scope);
    if (first?.kind === 'string' && isRequest(object)) {
      if (name === 'param') this.#take('path', first.value, use);
      if (name === 'query' || name === 'queries') this.#take('query', first.value, use);
      // Hono's `c.get` is what middleware left there, and `c.header` is set.
      if (/^(?:get|header)$/.test(name) && !/^(?:c|ctx|context)$/.test(dotted(object)))
        this.#take('header', first.value, use);
    }
    if (first?.kind === 'string' && name === 'get' && this.#placeOf(object))
      this.#take(this.#placeOf(object) ?? 'query', first.value, use);
    if (/^(?:parse|safeParse|parseAsync|safeParseAsync|validate|validateAsync|cast)$/.test(name) && first)
      this.#readValidation(object, first);
    if (name === 'throw' && statusOf(first)) refuse(draft, statusOf(first), second);
    this.#readAnswer(
      name,
      object,
      args.map(({ value }) => value),
      call.typeArgs[0],
    );
  }

  #readValidation(schemaExpr: Expr, value: Expr): void {
    const place = this.#placeOf(value);
    const { schemas, draft } = this.#context;
    const schema = schemas.expr(schemaExpr, this.#scope);
    if (!place || !schema) return;
    if (place === 'body') draft.bodyOf(schema);
    else draft.parametersOf(place, schemas.flatten(schema));
    // What Zod throws, where the input's own code answers it.
    const answer = this.#context.errors.handled('ZodError');
    if (answer) draft.response(answer.status, answer.body && this.#schema(answer.body), answer.message);
  }

  /** `res.status(201).json(user)`, `reply.code(201).send(user)`, `c.json(user, 201)`, `NextResponse.json(user, { status })`. */
  #readAnswer(name: string, object: Expr, args: readonly Expr[], type: TypeExpr | undefined): void {
    const { draft } = this.#context;
    const [first, second] = args;
    const root = dotted(object);
    if (!/^(?:res|reply|response|rep|c|ctx|context|h|NextResponse|Response)\b/.test(root)) return;
    if (name === 'sendStatus' || (name === 'end' && !/status|code/.test(root)))
      draft.response(statusOf(first) ?? 200);
    if (name === 'redirect') draft.response(statusOf(first) ?? statusOf(second) ?? this.#given(300) ?? 302);
    const failure = /^(?:callNotFound|notFound)$/.test(name) ? 404 : statusOfError(name);
    if (failure && !/status/.test(root)) draft.response(failure, undefined, messageOf(first));
    if (/^(?:json|send|jsonp|end|text|html|body|render|sendFile|download)$/.test(name)) {
      // A status that only running the code would tell.
      if (statesStatus(object) && statusInChain(object) === undefined) return;
      const stated = second?.kind === 'object' ? entry(second, 'status') : second;
      const known = statusInChain(object) ?? statusOf(stated);
      if (known === undefined && stated && second?.kind === 'object') return;
      const status = known ?? 200;
      const typed = type && this.#context.schemas.schema(type, this.#scope);
      const data =
        /^(?:json|send|jsonp|body)$/.test(name) && first ? (typed ?? this.#answered(first)) : undefined;
      const media = mediaOfAnswer(name, object);
      if (isRequest(object) && !/^(?:c|ctx|context)$/.test(root)) return;
      if (name === 'end' && !first) draft.empty(status);
      else draft.response(status, data, status >= 400 ? messageOf(first) : undefined, media);
    }
  }

  /** What is sent, which is no null where the code has refused that. */
  #answered(expr: Expr): Schema | undefined {
    const schema = this.#schema(expr);
    if (!schema?.nullable || expr.kind !== 'name' || !refusedNames(this.#declaration.body).has(expr.name))
      return schema;
    const { nullable: _, ...rest } = schema;
    return rest.allOf?.length === 1 ? rest.allOf[0] : rest;
  }

  #schema(expr: Expr): Schema | undefined {
    return this.#context.values.of(expr, this.#scope);
  }

  #finishBody(required: string[]): void {
    const { draft } = this.#context;
    if (this.#bodyFields.size > 0) {
      if (!draft.body?.schema)
        draft.bodyOf(
          {
            type: 'object',
            properties: Object.fromEntries(this.#bodyFields),
            ...(required.length > 0 && { required }),
          },
          this.#isForm ? 'multipart/form-data' : undefined,
        );
      else if (draft.body.mediaType === 'multipart/form-data' && !draft.body.schema.$ref)
        draft.bodyOf(formOf(this.#bodyFields), draft.body.mediaType);
      else this.#refine(draft.body.schema);
    } else if (
      [...this.#aliases.values()].includes('body') &&
      !draft.body &&
      !this.#route.method.match(/^(?:GET|HEAD)$/)
    )
      draft.bodyOf(undefined);
  }

  /** What the code puts in place of fields whose type is stated: `body.mode ?? 'json'`. */
  #refine(schema: Schema): void {
    const { properties = {} } = this.#context.schemas.flatten(schema) ?? {};
    for (const [name, { default: value }] of this.#bodyFields) {
      const known = properties[name];
      if (known && !known.$ref && value !== undefined) properties[name] = { default: value, ...known };
    }
  }

  /** Fastify and Nest answer with what is returned. */
  #readReturns(): void {
    const { draft } = this.#context;
    if (
      draft.hasSuccess ||
      this.#route.framework === 'Express' ||
      this.#route.framework === 'Koa' ||
      this.#route.framework === 'Next.js'
    )
      return;
    for (const value of returnedValues(this.#declaration.body)) {
      if (/^(?:res|reply|c)\b/.test(dotted(value)) || value.kind === 'null') continue;
      const schema = this.#schema(value);
      if (schema) return draft.response(200, schema);
      // What a function that isn't shown gives.
      if (this.#route.framework === 'Fastify' && /^(?:call|name|member)$/.test(value.kind))
        draft.response(200);
    }
  }
}
