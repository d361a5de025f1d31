import type { Statement } from '../ast.ts';
import { typeName } from '../project/project.ts';

/** `type Level string` with `const Low Level = "low"`: the type has these values and no others. */
export function withEnums(statements: readonly Statement[]): Statement[] {
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
