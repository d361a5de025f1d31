import type { Arg, CallExpr, Expr, FunctionDecl } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { addRoute, allowedMethods, methodOf } from './django-views.ts';
import { fromPattern } from './django-patterns.ts';
import { dotted } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { joinPaths, type Router } from './router.ts';

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
/** `router.register('users', UserViewSet)`. */
export function readRouter(
  reader: RouteReader,
  router: Expr,
  scope: Scope,
  prefix: string,
  root: Router,
): void {
  const { name, file } = definedAt(reader, router, scope);
  const base = joinPaths(prefix, nestedPath(reader, name, file));
  const end = endsWithSlash(file, name) ? '/' : '';
  eachExpr(file.module.statements, (expr) => {
    const chain = expr.kind === 'call' ? chainOf(reader, expr, name, file) : undefined;
    if (expr.kind !== 'call' || !chain) return;
    const viewset = positional(expr.args, 1, 'viewset');
    const type = viewset?.kind === 'name' || viewset?.kind === 'member' ? viewset.name : '';
    addViewSet(reader, type, joinPaths(base, nested(chain, expr, reader, file)), end, root);
  });
}

/** The router's own name, and the file that it is made in. */
function definedAt(
  reader: RouteReader,
  router: Expr,
  scope: Scope,
): { readonly name: string; readonly file: Scope } {
  const name = router.kind === 'name' || router.kind === 'member' ? router.name : '';
  const binding = router.kind === 'name' ? scope.find(name) : undefined;
  // `from api.routers import router as router_v1`.
  if (binding?.expr?.kind === 'name' && binding.scope !== scope)
    return { name: binding.expr.name, file: binding.scope };
  const owner = router.kind === 'member' ? reader.value(router.object, scope) : undefined;
  if (owner?.kind === 'module') return { name, file: owner.scope };
  return { name, file: binding?.expr ? scope : (reader.project.global(name) ?? scope) };
}

/** The prefixes of a registration, from those that it hangs on: `router.register('jobs', …).register('tests', …)`. */
function chainOf(
  reader: RouteReader,
  { callee, args }: CallExpr,
  router: string,
  file: Scope,
  depth = 0,
): string[] | undefined {
  if (callee.kind !== 'member' || callee.name !== 'register' || depth > 5) return undefined;
  const prefix = reader.string(positional(args, 0, 'prefix'), file);
  if (prefix === undefined) return undefined;
  const own = fromPattern(prefix);
  const { object } = callee;
  if (object.kind === 'name' && object.name === router) return [own];
  const made = object.kind === 'name' ? file.find(object.name)?.expr : object;
  const before = made?.kind === 'call' ? chainOf(reader, made, router, file, depth + 1) : undefined;
  return before && [...before, own];
}

/** drf-extensions puts the keys of what is above in between: `parents_query_lookups=['job_id']`. */
function nested(chain: readonly string[], { args }: CallExpr, reader: RouteReader, file: Scope): string {
  const listed = positional(args, 3, 'parents_query_lookups');
  const lookups = listed?.kind === 'array' ? listed.items.map((one) => reader.string(one, file) ?? '') : [];
  return chain
    .flatMap((part, index) =>
      index < chain.length - 1 ? [part, `{parent_lookup_${lookups[index] ?? index + 1}}`] : [part],
    )
    .join('/');
}

/** Of `NestedSimpleRouter(router, 'users', lookup='user')`, also where the router is nested itself: `users/{user_pk}`. */
function nestedPath(reader: RouteReader, router: string, scope: Scope, depth = 0): string {
  const made = scope.find(router)?.expr;
  if (depth > 5 || made?.kind !== 'call' || !/Nested\w*Router$/.test(dotted(made.callee))) return '';
  const parent = dotted(positional(made.args, 0, 'parent_router'));
  const path = reader.string(positional(made.args, 1, 'parent_prefix'), scope) ?? '';
  const lookup = reader.string(made.args.find(({ name }) => name === 'lookup')?.value, scope) ?? 'nested_1';
  return joinPaths(nestedPath(reader, parent, scope, depth + 1), `${path}/{${lookup}_pk}`);
}

function positional(args: readonly Arg[], index: number, name: string): Expr | undefined {
  return (
    args.find((arg) => arg.name === name)?.value ?? args.filter((arg) => arg.name === undefined)[index]?.value
  );
}

/** What a view set of the framework answers; those that projects derive from them say it in their names. */
function actionsOf(reader: RouteReader, base: string): readonly string[] {
  const kind = reader.project.classes.has(base) || !/ModelViewSet$/.test(base) ? '' : 'ModelViewSet';
  return BASES[base] ?? BASES[/ReadOnly/.test(base) ? `ReadOnly${kind}` : kind] ?? [];
}

/** Routers end paths with a slash, unless they are told not to: `DefaultRouter(trailing_slash=False)`. */
function endsWithSlash({ module }: Scope, router: string): boolean {
  const made = module.statements.find(
    (one) => one.kind === 'assign' && one.target.kind === 'name' && one.target.name === router,
  );
  const args = made?.kind === 'assign' && made.value?.kind === 'call' ? made.value.args : [];
  return !args.some(
    ({ name, value }) => name === 'trailing_slash' && value.kind === 'boolean' && !value.value,
  );
}

function addViewSet(reader: RouteReader, type: string, path: string, end: '/' | '', root: Router): void {
  const lineage = reader.project.lineage(type);
  const methods = new Map<string, FunctionDecl | undefined>();
  for (const { declaration } of lineage) {
    for (const base of declaration.bases)
      for (const action of actionsOf(reader, typeName(base)))
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
  const allowed = allowedMethods(reader, type);
  for (const [action, [verb, detail]] of Object.entries(ACTIONS)) {
    if ((!methods.has(action) && lineage.length > 0) || !allowed(verb)) continue;
    addRoute(reader, root, {
      method: verb,
      path: `${path}${detail ? `/{${lookup}}` : ''}${end}`,
      name: '',
      owner: type,
      found: methodOf(reader, type, action),
      // Of a view set that the input doesn't hold, what most answer is said.
      ...(lineage.length === 0 && { isUnseen: true }),
    });
  }
  for (const { declaration } of lineage) {
    for (const one of declaration.methods) {
      // Older versions say in the name what a path ends with.
      const mark = one.decorators.find(({ name }) => /^(?:action|detail_route|list_route)$/.test(name));
      if (!mark) continue;
      const detail = mark.args.find(({ name }) => name === 'detail')?.value;
      const listed = mark.args.find(({ name }) => name === 'methods')?.value;
      const own = mark.args.find(({ name }) => name === 'url_path')?.value;
      const verbs =
        listed?.kind === 'array'
          ? listed.items.flatMap((item) => (item.kind === 'string' ? [item.value.toUpperCase()] : []))
          : ['GET'];
      const mapped = declaration.methods.flatMap((other) =>
        other.decorators
          .filter(({ target }) => target && dotted(target) === `${one.name}.mapping`)
          .map((more) => [more.name.toUpperCase(), other.name] as const),
      );
      const tail = own?.kind === 'string' ? fromPattern(own.value) : one.name;
      const isOfOne = mark.name === 'detail_route' || (detail?.kind === 'boolean' && detail.value);
      const base = isOfOne ? `${path}/{${lookup}}` : path;
      for (const [verb, name] of [...verbs.map((stated) => [stated, one.name] as const), ...mapped])
        addRoute(reader, root, {
          method: verb,
          path: `${base}/${tail}${end}`,
          name,
          owner: type,
          found: methodOf(reader, type, name),
        });
    }
  }
}
