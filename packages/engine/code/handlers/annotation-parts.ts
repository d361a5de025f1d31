import type { Decorator, Expr } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from '../routes/reader.ts';
import { literalOf } from '../schemas/constraints.ts';
import { withNumbersIn } from '../schemas/known-constants.ts';

/** The keywords of an annotation, whether they are arguments or the keys of an object; unnamed ones have an empty key. */
export function entriesOf({ args }: Decorator): readonly (readonly [string, Expr])[] {
  const [first] = args;
  if (first?.name === undefined && first?.value.kind === 'object')
    return first.value.entries.map(({ key, value }) => [key, value]);
  return args.map(({ name = '', value }) => [name, value]);
}

/** A mark whose arguments are the values of the constants that they name: `@Max(MAX_PAGE)`. */
export function withConstants(mark: Decorator, reader: RouteReader, scope: Scope): Decorator {
  return withNumbersIn(mark, (expr) =>
    /^(?:name|member)$/.test(expr.kind) ? reader.constant(expr, scope) : undefined,
  );
}

export function nameOf(expr: Expr): string {
  if (expr.kind === 'name' || expr.kind === 'member') return expr.name;
  return expr.kind === 'call'
    ? `${nameOf(expr.callee)} ${expr.args.map(({ value }) => literalOf(value) ?? '').join(' ')}`
    : '';
}
