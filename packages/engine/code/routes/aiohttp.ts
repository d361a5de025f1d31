import type { CallExpr, Expr } from '../ast.ts';
import type { Value } from '../project/scope.ts';
import { dotted, VERBS, type RouterCall } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import type { Router } from './router.ts';

/** Adds the methods of a class, or those of them that are listed. */
type AddClass = (reader: RouteReader, router: Router, type: string, path: string) => void;

/** aiohttp: `app.router.add_get('/x', show)`, `app.add_routes([web.get('/x', show)])`, `app.add_subapp('/x', child)`. */
export function readAiohttp(use: RouterCall, addClass: AddClass): Value | undefined {
  const { reader, router, name, call, scope } = use;
  const self: Value = { kind: 'router', router };
  const args = call.args.flatMap((arg) => (arg.name === undefined ? [arg.value] : []));
  const [first, second, third] = args;
  const verb = /^add_(get|post|put|patch|delete|head|options)$/.exec(name)?.[1];
  if (verb) return add(use, verb, first, second);
  if (name === 'add_view') {
    const path = reader.string(first, scope);
    if (path !== undefined && second?.kind === 'name') addClass(reader, router, second.name, path);
    return self;
  }
  if (name === 'add_subapp') {
    reader.routerOf(second, scope)?.mount(router, reader.string(first, scope) ?? '');
    return self;
  }
  if (name === 'add_route' && first && second && third) {
    const method = reader.string(first, scope) ?? '';
    return add(use, method === '*' ? 'any' : method, second, third);
  }
  if (name === 'add_routes' && first) {
    for (const item of listOf(use, first)) readRouteCall(use, item, addClass);
    reader.routerOf(first, scope)?.mount(router, '');
    return self;
  }
  return undefined;
}

function listOf({ reader, scope }: RouterCall, expr: Expr): readonly Expr[] {
  if (expr.kind === 'array') return expr.items;
  const value = reader.value(expr, scope);
  return value?.kind === 'code' && value.expr.kind === 'array' ? value.expr.items : [];
}

/** `web.get('/x', show)`, `web.route('GET', '/x', show)`, `web.view('/x', View)`. */
function readRouteCall(use: RouterCall, item: Expr, addClass: AddClass): void {
  if (item.kind !== 'call') return;
  const call: CallExpr = item;
  const name = dotted(call.callee).replace(/^.*\./, '');
  const args = call.args.flatMap((arg) => (arg.name === undefined ? [arg.value] : []));
  if (VERBS.has(name)) add(use, name, args[0], args[1]);
  else if (name === 'route' || name === 'view')
    readAiohttp({ ...use, name: name === 'view' ? 'add_view' : 'add_route', call }, addClass);
}

function add(
  { reader, router, scope }: RouterCall,
  method: string,
  pathExpr: Expr | undefined,
  handler: Expr | undefined,
): Value | undefined {
  const path = reader.string(pathExpr, scope);
  if (path === undefined) return undefined;
  const handlers = handler ? [handler] : [];
  reader.add(router, { method, path, framework: 'aiohttp', handlers, scope });
  return { kind: 'router', router };
}
