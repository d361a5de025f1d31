import type { ClassDecl, Decorator, Expr, FunctionDecl, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from './dialect.ts';
import type { RouteReader } from './reader.ts';
import { joinPaths } from './router.ts';

/** What Nest puts between the global prefix and a controller's own path. */
export interface NestPaths {
  /** `v1` for each version that a method answers to; one empty path where versions are no part of paths. */
  readonly versions: (owner: ClassDecl, method: FunctionDecl, scope: Scope) => readonly string[];
  /** The path of the module that lists the controller. */
  readonly module: (owner: ClassDecl) => string;
}

export function nestPaths(reader: RouteReader): NestPaths {
  const calls = callsOf(reader, ['enableVersioning', 'register', 'forRoutes']);
  const versioning = calls.find(({ name }) => name === 'enableVersioning');
  const options = versioning?.args[0];
  const entry = (key: string): Expr | undefined =>
    options?.kind === 'object' ? options.entries.find((one) => one.key === key)?.value : undefined;
  const type = dotted(entry('type')).replace(/^.*\./, '');
  const byPath = type === '' || type === 'URI';
  const mark = versioning && reader.string(entry('prefix'), versioning.scope);
  const fallback = versioning && entry('defaultVersion');
  const modules = modulePaths(reader, calls);
  return {
    versions: (owner, method, scope) => {
      const own = method.decorators.find(({ name }) => name === 'Version')?.args[0]?.value;
      const stated = own ?? ofController(owner.decorators) ?? fallback;
      const texts = byPath && stated ? versionTexts(reader, stated, scope) : [];
      return texts.length > 0 ? texts.map((text) => `${mark ?? 'v'}${text}`) : [''];
    },
    module: ({ name }) => modules.get(name) ?? '',
  };
}

function ofController(decorators: readonly Decorator[]): Expr | undefined {
  const options = decorators.find(({ name }) => name === 'Controller')?.args[0]?.value;
  return options?.kind === 'object' ? options.entries.find(({ key }) => key === 'version')?.value : undefined;
}

/** None for `VERSION_NEUTRAL`. */
function versionTexts(reader: RouteReader, expr: Expr, scope: Scope): string[] {
  const items = expr.kind === 'array' ? expr.items : [expr];
  return items.flatMap((item) => reader.string(item, scope) ?? []);
}

interface NamedCall {
  readonly name: string;
  readonly owner: string;
  readonly args: readonly Expr[];
  readonly scope: Scope;
}

function callsOf(reader: RouteReader, names: readonly string[]): NamedCall[] {
  const found: NamedCall[] = [];
  for (const { module, scope } of reader.project.files) {
    if (!names.some((name) => module.text.includes(`.${name}(`))) continue;
    eachExpr(flat(module.statements), (expr) => {
      if (expr.kind !== 'call' || expr.callee.kind !== 'member' || !names.includes(expr.callee.name)) return;
      const { name, object } = expr.callee;
      found.push({ name, owner: dotted(object), args: expr.args.map(({ value }) => value), scope });
    });
  }
  return found;
}

/** Statements with those of functions, and the arguments of decorators. */
function flat(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement): Statement[] => {
    if (statement.kind === 'function') return flat(statement.body);
    if (statement.kind !== 'class') return [statement];
    return [
      ...statement.decorators.flatMap(({ args }) =>
        args.map(({ value }): Statement => ({ kind: 'expr', value, doc: '' })),
      ),
      ...statement.methods.flatMap(({ body }) => flat(body)),
    ];
  });
}

/** `RouterModule.register([{ path: 'admin', module: AdminModule, children: […] }])`, by controller. */
function modulePaths(reader: RouteReader, calls: readonly NamedCall[]): Map<string, string> {
  const paths = new Map<string, string>();
  const add = (expr: Expr, base: string, scope: Scope): void => {
    const value = expr.kind === 'name' ? reader.value(expr, scope) : undefined;
    if (value?.kind === 'code' && value.expr !== expr) return add(value.expr, base, value.scope);
    if (expr.kind === 'array') return expr.items.forEach((item) => add(item, base, scope));
    if (expr.kind !== 'object') return;
    const part = (key: string): Expr | undefined => expr.entries.find((one) => one.key === key)?.value;
    const path = joinPaths(base, reader.string(part('path'), scope) ?? '');
    const module = part('module') ?? expr.entries.find(({ key }) => key === '')?.value;
    for (const name of module ? controllersOf(reader, dotted(module)) : []) paths.set(name, path);
    const children = part('children');
    if (children?.kind !== 'array') return;
    for (const child of children.items) {
      if (child.kind !== 'name') add(child, path, scope);
      else for (const name of controllersOf(reader, child.name)) paths.set(name, path);
    }
  };
  for (const { name, owner, args, scope } of calls)
    if (name !== 'enableVersioning' && /RouterModule$/.test(owner) && args[0]) add(args[0], '', scope);
  return paths;
}

function controllersOf(reader: RouteReader, module: string): string[] {
  const declaration = reader.project.classes.get(module)?.declaration;
  const options = declaration?.decorators.find(({ name }) => name === 'Module')?.args[0]?.value;
  const list =
    options?.kind === 'object' ? options.entries.find(({ key }) => key === 'controllers')?.value : undefined;
  return list?.kind === 'array' ? list.items.map((item) => dotted(item)) : [];
}
