import type { Expr } from '../ast.ts';
import type { Scope, Value } from '../project/scope.ts';
import { dotted, VERBS, type Dialect, type RouterCall } from './dialect.ts';
import { Router } from './router.ts';

const CREATORS =
  /^(?:gin\.(?:Default|New)|echo\.New|chi\.(?:NewRouter|NewMux)|mux\.NewRouter|http\.NewServeMux|fiber\.New|httprouter\.New|iris\.(?:New|Default)|bunrouter\.New|httptreemux\.New\w*|web\.NewRouter)$/;
const ROUTER_TYPES =
  /^(?:gin\.(?:Engine|RouterGroup|IRouter|IRoutes)|echo\.(?:Echo|Group)|chi\.(?:Router|Mux)|mux\.Router|http\.ServeMux|fiber\.(?:App|Router)|httprouter\.Router|Router|ServeMux|RouterGroup)$/;
const ANY = new Set(['Any', 'All', 'HandleFunc', 'Handle']);

/** net/http, gin, echo, chi, gorilla/mux, fiber, httprouter. */
export const GO_DIALECT: Dialect = {
  creates: (callee) => CREATORS.test(callee),
  isRouter: (name, type) => {
    if (type === undefined) return /^(?:router|engine|mux)$/i.test(name);
    const plain = type?.kind === 'optional' ? type.item : type;
    return plain?.kind === 'named' ? ROUTER_TYPES.test(plain.name) : false;
  },
  looksLikeRoute: (call, method, receiver) => {
    const [first] = call.args.map(({ value }) => value);
    const isPath = first?.kind === 'string' && /^(?:[A-Z]+ )?\//.test(first.value);
    return (
      call.args.length > 1 &&
      isPath &&
      !/client|resty|req|test/i.test(receiver) &&
      (verbOf(method) !== undefined || method === 'HandleFunc' || method === 'Handle')
    );
  },
  method: readMethod,
};

function verbOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  return VERBS.has(lower) &&
    (name === name.toUpperCase() || name === lower.charAt(0).toUpperCase() + lower.slice(1))
    ? lower
    : undefined;
}

function readMethod(use: RouterCall): Value | undefined {
  const { reader, router, base, name, call, scope } = use;
  const args = call.args.map(({ value }) => value);
  const self: Value = { kind: 'router', router };
  const verb = verbOf(name);
  const isRoute = args.length > 1 || (base && name === name.toUpperCase() && args[0]?.kind === 'string');
  if (verb && isRoute) return add(use, verb, args[0], args.slice(1));
  if (
    (name === 'Handle' ||
      name === 'Method' ||
      name === 'MethodFunc' ||
      name === 'Add' ||
      name === 'HandlerFunc' ||
      name === 'Handler') &&
    args.length > 2
  ) {
    const method = reader.string(args[0], scope) ?? constantVerb(args[0]);
    return add(use, method ?? 'ANY', args[1], args.slice(2));
  }
  if (ANY.has(name) && args.length > 1) return addPattern(use, args);
  if (name === 'Methods') return setMethods(use);
  if (name === 'Group' || name === 'Route' || name === 'Party' || name === 'PathPrefix') {
    const child = new Router();
    child.mount(router, reader.string(args[0]?.kind === 'function' ? undefined : args[0], scope) ?? '');
    for (const expr of args.slice(1)) if (expr.kind !== 'function') child.guards.push({ expr, scope });
    const body = args.find(({ kind }) => kind === 'function');
    if (body?.kind === 'function')
      reader.walkFunction(body.declaration, scope, { values: [{ kind: 'router', router: child }] });
    else if (args[1]) {
      const fn = reader.functionOf(args[1], scope);
      if (fn) reader.walkFunction(fn.declaration, fn.scope, { values: [{ kind: 'router', router: child }] });
    }
    return { kind: 'router', router: child };
  }
  if (
    name === 'Subrouter' ||
    name === 'Name' ||
    name === 'Headers' ||
    name === 'Queries' ||
    name === 'Schemes'
  )
    return base ?? self;
  if (name === 'Mount' || name === 'RegisterHandlers') {
    const child = reader.routerOf(args[1], scope);
    child?.mount(router, reader.string(args[0], scope) ?? '');
    return self;
  }
  if (name === 'With') {
    const child = new Router();
    child.mount(router, '');
    child.guards.push(...args.map((expr) => ({ expr, scope })));
    return { kind: 'router', router: child };
  }
  if (name === 'Use') {
    router.guards.push(...args.filter((expr) => expr.kind !== 'string').map((expr) => ({ expr, scope })));
    return self;
  }
  return undefined;
}

/** `http.MethodGet`. */
function constantVerb(expr: Expr | undefined): string | undefined {
  return /Method(Get|Post|Put|Patch|Delete|Head|Options)$/.exec(dotted(expr))?.[1];
}

function add(
  { reader, router, base, scope }: RouterCall,
  method: string,
  pathExpr: Expr | undefined,
  handlers: readonly Expr[],
): Value {
  const path = reader.string(pathExpr, scope);
  // gin's handlers come last, echo's middleware does.
  const framework = frameworkOf(scope);
  const ordered = framework === 'Echo' ? [...handlers.slice(1), ...handlers.slice(0, 1)] : handlers;
  if (path !== undefined) reader.add(router, { method, path, framework, handlers: ordered, scope });
  void base;
  return { kind: 'router', router, ...(path !== undefined && { path }) };
}

/** `HandleFunc("GET /users/{id}", h)`; `Handle("/api/", http.StripPrefix("/api", child))`. */
function addPattern(use: RouterCall, args: readonly Expr[]): Value {
  const { reader, router, scope } = use;
  const pattern = reader.string(args[0], scope);
  if (pattern === undefined) return { kind: 'router', router };
  const [, verb = 'ANY', path = pattern] = /^(?:([A-Z]+)\s+)?(?:[\w.-]+(?=\/))?(\/.*)$/.exec(pattern) ?? [];
  const stripped =
    args[1]?.kind === 'call' && /StripPrefix$/.test(dotted(args[1].callee))
      ? args[1].args.at(1)?.value
      : undefined;
  const child = reader.routerOf(stripped ?? args[1], scope);
  if (child && child !== router) {
    child.mount(router, stripped ? path.replace(/\/$/, '') : '');
    return { kind: 'router', router };
  }
  if (/FileServer/.test(dotted(stripped)) || /FileServer/.test(dotted(args[1])))
    return { kind: 'router', router };
  const before = reader.routes.length;
  reader.add(router, {
    method: verb,
    path: path.replace(/\{\$\}$/, ''),
    framework: frameworkOf(scope),
    handlers: args.slice(1),
    scope,
  });
  return { kind: 'router', router, method: String(before) };
}

/** gorilla/mux states the verbs after the path. */
function setMethods({ reader, router, base, call, scope }: RouterCall): Value {
  const index = base?.kind === 'router' && base.method !== undefined ? Number(base.method) : -1;
  const route = reader.routes[index];
  const [first = 'ANY', ...others] = call.args
    .flatMap(({ value }) => reader.string(value, scope) ?? constantVerb(value) ?? [])
    .filter((method) => method !== 'OPTIONS' || call.args.length === 1);
  if (route) {
    route.method = first.toUpperCase();
    for (const method of others) reader.routes.push({ ...route, method: method.toUpperCase() });
  }
  return { kind: 'router', router };
}

function frameworkOf({ module }: Scope): string {
  if (/gin-gonic|\bgin\./.test(module.text)) return 'Gin';
  if (/labstack\/echo|\becho\./.test(module.text)) return 'Echo';
  if (/gofiber|\bfiber\./.test(module.text)) return 'Fiber';
  return 'net/http';
}
