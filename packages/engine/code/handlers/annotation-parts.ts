import type { Decorator, Expr } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from '../routes/reader.ts';
import { literalOf } from '../schemas/constraints.ts';

/** The keywords of an annotation, whether they are arguments or the keys of an object; unnamed ones have an empty key. */
export function entriesOf({ args }: Decorator): readonly (readonly [string, Expr])[] {
  const [first] = args;
  if (first?.name === undefined && first?.value.kind === 'object')
    return first.value.entries.map(({ key, value }) => [key, value]);
  return args.map(({ name = '', value }) => [name, value]);
}

/** A mark whose arguments are the values of the constants that they name: `@Max(MAX_PAGE)`. */
export function withConstants(mark: Decorator, reader: RouteReader, scope: Scope): Decorator {
  const args = mark.args.map((arg) => {
    const value = /^(?:name|member)$/.test(arg.value.kind) ? reader.constant(arg.value, scope) : undefined;
    return typeof value === 'number'
      ? { ...arg, value: { kind: 'number' as const, value, text: String(value) } }
      : arg;
  });
  return { ...mark, args };
}

export function nameOf(expr: Expr): string {
  if (expr.kind === 'name' || expr.kind === 'member') return expr.name;
  return expr.kind === 'call'
    ? `${nameOf(expr.callee)} ${expr.args.map(({ value }) => literalOf(value) ?? '').join(' ')}`
    : '';
}
