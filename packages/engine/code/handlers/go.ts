import { childrenOf, type CallExpr, type Expr, type FunctionDecl } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { messageOf, statusInChain } from './answer-parts.ts';
import { checkedReads, limitByValidators, requireFields } from './go-inputs.ts';
import { COMMON_HEADERS } from './script.ts';
import { requiredNames } from './required-fields.ts';
import { statusByName, statusOf } from './status.ts';
import { MESSAGE, readEchoChecks } from './echo.ts';
import { readSwaggo } from './swaggo.ts';
import { withUse } from './uses.ts';
import { readRendered } from './go-rendered.ts';
import type { HandlerContext, HandlerReader } from './types.ts';

/** Handlers of net/http, gin, echo, chi, fiber. */
export const readGoHandler: HandlerReader = (context, handler, route) => {
  if (!handler) return;
  const doc = route.doc || handler.declaration.doc;
  if (/^[ \t]*@(?:Summary|Param|Success|Router)\b/im.test(doc)) readSwaggo(context, doc, handler.scope);
  const declaration = innerHandler(handler.declaration);
  const scope =
    declaration === handler.declaration
      ? handler.scope
      : context.reader.walkFunction(declaration, handler.scope);
  let status: number | undefined;
  /** The success that was stated last. */
  let stated: number | undefined;
  const kept = keptStatuses(declaration);
  const media = mediaOf(declaration);
  const checked = checkedReads(declaration.body);
  eachExpr(declaration.body, (expr) => {
    if (expr.kind !== 'call') return;
    readParameter(context, expr, scope, route.method, checked.has(expr));
    if (/^(?:http\.Serve(?:File|Content)|io\.Copy)$/.test(dotted(expr.callee)))
      context.draft.response(status ?? 200, undefined, undefined, media);
    for (const call of withStatuses(expr, kept))
      status = readCall(context, call, scope, route.method, status, media);
    if (status !== undefined && status < 400) stated = status;
  });
  // echo and fiber: `return echo.ErrNotFound`.
  eachStatement(declaration.body, (statement) => {
    const value = statement.kind === 'return' ? statement.value : undefined;
    const [, error = ''] = /^(?:echo|fiber)\.Err(\w+)$/.exec(value ? dotted(value) : '') ?? [];
    const failed = error && statusByName(error);
    if (failed) context.draft.response(failed, error && /^echo/.test(dotted(value)) ? MESSAGE : undefined);
  });
  readEchoChecks(context, declaration, scope, (call) => readCall(context, call, scope, '', undefined));
  requireFields(context, requiredNames(declaration.body));
  limitByValidators(context, declaration, scope);
  // A status that nothing is written after.
  if (stated !== undefined && !context.draft.hasSuccess) context.draft.empty(stated);
};

/** `w.Header().Set("Content-Type", "application/pdf")`: the type of what isn't JSON. */
function mediaOf({ body }: FunctionDecl): string | undefined {
  let media: string | undefined;
  eachExpr(body, (expr) => {
    if (expr.kind !== 'call' || expr.callee.kind !== 'member' || expr.callee.name !== 'Set') return;
    const [key, value] = expr.args.map((arg) => arg.value);
    if (key?.kind !== 'string' || !/^content-type$/i.test(key.value) || value?.kind !== 'string') return;
    if (!/json/i.test(value.value)) media ??= value.value.replace(/;.*$/, '');
  });
  return media;
}

/** The statuses that variables are given: `status := http.StatusInternalServerError`, and others in branches behind it. */
function keptStatuses({ body }: FunctionDecl): ReadonlyMap<string, readonly Expr[]> {
  const found = new Map<string, Expr[]>();
  eachStatement(body, (statement) => {
    if (statement.kind !== 'assign' || statement.target.kind !== 'name' || !statement.value) return;
    const { name } = statement.target;
    if (statement.value.kind === 'member' && statusOf(statement.value) !== undefined)
      found.set(name, [...(found.get(name) ?? []), statement.value]);
  });
  return found;
}

/** A call once for each status that its first argument may stand for. */
function withStatuses(call: CallExpr, kept: ReadonlyMap<string, readonly Expr[]>): readonly CallExpr[] {
  const at = call.args.findIndex(({ value }) => value.kind === 'name' && kept.has(value.name));
  const { value } = call.args[at] ?? {};
  const statuses = value?.kind === 'name' ? kept.get(value.name) : undefined;
  return statuses?.map((one) => ({ ...call, args: call.args.with(at, { value: one }) })) ?? [call];
}

/** A function that returns the handler: `func List(db *DB) http.HandlerFunc { return func(w, r) { … } }`. */
function innerHandler(declaration: FunctionDecl): FunctionDecl {
  const [last] = declaration.body.slice(-1);
  if (last?.kind !== 'return' || !last.value) return declaration;
  const value =
    last.value.kind === 'call' && last.value.args.length === 1 ? last.value.args[0]?.value : last.value;
  return value?.kind === 'function' ? value.declaration : declaration;
}

/** What of the request a call takes by its name: `c.DefaultQuery("limit", "20")`, `chi.URLParam(r, "id")`. */
function readParameter(
  { draft, uses, reader }: HandlerContext,
  call: CallExpr,
  scope: Scope,
  method: string,
  isChecked: boolean,
): void {
  const { callee } = call;
  const [first, second] = call.args.map(({ value }) => value);
  const name = callee.kind === 'member' || callee.kind === 'name' ? callee.name : '';
  const owner = callee.kind === 'member' ? dotted(callee.object) : '';
  const use = uses.get(call);
  if (/^(?:URLParam|URLParamFromCtx)$/.test(name) && second?.kind === 'string')
    draft.text('path', second.value, use);
  if (first?.kind !== 'string') return;
  const text = first.value;
  // echo: `echo.PathParamsBinder(c).Int64("id", &id)`.
  const bound = /(Path|Query)ParamsBinder/.exec(JSON.stringify(callee))?.[1];
  const typed = /^(?:Must)?(Int|Uint|Float|Bool|String)\d*$/.exec(name)?.[1];
  if (bound && typed)
    draft.text(bound === 'Path' ? 'path' : 'query', text, {
      type: /nt$/.test(typed)
        ? 'integer'
        : typed === 'Float'
          ? 'number'
          : typed === 'Bool'
            ? 'boolean'
            : 'string',
    });
  const isForm = FORM.test(name) || (name === 'FormValue' && /^(?:POST|PUT|PATCH)$/.test(method));
  const fallback = reader.constant(second, scope);
  const known: Schema = {
    ...(/Int$/.test(name) ? { type: 'integer' } : /Bool$/.test(name) && { type: 'boolean' }),
    ...(fallback !== undefined && { default: fallback }),
  };
  const isNeeded = (isChecked || use?.isNeeded === true) && (use?.default ?? fallback) === undefined;
  if (isForm) {
    const schema = withUse({ type: 'string', ...known }, use);
    addFormField(draft, text, schema, isNeeded);
  } else if (
    /^(?:Query|QueryParam|DefaultQuery|GetQuery|FormValue|QueryInt|QueryBool)$/.test(name) ||
    (name === 'Get' && /Query\(\)$/.test(dotted(madeOf(callee, scope))))
  ) {
    draft.text('query', text, use, known);
    if (isNeeded) draft.require('query', text);
  }
  if (/^(?:Param|Params|PathValue|ParamsInt|ByName)$/.test(name)) draft.text('path', text, use, known);
  if (
    (name === 'GetHeader' ||
      (name === 'Get' && /Header$|Header\(\)$/.test(owner) && !/^w\b|Writer/.test(owner))) &&
    !COMMON_HEADERS.test(text) &&
    !/^authorization$/i.test(text)
  )
    draft.text('header', text, use);
  if (/^(?:Cookie)$/.test(name) && second === undefined) draft.text('cookie', text, use);
  if (/^(?:FormFile)$/.test(name)) addFormField(draft, text, { type: 'string', format: 'binary' }, isChecked);
}

const FORM = /^(?:PostForm|DefaultPostForm|GetPostForm|PostFormValue)$/;

/** A field of a form, which is sent in parts as soon as it holds a file. */
function addFormField(draft: HandlerContext['draft'], name: string, schema: Schema, isNeeded: boolean): void {
  const isFile = schema.format === 'binary';
  const parts = 'multipart/form-data';
  const media = isFile || draft.body?.mediaType === parts ? parts : 'application/x-www-form-urlencoded';
  const { type, ...known } = schema;
  draft.bodyOf(
    {
      type: 'object',
      properties: { [name]: { ...(type && { type }), ...known } },
      ...(isNeeded && { required: [name] }),
    },
    media,
  );
}

/** `json.NewDecoder(r.Body).Decode(…)`, whatever names stand between. */
function decodesBody(callee: Expr, scope: Scope): boolean {
  const decoder = madeOf(callee, scope);
  const [read] = decoder.kind === 'call' ? decoder.args : [];
  const source = read?.value.kind === 'name' ? scope.find(read.value.name)?.expr : read?.value;
  return source !== undefined && /NewDecoder/.test(dotted(decoder)) && /"Body"/.test(JSON.stringify(source));
}

/** What a method is called on, or what the name that it is called on was given: `q := r.URL.Query()`. */
function madeOf(callee: Expr, scope: Scope): Expr {
  const object = callee.kind === 'member' ? callee.object : callee;
  return (object.kind === 'name' && scope.find(object.name)?.expr) || object;
}

function readCall(
  { draft, values, schemas, reader }: HandlerContext,
  call: CallExpr,
  scope: Scope,
  method: string,
  pending: number | undefined,
  media?: string,
): number | undefined {
  const { callee } = call;
  const args = call.args.map(({ value }) => value);
  const [first, second, third] = args;
  const name = callee.kind === 'member' || callee.kind === 'name' ? callee.name : '';
  const owner = callee.kind === 'member' ? dotted(callee.object) : '';
  const isBound = /^(?:ShouldBind|Bind)(?:With)?$/.test(name);
  // chi's `render.Bind(r, &ticket)`, and what only reads: `render.DecodeJSON`.
  if (owner === 'render' && name === 'Bind' && second) {
    draft.bodyOf(values.of(second, scope));
    return pending;
  }
  // Without a body, what is bound comes from the query and the path.
  if (isBound && /^(?:GET|HEAD|DELETE)$/.test(method))
    draft.parametersOf('query', schemas.flatten(values.of(first, scope)));
  else if (
    isBound ||
    /^(?:ShouldBindJSON|BindJSON|BodyParser|BindBody|ShouldBindBodyWith|DecodeJSON)$/.test(name)
  )
    draft.bodyOf(values.of(name === 'DecodeJSON' ? second : first, scope));
  // gin answers what it can't bind itself.
  if (/^(?:Bind|BindJSON|BindQuery|BindUri)$/.test(name) && /gin-gonic/.test(scope.module.text))
    draft.response(400);
  if (/^(?:ShouldBindQuery|BindQuery|QueryParser)$/.test(name))
    draft.parametersOf('query', schemas.flatten(values.of(first, scope)));
  if (/^(?:ShouldBindUri|BindUri|ParamsParser)$/.test(name))
    draft.parametersOf('path', schemas.flatten(values.of(first, scope)));
  if (name === 'Decode' && decodesBody(callee, scope)) draft.bodyOf(values.of(first, scope));
  if (
    /^(?:readJSON|ReadJSON|decodeJSON|decode|DecodeBody|parseBody|decodeBody|bindJSON|ParseJSON)$/.test(name)
  )
    draft.bodyOf(values.of(args.at(-1), scope));
  if (owner === 'render' && name === 'Render' && third)
    readRendered({ draft, reader, values }, third, scope, pending);
  const failure = (): Schema | undefined => encodedBy({ reader, values }, callee, scope);
  return readAnswer(
    { draft, values },
    { name, callee, owner, first, second, third, args, failure, media },
    scope,
    pending,
  );
}

interface Answer {
  readonly name: string;
  readonly callee: Expr;
  readonly owner: string;
  readonly first: Expr | undefined;
  readonly second: Expr | undefined;
  readonly third: Expr | undefined;
  readonly args: readonly Expr[];
  /** What a helper of the input writes, whatever it is given. */
  readonly failure: () => Schema | undefined;
  /** The type that the handler states of what it writes. */
  readonly media: string | undefined;
}

/** What a function of the input encodes that is a type of its own: `json.NewEncoder(w).Encode(ErrorResponse{…})`. */
function encodedBy(
  { reader, values }: Pick<HandlerContext, 'reader' | 'values'>,
  callee: Expr,
  scope: Scope,
): Schema | undefined {
  const helper = reader.functionOf(callee, scope);
  let schema: Schema | undefined;
  eachExpr(helper?.declaration.body ?? [], (expr) => {
    const value = expr.kind === 'call' ? expr.args.at(-1)?.value : undefined;
    if (expr.kind !== 'call' || expr.callee.kind !== 'member' || !helper || value?.kind !== 'object') return;
    if (/^(?:Encode|Marshal|JSON)$/.test(expr.callee.name)) schema ??= values.of(value, helper.scope);
  });
  return schema;
}

function readAnswer(
  { draft, values }: Pick<HandlerContext, 'draft' | 'values'>,
  { name, callee, owner, first, second, third, args, failure, media }: Answer,
  scope: Scope,
  pending: number | undefined,
): number | undefined {
  if (/^(?:JSON|IndentedJSON|AbortWithStatusJSON|PureJSON|XML|YAML|JSONPretty)$/.test(name) && second) {
    const status = statusOf(first);
    if (status) {
      draft.response(
        status,
        notNull(values.of(second, scope)),
        status >= 400 ? messageOf(second) : undefined,
      );
      return pending;
    }
  }
  // fiber: `c.Status(201).JSON(x)`.
  const chained = (callee.kind === 'member' && statusInChain(callee.object)) || 200;
  if (name === 'JSON' && first && args.length === 1)
    draft.response(chained, notNull(values.of(first, scope)), chained >= 400 ? messageOf(first) : undefined);
  if (/^(?:String|HTML|Data|Blob|Stream)$/.test(name) && statusOf(first))
    draft.response(
      statusOf(first) ?? 200,
      undefined,
      undefined,
      /^(?:Data|Blob|Stream)$/.test(name) && second?.kind === 'string'
        ? second.value.replace(/;.*$/, '')
        : name === 'HTML'
          ? 'text/html'
          : 'text/plain',
    );
  if (/^(?:NoContent|Status|AbortWithStatus|SendStatus|WriteHeader|AbortWithError)$/.test(name)) {
    const status = statusOf(first);
    // `c.Status(404); return` in a branch, and another one behind it.
    if (name === 'Status' && status && pending !== undefined && pending >= 400 && !draft.answers(pending))
      draft.empty(pending);
    if (name === 'Status' && status) return status;
    if (name === 'WriteHeader') {
      if (status && (status === 204 || status >= 300)) draft.response(status);
      return status;
    }
    if (status && /^(?:NoContent|AbortWithStatus)$/.test(name)) draft.empty(status);
    else if (status) draft.response(status);
  }
  // chi's `render.Status(r, 201)`, `render.JSON(w, r, user)`.
  if (owner === 'render' && name === 'Status') return statusOf(second) ?? pending;
  if (owner === 'render' && /^(?:JSON|Respond|XML)$/.test(name) && third)
    draft.response(pending ?? 200, notNull(values.of(third, scope)));
  const written = writtenBy(name, owner, args);
  if (written)
    draft.response(
      pending ?? 200,
      undefined,
      undefined,
      media ?? (isLiteral(written) ? 'text/plain' : undefined),
    );
  if (name === 'Error' && owner === 'http')
    draft.response(statusOf(third) ?? 500, undefined, second?.kind === 'string' ? second.value : undefined);
  if (name === 'NotFound' && owner === 'http') draft.response(404);
  if (name === 'Redirect') {
    const status = args.map((arg) => statusOf(arg)).find(Boolean) ?? 302;
    draft.response(status);
    draft.header('Location', { type: 'string' }, [status]);
  }
  if ((name === 'NewHTTPError' || name === 'NewError') && statusOf(first)) {
    // echo sends a text as `message`.
    const given = second && values.of(second, scope);
    const isText = second === undefined || given?.type === 'string';
    const schema = !isText ? given : name === 'NewHTTPError' ? MESSAGE : undefined;
    draft.response(statusOf(first) ?? 500, schema, messageOf(second));
  }
  if (name === 'Encode' && /NewEncoder/.test(owner))
    draft.response(pending ?? 200, notNull(values.of(first, scope)));
  // The helpers that most services write for themselves: `writeJSON(w, http.StatusOK, user)`.
  const isAnswer =
    /^(?:write|send|respond|render|reply)\w*$/i.test(name) ||
    (first?.kind === 'name' && /^(?:w|rw|writer)$/.test(first.name));
  if (isAnswer && args.length > 1 && owner !== 'http') {
    const index = args.findIndex((arg) => arg.kind !== 'string' && writtenStatus(arg) !== undefined);
    const stated = args[index];
    const status = stated && writtenStatus(stated);
    const data = stated?.kind === 'call' ? stated.args[0]?.value : (args[index + 1] ?? args[1]);
    if (status && index >= 0)
      draft.response(
        status,
        status < 400 ? notNull(values.of(data, scope)) : (failure() ?? typed(data, values, scope)),
        status >= 400 ? messageOf(data) : undefined,
      );
  }
  return pending;
}

/** An error that is put together as it is sent: `writeJSON(w, status, apiError{Code: code})`. */
function typed(data: Expr | undefined, values: HandlerContext['values'], scope: Scope): Schema | undefined {
  return data?.kind === 'object' && data.type ? values.of(data, scope) : undefined;
}

/** A pointer that is sent points to something. */
function notNull(schema: Schema | undefined): Schema | undefined {
  const { nullable: _, ...rest } = schema ?? {};
  return rest.allOf?.length === 1 ? rest.allOf[0] : schema && rest;
}

/** What is written as it is: `w.Write([]byte("ok"))`, `fmt.Fprintln(w, "ok")`, `io.WriteString(w, text)`. */
function writtenBy(name: string, owner: string, [first, second]: readonly Expr[]): Expr | undefined {
  if (name === 'Write' && /^(?:w|rw|writer|resp|res)$/.test(owner)) return first;
  const isGivenWriter = first?.kind === 'name' && /^(?:w|rw|writer)$/.test(first.name);
  return isGivenWriter && /^(?:Fprint(?:f|ln)?|WriteString)$/.test(name) ? second : undefined;
}

/** A text in the code, also as bytes. */
function isLiteral(expr: Expr): boolean {
  const [only, ...more] = childrenOf(expr).filter(({ kind }) => kind !== 'type' && kind !== 'name');
  return expr.kind === 'string' || (only?.kind === 'string' && more.length === 0);
}

/** A status, or that of the error which is made for it: `apperr.NotFound("no such note")`. */
function writtenStatus(expr: Expr): number | undefined {
  if (expr.kind !== 'call') return statusOf(expr);
  const { callee } = expr;
  return callee.kind === 'member' ? statusByName(callee.name) : undefined;
}
