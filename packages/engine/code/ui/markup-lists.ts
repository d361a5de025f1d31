import { childrenOf, type Expr, type MarkupExpr, type Statement } from '../ast.ts';
import { substituted } from '../substitute.ts';

/** The elements that statements show, by the component that does. */
export function markupsOf(
  statements: readonly Statement[],
  owner = '',
): { name: string; expr: MarkupExpr }[] {
  const found: { name: string; expr: MarkupExpr }[] = [];
  const see = (expr: Expr | undefined, name: string): void => {
    if (!expr) return;
    if (expr.kind === 'markup') found.push({ name, expr });
    else if (expr.kind === 'function')
      found.push(...markupsOf(expr.declaration.body, name || expr.declaration.name));
    else for (const part of childrenOf(expr)) see(part, name);
  };
  for (const statement of statements) {
    if (statement.kind === 'function') found.push(...markupsOf(statement.body, statement.name));
    else if (statement.kind === 'class')
      for (const method of statement.methods) found.push(...markupsOf(method.body, statement.name));
    else if (statement.kind === 'block' || statement.kind === 'scope')
      found.push(...markupsOf(statement.body, owner));
    else if (statement.kind === 'assign')
      see(
        statement.value,
        statement.target.kind === 'name' && /^[A-Z]/.test(statement.target.name)
          ? statement.target.name
          : owner,
      );
    else if (statement.kind === 'return' || statement.kind === 'expr') see(statement.value, owner);
  }
  return found;
}

export type Lists = ReadonlyMap<string, readonly Expr[]>;

/** Lists that the code writes out, by their names. */
export function listsIn(statements: readonly Statement[]): Map<string, readonly Expr[]> {
  const lists = new Map<string, readonly Expr[]>();
  const see = (body: readonly Statement[]): void => {
    for (const statement of body) {
      if (statement.kind === 'function') see(statement.body);
      if (statement.kind !== 'assign' || statement.target.kind !== 'name') continue;
      const { value, target } = statement;
      if (value?.kind === 'function') see(value.declaration.body);
      const list = value?.kind === 'other' ? value.parts[0] : value;
      if (list?.kind === 'array') lists.set(target.name, list.items);
    }
  };
  see(statements);
  return lists;
}

/** What a list's `map` shows for each item: `COUNTRIES.map((one) => <option>{one.label}</option>)`. */
export function shownOfList(expr: Expr, lists: Lists): Expr[] | undefined {
  if (expr.kind !== 'call' || expr.callee.kind !== 'member' || expr.callee.name !== 'map') return undefined;
  const { object } = expr.callee;
  const items =
    object.kind === 'name' ? lists.get(object.name) : object.kind === 'array' ? object.items : undefined;
  const shows = expr.args[0]?.value;
  const param = shows?.kind === 'function' ? shows.declaration.params[0] : undefined;
  if (!items || !param || shows?.kind !== 'function') return undefined;
  return items.flatMap((item) => {
    const entry = (key: string): Expr | undefined =>
      item.kind === 'object' ? item.entries.find((one) => one.key === key)?.value : undefined;
    return markupsOf(shows.declaration.body).map(({ expr: shown }) =>
      substituted<Expr>(shown, (part) => {
        if (part.kind === 'name' && param.fields?.includes(part.name)) return entry(part.name);
        if (part.kind === 'name' && part.name === param.name) return item;
        const isOfItem =
          part.kind === 'member' && part.object.kind === 'name' && part.object.name === param.name;
        return isOfItem ? entry(part.name) : undefined;
      }),
    );
  });
}
