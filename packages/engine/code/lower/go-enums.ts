import type { Statement } from '../ast.ts';
import { typeName } from '../project/project.ts';

/** `type Level string` with `const Low Level = "low"`: the type has these values and no others. */
export function withEnums(lowered: readonly Statement[]): Statement[] {
  const statements = withCounted(lowered);
  const values = new Map<string, { name: string; value: { kind: 'string'; value: string } }[]>();
  for (const statement of statements) {
    if (statement.kind !== 'assign' || statement.target.kind !== 'name' || statement.value?.kind !== 'string')
      continue;
    const type = typeName(statement.type);
    values.set(type, [...(values.get(type) ?? []), { name: statement.target.name, value: statement.value }]);
  }
  return statements.map((statement) => {
    const own =
      statement.kind === 'class' && statement.form === 'alias' ? values.get(statement.name) : undefined;
    return statement.kind === 'class' && own && own.length > 1
      ? { ...statement, form: 'enum' as const, values: own }
      : statement;
  });
}

/** A constant that counts on has the type of the one before: `Member Kind = iota + 1`, `Supplier`. */
function withCounted(statements: readonly Statement[]): Statement[] {
  let before: Pick<Extract<Statement, { kind: 'assign' }>, 'type' | 'written'> = {};
  return statements.map((statement) => {
    if (statement.kind !== 'assign') return statement;
    const { value, type, written } = statement;
    if (!value && !type) return { ...statement, ...before };
    before = { ...(type && { type }), ...(written !== undefined && { written }) };
    return statement;
  });
}
