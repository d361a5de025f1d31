import type { Expr, FunctionDecl, Param } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { METHODS } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from './dialect.ts';
import { returnedValues } from './expressions.ts';
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
  const found = [handler && reader.functionOf(handler, scope), returnedHandler(reader, handler, scope)].find(
    (one) => one && requestOf(one.declaration),
  );
  const request = found && requestOf(found.declaration);
  if (!found || !request) return ['ANY'];
  const methods = new Set<string>();
  let tests = false;
  eachExpr(found.declaration.body, (expr) => {
    tests ||= dotted(expr) === `${request.name}.Method` || testsFor(reader, expr, request.name, found.scope);
    const method = expr.kind === 'string' && isGoVerb(expr.value) ? expr.value : constantVerb(expr);
    if (method !== undefined && method !== 'OPTIONS' && method === method.toUpperCase()) methods.add(method);
  });
  return tests && methods.size > 0 ? [...methods] : ['ANY'];
}

function requestOf({ params }: FunctionDecl): Param | undefined {
  return params.find(
    ({ type }) =>
      type?.kind === 'optional' && type.item.kind === 'named' && type.item.name === 'http.Request',
  );
}

/** What a function of the input returns as the handler, whatever functions it is given: `NewHandler(check)`. */
function returnedHandler(
  reader: RouteReader,
  handler: Expr | undefined,
  scope: Scope,
): ReturnType<RouteReader['functionOf']> {
  const made = handler?.kind === 'call' ? reader.value(handler.callee, scope) : undefined;
  const returned = made?.kind === 'function' ? returnedValues(made.declaration.body).at(-1) : undefined;
  return returned && made?.kind === 'function' ? reader.functionOf(returned, made.scope) : undefined;
}

/** `allow(w, r, "GET")` of a function of the input that looks at the request's method. */
function testsFor(reader: RouteReader, expr: Expr, request: string, scope: Scope): boolean {
  if (expr.kind !== 'call') return false;
  const values = expr.args.map(({ value }) => value);
  if (!values.some((value) => value.kind === 'name' && value.name === request)) return false;
  if (!values.some((value) => (value.kind === 'string' && isGoVerb(value.value)) || constantVerb(value)))
    return false;
  const called = reader.value(expr.callee, scope);
  const own = called?.kind === 'function' ? requestOf(called.declaration) : undefined;
  let tests = false;
  if (own && called?.kind === 'function')
    eachExpr(called.declaration.body, (part) => {
      tests ||= dotted(part) === `${own.name}.Method`;
    });
  return tests;
}

export function frameworkOf({ module }: Scope): string {
  if (/gin-gonic|\bgin\./.test(module.text)) return 'Gin';
  if (/labstack\/echo|\becho\./.test(module.text)) return 'Echo';
  if (/gofiber|\bfiber\./.test(module.text)) return 'Fiber';
  return 'net/http';
}
