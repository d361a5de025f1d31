import type { CallExpr, Expr, Statement, TypeExpr } from '../ast.ts';
import type { Scope, Value } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';
import type { Router } from './router.ts';

/** How the frameworks of a language state routes by calls. */
export interface Dialect {
  /** Whether a call makes an application or a router: by its callee, as code. */
  readonly creates: (callee: string) => boolean;
  /** Whether a parameter or an unknown variable is taken for a router. */
  readonly isRouter: (name: string, type: TypeExpr | undefined) => boolean;
  /** Whether a call on something unknown can only be a route. */
  readonly looksLikeRoute?: (call: CallExpr, method: string, receiver: string) => boolean;
  /** Whether a call on an object itself states a route where its class has a router from elsewhere. */
  readonly statesRoute?: (call: CallExpr, method: string) => boolean;
  /** Methods of a router that are handed on as values, to be called with method, path and handler. */
  readonly applied?: RegExp;
  /** A call on a router. Undefined: not for routers; the router itself: it goes on in a chain. */
  readonly method: (use: RouterCall) => Value | undefined;
  /** A call on no router. */
  readonly free?: (use: Omit<RouterCall, 'router'>) => Value | undefined;
  /** Reads a statement itself. False: it is walked as usual. */
  readonly statement?: (reader: RouteReader, statement: Statement, scope: Scope) => boolean;
}

export interface RouterCall {
  readonly reader: RouteReader;
  readonly router: Router;
  /** What stands before the dot, as a value: may carry a pending path. */
  readonly base?: Value;
  readonly name: string;
  readonly call: CallExpr;
  readonly scope: Scope;
}

/** An expression of names and dots as it is written: `express.Router`. */
export function dotted(expr: Expr | undefined): string {
  if (expr?.kind === 'name') return expr.name;
  if (expr?.kind === 'member') return `${dotted(expr.object)}.${expr.name}`;
  if (expr?.kind === 'call') return `${dotted(expr.callee)}()`;
  return '';
}

export const VERBS: ReadonlySet<string> = new Set([
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
]);
