import type { FunctionDecl, Module, Statement } from '../ast.ts';
import { operationsIn } from '../handlers/commented-operation.ts';
import type { RouteReader } from './reader.ts';
import { normalizePath, Router } from './router.ts';

const FRAMEWORKS: Readonly<Record<string, string>> = { go: 'net/http', python: 'Flask' };

/** Operations that comments state and no code of the input does: go-swagger's on handlers, those of swagger-jsdoc anywhere. */
export function readCommentedRoutes(reader: RouteReader): void {
  const known = new Set(
    reader.routes.flatMap(({ router, method, path }) =>
      router.ways().map(({ prefix }) => `${method} ${normalizePath(`${prefix}/${path}`)}`),
    ),
  );
  for (const { module, scope } of reader.project.files) {
    if (!/swagger:(?:operation|route)|@(?:swagger|openapi)\b/.test(module.text)) continue;
    const told = new Map(functionsIn(module.statements).map((one) => [one.doc, one]));
    const blocks = [...module.text.matchAll(/\/\*\*([^]*?)\*\//g)].map(([, text = '']) =>
      text.replace(/^[ \t]*\*[ \t]?/gm, ''),
    );
    for (const comment of [...told.keys(), ...blocks])
      for (const { method = '', path = '' } of operationsIn(comment)) {
        const key = `${method} ${normalizePath(path)}`;
        const isRouted = reader.routes.some(
          (route) =>
            route.method === method &&
            [route.doc, route.handler?.declaration.doc ?? ''].some((doc) =>
              operationsIn(doc).some((one) => one.method === method && one.path === path),
            ),
        );
        if (path === '' || known.has(key) || isRouted) continue;
        known.add(key);
        const at = sameRoute(reader, method, path, module);
        const route = reader.routes[at];
        if (route) {
          reader.routes[at] = { ...route, doc: comment };
          continue;
        }
        const declaration = told.get(comment);
        reader.routes.push({
          router: new Router(),
          method,
          path,
          framework: /\bgin\b/.test(module.text) ? 'Gin' : (FRAMEWORKS[module.language] ?? 'Express'),
          ...(declaration && { handler: { declaration, scope } }),
          guards: [],
          name: declaration?.name ?? '',
          doc: comment,
        });
      }
  }
}

/** Where the one route of the file stands whose path a comment's path ends with, or that has none of its own. */
function sameRoute({ routes }: RouteReader, method: string, path: string, module: Module): number {
  const ends = routes.flatMap((route, index) => {
    const own = normalizePath(route.path).replace(/^\/$/, '');
    const isOfFile = route.handler?.scope.module === module && operationsIn(route.doc).length === 0;
    return isOfFile && route.method === method && normalizePath(path).endsWith(own)
      ? [{ index, length: own.length }]
      : [];
  });
  const longest = Math.max(...ends.map(({ length }) => length));
  const [only, other] = ends.filter(({ length }) => length === longest);
  return only && !other ? only.index : -1;
}

function functionsIn(statements: readonly Statement[]): FunctionDecl[] {
  return statements.flatMap((statement) => {
    if (statement.kind === 'function') return [statement];
    return statement.kind === 'class' ? [...statement.methods] : [];
  });
}
