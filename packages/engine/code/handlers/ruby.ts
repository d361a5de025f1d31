import type { Expr, Statement } from '../ast.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { eachExpr } from './facts.ts';
import { messageOf } from './script.ts';
import { statusOf } from './status.ts';
import type { HandlerContext, HandlerReader } from './types.ts';

/** Rails and Sinatra: `params`, strong parameters, `render json:`, `halt`, `status`. */
export const readRubyHandler: HandlerReader = (context, handler, route) => {
  const { draft, values, reader } = context;
  const owner = route.owner === undefined ? undefined : reader.project.classes.get(route.owner)?.declaration;
  for (const statement of owner?.body ?? []) readFilter(draft, statement, route.name);
  if (!handler) return;
  const { declaration, scope } = handler;
  const inPath = new Set([...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  const carriesBody = /^(?:POST|PUT|PATCH)$/.test(route.method);
  const fields: Record<string, Schema> = {};
  let pending: number | undefined;
  const statements: Statement[] = [...declaration.body];
  eachExpr(declaration.body, (expr) => {
    const called =
      expr.kind === 'name'
        ? expr.name
        : expr.kind === 'call' && expr.callee.kind === 'name'
          ? expr.callee.name
          : '';
    const method = called.endsWith('_params')
      ? reader.project.methodOf(route.owner ?? '', called)
      : undefined;
    if (method) statements.push(...method.declaration.body);
  });
  eachExpr(statements, (expr) => {
    if (expr.kind === 'index' && dotted(expr.object) === 'params' && expr.index.kind === 'string') {
      const name = expr.index.value;
      if (inPath.has(name)) return;
      if (carriesBody) fields[name] ??= {};
      else draft.parameter('query', name);
    }
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee).replace(/^.*\./, '');
    const args = expr.args.map(({ value }) => value);
    const keyword = (key: string): Expr | undefined => expr.args.find((arg) => arg.name === key)?.value;
    if (name === 'permit' || name === 'expect') permit(context, expr, fields);
    if (name === 'render') {
      const data = keyword('json');
      const status = statusOf(keyword('status')) ?? 200;
      if (data) draft.response(status, values.of(data, scope), status >= 400 ? messageOf(data) : undefined);
      else if (keyword('status') && !keyword('plain')) draft.response(status);
    }
    if (name === 'head') draft.response(statusOf(args[0]) ?? 200);
    if (name === 'redirect_to' || name === 'redirect') draft.response(statusOf(keyword('status')) ?? 302);
    if (name === 'halt')
      draft.response(
        statusOf(args[0]) ?? 500,
        undefined,
        args[1]?.kind === 'string' ? args[1].value : undefined,
      );
    if (name === 'status' && expr.callee.kind === 'name') pending = statusOf(args[0]);
    if (name === 'json' && expr.callee.kind === 'name')
      draft.response(pending ?? 200, values.of(args[0], scope));
    if (name === 'find' && /^[A-Z]/.test(dotted(expr.callee))) draft.response(404);
  });
  if (Object.keys(fields).length > 0) draft.bodyOf({ type: 'object', properties: fields });
  if (pending && !draft.hasSuccess) draft.response(pending);
};

/** `params.require(:user).permit(:name, tags: [])` is sent as `{"user": {…}}`. */
function permit(
  { reader }: HandlerContext,
  expr: Extract<Expr, { kind: 'call' }>,
  fields: Record<string, Schema>,
): void {
  const properties: Record<string, Schema> = {};
  for (const { name, value } of expr.args) {
    if (name !== undefined)
      properties[name] = value.kind === 'array' ? { type: 'array', items: {} } : { type: 'object' };
    else if (value.kind === 'string') properties[value.value] = {};
  }
  const object = expr.callee.kind === 'member' ? expr.callee.object : undefined;
  const required =
    object?.kind === 'call' && /require$/.test(dotted(object.callee)) ? object.args[0]?.value : undefined;
  if (required?.kind === 'string') fields[required.value] = { type: 'object', properties };
  else Object.assign(fields, properties);
  void reader;
}

/** `before_action :authenticate_user!, only: [:create]`. */
function readFilter(draft: HandlerContext['draft'], statement: Statement, action: string): void {
  if (
    statement.kind !== 'expr' ||
    statement.value.kind !== 'call' ||
    !/^before_action$/.test(dotted(statement.value.callee))
  )
    return;
  const { args } = statement.value;
  const names = args.flatMap(({ name, value }) =>
    name === undefined && value.kind === 'string' ? [value.value] : [],
  );
  const list = (key: string): string[] | undefined => {
    const value = args.find(({ name }) => name === key)?.value;
    return (
      value &&
      (value.kind === 'array' ? value.items : [value]).flatMap((item) =>
        item.kind === 'string' ? [item.value] : [],
      )
    );
  };
  const applies = (list('only')?.includes(action) ?? true) && !(list('except')?.includes(action) ?? false);
  if (applies && names.some((name) => /auth|login|signed_in|doorkeeper/i.test(name)))
    draft.security.add('bearerAuth');
}
