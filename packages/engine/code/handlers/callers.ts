import type { Expr, Statement } from '../ast.ts';
import type { RouteReader } from '../routes/reader.ts';
import type { RawRoute } from '../routes/router.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr, eachStatement, type FactsDraft } from './facts.ts';
import { springAccess } from './spring-security.ts';
import { failuresIn } from './status.ts';

/** A header of the service's own that proves who calls. */
const KEY = /^x-[\w-]*(?:key|token|secret)$/i;

/** A guard of the input that answers `401` knows its callers by a key or a token. */
export function readStranger(draft: FactsDraft, expr: Expr, scope: Scope, reader: RouteReader): void {
  const guard = expr.kind === 'string' ? undefined : reader.functionOf(expr, scope);
  const text = guard ? JSON.stringify(guard.declaration.body) : '';
  if (!/"(?:401|UNAUTHORIZED|StatusUnauthorized|HTTP_401\w*|Unauthorized\w*)"/.test(text)) return;
  const isKey =
    /api[-_]?key/i.test(text) || /['"`]x-[\w-]*(?:key|token)['"`]/i.test(guard?.scope.module.text ?? '');
  // Express and Hono keep who signed in with a cookie: `req.session.user`.
  const isSession = !isKey && SESSION.test(text) && !/authorization|bearer/i.test(text);
  draft.security.add(isSession ? 'cookieAuth' : isKey ? 'apiKey' : 'bearerAuth');
}

/** `session` of what stands for the request. */
const SESSION = /"object":\{"kind":"name","name":"(?:req|request|ctx|context|c)"[^{}]*\},"name":"session"/;

/** Functions that give whoever is signed in: NextAuth's, Clerk's, Supabase's. */
const SIGNED_IN =
  /(?:^|\.)(?:getServerSession|getSession|getServerAuthSession|verifySession|validateRequest|currentUser|getCurrentUser|getAuth|auth|auth\.getUser|getToken)$/;

/** What the handler, or what it calls, asks of its callers itself before it answers `401`, or `403` to a wrong key. */
export function readAsked(draft: FactsDraft, body: readonly Statement[]): void {
  const statuses = failuresIn(body);
  if (!statuses.includes(401) && !statuses.includes(403)) return;
  const named = [...draft.parametersIn('header')].some((name) => KEY.test(name));
  if (named && statuses.includes(401)) draft.security.add('apiKey');
  const made = new Map<string, Expr>();
  eachStatement(body, (statement) => {
    if (statement.kind === 'assign' && statement.value)
      for (const name of namesIn(statement.target)) made.set(name, statement.value);
    const refused = statement.kind === 'block' ? failuresIn(statement.body) : [];
    if (statement.kind !== 'block' || !refused.some((status) => status === 401 || status === 403)) return;
    const first = statement.body.find(({ kind }) => kind === 'expr');
    const test = statement.test ?? (first?.kind === 'expr' ? first.value : undefined);
    if (!test) return;
    const asked = withMade(test, made);
    if (refused.includes(401)) readTest(draft, asked);
    else if (asksKey(asked)) {
      draft.security.add('apiKey');
      draft.forbidsStrangers ||= !statuses.includes(401);
    }
  });
}

function namesIn(target: Expr): string[] {
  if (target.kind === 'name') return [target.name];
  if (target.kind === 'object') return target.entries.flatMap(({ key, value }) => [key, ...namesIn(value)]);
  return target.kind === 'array' ? target.items.flatMap(namesIn) : [];
}

/** A test with what its names are made of. */
function withMade(test: Expr, made: ReadonlyMap<string, Expr>): readonly Expr[] {
  const asked: Expr[] = [test];
  eachExpr([{ kind: 'expr', value: test, doc: '' }], (expr) => {
    const value = expr.kind === 'name' ? made.get(expr.name) : undefined;
    if (value) asked.push(value);
  });
  return asked;
}

/** `request.headers.get("X-Token") != token`, `!session` of `const session = await getServerSession()`. */
function readTest(draft: FactsDraft, asked: readonly Expr[]): void {
  if (asksKey(asked)) draft.security.add('apiKey');
  eachExpr(
    asked.map((value) => ({ kind: 'expr', value, doc: '' })),
    (expr) => {
      if (expr.kind !== 'call' || !SIGNED_IN.test(dotted(expr.callee))) return;
      draft.security.add(/session/i.test(dotted(expr.callee)) ? 'cookieAuth' : 'bearerAuth');
    },
  );
}

function asksKey(asked: readonly Expr[]): boolean {
  const text = JSON.stringify(asked);
  return /"value":"x-[\w-]*(?:key|token|secret)"/i.test(text) && /"name":"(?:\w*[hH]eaders?|get)"/.test(text);
}

/** What Spring Security's filter chain asks of whoever sends a request. */
export function readChain(
  draft: FactsDraft,
  { framework, method }: RawRoute,
  path: string,
  reader: RouteReader,
): void {
  if (framework !== 'Spring') return;
  const access = springAccess(reader.project, method, path);
  if (!access) return;
  if (draft.security.size === 0) draft.security.add(access.scheme);
  if (access.names.length > 0) draft.rights.push({ names: access.names });
}
