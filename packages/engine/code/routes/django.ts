import type { Arg, Expr, FunctionDecl } from '../ast.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { Router, joinPaths } from './router.ts';

const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];
/** Methods of a view set, the verb each answers, and whether its path ends with the key. */
const ACTIONS: Readonly<Record<string, readonly [string, boolean]>> = {
  list: ['GET', false],
  create: ['POST', false],
  retrieve: ['GET', true],
  update: ['PUT', true],
  partial_update: ['PATCH', true],
  destroy: ['DELETE', true],
};
const BASES: Readonly<Record<string, readonly string[]>> = {
  ModelViewSet: ['list', 'create', 'retrieve', 'update', 'partial_update', 'destroy'],
  ReadOnlyModelViewSet: ['list', 'retrieve'],
  ListModelMixin: ['list'],
  CreateModelMixin: ['create'],
  RetrieveModelMixin: ['retrieve'],
  UpdateModelMixin: ['update', 'partial_update'],
  DestroyModelMixin: ['destroy'],
};
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
    for (const item of patternsOf(reader, scope))
      readPattern(reader, item, scope, prefix, {
        root,
        include: (inner, at) => (included.add(inner), visit(inner, at, depth + 1)),
      });
  };
  for (const { scope } of files) {
    for (const item of patternsOf(reader, scope)) {
      const target = includeTarget(reader, item);
      if (target) included.add(target);
    }
  }
  for (const { scope } of files) if (!included.has(scope)) visit(scope, '/', 0);
}

function patternsOf(reader: RouteReader, scope: Scope): Expr[] {
  const found: Expr[] = [];
  const add = (expr: Expr | undefined): void => {
    if (expr?.kind === 'array') found.push(...expr.items);
    else if (expr?.kind === 'binary') {
      add(expr.left);
      add(expr.right);
    } else if (expr?.kind === 'member' && expr.name === 'urls') found.push(expr);
    else if (expr?.kind === 'call') for (const { value } of expr.args) add(value);
    else if (expr?.kind === 'name' && expr.name !== 'urlpatterns') add(scope.find(expr.name)?.expr);
  };
  void reader;
  for (const statement of scope.module.statements) {
    if (
      statement.kind === 'assign' &&
      statement.target.kind === 'name' &&
      statement.target.name === 'urlpatterns'
    )
      add(statement.value);
    // `urlpatterns += [...]`.
    if (
      statement.kind === 'expr' &&
      statement.value.kind === 'other' &&
      statement.value.text.startsWith('urlpatterns')
    )
      add(statement.value.parts[1]);
  }
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
  if (item.kind !== 'call' || !/^(?:path|re_path|url|django\.urls\.path)$/.test(dotted(item.callee))) return;
  const [first, view] = item.args.map(({ value }) => value);
  const text = reader.string(first, scope);
  if (text === undefined || !view) return;
  const path = joinKeepingSlash(prefix, dotted(item.callee) === 'path' ? text : fromPattern(text));
  const target = includeTarget(reader, item);
  if (target) return walk.include(target, path);
  if (view.kind === 'call' && dotted(view.callee) === 'include') {
    const [inner] = view.args.map(({ value }) => value);
    const list = inner?.kind === 'array' ? inner.items : inner ? [inner] : [];
    const flat = list.flatMap((one) => (one.kind === 'array' ? one.items : [one]));
    for (const one of flat) readPattern(reader, one, scope, path, walk);
    const named = inner?.kind === 'name' ? scope.find(inner.name)?.expr : undefined;
    if (named?.kind === 'array') for (const one of named.items) readPattern(reader, one, scope, path, walk);
    return;
  }
  addView(reader, view, scope, path, walk.root);
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
    module.path.replace(/\.py$/, '').replaceAll('/', '.').endsWith(source.value),
  )?.scope;
}

function fromPattern(pattern: string): string {
  return pattern
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replace(/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '<$1>')
    .replace(/\\([./-])/g, '$1')
    .replace(/\?$/, '');
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
  const found = reader.functionOf(inner, scope);
  if (/^(?:admin\.site\.urls|TemplateView|static)/.test(dotted(inner))) return;
  // What the input doesn't show may answer every verb.
  for (const method of found ? methodsOf(found.declaration) : ['ANY'])
    add(reader, root, {
      method,
      path,
      name: found?.declaration.name ?? dotted(inner).replace(/^.*\./, ''),
      found,
    });
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

interface View {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly found?: { readonly declaration: FunctionDecl; readonly scope: Scope } | undefined;
  readonly owner?: string;
}

function add(reader: RouteReader, router: Router, { method, path, name, found, owner }: View): void {
  reader.routes.push({
    router,
    method,
    path,
    framework: 'Django',
    ...(found && { handler: found }),
    guards: [],
    name,
    doc: found?.declaration.doc ?? '',
    ...(owner !== undefined && { owner }),
  });
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
      add(reader, root, {
        method: key.toUpperCase(),
        path,
        name: action,
        owner: name,
        found: method(reader, name, action),
      });
    }
    return;
  }
  const verbs = new Set<string>();
  for (const { declaration } of reader.project.lineage(name)) {
    for (const one of declaration.methods) if (VERBS.includes(one.name)) verbs.add(one.name);
    for (const base of declaration.bases) for (const verb of GENERIC[typeName(base)] ?? []) verbs.add(verb);
  }
  for (const verb of GENERIC[name] ?? []) verbs.add(verb);
  if (verbs.size === 0 && !reader.project.classes.has(name)) verbs.add('any');
  for (const verb of verbs)
    add(reader, root, {
      method: verb.toUpperCase(),
      path,
      name: '',
      owner: name,
      found: method(reader, name, verb),
    });
}

function method(
  reader: RouteReader,
  type: string,
  name: string,
): { declaration: FunctionDecl; scope: Scope } | undefined {
  const found = reader.project.methodOf(type, name);
  const owner = reader.project.classes.get(type);
  return found && owner
    ? { declaration: found.declaration, scope: reader.classScope(owner.declaration) }
    : undefined;
}

/** `router.register('users', UserViewSet)`. */
function readRouter(reader: RouteReader, router: Expr, scope: Scope, prefix: string, root: Router): void {
  const name = dotted(router);
  const file = scope.module.statements.some((statement) => isRegistration(statement, name))
    ? scope
    : definingScope(reader, router, scope);
  for (const statement of file.module.statements) {
    if (
      !isRegistration(statement, name.replace(/^.*\./, '')) ||
      statement.kind !== 'expr' ||
      statement.value.kind !== 'call'
    )
      continue;
    const { args } = statement.value;
    const path = reader.string(positional(args, 0, 'prefix'), file);
    const viewset = positional(args, 1, 'viewset');
    const type = viewset?.kind === 'name' || viewset?.kind === 'member' ? viewset.name : '';
    if (path !== undefined) addViewSet(reader, type, joinPaths(prefix, fromPattern(path)), root);
  }
}

function isRegistration(statement: Scope['module']['statements'][number], name: string): boolean {
  return (
    statement.kind === 'expr' &&
    statement.value.kind === 'call' &&
    dotted(statement.value.callee) === `${name}.register`
  );
}

function definingScope(reader: RouteReader, router: Expr, scope: Scope): Scope {
  const name = router.kind === 'name' || router.kind === 'member' ? router.name : '';
  return reader.project.global(name) ?? scope;
}

function positional(args: readonly Arg[], index: number, name: string): Expr | undefined {
  return (
    args.find((arg) => arg.name === name)?.value ?? args.filter((arg) => arg.name === undefined)[index]?.value
  );
}

function addViewSet(reader: RouteReader, type: string, path: string, root: Router): void {
  const lineage = reader.project.lineage(type);
  const methods = new Map<string, FunctionDecl | undefined>();
  for (const { declaration } of lineage) {
    for (const base of declaration.bases)
      for (const action of BASES[typeName(base)] ?? [])
        if (!methods.has(action)) methods.set(action, undefined);
    for (const one of declaration.methods) if (ACTIONS[one.name]) methods.set(one.name, one);
  }
  const lookup =
    lineage
      .flatMap(({ declaration }) =>
        declaration.fields.filter(({ name }) => name === 'lookup_url_kwarg' || name === 'lookup_field'),
      )
      .map(({ value }) => (value?.kind === 'string' ? value.value : ''))
      .find(Boolean) ?? 'pk';
  for (const [action, [verb, detail]] of Object.entries(ACTIONS)) {
    if (!methods.has(action) && lineage.length > 0) continue;
    add(reader, root, {
      method: verb,
      path: `${path}/${detail ? `{${lookup}}/` : ''}`,
      name: '',
      owner: type,
      found: method(reader, type, action),
    });
  }
  for (const { declaration } of lineage) {
    for (const one of declaration.methods) {
      const mark = one.decorators.find(({ name }) => name === 'action');
      if (!mark) continue;
      const detail = mark.args.find(({ name }) => name === 'detail')?.value;
      const listed = mark.args.find(({ name }) => name === 'methods')?.value;
      const own = mark.args.find(({ name }) => name === 'url_path')?.value;
      const verbs =
        listed?.kind === 'array'
          ? listed.items.flatMap((item) => (item.kind === 'string' ? [item.value.toUpperCase()] : []))
          : ['GET'];
      const tail = own?.kind === 'string' ? fromPattern(own.value) : one.name;
      const base = detail?.kind === 'boolean' && detail.value ? `${path}/{${lookup}}` : path;
      for (const verb of verbs)
        add(reader, root, {
          method: verb,
          path: `${base}/${tail}/`,
          name: one.name,
          owner: type,
          found: method(reader, type, one.name),
        });
    }
  }
}
