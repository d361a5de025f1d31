import type { Entry, Expr } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { METHODS } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

const HANDLER = /^(?:handler|handlerFunc|controller|action|callback|fn)$/i;

/**
 * Lists that state routes, each an object of method, path and handler, for a router that the input doesn't hold:
 * `routes: [{ method: 'GET', path: '/users', handler: list }]`.
 */
export function readRouteTables(reader: RouteReader): void {
  const known = new Set(reader.routes.map(({ method, path }) => `${method} ${path}`));
  for (const { module, scope } of reader.project.files) {
    if (!/^(?:javascript|typescript|tsx|go)$/.test(module.language) || !/method/i.test(module.text)) continue;
    const router = new Router();
    eachExpr(module.statements, (expr) => {
      const rows = expr.kind === 'array' ? expr.items.map((item) => rowOf(reader, item, scope)) : [];
      if (!rows.every(Boolean)) return;
      for (const row of rows)
        if (row && !known.has(`${row.method} ${row.path}`)) {
          const { method, path, handler } = row;
          reader.add(router, { method, path, framework: 'Express', handlers: [handler], scope });
        }
    });
  }
}

function rowOf(
  reader: RouteReader,
  item: Expr,
  scope: Scope,
): { method: string; path: string; handler: Expr } | undefined {
  const entries: readonly Entry[] = item.kind === 'object' ? item.entries : [];
  const texts = entries.flatMap(({ value }) => {
    const text = reader.string(value, scope, false);
    return text === undefined ? [] : [{ value, text }];
  });
  const methods = texts.filter(({ text }) => METHODS.some((method) => method === text));
  const paths = texts.filter(({ text }) => text.startsWith('/'));
  const handler = entries.find(({ key }) => HANDLER.test(key))?.value;
  const [method, path] = [methods[0]?.text, paths[0]?.text];
  return method && path && handler && methods.length === 1 && paths.length === 1
    ? { method, path, handler }
    : undefined;
}
