import type { Arg, CallExpr, Expr, Statement } from '../ast.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { entryOf, literalOf } from '../schemas/constraints.ts';
import { eachExpr, type FactsDraft } from './facts.ts';
import { failuresIn, statusOf } from './status.ts';

const SETTERS =
  /^(?:set|setHeader|header|append|addHeader|add|withHeader|withAddedHeader|Append|Set|Add|Header|set_header|insert|insert_header)$/;
/** What answers, or its headers; what is sent to other services isn't. */
const ANSWER =
  /^(?:res|resp|response|reply|rep|w|rw|c|ctx|context|h|call|self|this|Response|HttpContext|httpContext|builder|HttpResponse|ResponseEntity)\b/;
const NAME = /^(?:[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+|Location|ETag|Link|Allow|Expires)$/;
/** What any answer may have says nothing. */
const COMMON =
  /^(?:content-(?:type|length|encoding)|transfer-encoding|access-control-.*|x-powered-by|x-content-type-options|x-frame-options|strict-transport-security|connection|set-cookie)$/i;
const TEXTS = /^(?:Itoa|FormatInt|str|to_s|to_string|strval|valueOf)$/;
/** Constants' owners: `HttpHeaders.RETRY_AFTER`, `header::LOCATION`. */
const OWNERS = /(?:^|\.)(?:HttpHeaders|HeaderNames|header|http\.header|HttpHeader|echo|fiber)$/;

/** Headers that statements set, on what they answer: a branch that refuses sets those of its failure. */
export function readResponseHeaders(
  draft: FactsDraft,
  statements: readonly Statement[],
  isBranch = false,
): void {
  const own = statements.filter(({ kind }) => kind !== 'block' && kind !== 'function');
  const failures = isBranch ? failuresIn(own) : [];
  eachExpr(own, (expr) => {
    if (expr.kind === 'call') readCall(draft, expr, failures);
    // axum: `(StatusCode::CREATED, [(header::LOCATION, url)], Json(order))`.
    for (const pair of expr.kind === 'array' ? expr.items : [])
      if (pair.kind === 'array' && pair.items.length === 2 && pair.items[0])
        note(draft, nameOf(pair.items[0]), pair.items[1], failures);
    // Flask: `return note, 201, {"Location": url}`.
    const [, code, sent] = expr.kind === 'array' ? expr.items : [];
    const answered = sent?.kind === 'object' ? statusOf(code) : undefined;
    for (const { key, value } of answered && sent?.kind === 'object' ? sent.entries : [])
      note(draft, key, value, answered && answered >= 400 ? [answered] : []);
  });
  for (const statement of own) {
    const target = statement.kind === 'assign' ? statement.target : undefined;
    // `response.headers["X-Total"] = total`.
    if (
      statement.kind === 'assign' &&
      target?.kind === 'index' &&
      /\bheaders$/i.test(dotted(target.object)) &&
      isAnswer(target.object)
    )
      note(draft, nameOf(target.index), statement.value, failures);
  }
  for (const statement of statements)
    if (statement.kind === 'block') readResponseHeaders(draft, statement.body, true);
}

function readCall(draft: FactsDraft, { callee, args }: CallExpr, failures: readonly number[]): void {
  const [first, second] = args.map(({ value }) => value);
  if (callee.kind === 'member' && first && SETTERS.test(callee.name) && isAnswer(callee.object)) {
    // Chains that state a status set the headers of that: `res.status(429).set('Retry-After', '30')`.
    const stated = statusInside(callee.object);
    const of = stated !== undefined && stated >= 400 ? [stated] : failures;
    if (second) note(draft, nameOf(first), second, of);
    else if (first.kind === 'object') for (const { key, value } of first.entries) note(draft, key, value, of);
    // actix: `insert_header(("X-Total", total))`.
    else if (first.kind === 'array' && first.items[0])
      note(draft, nameOf(first.items[0]), first.items[1], of);
  }
  // Express: `res.location(url)`.
  if (callee.kind === 'member' && callee.name === 'location' && first && isAnswer(callee.object))
    draft.header('Location', { type: 'string' }, []);
  readCookie(draft, callee, args);
  // Sinatra: `headers 'X-Total' => total`.
  if (callee.kind === 'name' && callee.name === 'headers' && first?.kind === 'object')
    for (const { key, value } of first.entries) note(draft, key, value, failures);
  // `ResponseEntity.created(uri)`, `CreatedAtAction(…)`.
  const maker = callee.kind === 'name' || callee.kind === 'member' ? callee.name : '';
  const owner = callee.kind === 'member' ? dotted(callee.object) : '';
  const isMade =
    callee.kind === 'name'
      ? maker.startsWith('Created')
      : /^(?:\w*Results?|ResponseEntity|Response|this)$/.test(owner);
  const isPlace = first?.kind === 'string' || first?.kind === 'template';
  if (first && isMade && /^(?:created|Created(?:At\w+)?)$/.test(maker))
    draft.header('Location', { type: 'string' }, [201]);
  if (isMade && (maker === 'Accepted' ? isPlace : /^AcceptedAt(?:Action|Route)$/.test(maker)))
    draft.header('Location', { type: 'string' }, [202]);
  // Spring: `ResponseEntity.ok().eTag(version)`.
  if (callee.kind === 'member' && maker === 'eTag' && /^ResponseEntity\b/.test(owner))
    draft.header('ETag', { type: 'string' }, []);
  // `NextResponse.json(recipe, { status: 201, headers: { Location: url } })`.
  const options = /^(?:json|redirect|(?:Next)?Response)$/.test(maker) ? args.at(-1)?.value : undefined;
  // Hono: `c.json(recipe, 201, { Location: url })`.
  const isHono =
    /^c(?:tx|ontext)?$/.test(owner) && /^(?:json|text|html|body)$/.test(maker) && args.length === 3;
  const sent = isHono ? args[2]?.value : entryOf(options, 'headers');
  const status = statusOf(isHono ? second : entryOf(options, 'status'));
  const of = status !== undefined && status >= 400 ? [status] : failures;
  for (const { key, value } of sent?.kind === 'object' ? sent.entries : []) note(draft, key, value, of);
  // Rails: `render json: note, status: :created, location: note_url(note)`.
  const place = maker === 'render' && args.find(({ name }) => name === 'location');
  if (place) note(draft, 'Location', place.value, failures);
  const given = args.find(({ name }) => name === 'headers')?.value;
  if (given?.kind === 'object') {
    const status = statusAmong(args);
    const of = status !== undefined && status >= 400 ? [status] : failures;
    for (const { key, value } of given.entries) note(draft, key, value, of);
  }
}

/** Hono's `setCookie(c, 'seen', id)`, Express's `res.cookie('seen', id)`, Flask's `response.set_cookie('seen', id)`. */
function readCookie(draft: FactsDraft, callee: Expr, args: readonly Arg[]): void {
  const isFunction = callee.kind === 'name' && /^set(?:Signed)?Cookie$/.test(callee.name);
  const isMethod =
    callee.kind === 'member' &&
    /^(?:cookie|setCookie|set_cookie)$/.test(callee.name) &&
    isAnswer(callee.object);
  const name = args[isFunction ? 1 : 0]?.value;
  if ((isFunction || isMethod) && name?.kind === 'string' && args.length > (isFunction ? 2 : 1))
    draft.header('Set-Cookie', { type: 'string', example: `${name.value}=…` }, []);
}

function note(draft: FactsDraft, name: string, value: Expr | undefined, failures: readonly number[]): void {
  if (NAME.test(name) && !COMMON.test(name)) draft.header(name, schemaOf(value), failures);
}

function nameOf(expr: Expr): string {
  if (expr.kind === 'string') return expr.value;
  return expr.kind === 'member' && OWNERS.test(dotted(expr.object))
    ? expr.name
        // Go: `echo.HeaderLocation`.
        .replace(/^Header(?=[A-Z])/, '')
        .split(/_|(?<=[a-z])(?=[A-Z])/)
        .map((part) =>
          /^etag$/i.test(part) ? 'ETag' : part.charAt(0).toUpperCase() + part.slice(1).toLowerCase(),
        )
        .join('-')
    : '';
}

function isAnswer(expr: Expr): boolean {
  const path = dotted(expr).replaceAll('?', '');
  return (
    ANSWER.test(path) &&
    !/\breq(?:uest)?\b/i.test(path.replace(/^(?:ctx|context|c|this|self)\b/, '')) &&
    !/client|fetch/i.test(path)
  );
}

function statusInside(expr: Expr): number | undefined {
  if (expr.kind !== 'call') return undefined;
  const own = expr.args
    .map(({ value }) => (value.kind === 'string' ? undefined : statusOf(value)))
    .find(Boolean);
  return own ?? (expr.callee.kind === 'member' ? statusInside(expr.callee.object) : undefined);
}

function statusAmong(args: readonly Arg[]): number | undefined {
  return args.map(({ value }) => (value.kind === 'string' ? undefined : statusOf(value))).find(Boolean);
}

/** A number that is written as text is a number to who reads it. */
function schemaOf(value: Expr | undefined): Schema {
  const literal = value && literalOf(value);
  if (literal !== undefined)
    return /^\d+$/.test(String(literal))
      ? { type: 'integer', example: Number(literal) }
      : { type: 'string', example: String(literal) };
  const name = value?.kind === 'call' ? dotted(value.callee).replace(/^.*\./, '') : '';
  return { type: TEXTS.test(name) ? 'integer' : 'string' };
}
