import type { FunctionDecl, Param } from '../ast.ts';
import { typeName } from '../project/project.ts';
import type { Scope, Value } from '../project/scope.ts';
import type { Dialect } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { Router } from './router.ts';

interface Given {
  /** What a call gives, in the order of the parameters. */
  readonly values: readonly (Value | undefined)[];
  /** The parameters have their values already, of another call. */
  readonly isBound: boolean;
}

/** Binds a function's parameters: routers given for them carry what the function adds to them. */
export function bindParameters(
  reader: RouteReader,
  { params }: FunctionDecl,
  inner: Scope,
  { values, isBound }: Given,
): void {
  params.forEach((param, index) => {
    const value = values[index];
    if (param.pattern || param.fields)
      bindPattern(reader, param, inner, { values: values.slice(index), isBound });
    else if (value?.kind === 'router') {
      const own = inner.own(param.name)?.value;
      if (own?.kind === 'router') own.router.mount(value.router, '');
      else inner.bind(param.name, { value: { kind: 'router', router: under(value.router) } });
    } else if (!isBound) bindParameter(reader, param, inner, value);
  });
}

function under(parent: Router): Router {
  const router = new Router();
  router.mount(parent, '');
  return router;
}

function bindParameter(reader: RouteReader, param: Param, inner: Scope, value: Value | undefined): void {
  if (value && value.kind !== 'code') inner.bind(param.name, { value });
  else if (reader.dialect(inner)?.isRouter(param.name, param.type)) {
    inner.bind(param.name, { value: { kind: 'router', router: new Router() } });
  } else {
    const type = typeName(param.type);
    // A parameter hides what is outside.
    const known = type && reader.project.classes.has(type) ? { value: reader.project.instanceOf(type) } : {};
    inner.bind(param.name, { ...known, ...(param.type && { type: param.type }) });
  }
}

/** Routers that a pattern takes out of an object, or of the arguments that are left. */
function bindPattern(reader: RouteReader, param: Param, inner: Scope, { values, isBound }: Given): void {
  const [first] = values;
  for (const [name, key] of routerNames(param, reader.dialect(inner))) {
    if (!isBound) inner.bind(name, { value: { kind: 'router', router: new Router() } });
    const own = inner.own(name)?.value;
    const part =
      typeof key === 'number'
        ? values[key]
        : first?.kind === 'code'
          ? reader.value({ kind: 'member', object: first.expr, name: key }, first.scope)
          : undefined;
    if (part?.kind === 'router' && own?.kind === 'router') own.router.mount(part.router, '');
  }
}

/** Names that a parameter's pattern takes routers out under, each with its key or its place. */
function routerNames(
  { pattern, isRest, fields = [] }: Param,
  dialect: Dialect | undefined,
): (readonly [name: string, key: string | number])[] {
  const isRouter = (name: string): boolean => dialect?.isRouter(name, undefined) ?? false;
  if (pattern?.kind === 'array' && isRest)
    return pattern.items.flatMap((item, index) =>
      item.kind === 'name' && isRouter(item.name) ? [[item.name, index] as const] : [],
    );
  const entries = pattern?.kind === 'object' ? pattern.entries : [];
  const named = entries.flatMap(({ key, value }) =>
    value.kind === 'name' && isRouter(value.name) ? [[value.name, key] as const] : [],
  );
  return named.length > 0 ? named : fields.filter(isRouter).map((name) => [name, name] as const);
}
