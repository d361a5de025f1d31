import type { Expr, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { bindTarget } from '../project/project.ts';
import { Scope } from '../project/scope.ts';
import type { RouteReader } from './reader.ts';

/** What stands in front of every controller's path, and the paths that it doesn't stand before. */
export interface GlobalPrefix {
  readonly prefix: string;
  readonly exclude: readonly string[];
}

/** `app.setGlobalPrefix('api', { exclude: ['health'] })`, also where the prefix comes from the configuration. */
export function nestPrefix(reader: RouteReader): GlobalPrefix | undefined {
  for (const { module, scope } of reader.project.files) {
    if (!module.text.includes('.setGlobalPrefix(')) continue;
    let found: GlobalPrefix | undefined;
    const inner = withLocals(module.statements, scope);
    eachExpr(withBodies(module.statements), (expr) => {
      if (expr.kind !== 'call' || expr.callee.kind !== 'member' || expr.callee.name !== 'setGlobalPrefix')
        return;
      const [first, options] = expr.args.map(({ value }) => value);
      found ??= { prefix: textOf(reader, first, inner) ?? '', exclude: excluded(reader, options, inner) };
    });
    if (found) return found;
  }
  return undefined;
}

function excluded(reader: RouteReader, options: Expr | undefined, scope: Scope): string[] {
  const list =
    options?.kind === 'object' ? options.entries.find(({ key }) => key === 'exclude')?.value : undefined;
  if (list?.kind !== 'array') return [];
  return list.items.flatMap((item) => {
    const path = item.kind === 'object' ? item.entries.find(({ key }) => key === 'path')?.value : item;
    return reader.string(path, scope)?.replace(/^\/|\/$/g, '') ?? [];
  });
}

function textOf(reader: RouteReader, expr: Expr | undefined, scope: Scope): string | undefined {
  if (expr?.kind === 'binary') return textOf(reader, expr.left, scope) ?? textOf(reader, expr.right, scope);
  // `config.get('app.apiPrefix')` reads what a configuration file of the input gives that name.
  const isRead =
    expr?.kind === 'call' && expr.callee.kind === 'member' && /^get(?:OrThrow)?$/.test(expr.callee.name);
  if (!isRead) return reader.string(expr, scope);
  const [key, fallback] = expr.args.map(({ value }) => reader.string(value, scope));
  return configured(reader, key?.replace(/^.*\./, '') ?? '') ?? fallback;
}

function configured(reader: RouteReader, name: string): string | undefined {
  for (const { module, scope } of reader.project.files) {
    if (name === '' || !module.text.includes(name)) continue;
    let found: string | undefined;
    eachExpr(withBodies(module.statements), (expr) => {
      if (expr.kind !== 'object') return;
      const value = expr.entries.find(({ key }) => key === name)?.value;
      found ??= value && reader.string(value, scope);
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A file's names with those that its functions give values to. */
function withLocals(statements: readonly Statement[], scope: Scope): Scope {
  const inner = new Scope(scope.module, scope);
  for (const statement of statements)
    for (const one of statement.kind === 'function' ? statement.body : [])
      if (one.kind === 'assign') bindTarget(one.target, one.value, inner);
  return inner;
}

function withBodies(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement) => (statement.kind === 'function' ? statement.body : [statement]));
}
