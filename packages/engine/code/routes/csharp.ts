import type { Value } from '../project/scope.ts';
import { dotted, type Dialect, type RouterCall } from './dialect.ts';
import { Router } from './router.ts';

/** ASP.NET Core's minimal APIs. */
export const CSHARP_DIALECT: Dialect = {
  creates: (callee) => /\.Build$/.test(callee) && /^(?:builder|WebApplication)/i.test(callee),
  isRouter: (name, type) =>
    type?.kind === 'named'
      ? /^(?:WebApplication|IEndpointRouteBuilder|RouteGroupBuilder|IApplicationBuilder)$/.test(type.name)
      : /^(?:app|endpoints)$/.test(name),
  looksLikeRoute: (_call, method) => /^Map(?:Get|Post|Put|Patch|Delete|Group|Methods)$/.test(method),
  method: readMethod,
};

function readMethod({ reader, router, base, name, call, scope }: RouterCall): Value | undefined {
  const args = call.args.map(({ value }) => value);
  const self: Value = { kind: 'router', router };
  const verb = /^Map(Get|Post|Put|Patch|Delete)$/.exec(name)?.[1];
  if (verb || name === 'MapMethods' || (name === 'Map' && args.length > 1)) {
    const path = reader.string(args[0], scope);
    const handler = args.at(-1);
    const list = args[1];
    const methods = verb
      ? [verb]
      : name === 'MapMethods' && list?.kind === 'array'
        ? list.items.flatMap((item) => reader.string(item, scope) ?? [])
        : ['ANY'];
    const first = reader.routes.length;
    if (path !== undefined && handler)
      for (const method of methods)
        reader.add(router, { method, path, framework: 'ASP.NET minimal', handlers: [handler], scope });
    return { ...self, method: String(first) };
  }
  if (name === 'MapGroup') {
    const child = new Router();
    child.mount(router, reader.string(args[0], scope) ?? '');
    return { kind: 'router', router: child };
  }
  const text = reader.string(args[0], scope);
  const index = base?.kind === 'router' && base.method !== undefined ? Number(base.method) : -1;
  const route = reader.routes[index];
  if (!route) {
    if (name === 'RequireAuthorization')
      router.guards.push({ expr: { kind: 'name', name: 'requireAuth' }, scope });
    if (name === 'WithTags' && text) router.tag = text;
    return /^(?:RequireAuthorization|WithTags|WithOpenApi|AddEndpointFilter)$/.test(name) ? self : undefined;
  }
  const facts = { ...route.stated };
  if (name === 'WithSummary' && text) facts.summary = text;
  if (name === 'WithDescription' && text) facts.description = text;
  if (name === 'WithTags' && text) facts.tag = text;
  if (name === 'RequireAuthorization') facts.security = 'bearerAuth';
  reader.routes[index] = { ...route, stated: facts, ...(name === 'WithName' && text && { name: text }) };
  void dotted;
  return base;
}
