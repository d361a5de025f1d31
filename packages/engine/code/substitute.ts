import type { Expr } from './ast.ts';

/** A copy of a piece of code in which other expressions stand for some; `undefined` keeps one as it is. */
export function substituted<T>(part: T, instead: (expr: Expr) => Expr | undefined): T {
  if (Array.isArray(part)) return part.map((item: unknown) => substituted(item, instead)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const other = 'kind' in part ? instead(part as unknown as Expr) : undefined;
  if (other) return other as T;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, substituted(value as unknown, instead)]),
  ) as T;
}
