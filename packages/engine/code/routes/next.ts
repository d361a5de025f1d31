import type { Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Next.js: a file's path is the route, its exported functions are the methods. SvelteKit's `+server` files likewise. */
export function readFileRoutes(reader: RouteReader): void {
  for (const { module, scope } of reader.project.files) {
    if (module.path === '' && /\bNext(?:Request|Response)\b|['"]next\/server['"]/.test(module.text))
      readAppRoute(reader, scope, parametersIn(module.text), true);
    if (!/\.[cm]?[jt]sx?$/.test(module.path)) continue;
    const app =
      /(?:^|\/)app\/((?:.*\/)?)route\.[cm]?[jt]sx?$/.exec(module.path)?.[1] ??
      /(?:^|\/)routes\/((?:.*\/)?)\+server\.[jt]s$/.exec(module.path)?.[1];
    const page = /(?:^|\/)pages\/(api(?:\/.*)?)\.[cm]?[jt]sx?$/.exec(module.path)?.[1];
    if (app !== undefined) readAppRoute(reader, scope, app);
    else if (page !== undefined && !/(?:^|\/)_[^/]*$/.test(page)) readPageRoute(reader, scope, page);
  }
}

/** What a handler's type says of the folders around its file: `{ params: Promise<{ id: string }> }`. */
function parametersIn(text: string): string {
  const typed = /\bparams\s*:\s*(?:Promise<\s*)?\{([^{}]*)\}/.exec(text)?.[1] ?? '';
  return [...typed.matchAll(/(\w+)\s*:/g)].map(([, name = '']) => `[${name}]`).join('/');
}

function readAppRoute(reader: RouteReader, scope: Scope, folder: string, isAssumed = false): void {
  const router = new Router();
  for (const method of VERBS) {
    const isPassedOn = scope.module.statements.some(
      (statement) => statement.kind === 'import' && statement.names.some(({ local }) => local === method),
    );
    if (!scope.own(method) && !isPassedOn) continue;
    // `export const PUT = withAuth(async ({ req }) => …)`.
    const made = scope.own(method)?.expr;
    const wrapper = made?.kind === 'call' ? made : undefined;
    const handler = reader.functionOf(wrapper ?? { kind: 'name', name: method }, scope);
    reader.routes.push({
      router,
      method,
      path: pathOf(folder),
      framework: 'Next.js',
      ...(handler && { handler }),
      guards: wrapper ? [{ expr: wrapper.callee, scope }] : [],
      name: '',
      doc: handler?.declaration.doc ?? '',
      ...(isAssumed && { isAssumed }),
    });
  }
}

function readPageRoute(reader: RouteReader, scope: Scope, page: string): void {
  if (!scope.own('default')) return;
  const handler = reader.functionOf({ kind: 'name', name: 'default' }, scope);
  const { text } = scope.module;
  // Of next-connect: `const handler = nc(); handler.get(…)`.
  const router = /(\w+)\s*=\s*(?:nc|nextConnect|createRouter)(?:<[^>]*>)?\(/.exec(text)?.[1];
  const sign = router
    ? new RegExp(String.raw`(?:\b${router}|^|\))\s*\.(get|post|put|patch|delete)\(`, 'gm')
    : /(?:\.method\s*[!=]==?\s*|case\s+)['"](GET|POST|PUT|PATCH|DELETE)['"]/g;
  const listed = listedMethods(scope.module.statements);
  const tests =
    listed.length > 0 ? listed : [...text.matchAll(sign)].map(([, verb = '']) => verb.toUpperCase());
  const own = new Router();
  for (const method of tests.length > 0 ? new Set(tests) : ['ANY']) {
    reader.routes.push({
      router: own,
      method,
      path: pathOf(page.replace(/(?:^|\/)index$/, '')),
      framework: 'Next.js',
      ...(handler && { handler }),
      guards: [],
      name: '',
      doc: handler?.declaration.doc ?? '',
    });
  }
}

/** `export default handlers({ GET: list, POST: create })`: an object with a handler for each method. */
function listedMethods(statements: readonly Statement[]): string[] {
  let found: string[] = [];
  eachExpr(statements, (expr) => {
    const keys = expr.kind === 'object' ? expr.entries.map(({ key }) => key.toUpperCase()) : [];
    if (found.length === 0 && keys.every((key) => VERBS.includes(key))) found = keys;
  });
  return found;
}

/** Groups `(name)`, slots `@name` and private folders name no part of the path. */
function pathOf(folder: string): string {
  const parts = folder.split('/').filter((part) => part !== '' && !/^(?:\(.*\)|@.*)$/.test(part));
  return `/${parts.join('/')}`;
}
