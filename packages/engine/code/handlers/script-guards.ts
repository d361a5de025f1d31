import type { Expr } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { readChecks } from './express-validator.ts';
import { eachExpr } from './facts.ts';
import { failuresIn } from './status.ts';
import { readUpload } from './uploads.ts';
import type { Place } from './script.ts';
import type { HandlerContext } from './types.ts';

const GUARD_PLACES: Readonly<Record<string, Place>> = {
  json: 'body',
  form: 'body',
  body: 'body',
  query: 'query',
  param: 'path',
  params: 'path',
  header: 'header',
  headers: 'header',
};
/** Functions that ask who calls. */
export const CHECKS =
  /^(?:validate|verify|check|require|ensure)(?:\w*?)(?:Session|Login|Auth\w*|Token|Jwt)(?:Middleware)?$/;
const AUTH =
  /(?:^|[a-z_.])(?:auth\w*|jwt\w*|protect(?:ed)?|require(?:Auth|User|Login|Token|Admin|Role|Scope)\w*|verifyToken|is(?:Auth|Logged|Admin)\w*|ensure(?:Auth|Login)\w*|(?<!read)only(?:Auth\w*|LoggedIn|Staff|Admins?|Members?|Users?|Owners?)|passport|bearer\w*|guard|checkAuth|verifyJwt|apiKey\w*|withAuth|session\w*Required)$/i;

/** Middleware of echo, fiber and chi that answers `401` itself. */
const GO_GUARDS =
  /^(?:echojwt\.(?:JWT|WithConfig)|jwtware\.New|gin\.BasicAuth(?:ForRealm)?|middleware\.(?:JWT(?:WithConfig)?|KeyAuth(?:WithConfig)?|BasicAuth(?:WithConfig)?)|jwtauth\.\w*Authenticator|basicauth\.New|keyauth\.New)$/;

/** Hono's own and Go's middleware answers `401` to whom it doesn't know. */
function answersStrangers(name: string, { module }: Scope): boolean {
  if (module.language === 'go') return GO_GUARDS.test(name);
  return /^(?:bearerAuth|basicAuth|jwt|jwk)$/.test(name) && module.text.includes(`'hono/`);
}

/** Validation and authentication in front of a handler. */
export function readGuard(context: HandlerContext, expr: Expr, scope: Scope): void {
  if (readChecks(context, expr, scope)) return;
  const { draft, schemas } = context;
  const callee = expr.kind === 'call' ? expr.callee : expr;
  const name = dotted(callee).replace(/\(\)/g, '');
  if (expr.kind === 'function') {
    // `async (c, next) => bearerAuth({ token })(c, next)`.
    eachExpr(expr.declaration.body, (inner) => {
      if (inner.kind !== 'call' || inner.callee.kind !== 'name' || !AUTH.test(inner.callee.name)) return;
      draft.security.add('bearerAuth');
      if (answersStrangers(inner.callee.name, scope)) draft.response(401);
    });
    return;
  }
  if (expr.kind === 'array') {
    for (const item of expr.items) readGuard(context, item, scope);
    return;
  }
  if (
    AUTH.test(name.replace(/\.(?:authenticate|verify|required|check|handle|use)$/, '')) ||
    /authenticate|authorize/i.test(name) ||
    CHECKS.test(name.replace(/^.*\./, ''))
  )
    draft.security.add(/api_?key/i.test(name) ? 'apiKey' : /basic/i.test(name) ? 'basicAuth' : 'bearerAuth');
  if (GO_GUARDS.test(name))
    draft.security.add(/key/i.test(name) ? 'apiKey' : /basic/i.test(name) ? 'basicAuth' : 'bearerAuth');
  if (answersStrangers(name, scope)) draft.response(401);
  if (expr.kind !== 'call') return;
  readUpload(context, expr, scope);
  const [first, second] = expr.args.map(({ value }) => value);
  const place =
    (first?.kind === 'string' && GUARD_PLACES[first.value]) ||
    (/[Qq]uery/.test(name) ? 'query' : /[Pp]aram/.test(name) ? 'path' : 'body');
  const target = first?.kind === 'string' ? second : first;
  if (target?.kind === 'object') {
    for (const { key, value } of target.entries) apply(GUARD_PLACES[key], value);
    return;
  }
  // Whatever it is called, what takes a schema checks by it: `body(z.object({ … }))`.
  const isChecker =
    /valid|schema|celebrate|parse/i.test(name) || Boolean(schemas.expr(target, scope)?.properties);
  if (isChecker && target) {
    apply(second?.kind === 'string' ? (GUARD_PLACES[second.value] ?? place) : place, target);
    // Hono's own validators answer, where they aren't told how.
    if (expr.args.length < 3 && /^(?:zValidator|vValidator|sValidator|tbValidator)$/.test(name))
      draft.response(400);
  }

  function apply(where: Place | undefined, schemaExpr: Expr): void {
    const schema = where && schemas.expr(schemaExpr, scope);
    if (!schema) return;
    const flat = schemas.flatten(schema);
    const parts = Object.keys(flat?.properties ?? {});
    // One schema for all parts of a request.
    if (parts.length > 0 && parts.every((part) => GUARD_PLACES[part])) {
      for (const part of parts) put(GUARD_PLACES[part] ?? 'body', flat?.properties?.[part] ?? {});
    } else put(where, schema);
  }

  function put(where: Place, schema: Schema): void {
    if (where === 'body') draft.bodyOf(schema);
    else draft.parametersOf(where, schemas.flatten(schema));
    // `if (error) return next(error)`: what handles all errors says how it is answered.
    const guard = context.reader.functionOf(expr, scope)?.declaration;
    const answer = ['ZodError', 'ValidationError'].map((name) => context.errors.handled(name)).find(Boolean);
    const isHanded = !guard || failuresIn(guard.body).length === 0;
    if (answer && isHanded)
      draft.response(answer.status, answer.body && context.values.of(answer.body, scope), answer.message);
  }
}
