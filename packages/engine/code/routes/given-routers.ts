import type { CallExpr, Expr } from '../ast.ts';
import type { Project } from '../project/project.ts';
import type { Scope, Value } from '../project/scope.ts';
import { dotted, type Dialect } from './dialect.ts';
import { Router } from './router.ts';
import type { RouterFinder } from './router-finder.ts';

/** The method that an unknown object is given a router by: the only one of that name, or that of the class named alike. */
export function methodTaking(
  project: Project,
  dialect: Dialect | undefined,
  { callee }: CallExpr,
  values: readonly (Value | undefined)[],
  scope: Scope,
): Value | undefined {
  const index = values.findIndex((value) => value?.kind === 'router');
  if (callee.kind !== 'member' || index < 0 || isMadeElsewhere(project, callee.object, scope))
    return undefined;
  const found = project.methodsNamed(callee.name).filter(({ declaration }) => {
    const param = declaration.params[index];
    return param && dialect?.isRouter(param.name, param.type);
  });
  const owner = dotted(callee.object).replace(/^.*\./, '').toLowerCase();
  const alike = found.filter(({ owner: type }) => {
    const plain = type.toLowerCase();
    return owner !== '' && (plain.includes(owner) || owner.includes(plain));
  });
  const [only, ...others] = found.length > 1 ? alike : found;
  return only && others.length === 0
    ? { kind: 'function', declaration: only.declaration, scope: only.scope }
    : undefined;
}

/** Whether an object is made by a package of Go's own module that the input doesn't hold. */
function isMadeElsewhere({ packages }: Project, object: Expr, scope: Scope): boolean {
  const made = object.kind === 'name' ? scope.find(object.name)?.expr : undefined;
  const maker = made?.kind === 'index' ? made.object : made;
  if (maker?.kind !== 'call' || maker.callee.kind !== 'member') return false;
  const { object: owner } = maker.callee;
  return owner.kind === 'name' && packages.isMissing(owner.name, scope.root.module);
}

/** A router for a name that nothing in the input explains, on which something like a route is called. */
export function impliedRouter(
  finder: RouterFinder,
  call: CallExpr,
  scope: Scope,
  dialect: Dialect,
): Value | undefined {
  const { callee } = call;
  const object = callee.kind === 'member' ? callee.object : undefined;
  const receiver = object?.kind === 'name' || object?.kind === 'member' ? object.name : '';
  if (callee.kind !== 'member' || !object || receiver === '') return undefined;
  // `await api.post('/orders', values)` of a screen.
  if (receiver === 'api' && scope.module.language === 'tsx') return undefined;
  if (!dialect.looksLikeRoute?.(call, callee.name, receiver) && !dialect.isRouter(receiver, undefined))
    return undefined;
  const value: Value = { kind: 'router', router: new Router() };
  const owner = object.kind === 'member' ? finder.value(object.object, scope) : undefined;
  if (owner?.kind === 'instance') owner.members.bind(receiver, { value });
  else if (object.kind === 'name') (scope.find(receiver)?.scope ?? scope.root).bind(receiver, { value });
  else {
    const key = dotted(object);
    const known = scope.root.own(key)?.value;
    if (known) return known;
    scope.root.bind(key, { value });
  }
  return value;
}

/** The router that a call makes, under the prefix or the parent that it names. */
export function createdRouter(
  finder: RouterFinder,
  { callee, args }: CallExpr,
  scope: Scope,
  dialect: Dialect,
): Value {
  const type = dotted(callee).replace(/^.*\./, '');
  const made = finder.project.classes.has(type) ? finder.project.instanceOf(type) : undefined;
  const router = finder.inheritedRouter(made, dialect) ?? new Router();
  const options = args.map(({ value }) => value).find(({ kind }) => kind === 'object');
  if (options?.kind === 'object') {
    const prefix = options.entries.find(({ key }) => key === 'prefix' || key === 'basePath');
    router.prefix = finder.string(prefix?.value, scope) ?? '';
  }
  const parent = args[0] && finder.value(args[0].value, scope);
  if (parent?.kind === 'router') router.mount(parent.router, '');
  return { kind: 'router', router };
}
