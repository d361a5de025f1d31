import type { TypeExpr } from '../ast.ts';
import { typeName } from '../project/project.ts';
import type { Scope, Value } from '../project/scope.ts';
import { VERBS, type Dialect, type RouterCall } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { joinPaths, Router } from './router.ts';

const ROUTER_TYPES = /^(?:Route|Routing|Application|Root)$/;

/** Ktor: routes belong to the block they stand in. */
export const KOTLIN_DIALECT: Dialect = {
  creates: () => false,
  isRouter: (_name, type) => type?.kind === 'named' && ROUTER_TYPES.test(type.name),
  method: (use) => readCall(use),
  free: (use) => {
    const receiver = use.scope.find('this')?.value;
    const known = use.scope.self ?? (receiver?.kind === 'router' ? receiver.router : undefined);
    const router =
      known ?? (use.name === 'routing' || use.name === 'embeddedServer' ? new Router() : undefined);
    return router && use.call.callee.kind === 'name' ? readCall({ ...use, router }) : undefined;
  },
};

function readCall({ reader, router, name, call, scope }: RouterCall): Value | undefined {
  const args = call.args.map(({ value }) => value);
  const body = args.at(-1)?.kind === 'function' ? args.at(-1) : undefined;
  const [first] = args;
  const path = first && first.kind !== 'function' ? reader.string(first, scope) : undefined;
  const resource = resourcePath(reader, call.typeArgs[0], scope);
  const resourceVerb = /(?:^|[a-z])(get|post|put|patch|delete|head|options)$/i.exec(name)?.[1];
  if (resource !== undefined && resourceVerb && body) {
    reader.add(router, { method: resourceVerb, path: resource, framework: 'Ktor', handlers: [body], scope });
    return { kind: 'router', router };
  }
  if (VERBS.has(name) && body) {
    reader.add(router, { method: name, path: path ?? '', framework: 'Ktor', handlers: [body], scope });
    return { kind: 'router', router };
  }
  if (
    /^(?:route|routing|authenticate|install|apply|rateLimit|module|host|accept|header)$/.test(name) &&
    body?.kind === 'function'
  ) {
    const child = new Router();
    child.mount(router, name === 'route' ? (path ?? '') : '');
    if (name === 'authenticate')
      child.guards.push({
        expr: { kind: 'name', name: /basic/i.test(path ?? '') ? 'basicAuth' : 'authenticate' },
        scope,
      });
    reader.walkFunction(body.declaration, scope, { self: child });
    return { kind: 'router', router: child };
  }
  const found = reader.project.functions.get(name);
  const target = found?.declaration.params[0];
  if (!found || target?.name !== 'this') return undefined;
  reader.walkFunction(found.declaration, found.scope, { values: [{ kind: 'router', router }], self: router });
  return { kind: 'router', router };
}

/** The path that `@Resource` gives a class, behind that of the class its `parent` is. */
function resourcePath(
  reader: RouteReader,
  type: TypeExpr | undefined,
  scope: Scope,
  depth = 0,
): string | undefined {
  const declaration = reader.project.classes.get(typeName(type))?.declaration;
  const mark = declaration?.decorators.find(({ name }) => name === 'Resource' || name === 'Location');
  if (!declaration || !mark || depth > 8) return undefined;
  const parents = declaration.fields.map((field) => resourcePath(reader, field.type, scope, depth + 1));
  return joinPaths(parents.find(Boolean) ?? '', reader.string(mark.args[0]?.value, scope) ?? '');
}
