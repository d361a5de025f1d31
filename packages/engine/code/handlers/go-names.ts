import type { Statement } from '../ast.ts';
import { substituted } from '../substitute.ts';

/** Go: what `if raw := q.Get("limit"); raw != "" { … }` declares is another name than that of the next such condition. */
export function distinctNames(body: readonly Statement[]): readonly Statement[] {
  const seen = new Map<string, number>();
  const see = (statement: Statement): Statement => {
    if (statement.kind !== 'block') return statement;
    const inner = { ...statement, body: statement.body.map(see) };
    const [first, test, then] = inner.body;
    const name = first?.kind === 'assign' && first.target.kind === 'name' ? first.target.name : '';
    const isHead = test?.kind === 'expr' && then !== undefined && JSON.stringify(test).includes(`"${name}"`);
    if (!isHead || /^(?:err|ok|_|)$/.test(name)) return inner;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return count === 0
      ? inner
      : substituted(inner, (part) =>
          part.kind === 'name' && part.name === name ? { kind: 'name', name: `${name}#${count}` } : undefined,
        );
  };
  return body.map(see);
}
