import type { Expr } from '../ast.ts';
import type { Scope, Value } from '../project/scope.ts';
import { readJavalin, readJavalinBlock } from './javalin.ts';
import { dotted, VERBS, type Dialect, type RouterCall } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { joinPaths, Router } from './router.ts';

/** Spring's functional endpoints: `RouterFunctions.route()` and what is built on it. */
export const JAVA_DIALECT: Dialect = {
  creates: (callee) => /RouteBuilder\.route$|^Javalin\.create$/.test(callee),
  isRouter: (_name, type) => type?.kind === 'named' && type.name === 'Javalin',
  method: (use) => readJavalin(use) ?? readMethod(use),
  free: (use) => {
    const javalin = readJavalinBlock(use);
    if (javalin) return javalin;
    if (!/^(?:RouterFunctions\.)?(?:route|nest)$/.test(dotted(use.call.callee))) return undefined;
    const router = new Router();
    if (use.call.args.length === 0) return { kind: 'router', router };
    return isPredicate(use.call.args[0]?.value) ? readMethod({ ...use, router }) : undefined;
  },
};

function readMethod(use: RouterCall): Value | undefined {
  const { reader, router, name, call, scope } = use;
  const args = call.args.map(({ value }) => value);
  const [first, second] = args;
  const self: Value = { kind: 'router', router };
  if (isVerb(name)) {
    const path = first?.kind === 'string' || first?.kind === 'binary' ? reader.string(first, scope) : '';
    const handler = args.find(({ kind }) => kind === 'function' || kind === 'member');
    if (path !== undefined && handler) addRoute(use, name, path, handler);
    return self;
  }
  if (name === 'route' || name === 'andRoute') {
    const { method = 'ANY', path } = predicateOf(reader, first, scope);
    if (second) addRoute(use, method, path, second);
    return self;
  }
  if (name === 'path' || name === 'nest' || name === 'andNest') {
    const prefix =
      name === 'path' ? (reader.string(first, scope) ?? '') : predicateOf(reader, first, scope).path;
    const child = new Router();
    child.mount(router, prefix);
    const body =
      second?.kind === 'function'
        ? { declaration: second.declaration, scope }
        : second && reader.functionOf(second, scope);
    const inner =
      body &&
      reader.walkFunction(body.declaration, body.scope, { values: [{ kind: 'router', router: child }] });
    const returned = body && inner ? reader.returned(body.declaration, inner) : undefined;
    const own = returned?.kind === 'router' ? returned.router : reader.routerOf(second, scope);
    if (own && own !== child) own.mount(child, '');
    return self;
  }
  if (name === 'add' || name === 'and' || name === 'andOther') {
    reader.routerOf(first, scope)?.mount(router, '');
    return self;
  }
  return undefined;
}

function isVerb(name: string): boolean {
  return name === name.toUpperCase() && VERBS.has(name.toLowerCase());
}

function addRoute({ reader, router, scope }: RouterCall, method: string, path: string, handler: Expr): void {
  const rooted = path === '' || path.startsWith('/') ? path : `/${path}`;
  reader.add(router, { method, path: rooted, framework: 'Spring', handlers: [handler], scope });
}

/** `GET("/x")`, `RequestPredicates.path("/x").and(accept(…))`, `method(HttpMethod.GET)`. */
function isPredicate(expr: Expr | undefined): boolean {
  if (expr?.kind !== 'call') return false;
  const name = dotted(expr.callee).replace(/^RequestPredicates\./, '');
  return (
    isVerb(name) ||
    /^(?:path|method|accept|contentType|all|queryParam|headers|pathExtension)$/.test(name) ||
    (expr.callee.kind === 'member' && isPredicate(expr.callee.object))
  );
}

function predicateOf(
  reader: RouteReader,
  expr: Expr | undefined,
  scope: Scope,
): { readonly method?: string; readonly path: string } {
  if (expr?.kind !== 'call') return { path: '' };
  const { callee, args } = expr;
  const [first] = args.map(({ value }) => value);
  const name = callee.kind === 'name' || callee.kind === 'member' ? callee.name : '';
  if (isVerb(name)) return { method: name, path: reader.string(first, scope) ?? '' };
  if (name === 'path') return { path: reader.string(first, scope) ?? '' };
  if (name === 'method') return { method: dotted(first).replace(/^.*\./, ''), path: '' };
  if (name !== 'and' || callee.kind !== 'member') return { path: '' };
  const [left, right] = [predicateOf(reader, callee.object, scope), predicateOf(reader, first, scope)];
  const method = left.method ?? right.method;
  return { path: joinPaths(left.path, right.path), ...(method !== undefined && { method }) };
}
