import type { CallExpr, ClassDecl, Decorator, Expr, FunctionDecl, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { typeName } from '../project/project.ts';
import type { Scope, Value } from '../project/scope.ts';
import { type Dialect, type RouterCall } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { Router, type Guard, type RawRoute } from './router.ts';

/** ASP.NET Core's minimal APIs, and what is built on them. */
export const CSHARP_DIALECT: Dialect = {
  creates: (callee) => /\.Build$/.test(callee) && /^(?:builder|WebApplication)/i.test(callee),
  isRouter: (name, type) =>
    type?.kind === 'named'
      ? /^(?:WebApplication|I?EndpointRouteBuilder|RouteGroupBuilder|IApplicationBuilder)$/.test(type.name)
      : /^(?:app|endpoints)$/.test(name),
  looksLikeRoute: (_call, method) => /^Map(?:Get|Post|Put|Patch|Delete|Group|Methods)$/.test(method),
  method: readMethod,
  statement: readClass,
};

function readMethod(use: RouterCall): Value | undefined {
  const { reader, router, base, name, call, scope } = use;
  const args = call.args.map(({ value }) => value);
  const self: Value = { kind: 'router', router };
  if (
    /^Map(?:Get|Post|Put|Patch|Delete|Methods|HealthChecks)$/.test(name) ||
    (name === 'Map' && args.length > 1)
  )
    return map(use, args);
  if (name === 'UseEndpoints' && args[0]?.kind === 'function') {
    reader.walkFunction(args[0].declaration, scope, { values: [self] });
    return self;
  }
  if (name === 'MapGroup') {
    const child = new Router();
    const owner = args[0]?.kind === 'name' && args[0].name === 'this' ? scope.instance : undefined;
    const declaration = owner?.kind === 'instance' ? owner.declaration : undefined;
    child.mount(router, declaration ? groupPath(reader, declaration) : (reader.string(args[0], scope) ?? ''));
    return { kind: 'router', router: child };
  }
  const text = reader.string(args[0], scope);
  const index = base?.kind === 'router' && base.method !== undefined ? Number(base.method) : -1;
  const route = reader.routes[index];
  if (!route) {
    router.guards.push(...guardsOf(use));
    if (name === 'WithTags' && text) router.tag = text;
    return /^(?:RequireAuthorization|RequireRateLimiting|WithTags|WithOpenApi|AddEndpointFilter|Use|UseMiddleware)$/.test(
      name,
    )
      ? self
      : undefined;
  }
  // What is hidden from documents stays hidden.
  if (name === 'ExcludeFromDescription' && index === reader.routes.length - 1) {
    reader.routes.pop();
    return { kind: 'router', router };
  }
  const facts = { ...route.stated };
  if (name === 'WithSummary' && text) facts.summary = text;
  if (name === 'WithDescription' && text) facts.description = text;
  if (name === 'WithTags' && text) facts.tag = text;
  // One route for each method that `MapMethods` lists.
  const end = base?.kind === 'router' && base.last !== undefined ? Number(base.last) : index + 1;
  for (const [at, one] of reader.routes.slice(index, end).entries())
    reader.routes[index + at] = {
      ...one,
      ...withResponse(one, name, call),
      guards: [...one.guards, ...guardsOf(use)],
      stated: facts,
      ...(name === 'AllowAnonymous' && { isOpen: true }),
      ...(name === 'WithName' && text && { name: text }),
    };
  return base;
}

const FILTERS = /^(?:AddEndpointFilter|Use|UseMiddleware)$/;

/** What a call puts in front of a route or a group. */
function guardsOf({ reader, name, call, scope }: RouterCall): Guard[] {
  // `RequireAuthorization("staff")`, without what it is called on.
  if (name === 'RequireAuthorization') return [{ expr: { ...call, callee: { kind: 'name', name } }, scope }];
  if (name === 'RequireRateLimiting') return [{ expr: call, scope }];
  return FILTERS.test(name) ? filterIn(reader, call, scope) : [];
}

/** `AddEndpointFilter(async (context, next) => …)`, `AddEndpointFilter<ApiKeyFilter>()`, `UseMiddleware<ApiKeyMiddleware>()`. */
function filterIn(reader: RouteReader, { args, typeArgs }: CallExpr, scope: Scope): Guard[] {
  const [type] = typeArgs;
  const owner = type?.kind === 'named' ? reader.project.classes.get(type.name)?.declaration : undefined;
  const declared = owner?.methods.find(({ name }) => /^Invoke(?:Async)?$/.test(name));
  if (owner && declared)
    return [{ expr: { kind: 'function', declaration: declared }, scope: reader.classScope(owner) }];
  return args.flatMap(({ value }) => (value.kind === 'function' ? [{ expr: value, scope }] : []));
}

/** `.Produces<Seed>(201)` says of a handler what the attribute `[ProducesResponseType]` says. */
function withResponse(
  { handler }: RawRoute,
  name: string,
  { typeArgs, args }: CallExpr,
): Pick<RawRoute, 'handler'> {
  const known: Readonly<Record<string, number>> = {
    Produces: 200,
    ProducesValidationProblem: 400,
    ProducesProblem: 500,
  };
  const status = known[name];
  if (!handler || status === undefined) return {};
  const [type] = typeArgs;
  const stated = args.filter((arg) => arg.name === undefined && arg.value.kind !== 'string');
  const mark: Decorator = {
    name: 'ProducesResponseType',
    args: [
      ...(type ? [{ value: { kind: 'type' as const, type } }] : []),
      ...(stated.length > 0
        ? stated
        : [{ value: { kind: 'number' as const, value: status, text: String(status) } }]),
    ],
  };
  const { declaration, scope } = handler;
  return {
    handler: { declaration: { ...declaration, decorators: [...declaration.decorators, mark] }, scope },
  };
}

/** `MapGet("/x", handler)`, `MapMethods("/x", ["GET"], handler)`; in groups by class `MapPut(handler, "{id}")`. */
function map({ reader, router, name, scope }: RouterCall, args: readonly Expr[]): Value {
  const verb = /^Map(Get|Post|Put|Patch|Delete)$/.exec(name)?.[1];
  const [first, second] = args;
  const isBehind =
    verb !== undefined &&
    first?.kind === 'name' &&
    (args.length === 1 || second?.kind === 'string') &&
    reader.string(first, scope) === undefined;
  const path = isBehind ? (reader.string(second, scope) ?? '') : reader.string(first, scope);
  const listed = name === 'MapMethods' && second?.kind === 'array' ? second.items : undefined;
  const methods =
    listed?.flatMap((item) => reader.string(item, scope) ?? []) ??
    (verb ? [verb] : [name === 'MapHealthChecks' ? 'GET' : 'ANY']);
  const handler = isBehind ? first : args.length > 1 ? args.at(-1) : undefined;
  const index = reader.routes.length;
  if (path !== undefined)
    for (const method of methods)
      reader.add(router, {
        method,
        path,
        framework: 'ASP.NET minimal',
        handlers: handler && name !== 'MapHealthChecks' ? [handler] : [],
        scope,
        ...(name === 'MapHealthChecks' && { name: 'MapHealthChecks' }),
      });
  return { kind: 'router', router, method: String(index), last: String(reader.routes.length) };
}

/** Where a class of endpoints hangs by its name: as the input's own `MapGroup` says, else under `/api`. */
function groupPath(reader: RouteReader, { name }: ClassDecl): string {
  for (const { module } of reader.project.files) {
    const [, before, after] = /MapGroup\(\s*\$"([^"{}]*)\{\w*[nN]ame\w*\}([^"{}]*)"/.exec(module.text) ?? [];
    if (before !== undefined) return `${before}${name}${after ?? ''}`;
  }
  return `/api/${name}`;
}

/** What a module's constructor hands on: `public Endpoints() : base("catalog") { }`. */
function basePath({ module }: Scope, { name }: ClassDecl): string | undefined {
  const sign = new RegExp(String.raw`\b${name}\([^()]*\)\s*:\s*base\(\s*"([^"]*)"`);
  return sign.exec(module.text)?.[1];
}

/** Classes that state their routes in a method: groups of endpoints, and FastEndpoints. */
function readClass(reader: RouteReader, statement: Statement, scope: Scope): boolean {
  if (statement.kind !== 'class') return false;
  const bases = statement.bases.map((base) => (base.kind === 'named' ? base.name : typeName(base)));
  const named = (name: string): FunctionDecl | undefined =>
    statement.methods.find((method) => method.name === name);
  const map = named('Map');
  if (map && bases.includes('EndpointGroupBase') && typeName(map.params[0]?.type) === 'RouteGroupBuilder') {
    const router = new Router();
    router.prefix = groupPath(reader, statement);
    reader.walkFunction(map, reader.classScope(statement), { values: [{ kind: 'router', router }] });
  }
  const modules = named('AddRoutes');
  const base = modules && bases.some((one) => one.endsWith('CarterModule')) && basePath(scope, statement);
  if (modules && base) {
    const router = new Router();
    router.prefix = base.startsWith('/') ? base : `/${base}`;
    reader.walkFunction(modules, reader.classScope(statement), { values: [{ kind: 'router', router }] });
  }
  const configure = named('Configure');
  if (
    configure &&
    configure.params.length === 0 &&
    bases.some((base) => /^(?:Endpoint|Ep)\w*$/.test(base.replace(/[.<].*$/, '')))
  )
    readEndpoint(reader, statement, configure);
  return false;
}

/** `Post("/users")`, or `Verbs(Http.GET); Routes("/users")`, in `Configure`. */
function readEndpoint(reader: RouteReader, owner: ClassDecl, configure: FunctionDecl): void {
  const scope = reader.classScope(owner);
  const methods: string[] = [];
  const paths: string[] = [];
  eachExpr(configure.body, (expr) => {
    if (expr.kind !== 'call' || expr.callee.kind !== 'name') return;
    const { name } = expr.callee;
    const texts = expr.args.flatMap(({ value }) => reader.string(value, scope) ?? []);
    if (/^(?:Get|Post|Put|Patch|Delete)$/.test(name)) {
      methods.push(name);
      paths.push(...texts);
    } else if (name === 'Routes') paths.push(...texts);
    else if (name === 'Verbs')
      methods.push(
        ...expr.args.flatMap(
          ({ value }) => (value.kind === 'member' ? value.name : reader.string(value, scope)) ?? [],
        ),
      );
  });
  const handler = owner.methods.find(({ name }) => name === 'HandleAsync' || name === 'ExecuteAsync');
  for (const path of paths)
    for (const method of methods)
      reader.add(new Router(), {
        method,
        path,
        framework: 'ASP.NET minimal',
        handlers: handler ? [{ kind: 'function', declaration: handler }] : [],
        scope,
        name: owner.name,
      });
}
