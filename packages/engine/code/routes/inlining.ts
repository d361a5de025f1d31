import type { CallExpr, Expr, FunctionDecl, Statement } from '../ast.ts';
import { Scope, type Value } from '../project/scope.ts';
import { constantVerb } from './go-methods.ts';
import type { RouteReader } from './reader.ts';

type Declared = Extract<Value, { kind: 'function' }>;

/** Most calls that are read with their own arguments: of one function, and of all. */
const MOST = 60;
const MOST_OF_ALL = 400;
/** Longest body, as JSON, that is read once for each call. */
const LONGEST = 40_000;
/** Functions that hand a path on to each other, at most. */
const DEEPEST = 3;
/** How often a function is asked whether it hands its path on to a router. */
const MOST_QUESTIONS = 3;

/** How often a function was found to hand its path on to no router. */
const refused = new WeakMap<FunctionDecl, number>();

/**
 * Reads a function of the input for one call that gives it a router and a path: `crud(router, '/users', Users)`; or a path
 * for a router that it knows: `this.route('/users', list)`.
 */
export function inlineCall(
  reader: RouteReader,
  target: Declared,
  call: CallExpr,
  values: readonly (Value | undefined)[],
  scope: Scope,
): Scope | undefined {
  const { declaration, scope: own } = target;
  const { params, body, receiver } = declaration;
  const hasPath = values.some((value) => value?.kind === 'string' && value.value.length > 0);
  if (!hasPath) return undefined;
  const read = reader.inlined.get(declaration) ?? 0;
  const all = [...reader.inlined.values()].reduce((sum, count) => sum + count, 0);
  if (read >= MOST || all >= MOST_OF_ALL) return undefined;
  // What was found for an expression is remembered by it: each call has expressions of its own.
  const text = JSON.stringify(body);
  if (text.length > LONGEST) return undefined;
  // Python's methods name their object first.
  const first = params[0]?.name === 'self' && call.callee.kind === 'member' ? 1 : 0;
  if (!values.some((value) => value?.kind === 'router')) {
    const paths = params.slice(first).filter((_, index) => isPath(values[index]));
    if (!handsOn(reader, target, new Set(paths.map(({ name }) => name)))) return undefined;
  }
  reader.inlined.set(declaration, read + 1);
  const inner = new Scope(own.module, own);
  if (receiver) inner.instance = reader.project.instanceOf(receiver);
  params.slice(first).forEach(({ name, pattern, isRest }, index) => {
    const value = values[index];
    const expr = call.args[index]?.value;
    const verb = constantVerb(expr);
    const rest = isRest && !pattern ? call.args.slice(index).map((arg) => arg.value) : undefined;
    if (rest) inner.bind(name, { expr: { kind: 'array', items: rest }, scope });
    else if (verb) inner.bind(name, { value: { kind: 'string', value: verb } });
    else if (value) inner.bind(name, { value });
    else if (expr) inner.bind(name, { expr, scope });
  });
  reader.walk(JSON.parse(text) as Statement[], inner);
  return inner;
}

const isPath = (value: Value | undefined): boolean => value?.kind === 'string' && value.value.includes('/');

/** Whether a function gives one of these parameters to a router that it reaches without being given it. */
function handsOn(reader: RouteReader, target: Declared, names: ReadonlySet<string>): boolean {
  const { declaration } = target;
  if (names.size === 0 || (refused.get(declaration) ?? 0) >= MOST_QUESTIONS) return false;
  const isHandedOn = givesToRouter(reader, target, names);
  if (!isHandedOn) refused.set(declaration, (refused.get(declaration) ?? 0) + 1);
  return isHandedOn;
}

function givesToRouter(
  reader: RouteReader,
  { declaration, scope: own }: Declared,
  names: ReadonlySet<string>,
  depth = 0,
): boolean {
  const inner = new Scope(own.module, own);
  if (declaration.receiver) inner.instance = reader.project.instanceOf(declaration.receiver);
  // What the function is given stands for nothing that has its name outside of it.
  for (const { name } of declaration.params) if (name !== 'self') inner.bind(name, {});
  const given = new Set(names);
  const mentions = (part: unknown): boolean =>
    someNode(part, (node) => node.kind === 'name' && given.has(String(node.name)));
  return someNode(declaration.body, (node) => {
    if (node.kind === 'assign' && mentions(node.value)) {
      const { target } = node as unknown as Extract<Statement, { kind: 'assign' }>;
      if (target.kind === 'name') given.add(target.name);
    }
    if (node.kind !== 'call' || !mentions(node.args)) return false;
    const { callee, args } = node as unknown as CallExpr;
    // Also `router[method](path, handler)`.
    const object = callee.kind === 'member' || callee.kind === 'index' ? callee.object : undefined;
    const owner = object && isPlain(object) ? reader.value(object, inner) : undefined;
    if (owner?.kind === 'router') return true;
    const called = depth < DEEPEST && isPlain(callee) ? reader.value(callee, inner) : undefined;
    if (called?.kind !== 'function' || called.declaration === declaration) return false;
    const passed = called.declaration.params
      .filter(({ name }) => name !== 'self')
      .filter((_, index) => mentions(args[index]?.value));
    return givesToRouter(reader, called, new Set(passed.map(({ name }) => name)), depth + 1);
  });
}

/** Names and members of names are read without anything being remembered of them. */
function isPlain(expr: Expr): boolean {
  return expr.kind === 'name' || (expr.kind === 'member' && isPlain(expr.object));
}

/** Whether a node in a piece of code is one that is looked for, in the order of the code. */
function someNode(part: unknown, isWanted: (node: Record<string, unknown>) => boolean): boolean {
  if (Array.isArray(part)) return part.some((item) => someNode(item, isWanted));
  if (typeof part !== 'object' || part === null) return false;
  const node = part as Record<string, unknown>;
  return isWanted(node) || Object.values(node).some((value) => someNode(value, isWanted));
}
