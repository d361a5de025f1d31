import type { ClassDecl, Expr, FunctionDecl, Statement } from '../ast.ts';
import { literalText, type PublicClass } from './public-api.ts';

/** Types with the defaults that functions give the fields which they take apart: `const { retries = 3 } = options`. */
export function withTakenDefaults(
  classes: readonly PublicClass[],
  declarations: readonly (FunctionDecl | ClassDecl)[],
): PublicClass[] {
  const found = new Map<string, string>();
  const functions = declarations.flatMap((one) => (one.kind === 'class' ? one.methods : [one]));
  for (const { params, body } of functions) {
    const types = new Map(
      params.flatMap(({ name, type }) => (type?.kind === 'named' ? [[name, type.name] as const] : [])),
    );
    for (const { pattern, type } of params)
      if (pattern && type?.kind === 'named')
        for (const [key, value] of defaultsOf(pattern, type.name)) found.set(key, value);
    for (const statement of body) for (const [key, value] of takenIn(statement, types)) found.set(key, value);
  }
  return classes.map((one) => ({
    ...one,
    fields: one.fields.map((field) => {
      const fallback = field.fallback || found.get(`${one.name}.${field.name}`);
      return fallback ? { ...field, fallback } : field;
    }),
  }));
}

function takenIn(statement: Statement, types: ReadonlyMap<string, string>): [string, string][] {
  if (statement.kind !== 'assign' || statement.target.kind !== 'object') return [];
  const type = statement.value?.kind === 'name' ? types.get(statement.value.name) : undefined;
  if (type === undefined) return [];
  return defaultsOf(statement.target, type);
}

/** `{ retries = 3 }` */
function defaultsOf(pattern: Expr, type: string): [string, string][] {
  if (pattern.kind !== 'object') return [];
  return pattern.entries.flatMap(({ key, fallback }): [string, string][] => {
    const text = literalText(fallback);
    return text === '' ? [] : [[`${type}.${key}`, fallback?.kind === 'string' ? `'${text}'` : text]];
  });
}
