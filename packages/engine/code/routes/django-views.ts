import type { FunctionDecl } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';
import type { Router } from './router.ts';

export interface DjangoView {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly found?: { readonly declaration: FunctionDecl; readonly scope: Scope } | undefined;
  readonly owner?: string;
  readonly isUnseen?: boolean;
}

export function addRoute(
  reader: RouteReader,
  router: Router,
  { method, path, name, found, owner, isUnseen }: DjangoView,
): void {
  reader.routes.push({
    router,
    method,
    path,
    framework: 'Django',
    ...(found && { handler: found }),
    guards: [],
    name,
    doc: found?.declaration.doc ?? '',
    ...(owner !== undefined && { owner }),
    ...(isUnseen && { isUnseen }),
  });
}

/** `http_method_names = ['get', 'post']` of a class. */
export function allowedMethods(reader: RouteReader, type: string): (verb: string) => boolean {
  const listed = reader.project
    .lineage(type)
    .flatMap(({ declaration }) =>
      declaration.fields.filter(({ name }) => name === 'http_method_names'),
    )[0]?.value;
  if (listed?.kind !== 'array') return () => true;
  const names = listed.items.flatMap((item) => (item.kind === 'string' ? [item.value.toLowerCase()] : []));
  return (verb) => names.includes(verb.toLowerCase());
}

export function methodOf(
  reader: RouteReader,
  type: string,
  name: string,
): { declaration: FunctionDecl; scope: Scope } | undefined {
  const found = reader.project.methodOf(type, name);
  const owner = reader.project.classes.get(type);
  return found && owner
    ? { declaration: found.declaration, scope: reader.classScope(owner.declaration) }
    : undefined;
}
