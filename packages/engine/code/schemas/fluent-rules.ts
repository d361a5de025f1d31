import type { CallExpr, ClassDecl, Decorator, Expr } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { wireName } from '../lower/csharp-expressions.ts';
import { typeName, type Project } from '../project/project.ts';

/** Rules of FluentValidation by the annotations that ask the same. */
const MARKS: Readonly<Record<string, string>> = {
  NotNull: 'NotNull',
  NotEmpty: 'NotEmpty',
  Length: 'Length',
  MinimumLength: 'MinLength',
  MaximumLength: 'MaxLength',
  EmailAddress: 'EmailAddress',
  Matches: 'Matches',
  GreaterThan: 'GreaterThan',
  GreaterThanOrEqualTo: 'GreaterThanOrEqual',
  LessThan: 'LessThan',
  LessThanOrEqualTo: 'LessThanOrEqual',
  InclusiveBetween: 'Range',
};

/** What a validator of C# asks of the fields of a type, as annotations: `RuleFor(x => x.Name).NotEmpty().MaximumLength(80)`. */
export function fluentRules(
  project: Project,
  owner: ClassDecl | undefined,
): ReadonlyMap<string, Decorator[]> {
  const found = new Map<string, Decorator[]>();
  if (!owner) return found;
  for (const { declaration } of project.classes.values()) {
    const [checked] = declaration.bases.flatMap((base) =>
      base.kind === 'named' && /^(?:Abstract|Inline)?Validator$/.test(typeName(base)) ? base.args : [],
    );
    // `RuleFor(x => x.Contact.Phone)` asks something of the type of the contact.
    const within = checked
      ? (project.classes.get(typeName(checked))?.declaration.fields ?? []).flatMap(({ name, type }) =>
          typeName(type) === owner.name ? [name] : [],
        )
      : [];
    if (!checked || (typeName(checked) !== owner.name && within.length === 0)) continue;
    const isOwn = typeName(checked) === owner.name;
    for (const { body } of declaration.methods)
      eachExpr(body, (expr) => {
        const chain = expr.kind === 'call' ? chainOf(expr) : undefined;
        if (!chain || (isOwn ? chain.of !== '' : !within.includes(chain.of))) return;
        const known = found.get(chain.field) ?? [];
        // Each call of a chain is seen; the longest comes first.
        if (!found.has(chain.field)) found.set(chain.field, known);
        for (const mark of chain.marks) if (!known.some((one) => one.name === mark.name)) known.push(mark);
      });
  }
  return found;
}

/** The field that a chain of rules begins with; undefined where it holds at some times only. */
function chainOf(
  call: CallExpr,
): { readonly field: string; readonly of: string; readonly marks: readonly Decorator[] } | undefined {
  const marks: Decorator[] = [];
  let at: Expr = call;
  while (at.kind === 'call' && at.callee.kind === 'member') {
    const { name } = at.callee;
    if (/^(?:When|Unless)(?:Async)?$/.test(name)) return undefined;
    const mark = MARKS[name];
    if (mark) marks.unshift({ name: mark, args: at.args });
    at = at.callee.object;
  }
  if (at.kind !== 'call' || at.callee.kind !== 'name' || at.callee.name !== 'RuleFor') return undefined;
  const [picked] = at.args;
  const body = picked?.value.kind === 'function' ? picked.value.declaration.body[0] : undefined;
  const value = body?.kind === 'return' || body?.kind === 'expr' ? body.value : undefined;
  if (value?.kind !== 'member') return undefined;
  const isNested = value.object.kind === 'member' && value.object.object.kind === 'name';
  if (value.object.kind !== 'name' && !isNested) return undefined;
  const of = value.object.kind === 'member' ? wireName(value.object.name) : '';
  return { field: wireName(value.name), of, marks };
}
