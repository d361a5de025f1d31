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

/** What the handler, or what it calls, asks of its callers itself before it answers `401`. */
export function readAsked(draft: FactsDraft, body: readonly Statement[]): void {
  if (!failuresIn(body).includes(401)) return;
  const named = [...draft.parametersIn('header')].some((name) => KEY.test(name));
  if (named) draft.security.add('apiKey');
  const made = new Map<string, Expr>();
  eachStatement(body, (statement) => {
    if (statement.kind === 'assign' && statement.value)
      for (const name of namesIn(statement.target)) made.set(name, statement.value);
    if (statement.kind !== 'block' || !failuresIn(statement.body).includes(401)) return;
    const first = statement.body.find(({ kind }) => kind === 'expr');
    const test = statement.test ?? (first?.kind === 'expr' ? first.value : undefined);
    if (test) readTest(draft, test, made);
  });
}

function namesIn(target: Expr): string[] {
  if (target.kind === 'name') return [target.name];
  if (target.kind === 'object') return target.entries.flatMap(({ key, value }) => [key, ...namesIn(value)]);
  return target.kind === 'array' ? target.items.flatMap(namesIn) : [];
}

/** `request.headers.get("X-Token") != token`, `!session` of `const session = await getServerSession()`. */
function readTest(draft: FactsDraft, test: Expr, made: ReadonlyMap<string, Expr>): void {
  const asked: Expr[] = [test];
  eachExpr([{ kind: 'expr', value: test, doc: '' }], (expr) => {
    const value = expr.kind === 'name' ? made.get(expr.name) : undefined;
    if (value) asked.push(value);
  });
  const text = JSON.stringify(asked);
  if (/"value":"x-[\w-]*(?:key|token|secret)"/i.test(text) && /"name":"(?:\w*[hH]eaders?|get)"/.test(text))
    draft.security.add('apiKey');
  eachExpr(
    asked.map((value) => ({ kind: 'expr', value, doc: '' })),
    (expr) => {
      if (expr.kind !== 'call' || !SIGNED_IN.test(dotted(expr.callee))) return;
      draft.security.add(/session/i.test(dotted(expr.callee)) ? 'cookieAuth' : 'bearerAuth');
    },
  );
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
