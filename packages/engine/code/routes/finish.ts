import type { Decorator, Expr } from '../ast.ts';
import type { Parameter, Route, RouteResponse, Schema } from '../model.ts';
import { operationsIn, readCommented } from '../handlers/commented-operation.ts';
import { readRefusals, withUsualBodies } from '../handlers/framework-refusals.ts';
import { FactsDraft, type RouteFacts } from '../handlers/facts.ts';
import { readAsked, readChain, readStranger } from '../handlers/callers.ts';
import { literalOf } from '../schemas/constraints.ts';
import { bodySizeOf, refusedSize } from '../handlers/body-sizes.ts';
import { defaultRate, rateOf } from '../handlers/rate-limits.ts';
import { withoutPages } from '../handlers/rails-formats.ts';
import { readResponseHeaders } from '../handlers/response-headers.ts';
import { policiesOf } from '../handlers/policies.ts';
import { distinctRights, rightsOf } from '../handlers/rights.ts';
import { readDoc, withoutName } from '../parts/doc-comment.ts';
import { readGuard } from '../handlers/script-guards.ts';
import { requiredNames, requiredTypes } from '../handlers/required-fields.ts';
import { guardsIn } from '../handlers/script-options.ts';
import { distinctNames } from '../handlers/go-names.ts';
import { limitUpload, requireUpload, sizeInWords } from '../handlers/uploads.ts';
import { withHelpers } from '../handlers/helpers.ts';
import { opensSocket } from '../handlers/sockets.ts';
import { usesOf } from '../handlers/uses.ts';
import { limitBody } from '../handlers/body-limits.ts';
import type { HandlerContext, HandlerReader } from '../handlers/types.ts';
import { bodyFor } from './method-branches.ts';
import { readPathPatterns } from './path-patterns.ts';
import { joinPaths, normalizePath, type RawRoute } from './router.ts';

/** To these a path with a slash at its end is another one than without. */
const STRICT: ReadonlySet<string> = new Set(['FastAPI', 'Flask', 'Gin', 'Echo', 'Spring', 'Symfony']);

/** Begins what is said beside what a route does: `Only your own loans.` */
const ASIDE =
  /^(?:Only|Not|No|Never|Always|Must|Needs?|Requires?|Same as|See|Also|But|Because|Used|Unlike|Called|Currently|Note|This is|[A-Z]\w+s (?:are|can|must|may|will|should|have))\b/;
const SHORT = /^[A-Z][^.\n]{3,58}\.?$/;

/** Puts prefixes in front, reads the handler, and says what is known of the route. */
export function finishRoute(
  raw: RawRoute,
  read: HandlerReader,
  context: Omit<HandlerContext, 'draft' | 'uses'>,
): Route[] {
  const branch = raw.handler && bodyFor(raw.handler.declaration.body, raw.method);
  const isGo = raw.handler?.scope.module.language === 'go';
  const isRails = raw.framework === 'Rails';
  const declaration = raw.handler && {
    ...raw.handler.declaration,
    body: isGo ? distinctNames(branch ?? []) : isRails ? withoutPages(branch ?? []) : (branch ?? []),
  };
  const own = raw.handler &&
    declaration && {
      declaration,
      scope: context.reader.walkFunction(isGo ? declaration : raw.handler.declaration, raw.handler.scope),
    };
  return raw.router.ways().map(({ prefix, guards, tag }) => {
    const joined = normalizePath(joinFor(raw, prefix) || '/');
    const applied = guards.filter(
      ({ under = '', isExact = false, except = [], passes = [] }) =>
        (under === '' || joined[isExact ? 'endsWith' : 'includes'](normalizePath(under))) &&
        !except.includes(joined) &&
        !passes.includes(raw.method),
    );
    const before = [...applied, ...raw.guards, ...guardsIn(raw)];
    const handler = own && {
      declaration: {
        ...own.declaration,
        body: withHelpers(own, before, context, { method: raw.method, path: joined }),
      },
      scope: own.scope,
    };
    const draft = new FactsDraft();
    const told = withoutPaths(raw.doc) || withoutPath(raw.handler?.declaration.doc ?? '');
    const commented = operationsIn(told).find(({ method = raw.method }) => method === raw.method);
    const path =
      raw.path === '/' && STRICT.has(raw.framework) && !joined.endsWith('/')
        ? `${joined}/`
        : wholePath(told, raw.method, joined, commented?.path);
    const body = handler?.declaration.body ?? [];
    const constant = (expr: Expr): string | number | boolean | undefined =>
      handler && context.reader.constant(expr, handler.scope);
    const needed = requiredNames(body);
    const made = (expr: Expr): Expr | undefined =>
      handler &&
      (context.reader.literal(expr, handler.scope) ??
        (expr.kind === 'name' ? handler.scope.find(expr.name)?.expr : undefined));
    const uses = usesOf(body, constant, needed, made, requiredTypes(body));
    for (const { expr, scope } of before) readStranger(draft, expr, scope, context.reader);
    const drafting = { ...context, draft, uses };
    const { stated } = raw;
    if (stated) {
      draft.summary = stated.summary ?? '';
      draft.description = stated.description ?? '';
      draft.tag = stated.tag ?? '';
      if (stated.security) draft.security.add(stated.security);
    }
    const meanings = commented ? readCommented(drafting, commented, raw.handler?.scope) : [];
    // Readers of scripts read the guards of a route themselves.
    const unread = raw.guards.filter(({ scope }) => /^(?:go|csharp)$/.test(scope.module.language));
    for (const guard of [...applied, ...unread]) readGuard(drafting, guard.expr, guard.scope);
    const isSocket = opensSocket(raw);
    if (isSocket) draft.response(101, undefined, 'The connection is a WebSocket from here on.');
    readPathPatterns(draft, prefix + raw.path);
    read(drafting, handler, raw);
    // What a guard that is shown asks for tells more than its name.
    const isEither =
      (draft.security.has('apiKey') || draft.security.has('cookieAuth')) && draft.security.has('bearerAuth');
    if (isEither && !/bearer|authorization/i.test(before[0]?.scope.module.text ?? ''))
      draft.security.delete('bearerAuth');
    readAsked(draft, body);
    readChain(draft, raw, path, context.reader);
    draft.use('query', uses);
    requireUpload(draft, needed);
    if (handler) limitBody(drafting, uses, handler.scope);
    const written = handler?.scope.module.language ?? '';
    const language = /^(?:kotlin|python)$/.test(written) ? written : '';
    const whole = readDoc(commented?.path ? '' : told, language);
    const doc = { ...whole, responses: new Map([...whole.responses, ...meanings]) };
    draft.deprecated ||= doc.deprecated;
    const owner = raw.owner === undefined ? undefined : context.reader.project.classes.get(raw.owner);
    const marks = {
      own: raw.handler?.declaration.decorators,
      owner: owner?.declaration.decorators,
      scope: raw.handler?.scope,
    };
    const allMarks = [...(marks.own ?? []), ...(marks.owner ?? [])];
    const rate =
      rateOf(before, allMarks, context.reader, raw.options?.expr) ||
      draft.rate ||
      defaultRate(raw.handler?.scope.module.text ?? '');
    const isAspNet = raw.framework.startsWith('ASP.NET');
    const named = isAspNet ? policiesOf(before, allMarks, context.reader) : undefined;
    const policies = [...(named?.policies ?? []), ...draft.policies];
    const rights = distinctRights([
      ...rightsOf(before, context.reader, marks, isAspNet),
      ...(named?.rights ?? []),
      ...draft.rights,
    ]);
    if (raw.isOpen) draft.security.clear();
    else if (rights.length > 0 && draft.security.size === 0 && before.length > 0)
      draft.security.add('bearerAuth');
    // Django's own views have no function in the input.
    const [{ scope: first } = {}] = raw.framework === 'Django' ? context.reader.project.files : [];
    const at = handler?.scope ?? first;
    if (at) readRefusals(drafting, raw.framework, rights.length + policies.length > 0, at);
    if (rate !== '') draft.response(429);
    const most = refusedSize(body, constant);
    const isOfFile = most !== undefined && limitUpload(draft, most);
    const refused =
      most !== undefined && !isOfFile ? { size: sizeInWords(most), isAnswered: true } : undefined;
    const sized = literalOf(allMarks.find(({ name }) => name === 'RequestSizeLimit')?.args[0]?.value);
    const marked = typeof sized === 'number' ? { size: sizeInWords(sized), isAnswered: true } : undefined;
    const limit =
      refused ??
      (draft.body && marked) ??
      (draft.body &&
        handler &&
        bodySizeOf(body, before, context.reader, handler.scope, draft.body.mediaType));
    if (limit?.isAnswered) draft.response(413);
    readResponseHeaders(draft, body);
    const facts = draft.facts();
    const file = raw.handler?.scope.module.path ?? '';
    const name = raw.name || (raw.handler?.declaration.name ?? '');
    const said = withoutName(doc.summary, name).replace(
      /^(?:GET|DELETE)(?=\s+[a-z])/,
      (verb) => verb.charAt(0) + verb.slice(1).toLowerCase(),
    );
    // `// newest first` is no name for what a route does.
    const isPlain = restates(said, raw.method, path) || (raw.doc !== '' && isDivider(said, path));
    const isAside = !isPlain && (ASIDE.test(said) || (raw.doc !== '' && /^[a-z]/.test(said)));
    const isSaid = isPlain || isAside;
    const stating = facts.summary || (isSaid ? '' : said);
    // What is said in a few words is a heading.
    const isShort =
      stating === '' && !facts.deprecated && facts.description !== undefined && SHORT.test(facts.description);
    const opens = isSocket ? 'Open a WebSocket connection' : '';
    const summary = isShort ? (facts.description ?? '').replace(/\.$/, '') : stating || opens;
    return {
      method: raw.method,
      path,
      framework: raw.framework,
      name,
      ...(file !== '' && { file }),
      summary,
      description: isShort
        ? ''
        : facts.description || (isAside ? asSentence(said) : '') || behind(facts.summary, doc),
      tag: facts.tag || tag || '',
      parameters: withPathParameters(path, facts, doc.params, {
        pattern: prefix + raw.path,
        isSeen: raw.handler !== undefined,
      }).filter((one) => !isCredential(one, facts)),
      ...(facts.body &&
        !/^(?:GET|HEAD)$/.test(raw.method) && {
          body: { ...facts.body, ...(limit && { limit: limit.size }) },
        }),
      responses: describeResponses(
        withUsualBodies(facts.responses, raw.framework, context.reader.project),
        doc,
      ),
      security: facts.security,
      deprecated: facts.deprecated ?? false,
      ...(rights.length > 0 && facts.security.length > 0 && { rights }),
      ...(policies.length > 0 && facts.security.length > 0 && { policies }),
      ...(rate !== '' && { rate }),
      ...(!raw.handler && isUntold(facts) && { isElsewhere: true }),
      ...(raw.isUnseen && { isUnseen: true }),
      ...(raw.isAssumed && { isAssumed: true }),
      ...(isHidden(raw, allMarks) && { isHidden: true }),
    };
  });
}

/** `include_in_schema=False`, `@Hidden`, `@ApiExcludeEndpoint()`, `[ApiExplorerSettings(IgnoreApi = true)]`. */
function isHidden({ options }: RawRoute, marks: readonly Decorator[]): boolean {
  const stated = options?.expr.kind === 'call' ? options.expr.args : [];
  return (
    stated.some(({ name, value }) => name === 'include_in_schema' && literalOf(value) === false) ||
    marks.some(
      ({ name, args }) =>
        /^(?:Hidden|ApiExclude(?:Endpoint|Controller))$/.test(name) ||
        args.some((arg) => arg.name === 'IgnoreApi' && literalOf(arg.value) === true),
    )
  );
}

/** Echo's groups put their prefix in front as text: `Group("/user").GET("s")` is `/users`; Laravel and ASP.NET trim slashes. */
function joinFor({ framework, path }: RawRoute, prefix: string): string {
  if (framework === 'Echo' && path !== '' && !path.startsWith('/')) return prefix + path;
  const isTrimmed = framework === 'Laravel' || framework.startsWith('ASP.NET');
  return joinPaths(prefix, isTrimmed ? path.replace(/\/$/, '') : path);
}

/** What an operation in a comment or swaggo's comment says of the whole path where the code has but its end: `@Router /api/v1/labels/{uid} [put]`. */
function wholePath(doc: string, method: string, path: string, commented = ''): string {
  const said = normalizePath(commented);
  if (commented !== '' && (said.endsWith(path) || path === '/')) return said;
  for (const [, stated = '', verb = ''] of doc.matchAll(/@Router\s+(\/\S*)\s+\[(\w+)\]/g)) {
    const whole = normalizePath(stated);
    if (verb.toUpperCase() === method && path !== '/' && whole.endsWith(path)) return whole;
  }
  return path;
}

/** A comment that lists paths speaks of several routes. */
function withoutPaths(comment: string): string {
  if (/^\s*(?:[A-Z]+\s+)?\/[\w/:{}-]+(?:\s.*)?\n\s*(?:[A-Z]+\s+)?\//m.test(comment)) return '';
  return withoutPath(comment);
}

/** `GET /api/plots` on a line of its own in front of what is said. */
function withoutPath(comment: string): string {
  return comment.replace(/^\s*(?:GET|POST|PUT|PATCH|DELETE)\s+\/[^\s.]*[ \t]*\n(?=\s*\S)/, '');
}

/** `GET /users/:id` above a route says nothing that the route doesn't. */
function restates(summary: string, method: string, path: string): boolean {
  const plain = summary.replace(/[`*]/g, '').trim();
  return (
    new RegExp(String.raw`^(?:@?route\s+)?${method}\s+\S+$`, 'i').test(plain) ||
    plain === path ||
    // Above several routes: what follows.
    /^(?:[\w-]+ ){0,2}(?:endpoints?|routes?|routing|handlers|middleware|views|pages|API)$/i.test(plain) ||
    /^@?(?:route|desc|access|swagger|openapi)\b/i.test(plain)
  );
}

const asSentence = (said: string): string => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;

/** A comment in front of several routes that only names what their paths name: `Flows`. */
function isDivider(said: string, path: string): boolean {
  const wordsOf = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map((word) => word.replace(/s$/, ''))
      .filter(Boolean);
  const inPath = new Set(wordsOf(path));
  const words = wordsOf(said);
  return words.length <= 3 && words.every((word) => inPath.has(word));
}

/** Nothing but the way to it and who may call it is known of it. */
function isUntold({ body, parameters, responses, summary, description }: RouteFacts): boolean {
  return (
    !body &&
    !summary &&
    !description &&
    responses.length === 0 &&
    parameters.every((one) => one.in === 'path')
  );
}

function describeResponses(
  responses: readonly RouteResponse[],
  doc: ReturnType<typeof readDoc>,
): RouteResponse[] {
  return responses.map((response) => {
    const said = doc.responses.get(response.status) ?? (response.status < 300 ? doc.returns : '');
    if (response.description || !said) return response;
    return { ...response, description: said, ...(response.status >= 400 && { isStated: true }) };
  });
}

/** What a comment says beside a summary that is stated elsewhere. */
function behind(summary: string | undefined, doc: ReturnType<typeof readDoc>): string {
  const isSame = !summary || doc.summary === '' || plainWords(doc.summary).includes(plainWords(summary));
  const first = isSame ? '' : doc.summary.replace(/(?<![.!?:])$/, '.');
  return [first, doc.description].filter(Boolean).join('\n\n');
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What proves who calls is told as that. */
function isCredential({ in: place, name }: Parameter, { security }: RouteFacts): boolean {
  if (place !== 'header' || security.length === 0) return false;
  return (
    /^authorization$/i.test(name) ||
    (security.includes('apiKey') && /api[-_]?key|token|^x-[\w-]*(?:key|secret)$/i.test(name))
  );
}

/** Every name in the path is a parameter, in the path's order; a parameter the path doesn't hold is none. */
function withPathParameters(
  path: string,
  { parameters }: RouteFacts,
  docs: ReadonlyMap<string, string>,
  { pattern, isSeen }: { readonly pattern: string; readonly isSeen: boolean },
): Parameter[] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const inPath = [...new Set(names)].map((name): Parameter => {
    const plain = (text: string): string => text.replace(/[_-]/g, '').toLowerCase();
    const known =
      parameters.find((parameter) => parameter.in === 'path' && parameter.name === name) ??
      parameters.find((parameter) => parameter.in === 'path' && plain(parameter.name) === plain(name));
    const choices = new RegExp(String.raw`:${name}\(([\w-]+(?:\|[\w-]+)+)\)`).exec(pattern)?.[1]?.split('|');
    const schema: Schema | undefined = choices ? { type: 'string', enum: choices } : known?.schema;
    const whole = schema ?? (isSeen ? { type: 'string' } : undefined);
    return { ...known, ...(whole && { schema: whole }), name, in: 'path', required: true };
  });
  // What binds the path and the query alike.
  const others = parameters.filter(
    (one) => one.in !== 'path' && !(one.in === 'query' && names.includes(one.name)),
  );
  return [...inPath, ...others].map((parameter) => {
    const said = parameter.description ?? docs.get(parameter.name);
    return said ? { ...parameter, description: said } : parameter;
  });
}
