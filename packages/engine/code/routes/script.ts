import { pathOfRegex } from './regex-path.ts';
import type { CallExpr, Expr, ObjectExpr } from '../ast.ts';
import { Scope, type Value } from '../project/scope.ts';
import { autoload } from './autoload.ts';
import { dotted, VERBS, type Dialect, type RouterCall } from './dialect.ts';
import { frameworkOf, isExpress } from './script-framework.ts';
import { Router } from './router.ts';

const CREATORS =
  /^(?:express|(?:\w+\.|require\(\)\.)?Router|express\(\)\.Router|(?:[Kk]oa)?Router|KoaRouter|@?koa\w*Router|Hono|OpenAPIHono|[Ff]astify|polka|restana|Elysia|require\(\)\(\)|PromiseRouter|createRouter|HyperExpress\.\w+|Koa|makeApp|createApp)$/;
const ROUTER_NAMES =
  /^(?:app|api|router|routes?|server|fastify|instance|[a-z]\w*(?:Router|Routes?|App|Server)|v\d+)$/;
const ROUTER_TYPES =
  /^(?:Express|Application|Router|IRouter|FastifyInstance|Hono|OpenAPIHono|Koa|Elysia|Router\w*|Express\.\w+)$/;
/** What sends requests has methods of the same names. */
const CLIENTS =
  /^(?:axios|http|https|client|request|supertest|agent|fetch\w*|ky|got|superagent|\$http|\w*[Cc]lient|\w*Api|apiService|httpService|cache|redis|storage|map|params|headers|cookies|session|config|cy|nock|mock\w*|rest|msw|_|lodash|Reflect|URLSearchParams)$/;

/** Express, Koa's routers, Fastify, Hono, Elysia, Polka and others of their manner. */
export const SCRIPT_DIALECT: Dialect = {
  creates: (callee) => CREATORS.test(callee),
  isRouter: (name, type) => (type?.kind === 'named' ? ROUTER_TYPES.test(type.name) : ROUTER_NAMES.test(name)),
  looksLikeRoute: (call, method, receiver) =>
    !CLIENTS.test(receiver) &&
    (VERBS.has(method) || method === 'all') &&
    call.args.length > 1 &&
    isPath(call.args[0]?.value) &&
    isHandler(call.args.at(-1)?.value),
  statesRoute: (call, method) =>
    (method === 'route' && call.args[0]?.value.kind === 'object') ||
    ((VERBS.has(method) || method === 'use') && isPath(call.args[0]?.value)),
  method: readMethod,
};

function isPath(expr: Expr | undefined): boolean {
  if (expr?.kind === 'string') return expr.value.startsWith('/');
  if (pathOfRegex(expr) !== undefined) return true;
  return expr?.kind === 'template' && expr.parts[0]?.kind === 'string' && expr.parts[0].value.startsWith('/');
}

function isHandler(expr: Expr | undefined): boolean {
  return expr !== undefined && /^(?:function|name|member|call|array)$/.test(expr.kind);
}

function readMethod(use: RouterCall): Value | undefined {
  const { reader, router, base, call, scope } = use;
  const name = use.name === 'del' ? 'delete' : use.name;
  const [first] = call.args;
  const self: Value = { kind: 'router', router };
  if (VERBS.has(name) || name === 'all' || name === 'any') return verb(use, name);
  if (name === 'openapi') return openApiRoute(use);
  if (/^doc(?:31)?$/.test(name) && isPath(first?.value)) return verb({ ...use, name: 'get' }, 'get');
  if (name === 'on') return on(use);
  if (name === 'route') {
    const listed = first?.value.kind === 'array' ? first.value.items : [first?.value];
    const stated = listed.map((expr) => routeObject(reader, expr, scope));
    for (const one of stated) if (one) fastifyRoute({ ...use, scope: one.scope }, one.expr);
    if (stated.every(Boolean)) return self;
    if (call.args.length > 1) return mount(use);
    return { kind: 'router', router, path: reader.string(first?.value, scope) ?? '' };
  }
  if (name === 'use' || name === 'mount')
    return base?.kind === 'router' && base.path !== undefined ? base : mount(use);
  if (name === 'register') return register(use);
  // `makeRouter().then((made) => app.use('/x', made))`.
  if (name === 'then' && first?.value.kind === 'function') {
    const { params, body } = first.value.declaration;
    const inner = new Scope(scope.module, scope);
    if (params[0]) inner.bind(params[0].name, { value: self });
    reader.walk(body, inner);
    return self;
  }
  // Fastify: `app.addHook('onRequest', app.authenticate)`.
  if (name === 'addHook' && call.args[1]) {
    const hook = reader.string(first?.value, scope) ?? '';
    if (/^(?:onRequest|preHandler|preValidation|preParsing)$/.test(hook))
      router.guards.push({ expr: call.args[1].value, scope });
    return self;
  }
  if (name === 'redirect' && call.args.length > 1 && isPath(first?.value)) return verb(use, 'all');
  if (name === 'prefix') {
    router.prefix = reader.string(first?.value, scope) ?? router.prefix;
    return self;
  }
  if (name === 'basePath' || (name === 'group' && call.args.length > 0)) return group(use);
  if (name === 'routes' || name === 'middleware' || name === 'allowedMethods' || name === 'withTypeProvider')
    return self;
  return undefined;
}

function verb(use: RouterCall, name: string): Value | undefined {
  const { reader, router, base, call, scope } = use;
  const method = name === 'all' || name === 'any' ? 'ANY' : name;
  const pending = base?.kind === 'router' ? base.path : undefined;
  if (pending !== undefined) {
    const before = base?.kind === 'router' ? (base.before ?? []) : [];
    const given = call.args.map(({ value }) => value);
    if (name === 'all' && given.every(({ kind }) => kind !== 'function'))
      return { kind: 'router', router, path: pending, before: [...before, ...given] };
    reader.add(router, {
      method,
      path: pending,
      framework: frameworkOf(scope),
      handlers: [...before, ...given],
      scope,
    });
    return base;
  }
  const last = base?.kind === 'router' ? base.last : undefined;
  // Hono: `app.get('/x', list).post(create)`.
  if (last !== undefined && !isPath(call.args[0]?.value) && call.args.length > 0)
    return verb({ ...use, base: { kind: 'router', router, path: last } }, name);
  if (call.args.length < 2) return { kind: 'router', router };
  const [target, ...rest] = call.args.map(({ value }) => value);
  // Koa's routers take a name first: `router.get('users', '/users', handler)`.
  const named =
    target?.kind === 'string' && !target.value.startsWith('/') && rest.length > 1 && isPath(rest[0]);
  const paths = pathsOf(reader, named ? rest.shift() : target, scope);
  const options = rest.find((expr) => optionsOf(reader, expr, scope) !== undefined);
  for (const path of paths) {
    reader.add(router, {
      method,
      path,
      framework: frameworkOf(scope),
      handlers: rest.filter((expr) => expr !== options),
      scope,
      ...(options && { options: optionsOf(reader, options, scope) ?? options }),
    });
  }
  const path = paths.at(-1);
  return {
    kind: 'router',
    router,
    ...(path !== undefined && frameworkOf(scope) === 'Hono' && { last: path }),
  };
}

function pathsOf(reader: RouterCall['reader'], expr: Expr | undefined, scope: Scope): string[] {
  if (!expr) return [];
  if (expr.kind === 'array') return expr.items.flatMap((item) => pathsOf(reader, item, scope));
  const path = pathOfRegex(expr) ?? reader.string(expr, scope);
  if (path !== undefined && (path === '' || /^[/*:{]/.test(path) || !/\s/.test(path))) return [path];
  const value = reader.value(expr, scope);
  return value?.kind === 'code' && value.expr.kind === 'array'
    ? pathsOf(reader, value.expr, value.scope)
    : [];
}

/** The object literal that an argument is or names. */
function optionsOf(reader: RouterCall['reader'], expr: Expr, scope: Scope): ObjectExpr | undefined {
  if (expr.kind === 'object') return expr;
  if (expr.kind !== 'name') return undefined;
  const value = reader.value(expr, scope);
  const known = value?.kind === 'code' && value.expr.kind === 'object' ? value.expr : undefined;
  return known?.entries.some(({ key }) => /^(?:schema|preHandler|config|handler|onRequest)$/.test(key))
    ? known
    : undefined;
}

/** The object that states a route, written out or named: `route({ method, url, handler })`. */
function routeObject(
  reader: RouterCall['reader'],
  expr: Expr | undefined,
  scope: Scope,
): { readonly expr: ObjectExpr; readonly scope: Scope } | undefined {
  if (expr?.kind === 'object') return { expr, scope };
  const value = expr?.kind === 'name' ? reader.value(expr, scope) : undefined;
  if (value?.kind !== 'code' || value.expr.kind !== 'object') return undefined;
  const keys = new Set(value.expr.entries.map(({ key }) => key));
  return keys.has('method') && (keys.has('url') || keys.has('path'))
    ? { expr: value.expr, scope: value.scope }
    : undefined;
}

function fastifyRoute({ reader, router, scope }: RouterCall, options: ObjectExpr): Value {
  const entry = (...keys: readonly string[]): Expr | undefined =>
    options.entries.find(({ key }) => keys.includes(key))?.value;
  const path = reader.string(entry('url', 'path'), scope);
  const methods = entry('method');
  const handler = entry('handler');
  if (path !== undefined) {
    for (const method of methods?.kind === 'array' ? methods.items : [methods]) {
      reader.add(router, {
        method: reader.string(method, scope) ?? 'GET',
        path,
        framework: 'Fastify',
        handlers: handler ? [handler] : [],
        scope,
        options,
      });
    }
  }
  return { kind: 'router', router };
}

/** Hono with Zod: `app.openapi(createRoute({ method, path, … }), handler)`. */
function openApiRoute({ reader, router, call, scope }: RouterCall): Value {
  const [route, handler] = call.args.map(({ value }) => value);
  const definition = route && codeOf(reader, route, scope);
  const options = definition?.kind === 'call' ? definition.args[0]?.value : undefined;
  if (options?.kind === 'object') {
    const text = (key: string): string | undefined =>
      reader.string(options.entries.find((entry) => entry.key === key)?.value, scope);
    const path = text('path');
    if (path !== undefined) {
      reader.add(router, {
        method: text('method') ?? 'get',
        path,
        framework: 'Hono',
        handlers: handler ? [handler] : [],
        scope,
        options,
      });
    }
  }
  return { kind: 'router', router };
}

function codeOf(reader: RouterCall['reader'], expr: Expr, scope: Scope): Expr | undefined {
  if (expr.kind === 'member') {
    const owner = reader.value(expr.object, scope);
    return owner?.kind === 'module' ? codeOf(reader, { kind: 'name', name: expr.name }, owner.scope) : expr;
  }
  if (expr.kind !== 'name') return expr;
  const binding = scope.find(expr.name) ?? reader.project.global(expr.name)?.own(expr.name);
  return binding?.expr?.kind === 'name' ? codeOf(reader, binding.expr, binding.scope) : binding?.expr;
}

function on({ reader, router, call, scope }: RouterCall): Value | undefined {
  const [methods, path, ...handlers] = call.args.map(({ value }) => value);
  if (!isPath(path) && path?.kind !== 'array') return undefined;
  for (const method of methods?.kind === 'array' ? methods.items : [methods]) {
    for (const one of pathsOf(reader, path, scope)) {
      reader.add(router, {
        method: reader.string(method, scope) ?? 'ANY',
        path: one,
        framework: frameworkOf(scope),
        handlers,
        scope,
      });
    }
  }
  return { kind: 'router', router };
}

/** `use('/prefix', guard, child)`, `use(child)`, `route('/prefix', child)`; what is no router stands in front of all routes. */
function mount({ reader, router, call, scope }: RouterCall): Value {
  const args = call.args.map(({ value }) => value);
  const paths = args[0] && !isMiddleware(args[0]) ? pathsOf(reader, args[0], scope) : [];
  // Koa: `use(router.allowedMethods())` stands beside the routes.
  const rest = (paths.length > 0 ? args.slice(1) : args).filter(
    (expr) => !(expr.kind === 'call' && /\.allowedMethods$/.test(dotted(expr.callee))),
  );
  if (rest.length === 0) return { kind: 'router', router };
  const guards: Expr[] = [];
  for (const expr of rest.flatMap((item) => (item.kind === 'array' ? item.items : [item]))) {
    // `use(mount('/api', app))` of koa-mount.
    if (expr.kind === 'call' && dotted(expr.callee) === 'mount') {
      mount({ reader, router, name: 'mount', call: expr, scope });
      continue;
    }
    const child = reader.routerOf(expr, scope) ?? pluginRouter(reader, expr, scope, router);
    if (!child) {
      // Express: what takes no `next` answers, under a path or where nothing else does.
      const isLast = isExpress(scope) && reader.functionOf(expr, scope)?.declaration.params.length === 2;
      if (!isLast) guards.push(expr);
      else
        for (const path of paths)
          reader.add(router, {
            method: 'ANY',
            path,
            framework: 'Express',
            handlers: [...guards, expr],
            scope,
          });
    } else if (child !== router) {
      for (const path of paths.length > 0 ? paths : ['']) child.mount(router, path);
      child.guards.push(...guards.map((guard) => ({ expr: guard, scope })));
    }
  }
  const unders = paths.map((path) => path.replace(/\/?\*+$/, ''));
  if (guards.length === rest.length)
    for (const under of unders.length > 0 ? unders : [''])
      router.guards.push(...guards.map((expr) => ({ expr, scope, ...(under.length > 1 && { under }) })));
  return { kind: 'router', router };
}

function isMiddleware(expr: Expr): boolean {
  return expr.kind === 'function' || expr.kind === 'call';
}

/** `app.use('/x', require('./routes/x'))` where the module exports a function that takes the router. */
function pluginRouter(
  reader: RouterCall['reader'],
  expr: Expr,
  scope: Scope,
  parent: Router,
): Router | undefined {
  if (expr.kind !== 'call' || dotted(expr.callee) !== 'require') return undefined;
  const plugin = reader.functionOf({ kind: 'member', object: expr, name: 'default' }, scope);
  const first = plugin?.declaration.params[0];
  if (!plugin || first?.name !== 'router') return undefined;
  const router = new Router();
  reader.walkFunction(plugin.declaration, plugin.scope, { values: [{ kind: 'router', router }] });
  void parent;
  return router;
}

function register(use: RouterCall): Value {
  const { reader, router, call, scope } = use;
  const [plugin, options, handler] = call.args.map(({ value }) => value);
  // Koa's routers: `register('/x', ['get', 'post'], handler)`.
  if (plugin && isPath(plugin) && options?.kind === 'array' && handler)
    return (
      on({
        ...use,
        call: { ...call, args: [{ value: options }, { value: plugin }, { value: handler }] },
      }) ?? { kind: 'router', router }
    );
  if (options?.kind === 'object' && /auto_?load/i.test(dotted(plugin))) {
    autoload(reader, router, options, scope);
    return { kind: 'router', router };
  }
  const entries = options?.kind === 'object' ? options.entries : [];
  const prefix = reader.string(entries.find(({ key }) => key === 'prefix')?.value, scope) ?? '';
  const child = new Router();
  child.mount(router, prefix);
  const found = plugin && pluginFunction(reader, plugin, scope);
  if (found)
    reader.walkFunction(found.declaration, found.scope, { values: [{ kind: 'router', router: child }] });
  return { kind: 'router', router };
}

function pluginFunction(
  reader: RouterCall['reader'],
  expr: Expr,
  scope: Scope,
): ReturnType<RouterCall['reader']['functionOf']> {
  // Read for the first time with the router that it is given.
  if (expr.kind === 'function') return { declaration: expr.declaration, scope };
  const value = reader.value(expr, scope);
  if (value?.kind === 'module') return reader.functionOf({ kind: 'name', name: 'default' }, value.scope);
  return reader.functionOf(expr, scope);
}

function group({ reader, router, call, scope }: RouterCall): Value {
  const child = new Router();
  child.mount(router, reader.string(call.args[0]?.value, scope) ?? '');
  const body = call.args.map(({ value }) => value).find(({ kind }) => kind === 'function');
  if (body?.kind === 'function')
    reader.walkFunction(body.declaration, scope, { values: [{ kind: 'router', router: child }] });
  return { kind: 'router', router: child };
}

export type { CallExpr };
