import type { FunctionDecl } from '../ast.ts';
import type { RawRoute } from './router.ts';

/** In front of the name of what adds a route: `registerGetMonitor`. */
const ADDS =
  /^(?:register|setup|set_up|add|init|bind|mount|make|create)_?(?=[A-Z_]\w*(?:Get|Post|Put|Patch|Delete|List|Create|Update)|(?:Get|Post|Put|Patch|Delete|List|Create|Update)[A-Z])/;

/** What was found, without what is no route of its own, and with what the functions around say of it. */
export function keptRoutes(
  routes: readonly RawRoute[],
  origins: ReadonlyMap<RawRoute, readonly FunctionDecl[]>,
  inlined: ReadonlyMap<FunctionDecl, number>,
): RawRoute[] {
  // How many routes a function adds, those of the functions inside of it too.
  const added = new Map<FunctionDecl, number>();
  for (const route of routes)
    for (const one of new Set(origins.get(route))) added.set(one, (added.get(one) ?? 0) + 1);
  return routes
    .filter(
      (route) =>
        // What such functions state without arguments is no route.
        !origins.get(route)?.some((declaration) => inlined.has(declaration)) && !isGuard(route, routes),
    )
    .map((route) => {
      const around = origins.get(route)?.at(-1);
      const isNamed = route.doc !== '' || route.name !== '' || (route.handler?.declaration.doc ?? '') !== '';
      // `func GetAlbum(router) { router.GET("/albums/:uid", func(…) { … }) }` is told of in front of it.
      return around && around.name !== '' && !isNamed && added.get(around) === 1
        ? { ...route, name: around.name.replace(ADDS, ''), doc: around.doc }
        : route;
    });
}

/** `router.route('/x').all(authenticate).get(show)`: what stands beside the verbs of a path is no route of its own. */
function isGuard({ method, framework, router, path }: RawRoute, routes: readonly RawRoute[]): boolean {
  return (
    method === 'ANY' &&
    framework === 'Express' &&
    routes.some((other) => other.router === router && other.path === path && other.method !== 'ANY')
  );
}
