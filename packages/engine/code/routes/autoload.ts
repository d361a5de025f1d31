import type { Expr, ObjectExpr } from '../ast.ts';
import { childrenOf } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import { joinPaths, Router } from './router.ts';
import type { RouteReader } from './reader.ts';
import { frameworkOf } from './script-framework.ts';

/** Fastify's autoload: every file of a folder is a plugin, and its folders are its prefix. */
export function autoload(reader: RouteReader, router: Router, options: ObjectExpr, scope: Scope): void {
  const entry = (from: ObjectExpr, key: string): Expr | undefined =>
    from.entries.find((one) => one.key === key)?.value;
  const folder = lastText(entry(options, 'dir'))
    ?.replace(/^\.?\/+|\/+$/g, '')
    .replace(/^.*\.\.\//, '');
  if (!folder) return;
  const inner = entry(options, 'options');
  const base = reader.string(inner?.kind === 'object' ? entry(inner, 'prefix') : undefined, scope) ?? '';
  for (const file of reader.project.files) {
    const below = `/${file.module.path}`.split(`/${folder}/`)[1];
    const plugin = below && reader.functionOf({ kind: 'name', name: 'default' }, file.scope);
    if (!plugin) continue;
    const own = reader.string({ kind: 'name', name: 'autoPrefix' }, file.scope);
    const folders = below
      .split('/')
      .slice(0, -1)
      .map((part) => part.replace(/^_+/, ':'));
    const child = new Router();
    child.mount(router, joinPaths(base, own ?? folders.map((part) => `/${part}`).join('')));
    reader.walkFunction(plugin.declaration, plugin.scope, { values: [{ kind: 'router', router: child }] });
  }
}

/**
 * Plugins in a folder `routes`, in a file that says nothing of where it hangs, where the input doesn't hold the call that loads
 * them: Fastify's own projects do it by the folders below.
 */
export function readRouteFolders(reader: RouteReader): void {
  for (const { module, scope } of reader.project.files) {
    const folders = /(?:^|\/)routes\/(.+)\/[^/]+$/.exec(module.path)?.[1]?.split('/');
    if (!folders || frameworkOf(scope) !== 'Fastify') continue;
    const plugin = reader.functionOf({ kind: 'name', name: 'default' }, scope);
    const inner = plugin && reader.walkFunction(plugin.declaration, plugin.scope);
    const given = inner?.own(plugin?.declaration.params[0]?.name ?? '')?.value;
    if (given?.kind !== 'router' || given.router.mounts.length > 0) continue;
    // Whoever states whole paths needs no folder in front.
    const own = reader.routes.filter(({ router }) => router === given.router);
    if (own.some(({ path }) => path === '/' || path === ''))
      given.router.mount(new Router(), folders.map((part) => `/${part.replace(/^_+/, ':')}`).join(''));
  }
}

/** The last text that is written out in an expression. */
export function lastText(expr: Expr | undefined): string | undefined {
  if (expr?.kind === 'string') return expr.value;
  return expr && childrenOf(expr).map(lastText).findLast(Boolean);
}
