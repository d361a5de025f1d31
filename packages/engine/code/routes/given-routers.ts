import type { CallExpr } from '../ast.ts';
import type { Project } from '../project/project.ts';
import type { Value } from '../project/scope.ts';
import { dotted, type Dialect } from './dialect.ts';

/** The method that an unknown object is given a router by: the only one of that name, or that of the class named alike. */
export function methodTaking(
  project: Project,
  dialect: Dialect | undefined,
  { callee }: CallExpr,
  values: readonly (Value | undefined)[],
): Value | undefined {
  const index = values.findIndex((value) => value?.kind === 'router');
  if (callee.kind !== 'member' || index < 0) return undefined;
  const found = project.methodsNamed(callee.name).filter(({ declaration }) => {
    const param = declaration.params[index];
    return param && dialect?.isRouter(param.name, param.type);
  });
  const owner = dotted(callee.object).replace(/^.*\./, '').toLowerCase();
  const alike = found.filter(({ owner: type }) => {
    const plain = type.toLowerCase();
    return owner !== '' && (plain.includes(owner) || owner.includes(plain));
  });
  const [only, ...others] = found.length > 1 ? alike : found;
  return only && others.length === 0
    ? { kind: 'function', declaration: only.declaration, scope: only.scope }
    : undefined;
}
