import type { Expr, TypeExpr } from '../ast.ts';
import { typeName } from '../project/project.ts';
import type { Scope, Value } from '../project/scope.ts';
import { dotted, VERBS, type Dialect, type RouterCall } from './dialect.ts';
import { readJavalin, readJavalinBlock } from './javalin.ts';
import type { RouteReader } from './reader.ts';
import { joinPaths, Router } from './router.ts';

const ROUTER_TYPES = /^(?:Route|Routing|Application|Root|Javalin|RouterFunctionDsl|CoRouterFunctionDsl)$/;
/** Calls whose blocks are the root of routes: Ktor's, and those of Spring's router functions. */
const ROOTS = /^(?:routing|embeddedServer|router|coRouter)$/;

/** Ktor, and Spring's router functions: routes belong to the block they stand in. */
export const KOTLIN_DIALECT: Dialect = {
  creates: (callee) => callee === 'Javalin.create',
  isRouter: (_name, type) => type?.kind === 'named' && ROUTER_TYPES.test(type.name),
  method: (use) => readJavalin(use) ?? readCall(use),
  free: (use) => {
    const javalin = readJavalinBlock(use);
    if (javalin) return javalin;
    const receiver = use.scope.find('this')?.value;
    const known = use.scope.self ?? (receiver?.kind === 'router' ? receiver.router : undefined);
    const router = known ?? (ROOTS.test(use.name) && bodyOf(use.call) ? new Router() : undefined);
    const { callee } = use.call;
    if (router && callee.kind === 'member' && callee.name === 'nest')
      return block({ ...use, router }, pathOf(use.reader, callee.object, use.scope));
    return router && callee.kind === 'name' ? readCall({ ...use, router }) : undefined;
  },
};

type Body = Extract<Expr, { kind: 'function' }>;

function bodyOf(call: RouterCall['call']): Body | undefined {
  const last = call.args.at(-1)?.value;
  return last?.kind === 'function' ? last : undefined;
}

function readCall(use: RouterCall): Value | undefined {
  const { reader, router, name, call, scope } = use;
  const args = call.args.map(({ value }) => value);
  const body = bodyOf(call);
  const [first, second] = args;
  const path = first && first.kind !== 'function' ? reader.string(first, scope) : undefined;
  const self: Value = { kind: 'router', router };
  const add = (method: string, at: string, handler: Expr, framework = 'Ktor'): Value => {
    reader.add(router, { method, path: at, framework, handlers: [handler], scope });
    return self;
  };
  const resource = resourcePath(reader, call.typeArgs[0], scope);
  const resourceVerb = /(?:^|[a-z])(get|post|put|patch|delete|head|options)$/i.exec(name)?.[1];
  if (resource !== undefined && resourceVerb && body) return add(resourceVerb, resource, body);
  if (name === 'webSocket' && body) {
    add('get', path ?? '', body);
    const made = reader.routes.at(-1);
    if (made) reader.routes[reader.routes.length - 1] = { ...made, isSocket: true };
    return self;
  }
  if (VERBS.has(name) && body) return add(name, path ?? '', body);
  // Spring: `GET("/x", handler::get)`, `GET("/x") { … }`, `POST("/x", accept(JSON), handler::create)`.
  const handler = args.at(-1);
  if (
    name === name.toUpperCase() &&
    VERBS.has(name.toLowerCase()) &&
    handler &&
    (path === undefined || second)
  )
    return add(name, path ?? '', handler, 'Spring');
  if (name === 'handle' && body && router.verbs.length > 0) return add(router.verbs[0] ?? 'ANY', '', body);
  if (name === 'route' && /HttpMethod\.\w+$/.test(dotted(second)))
    return block(use, path ?? '', dotted(second));
  if (name === 'method') return block(use, '', dotted(first));
  if (
    /^(?:route|routing|router|coRouter|authenticate|install|apply|rateLimit|module|host|accept|header)$/.test(
      name,
    )
  )
    return block(use, name === 'route' ? (path ?? '') : '');
  const found = reader.project.functions.get(name);
  const target = found?.declaration.params[0];
  if (!found || target?.name !== 'this') return undefined;
  reader.walkFunction(found.declaration, found.scope, { values: [self], self: router });
  return self;
}

/** What stands in a call's block belongs to a router of its own. */
function block(
  { reader, router, name, call, scope }: RouterCall,
  prefix: string,
  verb = '',
): Value | undefined {
  const body = bodyOf(call);
  if (!body) return undefined;
  const child = new Router();
  child.mount(router, prefix);
  child.verbs = verb === '' ? [] : [verb.replace(/^.*\./, '').toUpperCase()];
  const [first] = call.args;
  if (name === 'authenticate') {
    const provider = reader.string(first?.value, scope) ?? '';
    // `install(Authentication) { basic("keepers") { … } }`.
    const isBasic =
      /basic/i.test(provider) ||
      reader.project.files.some(({ module }) => module.text.includes(`basic("${provider}")`));
    child.guards.push({ expr: { kind: 'name', name: isBasic ? 'basicAuth' : 'authenticate' }, scope });
  }
  reader.walkFunction(body.declaration, scope, { self: child });
  return { kind: 'router', router: child };
}

/** The path of `"/api"`, `path("/api")`, `("/api" and accept(JSON))` before `.nest { … }`. */
function pathOf(reader: RouteReader, expr: Expr, scope: Scope): string {
  if (expr.kind === 'call')
    return dotted(expr.callee) === 'path' ? (reader.string(expr.args[0]?.value, scope) ?? '') : '';
  if (expr.kind === 'binary') return pathOf(reader, expr.left, scope) || pathOf(reader, expr.right, scope);
  if (expr.kind === 'other') return expr.parts.map((part) => pathOf(reader, part, scope)).find(Boolean) ?? '';
  return reader.string(expr, scope) ?? '';
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
