import type { Arg, ClassDecl, Decorator, Expr, FunctionDecl, TypeExpr } from '../ast.ts';
import { typeName } from '../project/project.ts';
import { literalOf } from '../schemas/constraints.ts';
import { boundTypes, substitute } from '../schemas/type-arguments.ts';
import type { Scope } from '../project/scope.ts';
import { returnedValues } from './expressions.ts';
import { nestPrefix } from './global-prefix.ts';
import { nestPaths } from './nest-paths.ts';
import type { RouteReader } from './reader.ts';
import { joinPaths, Router } from './router.ts';

const CONTROLLERS = new Set([
  'Controller',
  'JsonController',
  'RestController',
  'RequestMapping',
  'Path',
  'ApiController',
  'Route',
  'RoutePrefix',
  'RestControllerAdvice',
  'HttpExchange',
]);
const PREFIXES = new Set([
  'Controller',
  'JsonController',
  'RequestMapping',
  'Path',
  'Route',
  'RoutePrefix',
  'HttpExchange',
  'RoutePrefixAttribute',
]);
const VERB = /^(?:Http)?(Get|Post|Put|Patch|Delete|Head|Options)(?:Mapping|Exchange)?$|^Sse$/i;

/** Routes that classes state with annotations: Nest, Spring, JAX-RS, ASP.NET, and others of their manner. */
export function readControllers(reader: RouteReader): void {
  const root = new Router();
  const nest = nestPrefix(reader);
  const paths = nestPaths(reader);
  const prefix = nest?.prefix ?? applicationPath(reader);
  const locators = locatorsOf(reader);
  const bases = basesOf(reader);
  for (const { declaration } of reader.project.classes.values()) {
    const located = locators.get(declaration.name);
    if (!located && !isController(declaration, bases)) continue;
    const scope = reader.classScope(declaration);
    for (const base of located ?? prefixesOf(declaration, reader, scope)) {
      const bare = nest && nest.exclude.length > 0 ? new Router() : undefined;
      bare?.mount(root, base);
      for (const { method, owner } of methodsOf(declaration, reader)) {
        for (const version of paths.versions(declaration, method, scope)) {
          const router = new Router();
          router.mount(
            root,
            joinPaths(joinPaths(prefix, version), joinPaths(paths.module(declaration), base)),
          );
          readMethod(reader, router, {
            method,
            owner,
            declaration,
            scope,
            base,
            ...(bare && { excluded: { router: bare, paths: nest?.exclude ?? [] } }),
          });
        }
      }
    }
  }
}

/** JAX-RS: a method with a path but no verb answers with an object whose methods go on from there. */
function locatorsOf(reader: RouteReader): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const waiting = [...reader.project.classes.values()]
    .map(({ declaration }) => declaration)
    .filter(({ decorators }) => decorators.some(({ name }) => name === 'Path'));
  // What is found is looked through too, once: a locator may lead back to where it stands.
  for (const declaration of waiting) {
    const scope = reader.classScope(declaration);
    const bases = found.get(declaration.name) ?? prefixesOf(declaration, reader, scope);
    for (const method of declaration.methods) {
      const mark = method.decorators.find(({ name }) => name === 'Path');
      const target = locatedClass(reader, method, scope);
      if (!mark || isMapped(method) || !target || target.decorators.some(({ name }) => name === 'Path'))
        continue;
      const paths = bases.flatMap((base) =>
        pathsOf(mark, reader, scope).map((path) => joinPaths(base, path)),
      );
      if (!found.has(target.name)) waiting.push(target);
      found.set(target.name, [...(found.get(target.name) ?? []), ...paths]);
    }
  }
  return found;
}

/** What a locator returns: by its type, `Class<Sub>`, or the object it makes. */
function locatedClass(reader: RouteReader, method: FunctionDecl, scope: Scope): ClassDecl | undefined {
  const { returns, body } = method;
  const type = typeName(returns) === 'Class' && returns?.kind === 'named' ? returns.args[0] : returns;
  const stated = reader.project.classes.get(typeName(type))?.declaration;
  if (stated) return stated;
  const inner = reader.walkFunction(method, scope);
  return returnedValues(body)
    .map((expr) => reader.value(expr, inner))
    .map((value) => (value?.kind === 'instance' ? value.declaration : undefined))
    .find(Boolean);
}

/** Classes that others extend: without a mark of their own they are no controllers. */
function basesOf(reader: RouteReader): Set<string> {
  const all = [...reader.project.classes.values()];
  return new Set(all.flatMap(({ declaration }) => declaration.bases.map(typeName)));
}

function isController(
  { decorators, form, name, methods, bases }: ClassDecl,
  extended: ReadonlySet<string>,
): boolean {
  if (decorators.some(({ name: mark }) => mark === 'FeignClient' || mark === 'RegisterRestClient'))
    return false;
  if (form === 'interface' && !decorators.some(({ name: mark }) => mark === 'Path')) return false;
  if (decorators.some(({ name: mark }) => CONTROLLERS.has(mark))) return true;
  if (extended.has(name)) return false;
  if (
    methods.some((method) =>
      method.decorators.some(({ name: mark }) => /^Http(?:Get|Post|Put|Patch|Delete)$/.test(mark)),
    )
  )
    return true;
  const isNamed =
    /Controller$|Resource$/.test(name) ||
    bases.some((base) => base.kind === 'named' && /Controller(?:Base)?$/.test(base.name));
  return (
    isNamed &&
    methods.some((method) =>
      method.decorators.some(({ name: mark }) => /Mapping$|^(?:GET|POST|PUT|PATCH|DELETE)$/.test(mark)),
    )
  );
}

/** Methods of the class, and those of what it implements that carry the annotations. */
function methodsOf(
  declaration: ClassDecl,
  reader: RouteReader,
): { method: FunctionDecl; owner: ClassDecl }[] {
  const found = new Map<string, { method: FunctionDecl; owner: ClassDecl }>();
  const given = givenTypes(declaration, reader);
  for (const { declaration: owner } of reader.project.lineage(declaration.name)) {
    for (const method of owner.methods) {
      const key = `${method.name}/${method.params.length}`;
      const known = found.get(key);
      if (!known || (!isMapped(known.method) && isMapped(method)))
        found.set(owner === declaration ? `${key}#${found.size}` : key, {
          method: owner === declaration ? method : withTypes(method, given.get(owner.name)),
          owner,
        });
    }
  }
  return [...found.values()];
}

/** What the type parameters of a class's ancestors stand for: `class Tickets extends Crud<Ticket, Long>`. */
function givenTypes(declaration: ClassDecl, { project }: RouteReader): Map<string, Map<string, TypeExpr>> {
  const found = new Map<string, Map<string, TypeExpr>>([[declaration.name, new Map()]]);
  for (const { declaration: one } of project.lineage(declaration.name)) {
    const own = found.get(one.name);
    for (const base of own ? one.bases : []) {
      const params = project.classes.get(typeName(base))?.declaration.typeParams ?? [];
      const args = base.kind === 'named' ? base.args : [];
      found.set(typeName(base), boundTypes(params, args, own));
    }
  }
  return found;
}

/** A method whose types are those that the class gives. */
function withTypes(method: FunctionDecl, given: ReadonlyMap<string, TypeExpr> | undefined): FunctionDecl {
  if (!given || given.size === 0) return method;
  const returns = substitute(method.returns, given);
  return {
    ...method,
    ...(returns && { returns }),
    params: method.params.map((param) => {
      const type = substitute(param.type, given);
      return type ? { ...param, type } : param;
    }),
  };
}

function isMapped({ decorators }: FunctionDecl): boolean {
  return decorators.some(({ name }) => VERB.test(name) || name === 'RequestMapping');
}

interface Method {
  readonly method: FunctionDecl;
  readonly owner: ClassDecl;
  readonly declaration: ClassDecl;
  readonly scope: Scope;
  readonly base: string;
  /** Where paths hang that the global prefix leaves out. */
  readonly excluded?: { readonly router: Router; readonly paths: readonly string[] };
}

function readMethod(
  reader: RouteReader,
  router: Router,
  { method, owner, declaration, scope, base, excluded }: Method,
): void {
  const { language } = scope.module;
  const fill = (path: string): string =>
    withVersion(fillTokens(path, declaration.called ?? declaration.name, method.name), declaration, reader);
  for (const { verb, path } of mappingsOf(method, reader, scope)) {
    const absolute = language === 'csharp' && /^[~/]/.test(path);
    const own = joinPaths(base, path).replace(/^\/|\/$/g, '');
    const main = excluded?.paths.includes(own) ? excluded.router : router;
    const target = absolute ? new Router() : forAction(main, base, method.name);
    reader.routes.push({
      router: target,
      method: verb,
      path: fill(path.replace(/^~/, '')),
      framework: frameworkOf(language, declaration),
      handler: { declaration: method, scope: reader.classScope(owner) },
      guards: [],
      name: method.name,
      doc: method.doc,
      owner: declaration.name,
    });
  }
}

function mappingsOf(
  method: FunctionDecl,
  reader: RouteReader,
  scope: Scope,
): { verb: string; path: string }[] {
  const extra = method.decorators.filter(({ name }) => name === 'Path' || name === 'Route');
  const extraPaths = extra.flatMap((mark) => pathsOf(mark, reader, scope));
  return method.decorators.flatMap((mark) => {
    if (mark.name === 'RequestMapping' || mark.name === 'AcceptVerbs' || mark.name === 'All') {
      const verbs = mark.name === 'All' ? ['ANY'] : requestMethods(mark);
      const accepts = mark.name === 'AcceptVerbs';
      const route = accepts ? mark.args.filter(({ name }) => name === 'Route') : mark.args;
      const stated = textsOf(accepts ? route[0]?.value : pathArg(mark), reader, scope);
      const paths = orRoot(accepts && stated.length === 0 ? extraPaths : stated);
      return verbs.flatMap((verb) => paths.map((path) => ({ verb, path })));
    }
    const stated = VERB.exec(mark.name);
    if (!stated) return [];
    // Nest: `@Sse('alarms')` sends events to who gets it.
    const verb = stated[1] ?? 'GET';
    const own = pathsOf(mark, reader, scope);
    return orRoot(own.length > 0 ? own : extraPaths).map((path) => ({ verb: verb.toUpperCase(), path }));
  });
}

function orRoot(paths: readonly string[]): readonly string[] {
  return paths.length > 0 ? paths : [''];
}

function requestMethods({ args, name }: Decorator): string[] {
  if (name === 'AcceptVerbs')
    return args.flatMap((arg) =>
      arg.name === undefined && arg.value.kind === 'string' ? [arg.value.value.toUpperCase()] : [],
    );
  const value = args.find((arg) => arg.name === 'method')?.value;
  const list =
    value?.kind === 'array' || value?.kind === 'other'
      ? value.kind === 'array'
        ? value.items
        : value.parts
      : value
        ? [value]
        : [];
  const verbs = list.flatMap((item) =>
    item.kind === 'member' || item.kind === 'name' ? [item.name] : item.kind === 'string' ? [item.value] : [],
  );
  return verbs.length > 0 ? verbs.map((verb) => verb.toUpperCase()) : ['ANY'];
}

function pathsOf(mark: Decorator, reader: RouteReader, scope: Scope): string[] {
  return textsOf(pathArg(mark), reader, scope).map(withoutPlaceholders);
}

function pathArg({ args }: Decorator): Expr | undefined {
  const byName = args.find(({ name }) => /^(?:value|path|template|uris?)$/.test(name ?? ''))?.value;
  return byName ?? args.find(({ name }) => name === undefined)?.value;
}

/** `${api.base:/v1}` is what holds when nobody says otherwise; without that, what configuration gives. */
function withoutPlaceholders(path: string): string {
  return path.replace(/\$\{([\w.-]+)(?::([^{}]*))?\}/g, (_all, name: string, fallback?: string) =>
    fallback === undefined ? `{${name.replace(/^.*\./, '')}}` : fallback,
  );
}

function textsOf(expr: Expr | undefined, reader: RouteReader, scope: Scope): string[] {
  if (!expr) return [];
  if (expr.kind === 'array') return expr.items.flatMap((item) => textsOf(item, reader, scope));
  if (expr.kind === 'object') {
    return textsOf(expr.entries.find(({ key }) => key === 'path')?.value, reader, scope);
  }
  const text = reader.string(expr, scope);
  return text === undefined ? [] : [text];
}

function prefixesOf(declaration: ClassDecl, reader: RouteReader, scope: Scope): readonly string[] {
  // Spring's `@RestController("users")` names an object; in scripts it is a path.
  const isScript = /script$/.test(scope.module.language);
  const isPrefix = ({ name }: Decorator): boolean =>
    PREFIXES.has(name) || (isScript && name === 'RestController');
  const marks = declaration.decorators.filter(isPrefix);
  const inherited =
    marks.length > 0
      ? marks
      : reader.project
          .lineage(declaration.name)
          .flatMap((one) => one.declaration.decorators.filter(isPrefix));
  const area = areaOf(declaration, reader, scope);
  const paths = inherited
    .flatMap((mark) => pathsOf(mark, reader, scope))
    .map((path) => fillController(path, declaration.called ?? declaration.name).replaceAll('[area]', area))
    .map((path) => withVersion(path, declaration, reader));
  return orRoot(paths);
}

function areaOf({ decorators }: ClassDecl, reader: RouteReader, scope: Scope): string {
  const area = decorators.find(({ name }) => name === 'Area');
  return reader.string(area?.args[0]?.value, scope) ?? '';
}

/** `@ApplicationPath("/api")`. */
function applicationPath(reader: RouteReader): string {
  for (const { declaration, scope } of reader.project.classes.values()) {
    const mark = declaration.decorators.find(({ name }) => name === 'ApplicationPath');
    if (mark) return pathsOf(mark, reader, scope)[0] ?? '';
  }
  return '';
}

/** `[action]` in a class's own path is another path for each method. */
function forAction(router: Router, base: string, method: string): Router {
  if (!/\[action\]/i.test(base)) return router;
  const own = new Router();
  own.prefix = fillTokens(base, '', method);
  return own;
}

/** ASP.NET: `v{version:apiVersion}` of a controller with one `[ApiVersion("1.0")]`. */
function withVersion(path: string, { name }: ClassDecl, { project }: RouteReader): string {
  const stated = project
    .lineage(name)
    .flatMap(({ declaration }) => declaration.decorators.filter((mark) => mark.name === 'ApiVersion'));
  const [only, another] = stated.map(({ args }) => literalOf(args[0]?.value));
  return only === undefined || another !== undefined
    ? path
    : path.replace(/\{version:apiVersion\}/i, String(only).replace(/\.0$/, ''));
}

function fillController(path: string, owner: string): string {
  return path.replaceAll(/\[controller\]/gi, owner.replace(/Controller$/, ''));
}

function fillTokens(path: string, owner: string, method: string): string {
  return path
    .replaceAll(/\[controller\]/gi, owner.replace(/Controller$/, ''))
    .replaceAll(/\[action\]/gi, method.replace(/Async$/, ''));
}

const JAX_RS = /^(?:Path|GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

function frameworkOf(language: string, { decorators, methods }: ClassDecl): string {
  if (language === 'csharp') return 'ASP.NET Core';
  if (language === 'java' || language === 'kotlin')
    return [...decorators, ...methods.flatMap((method) => method.decorators)].some(({ name }) =>
      JAX_RS.test(name),
    )
      ? 'JAX-RS'
      : 'Spring';
  return 'NestJS';
}

export type { Arg };
