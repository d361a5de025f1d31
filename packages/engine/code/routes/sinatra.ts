import type { CallExpr, Expr, Statement } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import { dotted, VERBS } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

/** The block that a call is given. */
export const blockOf = (call: CallExpr): Extract<Expr, { kind: 'function' }> | undefined =>
  call.args.map(({ value }) => value).find((value) => value.kind === 'function');
/** The routes of a class hang together, and so do those of a file. */
export function ownRouter(scope: Scope): Router {
  return (scope.self ??= new Router());
}

/** Rack: `map '/users' do run UsersController end`, `run Rack::URLMap.new('/users' => UsersController)`. */
export function mapApps(reader: RouteReader, call: CallExpr, scope: Scope, prefix: string): boolean {
  const name = call.callee.kind === 'name' ? call.callee.name : '';
  const [first] = call.args.map(({ value }) => value);
  const hang = (app: Expr | undefined, path: string): void => {
    const type = dotted(app?.kind === 'call' && app.callee.kind === 'member' ? app.callee.object : app);
    const owner = reader.project.classes.get(type.replace(/^.*[.:]/, ''))?.declaration;
    if (owner) ownRouter(reader.classScope(owner)).prefix = path;
  };
  if (name === 'map') {
    const path = `${prefix}/${(reader.string(first, scope) ?? '').replace(/^\/|\/$/g, '')}`;
    for (const statement of blockOf(call)?.declaration.body ?? []) {
      if (statement.kind !== 'expr' || statement.value.kind !== 'call') continue;
      const inner = statement.value;
      if (!mapApps(reader, inner, scope, path) && /^(?:run|use)$/.test(dotted(inner.callee)))
        hang(inner.args[0]?.value, path);
    }
    return true;
  }
  // `server.mount('/api/users', Users.new)`.
  const mounted =
    call.callee.kind === 'member' && call.callee.name === 'mount' ? call.args[1]?.value : undefined;
  const at = mounted && reader.string(first, scope);
  if (mounted && at?.startsWith('/')) {
    hang(mounted, at);
    return true;
  }
  if (name !== 'run' || first?.kind !== 'call' || !/URLMap/.test(dotted(first.callee))) return false;
  const pairs = first.args.flatMap(({ value }) => (value.kind === 'object' ? value.entries : []));
  for (const { key, value } of pairs) hang(value, key);
  return true;
}

/** A route of Sinatra's, or a namespace of them. False where the call is neither. */
export function sinatra(
  reader: RouteReader,
  call: CallExpr,
  scope: Scope,
  doc: string,
  router: Router,
): boolean {
  const name = call.callee.kind === 'name' ? call.callee.name : '';
  const block = blockOf(call);
  const first = call.args[0]?.value;
  // In a namespace: `get do … end`.
  const path = first?.kind === 'function' && router.mounts.length > 0 ? '' : reader.string(first, scope);
  // What ends the path of a namespace: `get '.json'`.
  const isEnd = path !== undefined && /^\.\w+$/.test(path) && router.mounts.length > 0;
  if (VERBS.has(name) && block && path !== undefined && (path.startsWith('/') || path === '' || isEnd)) {
    reader.routes.push({
      router,
      method: name.toUpperCase(),
      path: path.replace(/\(\?:[^)]*\)|\/?\?$/g, ''),
      framework: 'Sinatra',
      handler: { declaration: block.declaration, scope },
      guards: [],
      name: '',
      doc,
    });
    return true;
  }
  // `before do … end` stands in front of all routes, but those that it lets pass; `before '/notes*'` of some.
  if (name === 'before' && block && (path !== undefined || first === block)) {
    const [under = '', ...rest] = first === block ? [] : (path ?? '').split('*');
    router.guards.push({
      expr: block,
      scope,
      except: passedIn(block.declaration.body),
      passes: methodsPassed(block.declaration.body),
      ...(under !== '' && { under, isExact: rest.length === 0 }),
    });
    return true;
  }
  if (name !== 'namespace' || !block || path === undefined || first === block) return false;
  const child = new Router();
  child.mount(router, path);
  for (const statement of block.declaration.body) {
    if (statement.kind === 'expr' && statement.value.kind === 'call')
      sinatra(reader, statement.value, scope, statement.doc, child);
  }
  return true;
}

/** Methods behind `protected! unless request.get?`; none where more is asked. */
function methodsPassed(body: readonly Statement[]): string[] {
  const [only, another] = body;
  const [test] = only?.kind === 'block' && !another ? only.body : [];
  const text = test?.kind === 'expr' && test.value.kind === 'other' ? test.value.text : '';
  const [, list = ''] = /^!\(?(request\.\w+\?(?:\s*(?:\|\||or)\s*request\.\w+\?)*)\)?$/.exec(text) ?? [];
  return [...list.matchAll(/request\.(\w+)\?/g)].map(([, name = '']) => name.toUpperCase());
}

/** Paths behind `pass if request.path_info == '/ping'`. */
function passedIn(body: readonly Statement[]): string[] {
  return body.flatMap((statement) => {
    if (statement.kind !== 'block') return [];
    const [test] = statement.body;
    const text = test?.kind === 'expr' && test.value.kind === 'other' ? test.value.text : '';
    const passes =
      // `protected! unless request.path_info == '/ping'`
      /^!.*\bpath(?:_info)?\b/s.test(text) ||
      statement.body.some(
        (one) => (one.kind === 'expr' || one.kind === 'return') && dotted(one.value) === 'pass',
      );
    return passes
      ? [...JSON.stringify(statement).matchAll(/"value":"(\/[^"]*)"/g)].map(([, path = '']) => path)
      : [];
  });
}
