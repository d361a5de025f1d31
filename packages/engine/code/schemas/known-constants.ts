import type { ClassDecl, Decorator, Expr } from '../ast.ts';
import type { Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { entryOf, literalOf, numberOf } from './constraints.ts';

/** Marks of a field with the numbers that constants stand for: `@Size(max = Limits.NAME)`, `[MaxLength(MaxName)]`. */
export function withNumbers(
  decorators: readonly Decorator[],
  owner: ClassDecl | undefined,
  scope: Scope,
  project: Project,
): readonly Decorator[] {
  return decorators.map((mark) =>
    withNumbersIn(mark, (expr) => numberOf(constantOf(expr, owner, scope, project))),
  );
}

/** What the name of a constant stands for, in its file or in a class: `PAGE_SIZE`, `Limits.NAME`. */
export function constantOf(
  expr: Expr | undefined,
  owner: ClassDecl | undefined,
  scope: Scope,
  project: Project,
): Expr | undefined {
  const [type, name] =
    expr?.kind === 'name'
      ? [owner?.name, expr.name]
      : expr?.kind === 'member' && expr.object.kind === 'name'
        ? [expr.object.name, expr.name]
        : [];
  // `LIMITS.PAGE` of `const LIMITS = { PAGE: 25 }`.
  const held = expr?.kind === 'member' && type !== undefined ? scope.find(type)?.expr : undefined;
  const entry = name === undefined ? undefined : entryOf(held, name);
  if (entry) return entry;
  const fields = project.classes.get(type ?? '')?.declaration.fields ?? [];
  return (
    fields.find((field) => field.name === name)?.value ??
    (expr?.kind === 'name' ? scope.find(expr.name)?.expr : undefined)
  );
}

/** The values of a list or an object, also by the name of a constant. */
export function listedValues(
  expr: Expr | undefined,
  scope: Scope,
  project: Project,
): (string | number | boolean)[] {
  const list = constantOf(expr, undefined, scope, project) ?? expr;
  const listed =
    list?.kind === 'array'
      ? list.items
      : list?.kind === 'object'
        ? list.entries.map(({ value }) => value)
        : [];
  return listed.flatMap((value) => literalOf(value) ?? []);
}

/** A mark with the numbers that its parts stand for; what stands for anything else stays as it is. */
export function withNumbersIn(mark: Decorator, valueOf: (expr: Expr) => unknown): Decorator {
  const args = mark.args.map((arg) => {
    const value = valueOf(arg.value);
    return typeof value === 'number'
      ? { ...arg, value: { kind: 'number' as const, value, text: String(value) } }
      : arg;
  });
  return { ...mark, args };
}
