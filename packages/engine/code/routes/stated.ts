import type { CallExpr, Expr, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import type { Scope } from '../project/scope.ts';
import { dotted, VERBS } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { Router, type RouteParts } from './router.ts';
import { frameworkOf } from './script-framework.ts';

const MAKERS = /(?:Route|Endpoint|Action)$/;
const ADDERS = /^(?:(?:add|define|register|create)_?)?(?:route|endpoint)$/i;

type Stated = Pick<RouteParts, 'method' | 'path' | 'handlers' | 'options'> & { readonly maker?: string };

/** Routes of scripts that stand in objects, where no call that the input shows hands them to a router. */
export function readStated(reader: RouteReader): void {
  const files = reader.project.files.filter(({ module }) => /script$|^tsx$/.test(module.language));
  const known = [...reader.routes];
  for (const { module, scope } of files) {
    const own = new Router();
    eachExpr(withBodies(module.statements), (expr) => {
      const route = statedRoute(reader, expr, scope);
      if (!route) return;
      const method = route.method.toUpperCase();
      if (known.some((other) => other.method === method && other.path.endsWith(route.path))) return;
      const router = route.maker === undefined ? own : makerRouter(reader, route.maker, files);
      reader.add(router, { ...route, method, framework: frameworkOf(scope), scope });
    });
  }
}

function withBodies(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement) => {
    if (statement.kind === 'function' || statement.kind === 'scope') return withBodies(statement.body);
    if (statement.kind !== 'class') return [statement];
    return [...statement.methods.flatMap(({ body }) => withBodies(body)), ...withBodies(statement.body)];
  });
}

function statedRoute(reader: RouteReader, expr: Expr, scope: Scope): Stated | undefined {
  if (expr.kind === 'call') return calledRoute(expr);
  if (expr.kind !== 'object') return undefined;
  const entry = (...keys: readonly string[]): Expr | undefined =>
    expr.entries.find(({ key }) => keys.includes(key))?.value;
  const handler = entry('handler', 'handle', 'controller', 'action');
  const method = reader.string(entry('method', 'verb'), scope);
  const path = reader.string(entry('path', 'url', 'route'), scope);
  if (!handler || !isHandler(handler) || !method || !VERBS.has(method.toLowerCase()) || !isPath(path))
    return undefined;
  return { method, path, handlers: [handler], options: expr };
}

/** `new Endpoint('get', '/users', list)`, `this.route('GET', '/users', list)`. */
function calledRoute({ callee, args, creates }: CallExpr): Stated | undefined {
  const name = callee.kind === 'member' || callee.kind === 'name' ? callee.name : '';
  if (!(creates ? MAKERS : ADDERS).test(name)) return undefined;
  const [method, path, ...handlers] = args.map(({ value }) => value);
  const last = handlers.at(-1);
  if (method?.kind !== 'string' || !VERBS.has(method.value.toLowerCase())) return undefined;
  if (path?.kind !== 'string' || !isPath(path.value) || !last || !isHandler(last)) return undefined;
  return { method: method.value, path: path.value, handlers, ...(creates && { maker: name }) };
}

const isPath = (path: string | undefined): path is string => path?.startsWith('/') ?? false;

function isHandler({ kind }: Expr): boolean {
  return /^(?:function|name|member|call|array)$/.test(kind);
}

const MAKERS_OF = new WeakMap<RouteReader, Map<string, Router>>();

/** The router that what a class makes is handed to: `endpoint.apply(router)`. */
function makerRouter(
  reader: RouteReader,
  type: string,
  files: readonly { readonly module: { readonly statements: readonly Statement[] }; readonly scope: Scope }[],
): Router {
  const routers = MAKERS_OF.get(reader) ?? new Map<string, Router>();
  MAKERS_OF.set(reader, routers);
  const known = routers.get(type);
  if (known) return known;
  const made = new Router();
  routers.set(type, made);
  const methods = new Set(reader.project.classes.get(type)?.declaration.methods.map(({ name }) => name));
  for (const { module, scope } of files)
    eachExpr(withBodies(module.statements), (expr) => {
      if (expr.kind !== 'call' || expr.callee.kind !== 'member' || !methods.has(expr.callee.name)) return;
      const [first] = expr.args;
      const router = first && dotted(first.value) !== '' ? reader.routerOf(first.value, scope) : undefined;
      if (router && first && reader.value(first.value, scope)?.kind === 'router') made.mount(router, '');
    });
  return made;
}
