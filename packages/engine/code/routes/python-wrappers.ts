import type { Arg, Decorator, Expr, FunctionDecl, Statement } from '../ast.ts';
import { Scope } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';

/** Most functions that one decorator of the input is read for. */
const MOST = 400;
/** Longest body, as JSON, that is read once for each of them. */
const LONGEST = 20_000;

/**
 * A decorator of the input's own that hands its path on to a router: `@api('/users', methods=['GET'])` of
 * `def api(path, **options): def outer(func): @app.route(path, **options) …`.
 */
export function readWrapper(
  reader: RouteReader,
  mark: Decorator,
  declaration: FunctionDecl,
  scope: Scope,
): void {
  const path = mark.args[0] && reader.string(mark.args[0].value, scope);
  if (!path?.includes('/')) return;
  const callee: Expr = mark.target
    ? { kind: 'member', object: mark.target, name: mark.name }
    : { kind: 'name', name: mark.name };
  const factory = reader.value(callee, scope);
  if (factory?.kind !== 'function' || factory.declaration === declaration) return;
  const outer = factory.declaration.body.find(
    (statement): statement is FunctionDecl => statement.kind === 'function' && statement.params.length > 0,
  );
  const read = reader.inlined.get(factory.declaration) ?? 0;
  if (!outer || read >= MOST) return;
  const names = new Set(factory.declaration.params.map(({ name }) => name));
  const rest = restOf(factory.declaration);
  const others = mark.args.filter(({ name }) => name !== undefined && !names.has(name));
  const text = JSON.stringify(outer.body, (_key, part: unknown) =>
    Array.isArray(part) ? part.flatMap((item: Arg) => (isSpread(item, rest) ? others : [item])) : part,
  );
  if (text.length > LONGEST) return;
  const inner = new Scope(factory.scope.module, factory.scope);
  const positional = mark.args.filter(({ name }) => name === undefined);
  factory.declaration.params.forEach(({ name, value }, index) => {
    const given = mark.args.find((arg) => arg.name === name)?.value ?? positional[index]?.value;
    if (given) inner.bind(name, { expr: given, scope });
    else inner.bind(name, value ? { expr: value, scope: factory.scope } : {});
  });
  inner.bind(outer.params[0]?.name ?? '', { value: { kind: 'function', declaration, scope } });
  const before = reader.routes.length;
  reader.walk(JSON.parse(text) as Statement[], inner);
  const guards = declaration.decorators
    .filter((other) => other !== mark)
    .map(({ name, args }) => ({
      expr: { kind: 'call', callee: { kind: 'name', name }, args, typeArgs: [] } as Expr,
      scope,
    }));
  const found = reader.routes.splice(before);
  if (found.length > 0) reader.inlined.set(factory.declaration, read + 1);
  for (const route of found)
    reader.routes.push({
      ...route,
      handler: { declaration, scope },
      guards: [...guards, ...route.guards],
      name: declaration.name,
      doc: declaration.doc,
    });
}

/** The parameter that takes all keyword arguments that are left. */
function restOf({ header }: FunctionDecl): string | undefined {
  return /\*\*(\w+)/.exec(header)?.[1];
}

function isSpread(item: Arg | undefined, rest: string | undefined): boolean {
  const value = (item as { value?: Expr } | null | undefined)?.value;
  return rest !== undefined && value?.kind === 'other' && value.text === `**${rest}`;
}
