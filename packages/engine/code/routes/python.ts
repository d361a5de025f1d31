import type { Arg, ClassDecl, Decorator, Expr, FunctionDecl, Statement } from '../ast.ts';
import type { Scope, Value } from '../project/scope.ts';
import { readAiohttp } from './aiohttp.ts';
import { dotted, VERBS, type Dialect, type RouterCall } from './dialect.ts';
import { readExposed } from './python-exposed.ts';
import { readWrapper } from './python-wrappers.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

const CREATORS =
  /^(?:\w+\.)?(?:Flask|Bottle|\w*Blueprint|(?!(?:Default|Simple|Nested|Extended|Bulk|Optional|Dynamic|Custom)\w*Router)[A-Z]\w*Router|FastAPI|Quart|Sanic|Starlette|APIFlask|\w*Api|NinjaAPI|Namespace|Application|RouteTableDef)$/;
const ROUTER_NAMES = /^(?:app|api|router|blueprint|bp|\w+_(?:router|bp|blueprint|api|app|routes))$/;

/** Flask, FastAPI, and those of their manner: a decorator on a function, whose owner is a router. */
export const PYTHON_DIALECT: Dialect = {
  creates: (callee) => CREATORS.test(callee),
  isRouter: (name, type) =>
    type?.kind === 'named'
      ? /^(?:FastAPI|Flask|APIRouter|Blueprint)$/.test(type.name)
      : ROUTER_NAMES.test(name),
  method: (use) => readAiohttp(use, addClass) ?? readMethod(use),
  applied: /^router$/,
  free: readApplied,
  statement: readStatement,
};

function keyword(args: readonly Arg[], ...names: readonly string[]): Expr | undefined {
  return args.find(({ name }) => name !== undefined && names.includes(name))?.value;
}

function positional(args: readonly Arg[], index: number): Expr | undefined {
  return args.filter(({ name }) => name === undefined)[index]?.value;
}

/** Decorated functions, and Flask-RESTful's and Django-Ninja's classes. */
function readStatement(reader: RouteReader, statement: Statement, scope: Scope): boolean {
  if (statement.kind === 'assign' && statement.value?.kind === 'call')
    setPrefix(reader, statement.value, scope);
  if (statement.kind === 'function')
    for (const mark of statement.decorators)
      if (!readDecorator(reader, mark, statement, scope)) readWrapper(reader, mark, statement, scope);
  if (statement.kind === 'class') {
    readExposed(reader, statement, scope);
    // A class only to share dependencies: its methods are decorated as functions are.
    for (const method of statement.methods)
      for (const mark of method.decorators)
        if (mark.target && reader.routerOf(mark.target, scope))
          readDecorator(reader, mark, method, reader.classScope(statement));
    for (const mark of statement.decorators) {
      if (!/^(?:route|view)$/.test(mark.name) || !mark.target) continue;
      const router = routerOf(reader, mark.target, scope);
      for (const { name, value } of mark.args) {
        const path = name === undefined ? reader.string(value, scope) : undefined;
        if (router && path !== undefined) addClass(reader, router, statement.name, path);
      }
    }
  }
  return false;
}

/** The prefix is an argument of the router's creation. */
function setPrefix(reader: RouteReader, call: Extract<Expr, { kind: 'call' }>, scope: Scope): void {
  if (!CREATORS.test(dotted(call.callee))) return;
  const value = reader.value(call, scope);
  if (value?.kind !== 'router') return;
  const prefix = keyword(call.args, 'prefix', 'url_prefix', 'root_path');
  const own = dotted(call.callee).endsWith('Namespace')
    ? (keyword(call.args, 'path') ?? positional(call.args, 0))
    : prefix;
  const text = reader.string(own, scope);
  if (text !== undefined && keyword(call.args, 'root_path') !== own) value.router.prefix = text;
  listRoutes(reader, value.router, keyword(call.args, 'routes'), scope);
  const tags = keyword(call.args, 'tags');
  value.router.tag ||= reader.string(tags?.kind === 'array' ? tags.items[0] : tags, scope) ?? '';
  const dependencies = keyword(call.args, 'dependencies');
  for (const item of dependencies?.kind === 'array' ? dependencies.items : [])
    value.router.guards.push({ expr: item, scope });
}

/** Starlette: `routes=[Route('/x', endpoint, methods=['POST']), Mount('/y', routes=[…])]`. */
function listRoutes(reader: RouteReader, router: Router, list: Expr | undefined, scope: Scope): void {
  if (!list) return;
  const value = list.kind === 'array' ? undefined : reader.value(list, scope);
  if (value?.kind === 'code' && value.expr !== list)
    return listRoutes(reader, router, value.expr, value.scope);
  for (const item of list.kind === 'array' ? list.items : []) {
    const kind = item.kind === 'call' ? dotted(item.callee).replace(/^.*\./, '') : '';
    const path = item.kind === 'call' && reader.string(positional(item.args, 0), scope);
    if (item.kind !== 'call' || typeof path !== 'string') continue;
    if (kind === 'Mount') {
      const child =
        reader.routerOf(keyword(item.args, 'app') ?? positional(item.args, 1), scope) ?? new Router();
      child.mount(router, path);
      listRoutes(reader, child, keyword(item.args, 'routes'), scope);
    } else if (/^(?:API)?Route$/.test(kind)) {
      const listed = keyword(item.args, 'methods');
      const methods =
        listed?.kind === 'array' ? listed.items.flatMap((one) => reader.string(one, scope) ?? []) : ['GET'];
      const endpoint = positional(item.args, 1) ?? keyword(item.args, 'endpoint');
      const handlers = endpoint ? [endpoint] : [];
      for (const method of methods)
        reader.add(router, { method, path, framework: 'FastAPI', handlers, scope });
    }
  }
}

function routerOf(reader: RouteReader, target: Expr, scope: Scope): Router | undefined {
  const known = reader.routerOf(target, scope);
  if (known) return known;
  // `self.web.app` of an object that the input doesn't hold is one router wherever it is named.
  const name = dotted(target);
  const own = target.kind === 'name' ? name : name.replace(/^.*\./, '');
  if (own === '' || !/app|router|bp|blueprint|api|route|server/i.test(own)) return undefined;
  const holder = target.kind === 'name' ? (scope.find(name)?.scope ?? scope.root) : scope.root;
  const bound = target.kind === 'name' ? undefined : holder.own(name)?.value;
  if (bound?.kind === 'router') return bound.router;
  const router = new Router();
  holder.bind(name, { value: { kind: 'router', router } });
  return router;
}

/** Bottle's decorators of no application: `@route('/x', method='POST')`, `@get('/x')`. */
function bottleApp(reader: RouteReader, { name }: Decorator, scope: Scope): Expr | undefined {
  const made = { kind: 'name', name: 'default_app()' } as const;
  if (!/^(?:route|get|post|put|patch|delete)$/.test(name) || !/\bbottle\b/.test(scope.module.text))
    return undefined;
  if (!scope.root.own(made.name))
    scope.root.bind(made.name, { value: { kind: 'router', router: new Router() } });
  return reader.value({ kind: 'name', name }, scope)?.kind === 'function' ? undefined : made;
}

/** A path as Flask writes it: Bottle names a parameter in front of what it may be, `<nb:int>`. */
function pathIn(reader: RouteReader, expr: Expr | undefined, scope: Scope): string | undefined {
  const path = reader.string(expr, scope);
  return /\b[Bb]ottle\b/.test(scope.module.text) ? path?.replace(/<(\w+):[^<>]*>/g, '<$1>') : path;
}

/** The verbs that `methods=['GET']`, or Bottle's `method='GET'`, names; none where it is absent. */
function verbsOf(reader: RouteReader, stated: Expr | undefined, scope: Scope): readonly string[] {
  if (stated?.kind === 'array') return stated.items.flatMap((item) => reader.string(item, scope) ?? []);
  return stated ? [reader.string(stated, scope) ?? ''].filter((verb) => /^[A-Za-z]+$/.test(verb)) : [];
}

/** False where the decorator is none of a framework. */
function readDecorator(
  reader: RouteReader,
  mark: Decorator,
  declaration: FunctionDecl,
  scope: Scope,
): boolean {
  const name = mark.name.toLowerCase();
  const target = mark.target ?? bottleApp(reader, mark, scope);
  if (!target || (!VERBS.has(name) && !/^(?:route|api_route|api_operation|websocket)$/.test(name)))
    return false;
  const [first, second] = [positional(mark.args, 0), positional(mark.args, 1)];
  // Django Ninja: `api_operation(["POST", "PATCH"], "/x")`.
  const byList = first?.kind === 'array';
  const pathExpr = (byList ? second : first) ?? keyword(mark.args, 'path', 'rule');
  const path = pathIn(reader, pathExpr, scope);
  const router = path === undefined ? undefined : routerOf(reader, target, scope);
  if (!router || path === undefined) return false;
  const stated = verbsOf(reader, byList ? first : keyword(mark.args, 'methods', 'method'), scope);
  const methods = VERBS.has(name) ? [name] : stated.length > 0 ? stated : ['GET'];
  const framework = frameworkOf(scope);
  const needed = keyword(mark.args, 'dependencies');
  for (const method of methods) {
    reader.routes.push({
      router,
      method: method.toUpperCase(),
      path,
      framework,
      ...(name === 'websocket' && { isSocket: true }),
      handler: { declaration, scope },
      guards: [
        ...declaration.decorators
          .filter(({ target, name: other }) => !target || !VERBS.has(other))
          .map(({ name: other, target, args }) => ({ expr: guardExpr(other, target, args), scope })),
        ...(needed?.kind === 'array' ? needed.items.map((expr) => ({ expr, scope })) : []),
      ],
      name: declaration.name,
      doc: declaration.doc,
      options: {
        expr: { kind: 'call', callee: { kind: 'name', name: mark.name }, args: mark.args, typeArgs: [] },
        scope,
      },
    });
  }
  return true;
}

/** A decorator that is called: `router.get('/x')(handler)`. */
function readApplied({ reader, call, scope }: Omit<RouterCall, 'router'>): Value | undefined {
  const { callee: mark } = call;
  if (mark.kind !== 'call' || mark.callee.kind !== 'member') return undefined;
  const { name, object: target } = mark.callee;
  const [first] = call.args;
  const handler = first && reader.functionOf(first.value, scope);
  if (handler && reader.routerOf(target, scope))
    readDecorator(reader, { name, target, args: mark.args }, handler.declaration, handler.scope);
  return undefined;
}

function guardExpr(name: string, target: Expr | undefined, args: readonly Arg[]): Expr {
  const callee: Expr = target ? { kind: 'member', object: target, name } : { kind: 'name', name };
  return args.length > 0 ? { kind: 'call', callee, args, typeArgs: [] } : callee;
}

function frameworkOf({ module: { text } }: Scope): string {
  if (/\baiohttp\b/.test(text)) return 'aiohttp';
  return /\bflask\b|\bquart\b|@\w+\.route\(|Blueprint/i.test(text) && !/\bfastapi\b/i.test(text)
    ? 'Flask'
    : 'FastAPI';
}

function readMethod({ reader, router, name, call, scope }: RouterCall): Value | undefined {
  const self: Value = { kind: 'router', router };
  const { args } = call;
  if (
    name === 'include_router' ||
    name === 'register_blueprint' ||
    name === 'add_router' ||
    name === 'mount' ||
    name === 'add_namespace' ||
    name === 'blueprint'
  ) {
    const childExpr =
      keyword(args, 'app', 'router', 'blueprint') ??
      positional(args, name === 'mount' || name === 'add_router' ? 1 : 0);
    const child = childExpr && reader.routerOf(childExpr, scope);
    const prefixExpr =
      name === 'mount' || name === 'add_router'
        ? positional(args, 0)
        : (keyword(args, 'prefix', 'url_prefix') ??
          (name === 'add_namespace' ? keyword(args, 'path') : undefined));
    const prefix = reader.string(prefixExpr, scope) ?? '';
    if (child) {
      // Flask's prefix at the registration stands in place of the blueprint's or the namespace's own.
      if (/^(?:register_blueprint|add_namespace)$/.test(name) && prefix !== '') child.prefix = '';
      child.mount(router, prefix);
      const tags = keyword(args, 'tags');
      child.tag ||= reader.string(tags?.kind === 'array' ? tags.items[0] : undefined, scope) ?? '';
      const dependencies = keyword(args, 'dependencies');
      for (const item of dependencies?.kind === 'array' ? dependencies.items : [])
        child.guards.push({ expr: item, scope });
    }
    return self;
  }
  if (name === 'add_url_rule' || name === 'add_api_route') {
    const path = reader.string(positional(args, 0) ?? keyword(args, 'rule', 'path'), scope);
    const view = keyword(args, 'view_func', 'endpoint') ?? positional(args, name === 'add_url_rule' ? 2 : 1);
    const stated = keyword(args, 'methods');
    const named = stated && stated.kind !== 'array' ? reader.value(stated, scope) : undefined;
    const listed = named?.kind === 'code' ? named.expr : stated;
    // What a name that can't be followed lists is not known.
    const methods =
      listed?.kind === 'array'
        ? listed.items.flatMap((item) => reader.string(item, scope) ?? [])
        : [stated ? 'ANY' : 'GET'];
    if (path === undefined) return self;
    // `view = Boats.as_view("boats")` may serve several rules.
    const made = view?.kind === 'name' ? (scope.find(view.name)?.expr ?? view) : view;
    const view2 =
      made?.kind === 'call' && made.callee.kind === 'member' && made.callee.name === 'as_view'
        ? made.callee.object
        : undefined;
    if (view2?.kind === 'name')
      addClass(reader, router, view2.name, path, listed?.kind === 'array' ? methods : undefined);
    else
      for (const method of methods)
        reader.add(router, {
          method,
          path,
          framework: frameworkOf(scope),
          handlers: view ? [view] : [],
          scope,
        });
    return self;
  }
  // Bottle: `app.route('/x', method='GET', callback=list)`.
  const callback = name === 'route' ? keyword(args, 'callback') : undefined;
  const bottlePath = callback && pathIn(reader, positional(args, 0) ?? keyword(args, 'path'), scope);
  if (callback && bottlePath !== undefined) {
    const verbs = verbsOf(reader, keyword(args, 'method') ?? positional(args, 1), scope);
    for (const method of verbs.length > 0 ? verbs : ['GET'])
      reader.add(router, { method, path: bottlePath, framework: 'Flask', handlers: [callback], scope });
    return self;
  }
  if (/^add_(?:\w+_)?resource$/.test(name)) {
    const resource = positional(args, 0);
    for (const { value } of args.filter((arg) => arg.name === undefined).slice(1)) {
      const path = reader.string(value, scope);
      if (resource?.kind === 'name' && path !== undefined) addClass(reader, router, resource.name, path);
    }
    return self;
  }
  return undefined;
}

/** A class with a method for each verb, or with one for those it lists. */
function addClass(
  reader: RouteReader,
  router: Router,
  type: string,
  path: string,
  only?: readonly string[],
): void {
  const lineage = reader.project.lineage(type);
  // Flask: `decorators = [login_required]`.
  const guards = lineage.flatMap(({ declaration, scope }) => {
    const listed = declaration.fields.find(({ name }) => name === 'decorators')?.value;
    return listed?.kind === 'array' ? listed.items.map((expr) => ({ expr, scope })) : [];
  });
  const add = (verb: string, declaration: FunctionDecl, owner: ClassDecl): void => {
    if (only && !only.some((one) => one.toUpperCase() === verb.toUpperCase())) return;
    reader.routes.push({
      router,
      method: verb.toUpperCase(),
      path,
      framework: 'Flask',
      handler: { declaration, scope: reader.classScope(owner) },
      guards,
      name: '',
      doc: declaration.doc,
      owner: type,
    });
  };
  if (lineage.length === 0)
    for (const method of only ?? ['ANY'])
      reader.routes.push({
        ...{ router, method: method.toUpperCase(), path, framework: 'Flask', guards: [], name: '', doc: '' },
        owner: type,
        isUnseen: only === undefined,
      });
  for (const { declaration: owner, scope } of lineage) {
    for (const method of owner.methods) if (VERBS.has(method.name)) add(method.name, method, owner);
    const dispatch = owner.methods.find(({ name }) => name === 'dispatch_request');
    const listed = owner.fields.find(({ name }) => name === 'methods')?.value;
    const items = listed?.kind === 'array' ? listed.items : [];
    const verbs = items.flatMap((item) => reader.string(item, scope) ?? []);
    if (dispatch) for (const verb of only ?? (verbs.length > 0 ? verbs : ['GET'])) add(verb, dispatch, owner);
  }
}
