import type { Expr, Statement } from '../ast.ts';
import { Scope, type Value } from '../project/scope.ts';
import { lastText } from './autoload.ts';
import { dotted, VERBS, type Dialect, type RouterCall } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { Router, type RawRoute } from './router.ts';

/** A resource's actions: verb, what its path ends with, whether it is only for pages with forms. */
const ACTIONS: Readonly<
  Record<string, readonly [readonly string[], 'none' | 'create' | 'key' | 'edit', boolean]>
> = {
  index: [['GET'], 'none', false],
  create: [['GET'], 'create', true],
  store: [['POST'], 'none', false],
  show: [['GET'], 'key', false],
  edit: [['GET'], 'edit', true],
  update: [['PUT', 'PATCH'], 'key', false],
  destroy: [['DELETE'], 'key', false],
};

/** Laravel and Lumen, and Slim's manner. */
export const PHP_DIALECT: Dialect = {
  creates: (callee) => /^(?:AppFactory\.create|App|Slim\.App)$/.test(callee),
  isRouter: (name, type) =>
    type?.kind === 'named'
      ? /^(?:Router|RouteCollectorProxy(?:Interface)?|App|Group)$/.test(type.name)
      : /^(?:router|app|group)$/.test(name),
  method: readMethod,
  statement: readStatement,
  free: ({ reader, name, call, scope }) => {
    const owner = call.callee.kind === 'member' ? dotted(call.callee.object) : '';
    // Slim's groups are `$this` to their closures.
    const isGroup =
      owner === 'this' &&
      scope.self !== undefined &&
      /^(?:get|post|put|patch|delete|any|map|group)$/.test(name);
    if (owner !== 'Route' && !isGroup) return undefined;
    const router = routerOf(scope);
    return readMethod({ reader, router, name, call, scope, base: { kind: 'router', router } });
  },
};

/** `require __DIR__.'/auth.php'`, `->group(base_path('routes/admin.php'))`: the file's routes hang where it is named. */
function includeFile(reader: RouteReader, source: Expr, scope: Scope, parent: Router): void {
  const path = lastText(source)?.replace(/^[./]+/, '');
  const file =
    path === undefined || !path.endsWith('.php')
      ? undefined
      : reader.project.files.find(({ module }) => `/${module.path}`.endsWith(`/${path}`));
  if (!file || file.scope === scope.root) return;
  file.scope.self ??= new Router();
  file.scope.self.prefix = '';
  file.scope.self.mount(parent, '');
}

function readStatement(reader: RouteReader, statement: Statement, scope: Scope): boolean {
  if (statement.kind === 'expr' && /^(?:require|include)(?:_once)?\b/.test(textOf(statement.value)))
    includeFile(reader, statement.value, scope, routerOf(scope));
  return false;
}

const textOf = (expr: Expr): string => (expr.kind === 'other' ? expr.text : '');

/** The group that a block belongs to, or the file's own routes. */
function routerOf(scope: Scope): Router {
  if (scope.self) return scope.self;
  const { root } = scope;
  if (!root.self) {
    root.self = new Router();
    // `routes/api.php` is served under `/api`, unless it says so itself.
    const { path, text } = root.module;
    const isTold = /\bprefix(?:\(|'\s*=>)\s*['"]\/?api\b/.test(text);
    if (/(?:^|\/)routes\/api(?:_?v?\d+)?\.php$/.test(path) && !isTold) root.self.prefix = '/api';
  }
  return root.self;
}

function readMethod(use: RouterCall): Value | undefined {
  const { reader, router, base, name, call, scope } = use;
  const args = call.args.map(({ value }) => value);
  const self: Value = base ?? { kind: 'router', router };
  if ((VERBS.has(name) || name === 'any') && args.length > 1)
    return add(use, [name === 'any' ? 'ANY' : name], args[0], args[1]);
  if ((name === 'match' || name === 'map') && args[0]?.kind === 'array')
    return add(
      use,
      args[0].items.flatMap((item) => reader.string(item, scope) ?? []),
      args[1],
      args[2],
    );
  if (name === 'resource' || name === 'apiResource' || name === 'apiResources' || name === 'resources')
    return resource(use, name.startsWith('api'));
  if (name === 'singleton' || name === 'apiSingleton') return singleton(use, name === 'apiSingleton');
  if (/^(?:redirect|permanentRedirect|view)$/.test(name))
    return add(use, [name === 'view' ? 'GET' : 'ANY'], args[0], args[1]);
  if (
    name === 'prefix' ||
    name === 'middleware' ||
    name === 'can' ||
    name === 'controller' ||
    name === 'domain' ||
    name === 'namespace' ||
    name === 'withoutMiddleware' ||
    name === 'as'
  ) {
    if (base?.kind === 'router' && base.method !== undefined) {
      const at = Number(base.method);
      const route = reader.routes[at];
      // `->can('update', 'post')` is `->middleware('can:update,post')`.
      const asked: readonly Expr[] = name === 'can' ? [{ kind: 'string', value: 'can:' }] : args;
      // Each verb of `match`.
      const isSame = (one: RawRoute | undefined): one is RawRoute =>
        one?.router === route?.router && one?.path === route?.path && one?.name === route?.name;
      if (route && /^(?:middleware|can)$/.test(name))
        for (let index = at; isSame(reader.routes[index]); index += 1) {
          const one = reader.routes[index] ?? route;
          reader.routes[index] = { ...one, guards: [...one.guards, ...guards(asked, scope)] };
        }
      return self;
    }
    // `Route::resource(…)->middleware(…)->only(…)`.
    if (base?.kind === 'router' && base.path !== undefined) return base;
    const child = new Router();
    child.mount(router, name === 'prefix' ? rooted(reader.string(args[0], scope) ?? '') : '');
    if (name === 'middleware') child.guards.push(...guards(args, scope));
    child.controller = router.controller;
    if (name === 'controller' && args[0]?.kind === 'type' && args[0].type.kind === 'named')
      child.controller = args[0].type.name;
    return { kind: 'router', router: child };
  }
  if (name === 'group') return group(use);
  // Slim: `$app->group('/files', …)->add(new ApiKeyMiddleware())`.
  if (name === 'add' && args[0]) {
    const { callee } = use.call;
    const around = (callee.kind === 'member' ? GROUPS.get(callee.object) : undefined) ?? router;
    around.guards.push({ expr: args[0], scope });
    return self;
  }
  if (/^(?:only|except)$/.test(name) && base?.kind === 'router' && base.path !== undefined)
    return narrow(use, name === 'only');
  if (/^(?:shallow|parameters?)$/.test(name) && base?.kind === 'router' && base.path !== undefined)
    return rename(use, args);
  return self;
}

/** The routers that calls of `group` made. */
const GROUPS = new WeakMap<Expr, Router>();

function guards(args: readonly Expr[], scope: Scope): { expr: Expr; scope: Scope }[] {
  return args
    .flatMap((arg) => (arg.kind === 'array' ? arg.items : [arg]))
    .flatMap((arg) =>
      arg.kind === 'string' && arg.value.startsWith('throttle:')
        ? [{ expr: arg, scope }]
        : arg.kind === 'string' &&
            /^(?:auth|jwt|can|role|permission|verified|scope|ability|abilities)/.test(arg.value)
          ? [
              // What it asks for, and that it asks.
              { expr: arg, scope },
              {
                expr: {
                  kind: 'name' as const,
                  name: arg.value.startsWith('auth.basic') ? 'basicAuth' : 'auth',
                },
                scope,
              },
            ]
          : [],
    );
}

function rooted(path: string): string {
  return path === '' || path.startsWith('/') || path.startsWith('{/') ? path : `/${path}`;
}

function add(
  { reader, router, scope }: RouterCall,
  methods: readonly string[],
  pathExpr: Expr | undefined,
  handler: Expr | undefined,
): Value {
  const path = reader.string(pathExpr, scope);
  const index = reader.routes.length;
  if (path !== undefined)
    for (const method of methods) addRoute({ reader, router, scope }, method, rooted(path), handler);
  return { kind: 'router', router, method: String(index) };
}

/** `[UserController::class, 'show']`, `'UserController@show'`, an invokable class, a closure. */
function addRoute(
  { reader, router, scope }: Pick<RouterCall, 'reader' | 'router' | 'scope'>,
  method: string,
  path: string,
  handler: Expr | undefined,
): void {
  const [owner = '', action = ''] = actionOf(handler, router);
  const found = owner ? reader.project.methodOf(owner, action || '__invoke') : undefined;
  const declared = found && reader.project.classes.get(owner);
  const known =
    found && declared
      ? { declaration: found.declaration, scope: reader.classScope(declared.declaration) }
      : handler
        ? reader.functionOf(handler, scope)
        : undefined;
  reader.add(router, {
    method,
    path,
    framework: 'Laravel',
    handlers: [],
    scope,
    name: action || invoked(owner),
  });
  const route = reader.routes.at(-1);
  if (route && known) reader.routes[reader.routes.length - 1] = { ...route, handler: known };
}

/** What a class of one action does: `FetchFavoriteSongsController` is `fetchFavoriteSongs`. */
function invoked(owner: string): string {
  const name = owner.replace(/^.*\\/, '').replace(/(?:Controller|Action|Handler)$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function actionOf(handler: Expr | undefined, router: Router): readonly string[] {
  if (handler?.kind === 'array') {
    const [type, method] = handler.items;
    return [
      type?.kind === 'type' && type.type.kind === 'named' ? type.type.name : '',
      method?.kind === 'string' ? method.value : '',
    ];
  }
  if (handler?.kind === 'type' && handler.type.kind === 'named') return [handler.type.name, ''];
  if (handler?.kind === 'string')
    return /[@:]/.test(handler.value)
      ? handler.value.replace(/^.*\\/, '').split(/[@:]+/)
      : [router.controller, handler.value];
  return [];
}

function resource(use: RouterCall, isApi: boolean): Value {
  const { reader, router, call, scope } = use;
  const [first, controller, options] = call.args.map(({ value }) => value);
  const list =
    first?.kind === 'object'
      ? first.entries.map(({ key, value }) => [key, value] as const)
      : [[reader.string(first, scope) ?? '', controller] as const];
  const start = reader.routes.length;
  for (const [name, handler] of list) {
    const named = (key: string): Expr | undefined =>
      options?.kind === 'object' ? options.entries.find((entry) => entry.key === key)?.value : undefined;
    const only = texts(named('only'));
    const except = texts(named('except'));
    const parameters = named('parameters');
    const [path, own] = resourcePath(name);
    const chosen = parameters?.kind === 'object' ? parameters.entries : [];
    const key =
      reader.string(chosen.find((entry) => entry.key === name.replace(/^.*[./]/, ''))?.value, scope) ?? own;
    for (const [action, [methods, tail, forPages]] of Object.entries(ACTIONS)) {
      if ((isApi && forPages) || (only.length > 0 && !only.includes(action)) || except.includes(action))
        continue;
      const end = { none: '', create: '/create', key: `/{${key}}`, edit: `/{${key}}/edit` }[tail];
      const type =
        handler?.kind === 'type' && handler.type.kind === 'named'
          ? handler.type.name
          : handler?.kind === 'string'
            ? handler.value.replace(/^.*\\/, '')
            : '';
      for (const method of methods)
        addRoute(use, method, path + end, { kind: 'string', value: `${type}@${action}` });
    }
  }
  return { kind: 'router', router, path: String(start) };
}

/** `photos.comments` lies inside `photos/{photo}`. */
function resourcePath(name: string): [string, string] {
  const parts = name.split('.');
  const key = (part: string): string =>
    part
      .replace(/^.*\//, '')
      .replace(/-/g, '_')
      .replace(/ies$/, 'y')
      .replace(/(ss|x|ch|sh)es$/, '$1')
      .replace(/([^s])s$/, '$1');
  const path = parts
    .map((part, index) => (index < parts.length - 1 ? `/${part}/{${key(part)}}` : `/${part}`))
    .join('');
  return [path, key(parts.at(-1) ?? '')];
}

function texts(expr: Expr | undefined): string[] {
  if (expr?.kind === 'string') return [expr.value];
  return expr?.kind === 'array'
    ? expr.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
    : [];
}

/** `->only(['index', 'show'])` after the resource. */
function narrow({ reader, router, base, call }: RouterCall, keep: boolean): Value {
  const start = base?.kind === 'router' ? Number(base.path) : reader.routes.length;
  const names = call.args.flatMap(({ value }) => texts(value));
  const kept = reader.routes.splice(start).filter(({ name }) => names.includes(name) === keep);
  reader.routes.push(...kept);
  return { kind: 'router', router, path: String(start) };
}

/** One of its kind, without a key: `/profile`. */
function singleton(use: RouterCall, isApi: boolean): Value {
  const { reader, router, call, scope } = use;
  const start = reader.routes.length;
  const path = resourcePath(reader.string(call.args[0]?.value, scope) ?? '')[0];
  const type = call.args[1]?.value;
  const owner = type?.kind === 'type' && type.type.kind === 'named' ? type.type.name : '';
  for (const action of isApi ? ['show', 'update'] : ['show', 'edit', 'update'])
    for (const method of ACTIONS[action]?.[0] ?? [])
      addRoute(use, method, `${path}${action === 'edit' ? '/edit' : ''}`, {
        kind: 'string',
        value: `${owner}@${action}`,
      });
  return { kind: 'router', router, path: String(start) };
}

/** `->shallow()`, `->parameters(['photos' => 'picture'])` after the resource. */
function rename({ reader, base, name, scope }: RouterCall, [first, second]: readonly Expr[]): Value {
  const start = base?.kind === 'router' ? Number(base.path) : reader.routes.length;
  const text = (expr: Expr | undefined): string => reader.string(expr, scope) ?? '';
  const names: (readonly [string, string])[] =
    first?.kind === 'object'
      ? first.entries.map(({ key, value }) => [key, text(value)] as const)
      : [[text(first), text(second)]];
  const change = (path: string): string =>
    name === 'shallow'
      ? path.replace(/^.*(\/[^/]+\/\{[^{}]+\}(?:\/edit)?)$/, '$1')
      : names.reduce((own, [from, to]) => own.replaceAll(`{${resourcePath(from)[1]}}`, `{${to}}`), path);
  const changed = reader.routes.splice(start).map((route) => ({ ...route, path: change(route.path) }));
  reader.routes.push(...changed);
  return base ?? { kind: 'code', expr: { kind: 'null' }, scope };
}

/** `group(function () { … })`, `group(['prefix' => 'admin'], function () { … })`, `group('/x', fn)`. */
function group({ reader, router, call, scope }: RouterCall): Value {
  const args = call.args.map(({ value }) => value);
  const [first] = args;
  const body = args.find(({ kind }) => kind === 'function');
  const child = new Router();
  const options = first?.kind === 'object' ? first.entries : [];
  const prefix = reader.string(
    first?.kind === 'object'
      ? options.find(({ key }) => key === 'prefix')?.value
      : first?.kind === 'function'
        ? undefined
        : first,
    scope,
  );
  GROUPS.set(call, child);
  child.controller = router.controller;
  child.mount(router, rooted(prefix ?? ''));
  const middleware = options.find(({ key }) => key === 'middleware')?.value;
  if (middleware) child.guards.push(...guards([middleware], scope));
  const value: Value = { kind: 'router', router: child };
  if (body?.kind === 'function') {
    const inner = new Scope(scope.module, scope);
    inner.self = child;
    // Lumen: `$router->group([…], function () use ($router) { … })`.
    const { callee } = call;
    const owner = callee.kind === 'member' && callee.object.kind === 'name' ? callee.object.name : '';
    if (body.declaration.params.length === 0 && owner !== '' && owner !== 'Route')
      inner.bind(owner, { value });
    reader.walkFunction(body.declaration, inner, { values: [value], self: child });
  } else if (first) includeFile(reader, first, scope, child);
  return { kind: 'router', router };
}
