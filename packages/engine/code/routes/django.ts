import type { CallExpr, Expr, FunctionDecl, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { METHODS } from '../model.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from './dialect.ts';
import { fromPattern } from './django-patterns.ts';
import { addRoute, allowedMethods, methodOf } from './django-views.ts';
import { readRouter } from './django-viewsets.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

/** What states a pattern; also the helpers of projects that add verbs to it: `rest_path('users', GET=list_users)`. */
const PATTERN = /^(?:\w+\.)*(?:path|re_path|url|\w+_path)$/;
const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];
const GENERIC: Readonly<Record<string, readonly string[]>> = {
  ListAPIView: ['get'],
  CreateAPIView: ['post'],
  RetrieveAPIView: ['get'],
  UpdateAPIView: ['put', 'patch'],
  DestroyAPIView: ['delete'],
  ListCreateAPIView: ['get', 'post'],
  RetrieveUpdateAPIView: ['get', 'put', 'patch'],
  RetrieveDestroyAPIView: ['get', 'delete'],
  RetrieveUpdateDestroyAPIView: ['get', 'put', 'patch', 'delete'],
  ListView: ['get'],
  DetailView: ['get'],
  TemplateView: ['get'],
  RedirectView: ['get'],
  CreateView: ['get', 'post'],
  UpdateView: ['get', 'post'],
  DeleteView: ['get', 'post'],
  FormView: ['get', 'post'],
  LoginView: ['get', 'post'],
  LogoutView: ['post'],
  obtain_auth_token: ['post'],
  ObtainAuthToken: ['post'],
  TokenObtainPairView: ['post'],
  TokenRefreshView: ['post'],
  TokenVerifyView: ['post'],
  TokenBlacklistView: ['post'],
  SpectacularAPIView: ['get'],
  SpectacularSwaggerView: ['get'],
  SpectacularRedocView: ['get'],
};

/** Django's `urlpatterns` and the routers of its REST framework. */
export function readDjango(reader: RouteReader): void {
  const files = reader.project.files.filter(
    ({ module, scope }) => module.language === 'python' && scope.own('urlpatterns'),
  );
  const included = new Set<Scope>();
  const root = new Router();
  const visit = (scope: Scope, prefix: string, depth: number): void => {
    if (depth > 10) return;
    for (const { item, scope: own } of patternsOf(reader, scope))
      readPattern(reader, item, own, prefix, {
        root,
        include: (inner, at) => (included.add(inner), visit(inner, at, depth + 1)),
      });
  };
  for (const { scope, module } of files) {
    eachExpr(module.statements, (expr) => {
      const target = includeTarget(reader, expr);
      if (target) included.add(target);
    });
    for (const { scope: own } of patternsOf(reader, scope)) if (own !== scope) included.add(own);
  }
  for (const { scope } of files) if (!included.has(scope)) visit(scope, '/', 0);
  for (const { item, scope } of looseLists(reader))
    for (const one of itemsOf(reader, item, scope))
      readPattern(reader, one.item, one.scope, '/', {
        root,
        include: (inner, at) => visit(inner, at, 1),
      });
  for (const { name, scope } of looseRouters(reader))
    readRouter(reader, { kind: 'name', name }, scope, '/', root);
}

/** Routers whose `urls` nothing of the input takes up. */
function looseRouters(reader: RouteReader): { readonly name: string; readonly scope: Scope }[] {
  const files = reader.project.files.filter(({ module }) => module.language === 'python');
  return files.flatMap(({ module, scope }) =>
    module.statements.flatMap((statement) => {
      if (statement.kind !== 'assign' || statement.target.kind !== 'name') return [];
      const { target, value } = statement;
      const isRouter =
        value?.kind === 'call' && /^(?:\w+\.)*(?:Default|Simple)Router$/.test(dotted(value.callee));
      const uses = new RegExp(String.raw`\b${target.name}\.urls\b`);
      return isRouter && !files.some((file) => uses.test(file.module.text))
        ? [{ name: target.name, scope }]
        : [];
    }),
  );
}

/** Lists of patterns that nothing of the input takes up: `machine_urls = [path(…)]`, those of an application's `get_urls`. */
function looseLists(reader: RouteReader): Pattern[] {
  const isList = (expr: Expr | undefined): expr is Expr =>
    expr?.kind === 'array' &&
    expr.items.some((item) => item.kind === 'call' && PATTERN.test(dotted(item.callee)));
  const files = reader.project.files.filter(
    ({ module }) => module.language === 'python' && !/\btornado\b/.test(module.text),
  );
  return files.flatMap(({ module, scope }) =>
    module.statements.flatMap((statement): Pattern[] => {
      if (statement.kind === 'class' && statement.bases.some((base) => /Config$/.test(typeName(base)))) {
        const body = statement.methods.find(({ name }) => name === 'get_urls')?.body ?? [];
        return body.flatMap((one) =>
          one.kind === 'assign' && isList(one.value) ? [{ item: one.value, scope }] : [],
        );
      }
      if (statement.kind !== 'assign' || statement.target.kind !== 'name' || !isList(statement.value))
        return [];
      const { name } = statement.target;
      const uses = new RegExp(String.raw`\b${name}\b(?!\s*\+?=)`);
      const isUsed = name === 'urlpatterns' || files.some((file) => uses.test(file.module.text));
      return isUsed ? [] : [{ item: statement.value, scope }];
    }),
  );
}

interface Pattern {
  readonly item: Expr;
  /** Of the file that writes it. */
  readonly scope: Scope;
}

function patternsOf(reader: RouteReader, scope: Scope, depth = 0): Pattern[] {
  const found: Pattern[] = [];
  const add = (expr: Expr | undefined, own: Scope): void => {
    if (expr?.kind === 'array') for (const item of expr.items) addItem(item, own);
    else if (expr?.kind === 'binary') {
      add(expr.left, own);
      add(expr.right, own);
    } else if (expr?.kind === 'member' && expr.name === 'urls') found.push({ item: expr, scope: own });
    else if (expr?.kind === 'call' && PATTERN.test(dotted(expr.callee)))
      found.push({ item: expr, scope: own });
    else if (expr?.kind === 'call') for (const { value } of expr.args) add(value, own);
    else if (expr?.kind === 'name' && expr.name !== 'urlpatterns') addNamed(expr.name, own);
    else if (expr?.kind === 'member') {
      // `users.legacy_urls` of another file.
      const value = reader.value(expr, own);
      if (value?.kind === 'code' && value.expr.kind === 'array') add(value.expr, value.scope);
    }
  };
  const addItem = (item: Expr, own: Scope): void => {
    // `*cycle_urls`.
    const spread = item.kind === 'other' && item.text.startsWith('*') ? item.parts[0] : undefined;
    if (spread?.kind === 'name') addNamed(spread.name, own);
    else found.push({ item, scope: own });
  };
  const addNamed = (name: string, own: Scope): void => {
    const binding = own.find(name);
    const isOther = binding?.expr?.kind === 'name' && binding.expr.name === 'urlpatterns';
    if (!isOther) {
      add(binding?.expr, binding?.scope ?? own);
      if (binding) for (const more of additionsTo(name, binding.scope)) add(more, binding.scope);
    } else if (depth < 5 && binding.scope !== scope)
      found.push(...patternsOf(reader, binding.scope, depth + 1));
  };
  for (const statement of scope.module.statements) {
    const { kind } = statement;
    if (kind === 'assign' && statement.target.kind === 'name' && statement.target.name === 'urlpatterns')
      add(statement.value, scope);
  }
  for (const more of additionsTo('urlpatterns', scope)) add(more, scope);
  return found;
}

/** What a file adds to a list after it is made: `patterns += [...]`, `patterns.append(path(...))`. */
function additionsTo(name: string, { module }: Scope): Expr[] {
  const found: Expr[] = [];
  const visit = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'block') visit(statement.body);
      if (statement.kind !== 'expr') continue;
      const { value } = statement;
      const [target, more] = value.kind === 'other' ? value.parts : [];
      if (more && target?.kind === 'name' && target.name === name) found.push(more);
      if (value.kind === 'call' && new RegExp(`^${name}\\.(?:append|extend)$`).test(dotted(value.callee)))
        found.push(...value.args.map((arg) => arg.value));
    }
  };
  visit(module.statements);
  return found;
}

interface Walk {
  readonly root: Router;
  readonly include: (scope: Scope, prefix: string) => void;
}

function readPattern(reader: RouteReader, item: Expr, scope: Scope, prefix: string, walk: Walk): void {
  // `*router.urls`.
  if (item.kind === 'other' && item.text.startsWith('*') && item.parts[0])
    return readPattern(reader, item.parts[0], scope, prefix, walk);
  if (item.kind === 'member' && item.name === 'urls')
    return readRouter(reader, item.object, scope, prefix, walk.root);
  if (item.kind !== 'call' || !PATTERN.test(dotted(item.callee))) return;
  const [first, view] = item.args.map(({ value }) => value);
  const text = reader.string(first, scope);
  if (text === undefined || !view) return;
  const path = joinKeepingSlash(prefix, dotted(item.callee) === 'path' ? text : fromPattern(text));
  const target = includeTarget(reader, item);
  if (target) return walk.include(target, path);
  // Django Ninja: `path("api/", api.urls)`.
  if (view.kind === 'member' && view.name === 'urls') {
    const ninja = reader.routerOf(view.object, scope);
    if (ninja) return ninja.mount(walk.root, path);
  }
  if (view.kind === 'call' && dotted(view.callee) === 'include') {
    const [inner] = view.args.map(({ value }) => value);
    for (const { item: one, scope: own } of itemsOf(reader, inner, scope))
      readPattern(reader, one, own, path, walk);
    return;
  }
  const dispatched = dispatchedVerbs(item);
  if (dispatched.length === 0) return addView(reader, view, scope, path, walk.root);
  for (const { method, target: named } of dispatched) {
    const text = reader.string(named, scope);
    const expr: Expr = text === undefined ? named : { kind: 'name', name: text.replace(/^.*\./, '') };
    const name = dotted(expr).replace(/^.*\./, '');
    addRoute(reader, walk.root, { method, path, name, found: reader.functionOf(expr, scope) });
  }
}

/** Handlers by verb: `path('users', dispatch, {'GET': 'views.list'})`, `rest_path('users', GET=list_users)`. */
function dispatchedVerbs({ args }: CallExpr): { readonly method: string; readonly target: Expr }[] {
  const pairs = args.flatMap(({ name, value }) =>
    name === undefined && value.kind === 'object' ? value.entries : name ? [{ key: name, value }] : [],
  );
  return pairs.flatMap(({ key, value }) => {
    const target = value.kind === 'array' ? value.items[0] : value;
    const isVerb = METHODS.some((method) => method === key);
    return isVerb && target ? [{ method: key, target }] : [];
  });
}

/** The patterns of a list, a tuple of a list and its namespace, or the name of one, also of another file. */
function itemsOf(reader: RouteReader, expr: Expr | undefined, scope: Scope, depth = 0): Pattern[] {
  if (!expr || depth > 6) return [];
  const inner = (one: Expr | undefined, own = scope): Pattern[] => itemsOf(reader, one, own, depth + 1);
  if (expr.kind === 'array') return expr.items.flatMap((item) => inner(item));
  if (expr.kind === 'binary') return [...inner(expr.left), ...inner(expr.right)];
  if (expr.kind === 'member' && expr.name !== 'urls') {
    const value = reader.value(expr, scope);
    return value?.kind === 'code' && value.expr !== expr ? inner(value.expr, value.scope) : [];
  }
  const named = expr.kind === 'name' ? scope.find(expr.name) : undefined;
  if (expr.kind !== 'name' || !named?.expr || named.expr.kind === 'call') return [{ item: expr, scope }];
  return [named.expr, ...additionsTo(expr.name, named.scope)].flatMap((item) => inner(item, named.scope));
}

/** Django's paths end as they are written, with a slash or without. */
function joinKeepingSlash(prefix: string, path: string): string {
  return `${prefix.replace(/\/*$/, '/')}${path.replace(/^\//, '')}`;
}

/** The module that `include('app.urls')` names. */
function includeTarget(reader: RouteReader, item: Expr): Scope | undefined {
  const view = item.kind === 'call' ? item.args[1]?.value : undefined;
  if (view?.kind !== 'call' || dotted(view.callee) !== 'include') return undefined;
  const [first] = view.args.map(({ value }) => value);
  const source = first?.kind === 'array' ? first.items[0] : first;
  if (source?.kind !== 'string') return undefined;
  const files = reader.project.files.filter(({ scope }) => scope.own('urlpatterns'));
  return files.find(({ module }) =>
    module.path
      .replace(/(?:\/__init__)?\.py$/, '')
      .replaceAll('/', '.')
      .endsWith(source.value),
  )?.scope;
}

function addView(reader: RouteReader, view: Expr, scope: Scope, path: string, root: Router): void {
  const inner =
    view.kind === 'call' &&
    view.callee.kind === 'name' &&
    view.args[0] &&
    !/as_view/.test(dotted(view.callee))
      ? view.args[0].value
      : view;
  if (inner.kind === 'call' && inner.callee.kind === 'member' && inner.callee.name === 'as_view')
    return addClassView(reader, inner, scope, path, root);
  // Channels' consumers answer no requests.
  if (inner.kind === 'call' && inner.callee.kind === 'member' && inner.callee.name === 'as_asgi') return;
  const found = reader.functionOf(inner, scope);
  if (/^(?:admin\.site\.urls|TemplateView|static)/.test(dotted(inner))) return;
  const name = found?.declaration.name ?? dotted(inner).replace(/^.*\./, '');
  const known = GENERIC[name]?.map((verb) => verb.toUpperCase());
  // What the input doesn't show may answer every verb.
  for (const method of found ? methodsOf(found.declaration) : (known ?? ['ANY']))
    addRoute(reader, root, { method, path, name, found, ...(!found && !known && { isUnseen: true }) });
}

function methodsOf(declaration: FunctionDecl): string[] {
  const mark = declaration.decorators.find(({ name }) => /^(?:api_view|require_http_methods)$/.test(name));
  const list = mark?.args[0]?.value;
  if (mark && !list) return ['GET'];
  if (list?.kind === 'array')
    return list.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
  const single = declaration.decorators.find(({ name }) => /^require_(?:GET|POST|safe)$/.test(name))?.name;
  if (single) return [single === 'require_POST' ? 'POST' : 'GET'];
  const text = JSON.stringify(declaration.body);
  const tested = [
    ...text.matchAll(/"name":"method"\},"right":\{"kind":"string","value":"(GET|POST|PUT|PATCH|DELETE)"/g),
  ].map(([, method = '']) => method);
  return tested.length > 0 ? [...new Set([...(tested.includes('GET') ? [] : ['GET']), ...tested])] : ['GET'];
}

/** What a view of the framework answers; those that projects derive from them say it in their names. */
function genericVerbs(reader: RouteReader, name: string): readonly string[] {
  const known = GENERIC[name];
  if (known || reader.project.classes.has(name)) return known ?? [];
  const words = /^((?:List|Create|Retrieve|Update|Destroy)+)\w*?(?:API|APIView)$/.exec(name)?.[1] ?? '';
  return [
    ...(/List|Retrieve/.test(words) ? ['get'] : []),
    ...(words.includes('Create') ? ['post'] : []),
    ...(words.includes('Update') ? ['put', 'patch'] : []),
    ...(words.includes('Destroy') ? ['delete'] : []),
  ];
}

function addClassView(
  reader: RouteReader,
  call: Extract<Expr, { kind: 'call' }>,
  scope: Scope,
  path: string,
  root: Router,
): void {
  const owner = call.callee.kind === 'member' ? call.callee.object : undefined;
  const name = owner?.kind === 'name' || owner?.kind === 'member' ? owner.name : '';
  const mapping = call.args.find(({ value }) => value.kind === 'object')?.value;
  if (mapping?.kind === 'object') {
    for (const { key, value } of mapping.entries) {
      const action = reader.string(value, scope) ?? '';
      addRoute(reader, root, {
        method: key.toUpperCase(),
        path,
        name: action,
        owner: name,
        found: methodOf(reader, name, action),
      });
    }
    return;
  }
  const verbs = new Set<string>();
  for (const { declaration } of reader.project.lineage(name)) {
    for (const one of declaration.methods) if (VERBS.includes(one.name)) verbs.add(one.name);
    for (const base of declaration.bases)
      for (const verb of genericVerbs(reader, typeName(base))) verbs.add(verb);
  }
  for (const verb of genericVerbs(reader, name)) verbs.add(verb);
  const allowed = allowedMethods(reader, name);
  for (const verb of verbs) if (!allowed(verb)) verbs.delete(verb);
  if (verbs.size === 0 && !reader.project.classes.has(name)) verbs.add('any');
  for (const verb of verbs)
    addRoute(reader, root, {
      method: verb.toUpperCase(),
      path,
      name: '',
      owner: name,
      found: methodOf(reader, name, verb),
      ...(verb === 'any' && { isUnseen: true }),
    });
}
