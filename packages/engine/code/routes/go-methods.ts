import type { Expr } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { METHODS } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from './dialect.ts';
import type { RouteReader } from './reader.ts';

/** `http.MethodGet`. */
export function constantVerb(expr: Expr | undefined): string | undefined {
  return /Method(Get|Post|Put|Patch|Delete|Head|Options)$/.exec(dotted(expr))?.[1]?.toUpperCase();
}

export function isGoVerb(method: string): boolean {
  return method === 'ANY' || METHODS.some((known) => known === method.toUpperCase());
}

/** The methods that a handler for all of them tells apart by itself: `switch r.Method`. */
export function testedMethods(reader: RouteReader, handler: Expr | undefined, scope: Scope): string[] {
  const found = handler && reader.functionOf(handler, scope);
  const request = found?.declaration.params.find(
    ({ type }) =>
      type?.kind === 'optional' && type.item.kind === 'named' && type.item.name === 'http.Request',
  );
  if (!found || !request) return ['ANY'];
  const methods = new Set<string>();
  let tests = false;
  eachExpr(found.declaration.body, (expr) => {
    tests ||= dotted(expr) === `${request.name}.Method`;
    const method = expr.kind === 'string' && isGoVerb(expr.value) ? expr.value : constantVerb(expr);
    if (method !== undefined && method !== 'OPTIONS' && method === method.toUpperCase()) methods.add(method);
  });
  return tests && methods.size > 0 ? [...methods] : ['ANY'];
}

export function frameworkOf({ module }: Scope): string {
  if (/gin-gonic|\bgin\./.test(module.text)) return 'Gin';
  if (/labstack\/echo|\becho\./.test(module.text)) return 'Echo';
  if (/gofiber|\bfiber\./.test(module.text)) return 'Fiber';
  return 'net/http';
}
