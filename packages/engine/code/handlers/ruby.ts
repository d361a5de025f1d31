import type { Arg, Expr, Statement } from '../ast.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { substituted } from '../substitute.ts';
import { eachExpr } from './facts.ts';
import { calledRights } from './rights.ts';
import { singular } from '../routes/inflections.ts';
import { requiredNames } from './required-fields.ts';
import { limitByModels } from './rails-models.ts';
import { bodyNames, givesBody, readAnswer, readLastStatuses, withoutJson } from './sinatra.ts';
import { messageOf } from './answer-parts.ts';
import { statusOf } from './status.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { withUse } from './uses.ts';

/** Rails and Sinatra: `params`, strong parameters, `render json:`, `halt`, `status`. */
export const readRubyHandler: HandlerReader = (context, handler, route) => {
  const { draft, values, reader, errors, uses } = context;
  const { names: filters, blocks } = filtersOf(context, route.owner ?? '', route.name);
  if (filters.some((name) => /api_key/i.test(name))) draft.security.add('apiKey');
  else if (filters.some((name) => /auth|login|signed_in|doorkeeper/i.test(name)))
    draft.security.add('bearerAuth');
  if (!handler) return;
  const { declaration, scope } = handler;
  for (const name of filters) {
    const [, role] = ROLE_FILTER.exec(name) ?? [];
    const refuses = role && reader.project.methodOf(route.owner ?? '', name)?.declaration.body;
    if (refuses && /"(?:forbidden|403)"/.test(JSON.stringify(refuses)))
      draft.rights.push({ kind: 'role', names: [role] });
  }
  eachExpr(blocks, (expr) => {
    if (expr.kind === 'call') draft.rights.push(...calledRights(expr, scope, reader));
  });
  const block = route.handler?.declaration ?? declaration;
  const before = [
    ...blocks,
    ...filters.flatMap((name) => reader.project.methodOf(route.owner ?? '', name)?.declaration.body ?? []),
  ];
  const whole = `${route.router.ways()[0]?.prefix ?? ''}/${route.path}`;
  const inPath = new Set([...whole.matchAll(/[:{](\w+)/g)].map(([, name = '']) => name));
  const carriesBody = /^(?:POST|PUT|PATCH)$/.test(route.method);
  const fields: Record<string, Schema> = {};
  const required = requiredNames(declaration.body);
  let pending: number | undefined;
  const alone = new Map<string, Expr>();
  /** What is sent with a status that `halt` states. */
  const halted = new Set<Expr>();
  const take = (name: string, known: Schema, expr: Expr): void => {
    const use = uses.get(expr);
    if (inPath.has(name)) draft.text('path', name, use, known);
    else if (carriesBody) fields[name] = { ...withUse(known, use), ...fields[name] };
    else draft.text('query', name, use, known);
  };
  const sent = bodyNames(declaration.body, context, scope);
  const helpers = new Map<string, boolean>();
  const isHelper = (name: string): boolean => {
    if (!helpers.has(name))
      helpers.set(name, route.framework === 'Sinatra' && givesBody(name, context, scope));
    return helpers.get(name) === true;
  };
  const isGiven = (object: Expr): boolean =>
    /^(?:params|(?:parsed|json|request)_(?:body|json|payload))$/.test(dotted(object)) ||
    (object.kind === 'name' && (sent.has(object.name) || isHelper(object.name)));
  const isGuarded = (name: string): boolean =>
    /^(?:authenticate|authorize|protected|require_(?:login|auth|user|token)|ensure_(?:auth|login))\w*!?$/.test(
      name,
    );
  /** With what constants stand for: `"at most #{MAX_DAYS} days"`. */
  const saidBy = (expr: Expr | undefined): string | undefined =>
    messageOf(
      expr &&
        substituted(expr, (part) => {
          const value = /^(?:name|member)$/.test(part.kind) ? reader.constant(part, scope) : undefined;
          return value === undefined ? undefined : { kind: 'string', value: String(value) };
        }),
    );
  const fail = (error: string, usual: number): void => {
    const answer = errors.handled(error);
    const body = answer?.body && values.of(answer.body, scope);
    draft.response(answer?.status ?? usual, body, answer?.message);
  };
  eachExpr([...before, ...declaration.body], (expr) => {
    if (expr.kind === 'index' && isGiven(expr.object) && expr.index.kind === 'string')
      take(expr.index.value, {}, expr);
    if (expr.kind === 'name' && isGuarded(expr.name)) draft.security.add('bearerAuth');
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee).replace(/^.*\./, '');
    const args = expr.args.map(({ value }) => value);
    if (name === 'doorkeeper_authorize!') {
      draft.security.add('bearerAuth');
      const names = args.flatMap((arg) => (arg.kind === 'string' ? arg.value : []));
      if (names.length > 0) draft.rights.push({ kind: 'scope', names });
    }
    const keyword = (key: string): Expr | undefined => expr.args.find((arg) => arg.name === key)?.value;
    // `params.fetch(:limit, 20)`.
    const from = expr.callee.kind === 'member' ? expr.callee.object : undefined;
    if (name === 'fetch' && from && isGiven(from) && args[0]?.kind === 'string') {
      const fallback = reader.constant(args[1], scope);
      take(args[0].value, fallback === undefined ? {} : { default: fallback }, expr);
    }
    if (name === 'require' && dotted(expr.callee) === 'params.require' && args[0]?.kind === 'string') {
      required.add(args[0].value);
      alone.set(args[0].value, expr);
      fail('ParameterMissing', 400);
    }
    // What a model refuses; also where Rails answers it itself.
    if (/^(?:create|save|update)!$/.test(name)) fail('RecordInvalid', 422);
    // Pundit.
    if (name === 'authorize' && args.length > 0 && errors.handled('NotAuthorizedError'))
      fail('NotAuthorizedError', 403);
    if (/^authenticate_or_request_with_http_(?:token|basic|digest)$/.test(name)) {
      if (name.endsWith('basic')) draft.security.delete('bearerAuth');
      draft.security.add(name.endsWith('basic') ? 'basicAuth' : 'bearerAuth');
      draft.response(401);
    }
    if (name === 'permit' || name === 'expect') permit(expr, fields);
    if (name === 'expect') {
      for (const arg of expr.args)
        required.add(arg.name ?? (arg.value.kind === 'string' ? arg.value.value : ''));
      fail('ParameterMissing', 400);
    }
    if (name === 'render') {
      const only = expr.args.filter(({ name: key }) => key === 'only');
      const record = keyword('json');
      const by = keyword('each_serializer') ?? keyword('serializer');
      const data = record && shaped(record, only, by);
      const isList = keyword('each_serializer') !== undefined;
      const statuses = statusesOf(keyword('status'));
      const [status = 200] = statuses;
      if (data)
        for (const one of statuses.length > 0 ? statuses : [status])
          draft.response(
            one,
            isList ? { type: 'array', items: values.of(data, scope) ?? {} } : values.of(data, scope),
            one >= 400 ? saidBy(data) : undefined,
          );
      else if (keyword('status') && !keyword('plain')) draft.response(status);
    }
    if (name === 'head') draft.empty(statusOf(args[0]) ?? 200);
    if (name === 'redirect_to' || name === 'redirect')
      draft.response(statusOf(keyword('status') ?? (name === 'redirect' ? args[1] : undefined)) ?? 302);
    if (name === 'halt') {
      if (args[1]) halted.add(args[1]);
      const said = args[1] && withoutJson(args[1]);
      draft.response(
        statusOf(args[0]) ?? 500,
        said?.kind === 'object' ? values.of(said, scope) : undefined,
        saidBy(said),
      );
    }
    if (name === 'status' && expr.callee.kind === 'name') pending = statusOf(args[0]);
    if (name === 'json' && expr.callee.kind === 'name' && !halted.has(expr)) {
      const made = withoutJson(expr);
      draft.response(pending ?? 200, values.of(made === expr ? args[0] : made, scope));
    }
    if (name === 'raise' && args[0]) {
      const answer = errors.of(dotted(args[0].kind === 'call' ? args[0].callee : args[0]));
      if (answer) draft.response(answer.status, undefined, saidBy(args[1]) ?? answer.message);
    }
    const asked = expr.args[0]?.value;
    const isOfRequest = asked?.kind === 'index' && dotted(asked.object) === 'params';
    if (/^(?:find_by|first|last|take)!$|^(?:sole|find_sole_by)$/.test(name)) fail('RecordNotFound', 404);
    if (name === 'find' && (isOfRequest || /^[A-Z]/.test(dotted(expr.callee)))) fail('RecordNotFound', 404);
  });
  if (carriesBody && Object.keys(fields).length > 0 && errors.handled('ParserError'))
    fail('ParserError', 400);
  // `params.require(:grams)` is a value where nothing is permitted of it.
  for (const [name, expr] of alone) if (!fields[name] && !inPath.has(name)) take(name, {}, expr);
  if (Object.keys(fields).length > 0) {
    for (const name of limitByModels(context, declaration.body, fields, route.method)) required.add(name);
    draft.bodyOf({
      type: 'object',
      properties: fields,
      ...withRequired(fields, required),
    });
  }
  if (route.framework === 'Sinatra') readLastStatuses(context, block.body);
  if (route.framework === 'Sinatra' && !draft.hasSuccess) readAnswer(context, block, pending, scope);
  if (pending && !draft.hasSuccess) draft.response(pending);
};

/** What is sent of `render json: stay, only: [:id]` and `render json: stay, serializer: StaySerializer`. */
function shaped(record: Expr, only: readonly Arg[], by: Expr | undefined): Expr {
  if (!by && only.length === 0) return record;
  const callee: Expr = { kind: 'member', object: by ?? record, name: by ? 'new' : 'as_json' };
  return { kind: 'call', callee, args: by ? [{ value: record }] : only, typeArgs: [] };
}

/** `require_board!` asks for a role where it answers 403. */
const ROLE_FILTER =
  /^(?:require|ensure|verify|check|must_be)_(?:is_)?(?!.*(?:user|login|auth|token|owner|access|permission|signed))([a-z]+)(?:_role)?!?$/;

/** `:ok`, or each of `saved ? :ok : :unprocessable_entity`. */
function statusesOf(expr: Expr | undefined): number[] {
  const own = statusOf(expr);
  if (own !== undefined) return [own];
  const parts = expr?.kind === 'other' ? expr.parts : [];
  return parts.length === 1 && parts[0]
    ? statusesOf(parts[0])
    : parts.slice(1).flatMap((part) => statusOf(part) ?? []);
}

function withRequired(
  fields: Readonly<Record<string, Schema>>,
  names: ReadonlySet<string>,
): Pick<Schema, 'required'> {
  const required = Object.keys(fields).filter((name) => names.has(name));
  return required.length > 0 ? { required } : {};
}

/** `params.require(:user).permit(:name, tags: [])` is sent as `{"user": {…}}`. */
function permit(expr: Extract<Expr, { kind: 'call' }>, fields: Record<string, Schema>): void {
  const properties: Record<string, Schema> = {};
  const isExpected = expr.callee.kind === 'member' && expr.callee.name === 'expect';
  for (const { name, value } of expr.args) {
    // `params.expect(user: [:name])` is one object, and with a list in the list several.
    const isOne = isExpected && value.kind === 'array' && value.items[0]?.kind !== 'array';
    const listed =
      isExpected && value.kind === 'array' && value.items[0]?.kind === 'array' ? value.items[0] : value;
    if (name !== undefined) properties[name] = permitted(isOne ? singular(name) : name, listed);
    else if (value.kind === 'string') properties[value.value] = {};
  }
  const object = expr.callee.kind === 'member' ? expr.callee.object : undefined;
  const required =
    object?.kind === 'call' && /require$/.test(dotted(object.callee)) ? object.args[0]?.value : undefined;
  if (required?.kind === 'string') fields[required.value] = { type: 'object', properties };
  else Object.assign(fields, properties);
}

/** `steps: []` is a list, `items: [:name]` a list of objects, `address: [:street]` one. */
function permitted(field: string, value: Expr): Schema {
  if (value.kind !== 'array') return { type: 'object' };
  const names = value.items.flatMap((item) => (item.kind === 'string' ? [[item.value, {}] as const] : []));
  const item: Schema = names.length > 0 ? { type: 'object', properties: Object.fromEntries(names) } : {};
  const isOne = names.length > 0 && singular(field) === field && !field.endsWith('_attributes');
  return isOne ? item : { type: 'array', items: item };
}

/** Methods that run before an action, also those of the classes that its controller builds on. */
function filtersOf(
  { reader }: HandlerContext,
  owner: string,
  action: string,
): { readonly names: readonly string[]; readonly blocks: readonly Statement[] } {
  const filters = new Set<string>();
  const blocks: Statement[] = [];
  const lineage = reader.project.lineage(owner).toReversed();
  for (const statement of lineage.flatMap(({ declaration }) => declaration.body)) {
    if (statement.kind !== 'expr' || statement.value.kind !== 'call') continue;
    const [filter, skips] = /^(skip_)?(?:prepend_)?before_action$/.exec(dotted(statement.value.callee)) ?? [];
    if (!filter || !appliesTo(statement.value.args, action)) continue;
    for (const { name, value } of statement.value.args) {
      // `before_action -> { doorkeeper_authorize! :read }`.
      if (value.kind === 'function')
        blocks.push(...value.declaration.body, ...calledIn(value, reader, owner));
      if (name !== undefined || value.kind !== 'string') continue;
      if (skips) filters.delete(value.value);
      else filters.add(value.value);
    }
  }
  return { names: [...filters], blocks };
}

/** What the controller's methods do that a block calls: `before_action -> { require_scope("recipes:write") }`. */
function calledIn(block: Expr, { project }: HandlerContext['reader'], owner: string): readonly Statement[] {
  const found: Statement[] = [];
  eachExpr([{ kind: 'expr', value: block, doc: '' }], (expr) => {
    if (expr.kind === 'call' && expr.callee.kind === 'name')
      found.push(...(project.methodOf(owner, expr.callee.name)?.declaration.body ?? []));
  });
  return found;
}

/** `only: [:create]`, `except: :index`. */
function appliesTo(args: readonly Arg[], action: string): boolean {
  const list = (key: string): (string | undefined)[] | undefined => {
    // `only: [:create]` and `:only => [:create]`.
    const entries = args.flatMap(({ value }) => (value.kind === 'object' ? value.entries : []));
    const value =
      args.find(({ name }) => name === key)?.value ?? entries.find((entry) => entry.key === key)?.value;
    const items = value?.kind === 'array' ? value.items : value && [value];
    return items?.map((item) => (item.kind === 'string' ? item.value : undefined));
  };
  return (list('only')?.includes(action) ?? true) && !(list('except')?.includes(action) ?? false);
}
