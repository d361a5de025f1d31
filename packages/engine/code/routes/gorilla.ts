import type { Expr } from '../ast.ts';
import type { Value } from '../project/scope.ts';
import type { RouterCall } from './dialect.ts';
import { constantVerb, frameworkOf, testedMethods } from './go-methods.ts';
import { Router } from './router.ts';

/** Matchers that say nothing of method or path. */
const OTHERS =
  /^(?:NewRoute|Name|Headers|HeadersRegexp|Queries|Schemes|Host|MatcherFunc|StrictSlash|SkipClean|UseEncodedPath|BuildOnly|GetRoute)$/;

/** What gorilla/mux states in a chain, in any order: `r.Methods("GET").Path("/x").HandlerFunc(h)`. */
export function gorillaRoute(use: RouterCall, args: readonly Expr[]): Value | undefined {
  const { reader, router, base, name, scope } = use;
  const pending = base?.kind === 'router' ? base : { kind: 'router' as const, router };
  if (OTHERS.test(name)) return pending;
  if (name === 'Methods') return pending.method === undefined ? withVerbs(use, pending) : setMethods(use);
  if (name === 'Path') return { ...pending, path: reader.string(args[0], scope) ?? '' };
  if (name === 'Subrouter') {
    const child = new Router();
    child.mount(router, pending.path ?? '');
    child.verbs = pending.verbs ?? [];
    return { kind: 'router', router: child };
  }
  const isEnd = (name === 'HandlerFunc' || name === 'Handler') && args.length === 1;
  if (!isEnd || pending.method !== undefined) return undefined;
  // `r.PathPrefix("/api").Handler(http.StripPrefix("/api", child))`.
  if (pending.path === undefined) return mountUnder(use, args[0], '') ? pending : undefined;
  const first = reader.routes.length;
  const stated = pending.verbs ?? (router.verbs.length > 0 ? router.verbs : undefined);
  for (const method of stated ?? testedMethods(reader, args[0], scope))
    reader.add(router, { method, path: pending.path, framework: frameworkOf(scope), handlers: args, scope });
  return { kind: 'router', router, method: String(first) };
}

function withVerbs({ reader, call, scope }: RouterCall, pending: Extract<Value, { kind: 'router' }>): Value {
  return {
    ...pending,
    verbs: call.args.flatMap(({ value }) =>
      (reader.string(value, scope, false) ?? constantVerb(value) ?? 'ANY').toUpperCase(),
    ),
  };
}

/** The verbs of a route that is already there. */
function setMethods({ reader, router, base, call, scope }: RouterCall): Value {
  const index = base?.kind === 'router' && base.method !== undefined ? Number(base.method) : -1;
  const route = reader.routes[index];
  const [first = 'ANY', ...others] = call.args
    .flatMap(({ value }) => reader.string(value, scope) ?? constantVerb(value) ?? [])
    .filter((method) => method !== 'OPTIONS' || call.args.length === 1);
  if (route) {
    // What its handler tests for is said here.
    const { router: own, path } = route;
    const rest = reader.routes.splice(index + 1);
    reader.routes.push(...rest.filter((other) => other.router !== own || other.path !== path));
    route.method = first.toUpperCase();
    for (const method of others) reader.routes.push({ ...route, method: method.toUpperCase() });
  }
  return { kind: 'router', router };
}

/** Hangs the router that a handler is, also inside of middleware. False where it is none. */
export function mountUnder(
  { reader, router, scope }: Pick<RouterCall, 'reader' | 'router' | 'scope'>,
  handler: Expr | undefined,
  prefix: string,
): boolean {
  const child = reader.routerOf(handler, scope);
  if (child && child !== router) {
    child.mount(router, prefix);
    return true;
  }
  return (
    handler?.kind === 'call' &&
    handler.args.some(
      ({ value }) => value.kind !== 'function' && mountUnder({ reader, router, scope }, value, prefix),
    )
  );
}
