import type { ClassDecl, Expr } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

/** Flask-AppBuilder: methods with `@expose('/x', methods=('POST',))` under the base that their class states. */
export function readExposed(reader: RouteReader, declaration: ClassDecl, scope: Scope): void {
  const marks = declaration.methods.flatMap((method) =>
    method.decorators.filter(({ name }) => name === 'expose').map((mark) => ({ method, mark })),
  );
  if (marks.length === 0) return;
  const members = reader.classScope(declaration);
  const field = (name: string): Expr | undefined =>
    reader.project
      .lineage(declaration.name)
      .flatMap((owner) => owner.declaration.fields.filter((one) => one.name === name))[0]?.value;
  const router = new Router();
  const [base, resource] = ['route_base', 'resource_name'].map((name) => reader.string(field(name), scope));
  const version = reader.string(field('version'), scope) ?? 'v1';
  router.prefix = base ?? (resource === undefined ? '' : `/api/${version}/${resource}`);
  for (const { method, mark } of marks) {
    const path = reader.string(
      mark.args.find(({ name }) => name === undefined || name === 'url')?.value,
      scope,
    );
    const listed = mark.args.find(({ name }) => name === 'methods')?.value;
    const methods =
      listed?.kind === 'array' ? listed.items.flatMap((item) => reader.string(item, scope) ?? []) : ['GET'];
    if (path === undefined) continue;
    for (const verb of methods)
      reader.routes.push({
        router,
        method: verb.toUpperCase(),
        path,
        framework: 'Flask',
        handler: { declaration: method, scope: members },
        guards: [],
        name: method.name,
        doc: method.doc,
        owner: declaration.name,
      });
  }
}
