import type { CallExpr, Expr, FunctionDecl, Statement } from '../ast.ts';
import type { Scope, Value } from '../project/scope.ts';
import { dotted, VERBS, type Dialect, type RouterCall } from './dialect.ts';
import { handlerName } from './expressions.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

/** axum, and actix-web with its scopes, resources and attributes. */
export const RUST_DIALECT: Dialect = {
  creates: (callee) =>
    /^(?:axum\.)?(?:Router|OpenApiRouter|ApiRouter|App)\.(?:new|with_state)$/.test(callee) ||
    /^rocket\.build$/.test(callee),
  isRouter: (name, type) =>
    type?.kind === 'named' ? /(?:^|::)(?:Router|ServiceConfig)$/.test(type.name) : name === 'cfg',
  method: readMethod,
  free: readFree,
  statement: readStatement,
};

/** Attribute macros: a function with `#[get("/x")]` is a router with one route, hung where it is named. */
function readStatement(reader: RouteReader, statement: Statement, scope: Scope): boolean {
  if (statement.kind === 'scope') readScope(reader, statement, scope);
  if (statement.kind !== 'function') return false;
  for (const mark of statement.decorators) {
    const path = mark.args.find(({ value, name }) => value.kind === 'string' && name === undefined)?.value;
    if (path?.kind !== 'string') continue;
    const methods = VERBS.has(mark.name)
      ? [mark.name]
      : mark.name === 'route'
        ? mark.args.flatMap(({ name, value }) =>
            name === 'method' && value.kind === 'string' ? [value.value] : [],
          )
        : [];
    const router = macroRouter(reader, statement, scope);
    for (const method of methods) {
      reader.routes.push({
        router,
        method: method.toUpperCase(),
        path: path.value,
        framework: /\brocket\b/.test(scope.module.text) ? 'Rocket' : 'actix-web',
        handler: { declaration: statement, scope },
        guards: [],
        name: statement.name,
        doc: statement.doc,
      });
    }
  }
  return false;
}

/** `#[scope("/api")] mod api { … }` stands in front of the routes of its functions. */
function readScope(
  reader: RouteReader,
  { body, decorators = [] }: Extract<Statement, { kind: 'scope' }>,
  scope: Scope,
): void {
  const mark = decorators.find(({ name }) => name === 'scope');
  const prefix = reader.string(mark?.args[0]?.value, scope);
  if (prefix === undefined) return;
  for (const statement of body)
    if (statement.kind === 'function') macroRouter(reader, statement, scope).prefix = prefix;
}

/** What utoipa's attribute says of a function that `routes!` names: `#[utoipa::path(get, path = "/x")]`. */
function describedRouter(
  reader: RouteReader,
  { declaration, scope }: { readonly declaration: FunctionDecl; readonly scope: Scope },
): Router | undefined {
  const mark = declaration.decorators.find(({ name }) => name === 'path');
  const path = mark?.args.find(({ name }) => name === 'path')?.value;
  if (!mark || path?.kind !== 'string') return undefined;
  const router = new Router();
  for (const { name, value } of mark.args)
    if (name === undefined && value.kind === 'name' && VERBS.has(value.name))
      reader.add(router, {
        method: value.name,
        path: path.value,
        framework: 'axum',
        handlers: [{ kind: 'name', name: declaration.name }],
        scope,
      });
  return router;
}

const MACRO_ROUTERS = new WeakMap<RouteReader, Map<FunctionDecl, Router>>();

function macroRouter(reader: RouteReader, declaration: FunctionDecl, scope: Scope): Router {
  const known = MACRO_ROUTERS.get(reader) ?? new Map<FunctionDecl, Router>();
  MACRO_ROUTERS.set(reader, known);
  const router = known.get(declaration) ?? new Router();
  known.set(declaration, router);
  void scope;
  return router;
}

/** `web::scope("/api")` and `web::resource("/x")` make a router that is hung by `service`. */
function readFree({ reader, call, scope }: Omit<RouterCall, 'router'>): Value | undefined {
  const callee = dotted(call.callee);
  if (!/^(?:(?:actix_)?web\.)?(?:scope|resource)$/.test(callee)) return undefined;
  const router = new Router();
  router.prefix = rooted(reader.string(call.args[0]?.value, scope) ?? '');
  return { kind: 'router', router, ...(callee.endsWith('resource') && { path: '' }) };
}

function rooted(path: string): string {
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}

function readMethod(use: RouterCall): Value | undefined {
  const { reader, router, base, name, call, scope } = use;
  const args = call.args.map(({ value }) => value);
  const self: Value = base ?? { kind: 'router', router };
  if (name === 'route') {
    const isResource = base?.kind === 'router' && base.path !== undefined && args.length === 1;
    const path = isResource ? '' : reader.string(args[0], scope);
    const handlers = isResource ? args[0] : args[1];
    if (path !== undefined && handlers) addRoutes(use, rooted(path), handlers);
    return self;
  }
  if (name === 'to' && base?.kind === 'router' && base.path !== undefined) {
    reader.add(router, { method: 'ANY', path: '', framework: 'actix-web', handlers: args, scope });
    return self;
  }
  if (name === 'nest' || name === 'nest_service' || name === 'mount') {
    for (const child of childrenOf(reader, args[1], scope))
      child.mount(router, rooted(reader.string(args[0], scope) ?? ''));
    return self;
  }
  if (name === 'route_service') {
    const path = reader.string(args[0], scope);
    const first = reader.routes.length;
    if (path !== undefined && args[1]) addRoutes(use, path, args[1]);
    if (path !== undefined && reader.routes.length === first)
      reader.add(router, { method: 'ANY', path, framework: 'axum', handlers: [], scope });
    return self;
  }
  if (name === 'merge' || name === 'service' || name === 'routes') {
    for (const child of childrenOf(reader, args[0], scope)) child.mount(router, '');
    return self;
  }
  if (name === 'configure') {
    const found = args[0] && reader.functionOf(args[0], scope);
    if (found && !reader.isWithin(found.declaration))
      reader.walkFunction(found.declaration, found.scope, { values: [{ kind: 'router', router }] });
    return self;
  }
  const guards = args.map((expr) => ({ expr: guard(expr), scope }));
  if (name === 'wrap') router.guards.push(...guards);
  // axum's stand before what is there so far.
  if (name === 'layer' || name === 'route_layer') {
    const inner = router.enclose(guards);
    for (const route of reader.routes) if (route.router === router) route.router = inner;
  }
  // actix-web: `app_data(web::JsonConfig::default().limit(4096))`.
  if (name === 'app_data') router.guards.push(...guards);
  return self;
}

/** `middleware::from_fn(auth)` is the function it names. */
function guard(expr: Expr): Expr {
  return expr.kind === 'call' && /from_fn/.test(dotted(expr.callee))
    ? (expr.args.at(-1)?.value ?? expr)
    : expr;
}

/** A router, or functions with route attributes: one, `routes![a, b]`, or a tuple. */
function childrenOf(reader: RouteReader, expr: Expr | undefined, scope: Scope): Router[] {
  if (!expr) return [];
  if (expr.kind === 'array' || (expr.kind === 'other' && /^\w*routes!/.test(expr.text)))
    return (expr.kind === 'array' ? expr.items : expr.parts).flatMap((item) =>
      childrenOf(reader, item, scope),
    );
  const router = reader.routerOf(expr, scope);
  if (router) return [router];
  const found = reader.functionOf(expr, scope);
  if (!found || found.declaration.decorators.length === 0) return [];
  return [describedRouter(reader, found) ?? macroRouter(reader, found.declaration, found.scope)];
}

/** `get(list).post(create)`, `web::get().to(list)`, `routing::get(x)`, `any(x)`. */
function addRoutes({ reader, router, scope }: RouterCall, path: string, expr: Expr): void {
  let current: Expr | undefined = expr;
  const found: { method: string; handler: Expr | undefined; guards: readonly Expr[] }[] = [];
  let target: Expr | undefined;
  // `post(upload).layer(DefaultBodyLimit::max(4096))`: around what stands in front of them.
  const layers: Expr[] = [];
  while (current?.kind === 'call') {
    const call: CallExpr = current;
    const name: string = call.callee.kind === 'member' || call.callee.kind === 'name' ? call.callee.name : '';
    const verb = name.replace(/_service$/, '');
    if (name === 'to') target = call.args[0]?.value;
    else if (name === 'layer' || name === 'route_layer')
      layers.push(...call.args.map(({ value }) => guard(value)));
    else if (VERBS.has(verb) || verb === 'any' || verb === 'method')
      found.push({
        method: verb === 'any' ? 'ANY' : verb === 'method' ? handlerName(call.args[0]?.value ?? expr) : verb,
        handler: call.args[0]?.value ?? target,
        guards: [...layers],
      });
    else if (name === 'on' && call.args.length > 1)
      found.push({
        method: dotted(call.args[0]?.value).replace(/^.*\./, ''),
        handler: call.args[1]?.value,
        guards: [...layers],
      });
    current = call.callee.kind === 'member' ? call.callee.object : undefined;
  }
  for (const { method, handler, guards } of found.toReversed()) {
    reader.add(router, {
      method,
      path,
      framework: target ? 'actix-web' : 'axum',
      handlers: handler ? [...guards, handler] : [],
      scope,
    });
  }
}
