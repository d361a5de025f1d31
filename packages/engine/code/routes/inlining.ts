import type { CallExpr, Statement } from '../ast.ts';
import { Scope, type Value } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';

/** Most calls that are read with their own arguments: of one function, and of all. */
const MOST = 60;
const MOST_OF_ALL = 400;
/** Longest body, as JSON, that is read once for each call. */
const LONGEST = 40_000;

/** Reads a function of the input for one call that gives it a router and a path: `crud(router, '/users', Users)`. */
export function inlineCall(
  reader: RouteReader,
  { declaration, scope: own }: Extract<Value, { kind: 'function' }>,
  call: CallExpr,
  values: readonly (Value | undefined)[],
  scope: Scope,
): Scope | undefined {
  const { params, body, receiver } = declaration;
  const hasPath = values.some((value) => value?.kind === 'string' && value.value.length > 0);
  if (!hasPath || !values.some((value) => value?.kind === 'router')) return undefined;
  const read = reader.inlined.get(declaration) ?? 0;
  const all = [...reader.inlined.values()].reduce((sum, count) => sum + count, 0);
  if (read >= MOST || all >= MOST_OF_ALL) return undefined;
  // What was found for an expression is remembered by it: each call has expressions of its own.
  const text = JSON.stringify(body);
  if (text.length > LONGEST) return undefined;
  reader.inlined.set(declaration, read + 1);
  const inner = new Scope(own.module, own);
  if (receiver) inner.instance = reader.project.instanceOf(receiver);
  // Python's methods name their object first.
  const first = params[0]?.name === 'self' && call.callee.kind === 'member' ? 1 : 0;
  params.slice(first).forEach(({ name }, index) => {
    const value = values[index];
    const expr = call.args[index]?.value;
    if (value) inner.bind(name, { value });
    else if (expr) inner.bind(name, { expr, scope });
  });
  reader.walk(JSON.parse(text) as Statement[], inner);
  return inner;
}
