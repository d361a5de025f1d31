import type { Expr } from '../ast.ts';
import { nameWith, tellingWords } from '../project/qualified-names.ts';
import type { Scope } from '../project/scope.ts';

/** The name of a component made from code: another one where different code has that name already (`bodySchema` of each file). */
export function componentKey(
  owners: Map<string, Expr>,
  name: string,
  expr: Expr,
  { root: { module } }: Scope,
): string {
  const isFree = (key: string): boolean => {
    const owner = owners.get(key);
    return !owner || owner === expr || JSON.stringify(owner) === JSON.stringify(expr);
  };
  const words = tellingWords(module.path);
  const longer = words.map((_, index) => nameWith(words.slice(words.length - 1 - index), name));
  const key = [name, ...longer].find(isFree) ?? `${name}${owners.size + 1}`;
  owners.set(key, expr);
  return key;
}
