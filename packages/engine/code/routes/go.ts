import type { Expr } from '../ast.ts';
import { Scope, type Value } from '../project/scope.ts';
import { dotted, VERBS, type Dialect, type RouterCall } from './dialect.ts';
import { gorillaRoute, mountUnder } from './gorilla.ts';
import { constantVerb, frameworkOf, isGoVerb, testedMethods } from './go-methods.ts';
import { Router } from './router.ts';

const CREATORS =
  /^(?:gin\.(?:Default|New)|echo\.New|chi\.(?:NewRouter|NewMux)|http\.NewServeMux|fiber\.New|httprouter\.New|iris\.(?:New|Default)|route\.New|bunrouter\.New|httptreemux\.New\w*|\w+\.NewRouter)$/;
const ROUTER_TYPES =
  /^(?:gin\.(?:Engine|RouterGroup|IRouter|IRoutes)|echo\.(?:Echo|Group)|chi\.(?:Router|Mux)|mux\.Router|http\.ServeMux|fiber\.(?:App|Router)|httprouter\.Router|(?:\w+\.)?Router|ServeMux|RouterGroup)$/;
/** A parameter that takes method, path and handler. */
const ADDER = /^(?:attach|register|handle|route|add)(?:[A-Z]\w*)?$/;
const ANY = new Set(['Any', 'All', 'HandleFunc', 'Handle']);

/** net/http, gin, echo, chi, gorilla/mux, fiber, httprouter. */
export const GO_DIALECT: Dialect = {
  creates: (callee) => CREATORS.test(callee),
  isRouter: (name, type) => {
    if (type === undefined) return /^(?:router|engine|mux)$/i.test(name);
    const plain = type?.kind === 'optional' ? type.item : type;
    if (plain?.kind !== 'named') return false;
    return plain.name === 'func' ? ADDER.test(name) : ROUTER_TYPES.test(plain.name);
  },
  looksLikeRoute: (call, method, receiver) => {
    const [first] = call.args.map(({ value }) => value);
    const text = first?.kind === 'binary' ? first.right : first;
    const isPath = text?.kind === 'string' && /^(?:[A-Z]+)? ?\//.test(text.value);
    return (
      call.args.length > 1 &&
      isPath &&
      !/client|resty|req|test/i.test(receiver) &&
      (verbOf(method) !== undefined || method === 'HandleFunc' || method === 'Handle')
    );
  },
  method: readMethod,
  applied: /^(?:Handle|HandleFunc|Add|Method)$/,
  free: madeRoute,
};

/** A route as a value, for a router that takes a list of them: `router.NewGetRoute("/volumes", r.list)`. */
function madeRoute({ reader, name, call, scope }: Omit<RouterCall, 'router'>): Value | undefined {
  const method = /^(?:New|Make)?(Get|Post|Put|Patch|Delete|Head|Options)Route$/.exec(name)?.[1];
  const [first, ...handlers] = call.args.map(({ value }) => value);
  if (!method || first?.kind !== 'string' || !first.value.startsWith('/') || handlers.length === 0)
    return undefined;
  const router = new Router();
  reader.add(router, { method, path: first.value, framework: 'net/http', handlers, scope });
  return { kind: 'router', router };
}

function verbOf(name: string): string | undefined {
  const lower = name === 'Del' ? 'delete' : name.toLowerCase();
  return VERBS.has(lower) &&
    (name === 'Del' || name === name.toUpperCase() || name === lower.charAt(0).toUpperCase() + lower.slice(1))
    ? lower
    : undefined;
}

function readMethod(use: RouterCall): Value | undefined {
  const { reader, router, base, name, call, scope } = use;
  const args = call.args.map(({ value }) => value);
  const self: Value = { kind: 'router', router };
  const verb = verbOf(name);
  // `m.Combo("/x").Get(show).Put(change)`.
  const combined = base?.kind === 'router' ? base.last : undefined;
  if (name === 'Combo') return { kind: 'router', router, last: reader.string(args[0], scope) ?? '' };
  if (verb && combined !== undefined && args.length > 0) {
    add(use, [verb], { kind: 'string', value: combined }, args);
    return base;
  }
  const isRoute = args.length > 1 || (base && name === name.toUpperCase() && args[0]?.kind === 'string');
  if (verb && isRoute) return add(use, [verb], args[0], args.slice(1));
  if (/^(?:Handle|Method|MethodFunc|Add|HandlerFunc|Handler)$/.test(name) && args.length > 2) {
    const method = reader.string(args[0], scope) ?? constantVerb(args[0]);
    return add(use, [method ?? 'ANY'], args[1], args.slice(2));
  }
  // `m.Methods("HEAD,GET", "/x", show)`.
  if (name === 'Methods' && args.length > 2 && reader.string(args[1], scope, false)?.startsWith('/'))
    return add(use, (reader.string(args[0], scope) ?? 'ANY').split(/\s*,\s*/), args[1], args.slice(2));
  if (name === 'Match' && args[0]?.kind === 'array') {
    const methods = args[0].items.map((item) => constantVerb(item) ?? reader.string(item, scope) ?? '');
    return add(use, methods, args[1], args.slice(2));
  }
  if (ANY.has(name) && args.length > 1) return addPattern(use, args);
  const gorilla = gorillaRoute(use, args);
  if (gorilla) return gorilla;
  if (/^(?:\w*Group|Route|Party|PathPrefix)$/.test(name)) return group(use);
  // Prometheus's router; a prefix that a flag gives is most often none.
  if (name === 'WithPrefix') return args[0]?.kind === 'string' ? group(use) : self;
  if (name === 'Mount' || name === 'RegisterHandlers') {
    mountUnder(use, args[1], reader.string(args[0], scope) ?? '');
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
  return madeRoute(use);
}

/** `Group("/admin", auth)`, `Route("/admin", func(r chi.Router) { … })`. */
function group({ reader, router, call, scope }: RouterCall): Value {
  const args = call.args.map(({ value }) => value);
  const child = new Router();
  child.mount(router, reader.string(args[0]?.kind === 'function' ? undefined : args[0], scope) ?? '');
  for (const expr of args.slice(1)) if (expr.kind !== 'function') child.guards.push({ expr, scope });
  const body = args.find(({ kind }) => kind === 'function');
  const values: Value[] = [{ kind: 'router', router: child }];
  // Without parameters, the router's own name stands for the group: `m.Group("/x", func() { m.Get(…) })`.
  const same =
    call.callee.kind === 'member' && call.callee.object.kind === 'name' ? call.callee.object.name : '';
  if (body?.kind === 'function' && body.declaration.params.length === 0 && same !== '') {
    const inner = new Scope(scope.module, scope);
    inner.bind(same, { value: { kind: 'router', router: child } });
    reader.walkFunction(body.declaration, inner);
  } else if (body?.kind === 'function') reader.walkFunction(body.declaration, scope, { values });
  else if (args[1]) {
    const fn = reader.functionOf(args[1], scope);
    if (fn) reader.walkFunction(fn.declaration, fn.scope, { values });
  }
  return { kind: 'router', router: child };
}

function add(
  { reader, router, scope }: RouterCall,
  methods: readonly string[],
  pathExpr: Expr | undefined,
  handlers: readonly Expr[],
): Value {
  const path = reader.string(pathExpr, scope);
  // gin's handlers come last, echo's middleware does.
  const framework = frameworkOf(scope);
  const ordered = framework === 'Echo' ? [...handlers.slice(1), ...handlers.slice(0, 1)] : handlers;
  if (path !== undefined)
    for (const method of methods.filter(isGoVerb))
      reader.add(router, { method, path, framework, handlers: ordered, scope });
  return { kind: 'router', router, ...(path !== undefined && { path }) };
}

/** `HandleFunc("GET /users/{id}", h)`; `Handle("/api/", http.StripPrefix("/api", child))`. */
function addPattern(use: RouterCall, args: readonly Expr[]): Value {
  const { reader, router, scope } = use;
  const pattern = reader.string(args[0], scope);
  if (pattern === undefined) return { kind: 'router', router };
  const [, verb, path = pattern] = /^(?:([A-Z]+)\s+)?(?:[\w.-]+(?=\/))?(\/.*)$/.exec(pattern) ?? [];
  const stripped =
    args[1]?.kind === 'call' && /StripPrefix$/.test(dotted(args[1].callee))
      ? args[1].args.at(1)?.value
      : undefined;
  if (mountUnder(use, stripped ?? args[1], stripped ? path.replace(/\/$/, '') : ''))
    return { kind: 'router', router };
  if (/FileServer/.test(dotted(stripped)) || /FileServer/.test(dotted(args[1])))
    return { kind: 'router', router };
  const before = reader.routes.length;
  const stated = verb
    ? [verb]
    : router.verbs.length > 0
      ? router.verbs
      : testedMethods(reader, args[1], scope);
  for (const method of stated)
    reader.add(router, {
      method,
      path: path.replace(/\{\$\}$/, ''),
      framework: frameworkOf(scope),
      handlers: args.slice(1),
      scope,
    });
  return { kind: 'router', router, method: String(before) };
}
