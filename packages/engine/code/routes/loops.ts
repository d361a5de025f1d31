import type { Block, CallExpr, Expr, FunctionDecl, ObjectExpr, Statement, TypeExpr } from '../ast.ts';
import { typeName } from '../project/project.ts';
import { Scope } from '../project/scope.ts';
import { dotted } from './dialect.ts';
import { returnedValues } from './expressions.ts';
import type { RouteReader } from './reader.ts';

/** Longest list that a loop is followed through. */
const MOST = 60;
/** Calls that hand each item of a list to a function. */
const WALKS = /^(?:forEach|map|flatMap|each|each_with_index|for_each|ForEach)$/;

/** Calls that add items to a list. */
const GROWS = /^(?:push|unshift|append)$/;

/** A loop's body as it runs for one item. */
export interface Round {
  readonly body: readonly Statement[];
  readonly scope: Scope;
}

interface Item {
  readonly expr: Expr;
  readonly scope: Scope;
}

/** The rounds of a loop over a list that the code writes out; undefined where it doesn't. */
export function roundsOf(
  reader: RouteReader,
  { each, body }: Pick<Block, 'each' | 'body'>,
  scope: Scope,
): Round[] | undefined {
  if (!each || depthOf(scope) > 8) return undefined;
  const items = itemsOf(reader, each.of, scope);
  return items?.map((item) => {
    const inner = new Scope(scope.module, scope);
    bindItem(each.target, item, inner);
    // What was found for an expression is remembered by it: each round has expressions of its own.
    return { body: JSON.parse(JSON.stringify(body)) as Statement[], scope: inner };
  });
}

/** The same of `list.forEach((item) => { … })` and its like. */
export function roundsOfCall(
  reader: RouteReader,
  { callee, args }: CallExpr,
  scope: Scope,
): { readonly declaration: FunctionDecl; readonly rounds: readonly Round[] } | undefined {
  const body = args.at(-1)?.value;
  if (callee.kind === 'member' && GROWS.test(callee.name)) grow(reader, callee.object, args, scope);
  if (callee.kind !== 'member' || !WALKS.test(callee.name) || body?.kind !== 'function') return undefined;
  const { declaration } = body;
  const [param] = declaration.params;
  if (!param) return undefined;
  const target: Expr = param.pattern ?? { kind: 'name', name: param.name };
  const rounds = roundsOf(reader, { each: { target, of: callee.object }, body: declaration.body }, scope);
  return rounds && { declaration, rounds };
}

/** `endpoints.push({ … })`: the list that the code writes out has more items from then on. */
function grow(reader: RouteReader, list: Expr, args: CallExpr['args'], scope: Scope): void {
  const binding = list.kind === 'name' ? scope.find(list.name) : undefined;
  const known = binding && reader.value(list, scope);
  if (!binding || known?.kind !== 'code' || known.expr.kind !== 'array' || known.expr.items.length >= MOST)
    return;
  const items = [...known.expr.items, ...args.map(({ value }) => value)];
  binding.value = { kind: 'code', expr: { kind: 'array', items }, scope };
}

function depthOf(scope: Scope): number {
  return scope.parent ? depthOf(scope.parent) + 1 : 0;
}

function itemsOf(reader: RouteReader, of: Expr, scope: Scope): Item[] | undefined {
  // `Object.entries({ … })`, `Object.values(…)`, and `routes.items()` of a dictionary.
  const call = of.kind === 'call' ? /(?:^|\.)(entries|values|items|keys)$/.exec(dotted(of.callee))?.[1] : '';
  const object =
    of.kind === 'call' && call
      ? (of.args[0]?.value ?? (of.callee.kind === 'member' ? of.callee.object : undefined))
      : of;
  const found = object && reader.value(object, scope);
  const value = found?.kind === 'code' ? found : object && returnedList(reader, object, scope);
  if (!value) return undefined;
  const { expr, scope: own } = value;
  const whole = expr.kind === 'other' && expr.parts.length === 1 ? (expr.parts[0] ?? expr) : expr;
  const list =
    whole.kind === 'array'
      ? whole.items
      : whole.kind === 'object' && whole.type
        ? itemsOfType(reader, whole, whole.type)
        : whole.kind === 'object' && call
          ? whole.entries.map(({ key, value: entry }) => pairOf(call, key, entry))
          : undefined;
  if (!list || list.length === 0 || list.length > MOST) return undefined;
  return list.map((item) => ({ expr: item, scope: own }));
}

/** The list that a function of the input returns: `for (const router of createRouters())`. */
function returnedList(reader: RouteReader, of: Expr, scope: Scope): Item | undefined {
  const made = of.kind === 'call' ? reader.value(of.callee, scope) : undefined;
  if (made?.kind !== 'function') return undefined;
  const expr = returnedValues(made.declaration.body).find(({ kind }) => kind === 'array');
  return expr && { expr, scope: reader.walkFunction(made.declaration, made.scope) };
}

/** `Routes{{…}, {…}}`, where `Routes` is a name for a list. */
function itemsOfType({ project }: RouteReader, { entries }: ObjectExpr, type: TypeExpr): Expr[] | undefined {
  const list = project.classes.get(typeName(type))?.declaration.alias;
  if (list?.kind !== 'array' || entries.some(({ key }) => key !== '')) return undefined;
  return entries.map(({ value }) =>
    value.kind === 'object' && !value.type ? { ...value, type: list.item } : value,
  );
}

function pairOf(call: string, key: string, value: Expr): Expr {
  const name: Expr = { kind: 'string', value: key };
  if (call === 'keys') return name;
  return call === 'values' ? value : { kind: 'array', items: [name, value] };
}

function bindItem(target: Expr, { expr, scope }: Item, inner: Scope): void {
  // A literal is itself, not any object of its type.
  if (target.kind === 'name')
    inner.bind(
      target.name,
      expr.kind === 'object' ? { value: { kind: 'code', expr, scope } } : { expr, scope },
    );
  else if (target.kind === 'object') {
    for (const { key, value } of target.entries)
      if (value.kind === 'name')
        inner.bind(value.name, { expr: { kind: 'member', object: expr, name: key }, scope });
  } else {
    const names = target.kind === 'array' ? target.items : target.kind === 'other' ? target.parts : [];
    const parts = expr.kind === 'array' ? expr.items : expr.kind === 'other' ? expr.parts : [];
    names.forEach((name, index) => {
      const part = parts[index];
      if (name.kind === 'name' && part) inner.bind(name.name, { expr: part, scope });
    });
  }
}
