import type { Statement } from '../ast.ts';
import { substituted } from '../substitute.ts';

/** Go: what `if raw := q.Get("limit"); raw != "" { n, err := strconv.Atoi(raw) … }` declares are other names than those of the next such block. */
export function distinctNames(body: readonly Statement[]): readonly Statement[] {
  const seen = new Map<string, number>();
  const see = (statement: Statement, around: ReadonlySet<string>): Statement => {
    if (statement.kind !== 'block') return statement;
    const own = namesIn(statement.body);
    const inside = new Set([...around, ...own]);
    const inner = { ...statement, body: statement.body.map((one) => see(one, inside)) };
    const [first, test] = inner.body;
    const head = first?.kind === 'assign' && test?.kind === 'expr' ? namesIn([first]) : [];
    const renamed = new Map<string, string>();
    for (const name of new Set(own)) {
      if (/^(?:err|ok|_)$/.test(name) || (around.has(name) && !head.includes(name))) continue;
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      if (count > 0) renamed.set(name, `${name}#${count}`);
    }
    return renamed.size === 0
      ? inner
      : substituted(inner, (part) => {
          const name = part.kind === 'name' ? renamed.get(part.name) : undefined;
          return name === undefined ? undefined : { kind: 'name', name };
        });
  };
  const around = new Set(namesIn(body));
  return body.map((one) => see(one, around));
}

function namesIn(body: readonly Statement[]): string[] {
  return body.flatMap((one) =>
    one.kind === 'assign' && one.target.kind === 'name' ? [one.target.name] : [],
  );
}
