import type { ClassDecl, Module, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { renamed } from './renaming.ts';

/** Go: types that functions declare for themselves stand beside them, with the function in the name where others are called so. */
export function withLocalTypes(module: Module): Module {
  if (module.language !== 'go') return module;
  const local = new Map(
    module.statements.flatMap((one) =>
      one.kind === 'function' ? [[one, typesWithin(one.body)] as const] : [],
    ),
  );
  const all = [...module.statements, ...[...local.values()].flat()];
  const counts = Map.groupBy(
    all.filter((one) => one.kind === 'class'),
    ({ name }) => name,
  );
  const isShared = ({ name }: ClassDecl): boolean => (counts.get(name)?.length ?? 0) > 1;
  const statements = module.statements.flatMap((one): readonly Statement[] => {
    const types = one.kind === 'function' ? (local.get(one) ?? []) : [];
    if (one.kind !== 'function' || types.length === 0) return [one];
    const names = types
      .filter(isShared)
      .map(({ name }) => [name, one.name + name.charAt(0).toUpperCase() + name.slice(1)] as const);
    const plain = new Map(names);
    const inside = (_: readonly string[], name: string): string | undefined => plain.get(name);
    const made = renamed({ ...module, statements: [one] }, { plain, qualified: new Map(), inside });
    return made.statements.flatMap((own): readonly Statement[] => {
      const types = own.kind === 'function' ? typesWithin(own.body) : [];
      return [own, ...types.map((type) => ({ ...type, exported: false }))];
    });
  });
  return { ...module, statements };
}

function typesWithin(body: readonly Statement[]): ClassDecl[] {
  const found: ClassDecl[] = [];
  const see = (statements: readonly Statement[]): void => {
    for (const one of statements)
      if (one.kind === 'class') found.push(one);
      else if (one.kind === 'block') see(one.body);
  };
  see(body);
  eachExpr(body, (expr) => {
    if (expr.kind === 'function') see(expr.declaration.body);
  });
  return found;
}
