import type { Expr } from '../ast.ts';
import type { Value } from '../project/scope.ts';
import { dotted, VERBS, type RouterCall } from './dialect.ts';
import { Router } from './router.ts';

const TEXT = /\bjavalin\b|\bspark\.Spark\b/i;

/** Javalin's and Spark's routes: `app.get("/x", handler)`, `path("users", () -> { get(…); crud(…); })`. */
export function readJavalin(use: RouterCall): Value | undefined {
  const { reader, router, name, call, scope } = use;
  if (!TEXT.test(scope.module.text)) return undefined;
  const self: Value = { kind: 'router', router };
  const args = call.args.map(({ value }) => value);
  const [first] = args;
  const path = first && first.kind !== 'function' ? reader.string(first, scope) : undefined;
  const handler = path === undefined ? first : args[1];
  if (VERBS.has(name) && handler) {
    reader.add(router, { method: name, path: path ?? '', framework: 'Javalin', handlers: [handler], scope });
    return self;
  }
  if (name === 'crud') return crud(use, path ?? '');
  if (/^(?:path|routes|apiBuilder|group|create)$/.test(name))
    return block(use, name === 'path' ? (path ?? '') : '');
  return undefined;
}

/** The same on no router, inside of a block that has one. */
export function readJavalinBlock(use: Omit<RouterCall, 'router'>): Value | undefined {
  const { scope, name, call } = use;
  if (!TEXT.test(scope.module.text)) return undefined;
  const isNamed = call.callee.kind === 'name';
  const made = /^(?:Javalin\.create|.*\.(?:routes|apiBuilder))$/.test(dotted(call.callee));
  const known = scope.self ?? (/\bspark\.Spark\b/.test(scope.module.text) ? fileRouter(use) : undefined);
  if (isNamed && known) return readJavalin({ ...use, router: known });
  // `Javalin.create(config -> { config.router.apiBuilder(() -> { … }); })`.
  return made && name !== 'create' ? readJavalin({ ...use, router: known ?? new Router() }) : undefined;
}

function fileRouter({ scope }: Omit<RouterCall, 'router'>): Router {
  const { root } = scope;
  root.self ??= new Router();
  return root.self;
}

/** `crud("users/{user-id}", handler)`. */
function crud({ reader, router, call, scope }: RouterCall, path: string): Value {
  const list = path.replace(/\/?[{:][^/]*$/, '');
  const handler = call.args[1]?.value;
  const handlers: readonly Expr[] = handler ? [handler] : [];
  const verbs = [
    ['get', list],
    ['post', list],
    ['get', path],
    ['patch', path],
    ['delete', path],
  ] as const;
  for (const [method, at] of verbs)
    reader.add(router, { method, path: at, framework: 'Javalin', handlers, scope, name: '' });
  return { kind: 'router', router };
}

function block({ reader, router, call, scope }: RouterCall, prefix: string): Value | undefined {
  const body = call.args.map(({ value }) => value).find(({ kind }) => kind === 'function');
  if (body?.kind !== 'function') return undefined;
  const child = new Router();
  child.mount(router, prefix);
  reader.walkFunction(body.declaration, scope, { self: child });
  return { kind: 'router', router: child };
}
