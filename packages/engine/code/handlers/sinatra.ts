import { childrenOf, type Expr, type FunctionDecl, type Statement } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { statusOf } from './status.ts';
import type { HandlerContext } from './types.ts';

/** What `{ id: 1 }.to_json` is made from; any other expression itself. */
export function withoutJson(expr: Expr): Expr {
  if (expr.kind === 'member' && expr.name === 'to_json') return expr.object;
  const { callee, args = [] } = expr.kind === 'call' ? expr : {};
  // sinatra-contrib: `json(error: 'gone')`.
  const entries = args.flatMap(({ name, value }) => (name === undefined ? [] : [{ key: name, value }]));
  if (
    callee?.kind === 'name' &&
    callee.name === 'json' &&
    entries.length > 0 &&
    entries.length === args.length
  )
    return { kind: 'object', entries };
  return callee?.kind === 'member' && callee.name === 'to_json' ? callee.object : expr;
}

/** Names that hold the JSON that is sent: `data = JSON.parse(request.body.read)`, also where a helper parses it. */
export function bodyNames(body: readonly Statement[], { reader }: HandlerContext, scope: Scope): Set<string> {
  const names = new Set<string>();
  eachStatement(body, (statement) => {
    if (statement.kind !== 'assign' || statement.target.kind !== 'name' || !statement.value) return;
    const { value } = statement;
    const called = value.kind === 'call' ? value.callee : value;
    const helper = called.kind === 'name' ? helperOf(called.name, scope) : undefined;
    const made =
      helper ?? (called.kind === 'name' ? reader.functionOf(called, scope)?.declaration : undefined);
    if (parsesBody([statement]) || (made && parsesBody(made.body))) names.add(statement.target.name);
  });
  return names;
}

/** A helper that gives what is sent: `payload[:name]`. */
export function givesBody(name: string, { reader }: HandlerContext, scope: Scope): boolean {
  const made = helperOf(name, scope) ?? reader.functionOf({ kind: 'name', name }, scope)?.declaration;
  return made !== undefined && parsesBody(made.body);
}

function parsesBody(body: readonly Statement[]): boolean {
  let parses = false;
  eachExpr(body, (expr) => {
    parses ||=
      expr.kind === 'call' &&
      /(?:^|\.)(?:JSON|Oj|MultiJson)\.(?:parse|load)$/.test(dotted(expr.callee)) &&
      expr.args.some(({ value }) => mentionsBody(value));
  });
  return parses;
}

function mentionsBody(expr: Expr): boolean {
  return /^request\.body\b/.test(dotted(expr)) || childrenOf(expr).some(mentionsBody);
}

/** A method that a block of `helpers` declares. */
export function helperOf(name: string, { module }: Scope): FunctionDecl | undefined {
  let found: FunctionDecl | undefined;
  const see = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'class' || statement.kind === 'scope') see(statement.body);
      const value =
        statement.kind === 'expr' && statement.value.kind === 'call' ? statement.value : undefined;
      if (!value || dotted(value.callee) !== 'helpers') continue;
      for (const { value: block } of value.args)
        for (const inner of block.kind === 'function' ? block.declaration.body : [])
          if (inner.kind === 'function' && inner.name === name) found ??= inner;
    }
  };
  see(module.statements);
  return found;
}

/** Statuses that a block of Sinatra's ends with in one of its branches: `if saved then 204 else 422 end`. */
export function readLastStatuses(
  { draft }: Pick<HandlerContext, 'draft'>,
  body: readonly Statement[],
  isBranch = false,
): void {
  const last = body.at(-1);
  if (last?.kind === 'block') {
    const branches = last.body.filter(({ kind }) => kind === 'block');
    if (branches.length === 0) readLastStatuses({ draft }, last.body, true);
    for (const branch of branches) readLastStatuses({ draft }, [branch], true);
  } else if (isBranch && last?.kind === 'expr' && last.value.kind === 'number') {
    const status = statusOf(last.value);
    if (status !== undefined) draft.empty(status);
  }
}

/** What a block of Sinatra's gives back is the answer. */
export function readAnswer(
  { draft, values }: HandlerContext,
  { body }: FunctionDecl,
  status: number | undefined,
  scope: Scope,
): void {
  const last = body.findLast(({ kind }) => kind === 'expr' || kind === 'return');
  const value = last?.kind === 'expr' || last?.kind === 'return' ? last.value : undefined;
  if (!value || (status === 204 && value.kind === 'number')) return;
  const stated = value.kind === 'number' ? statusOf(value) : undefined;
  if (stated !== undefined) return draft.empty(stated);
  const made = withoutJson(value);
  const isText = value.kind === 'string' || value.kind === 'template';
  const isView = value.kind === 'call' && /^(?:erb|haml|slim)$/.test(dotted(value.callee));
  if (isText || isView)
    draft.response(status ?? 200, undefined, undefined, isView ? 'text/html' : 'text/plain');
  else if (made !== value) draft.response(status ?? 200, values.of(made, scope));
}
