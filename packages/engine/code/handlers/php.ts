import type { Expr, TypeExpr } from '../ast.ts';
import { REF, type Schema } from '../model.ts';
import { resourceSchema, wrapOf } from '../schemas/written-out.ts';
import { literalOf } from '../schemas/constraints.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { messageOf, readHttpException } from './answer-parts.ts';
import { readPsrHandler } from './slim.ts';
import { readGuard } from './script-guards.ts';
import { statusOf } from './status.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { withUse } from './uses.ts';

/** Laravel: validation rules, form requests, `request->query()`, `response()->json()`. */
export const readLaravelHandler: HandlerReader = (context, handler, route) => {
  if (!handler) return;
  const { draft, reader, schemas, values, uses } = context;
  const { declaration, scope } = handler;
  if (/\b(?:Slim|Psr)\\/.test(scope.module.text) && !scope.module.text.includes('Illuminate\\'))
    return readPsrHandler(context, handler, route);
  const carriesBody = !/^(?:GET|HEAD|DELETE)$/.test(route.method);
  const put = (schema: Schema | undefined): void => {
    if (carriesBody) draft.bodyOf(schema, holdsFile(schema) ? 'multipart/form-data' : 'application/json');
    else draft.parametersOf('query', schema);
  };
  const rulesOf = (expr: Expr): Schema | undefined =>
    rulesSchema(expr, (type) => schemas.schema(type, scope));
  for (const { type, name } of declaration.params) {
    const returned = rulesIn(reader, typeName(type));
    if (returned) {
      put(rulesOf(returned));
      readFormRequest(context, typeName(type), asksNothing(returned));
    } else {
      const schema = pathSchema(context, type, scope);
      draft.parameter('path', name, schema);
      // Laravel looks for the model that the path names, and answers where there is none.
      const [, key] = new RegExp(String.raw`\{${name}(?::(\w+))?\}`).exec(route.path) ?? [];
      const isModel = route.path.includes(`{${name}`) && /^[A-Z]/.test(typeName(type)) && !schema.schema;
      if (isModel) draft.response(404);
      if (isModel && key) draft.parameter('path', name, { description: `Its \`${key}\`.` });
    }
  }
  for (const guard of route.guards) readGuard(context, guard.expr, guard.scope);
  const grouped = route.router.ways().flatMap(({ guards }) => guards);
  if ([...route.guards, ...grouped].some(({ expr }) => isRight(expr))) draft.response(403);
  eachExpr(declaration.body, (expr) => {
    if (expr.kind !== 'call') return;
    const path = dotted(expr.callee);
    const args = expr.args.map(({ value }) => value);
    const [first, second] = args;
    const name = path.replace(/^.*\./, '');
    if (/^(?:validate|make)$/.test(name)) {
      const rules = args.map((arg) => writtenOut(arg, reader, scope)).find(({ kind }) => kind === 'object');
      if (rules) {
        put(rulesOf(rules));
        if (name === 'validate') draft.response(422);
      }
    }
    // `$this->authorize('update', $post)`, `Gate::authorize('update', $post)`.
    if (/^(?:\$?this|Gate)\.authorize(?:Resource)?$/.test(path)) draft.response(403);
    if (/^(?:\$?request|this\.request|request\(\))\./.test(path) && first?.kind === 'string') {
      const fallback = reader.constant(second, scope);
      const known = { ...TYPED[name], ...(fallback !== undefined && { default: fallback }) };
      const isSent = /^(?:input|get|post|boolean|integer|string|str|float|date)$/.test(name);
      if (name === 'query' || (isSent && !carriesBody))
        draft.text('query', first.value, uses.get(expr), known);
      else if (name === 'header') draft.text('header', first.value, uses.get(expr), known);
      else if (isSent) put({ type: 'object', properties: { [first.value]: withUse(known, uses.get(expr)) } });
    }
    if (/^abort(?:_if|_unless)?$/.test(name)) {
      const at = name === 'abort' ? 0 : 1;
      const status = statusOf(args[at]);
      if (status) draft.response(status, undefined, messageOf(args[at + 1]));
    }
    const pages = route.method === 'GET' ? /^(?:simple|cursor)?[pP]aginate$/.exec(name)?.[0] : undefined;
    if (pages)
      draft.parameter('query', pages.startsWith('cursor') ? 'cursor' : 'page', {
        schema: { type: pages.startsWith('cursor') ? 'string' : 'integer' },
      });
    if (/findOrFail|firstOrFail/.test(name)) draft.response(404);
    if (/response\(\)\.json$|JsonResponse$/.test(path)) {
      const status = statusOf(second) ?? 200;
      draft.response(status, values.of(first, scope), status >= 400 ? messageOf(first) : undefined);
    }
    if (name === 'setStatusCode' && expr.callee.kind === 'member') {
      const sent = resourceIn(expr.callee.object, schemas, scope);
      const status = statusOf(first);
      if (status) draft.response(status, sent);
    }
    if (/response\(\)\.noContent$/.test(path)) draft.empty(statusOf(first) ?? 204);
    const named = args.length > 0 ? expr.args.find((arg) => arg.name === 'status')?.value : undefined;
    if (path === 'response' && (named || args.length > 1)) draft.response(statusOf(named ?? second) ?? 200);
  });
  eachStatement(declaration.body, (statement) => {
    if (statement.kind !== 'throw' || statement.value.kind !== 'call') return;
    if (readHttpException(draft, statement.value)) return;
    const answer = context.errors.of(dotted(statement.value.callee));
    const message = messageOf(statement.value.args[0]?.value) ?? answer?.message;
    if (answer) draft.response(answer.status, undefined, message);
  });
  if (!draft.hasSuccess) {
    const [returned] = returnedValues(declaration.body);
    const media = returned?.kind === 'call' && dotted(returned.callee) === 'view' ? 'text/html' : undefined;
    const { returns } = declaration;
    // A list and an object alike.
    const stated = typeName(returns) === 'array' ? undefined : schemas.schema(returns, scope);
    const known =
      (returned && resourceSchema(schemas, returned, scope)) ?? values.of(returned, scope) ?? stated;
    const isPaged = returned !== undefined && /"name":"paginate"/.test(JSON.stringify(returned));
    const schema = media ? undefined : withPages(wrapped(schemas, known), isPaged);
    if (schema || media || returned) draft.response(200, schema, undefined, media);
  }
};

/** The rules of a form request, with those of the one that it builds on: `array_merge(parent::rules(), […])`. */
function rulesIn({ project }: HandlerContext['reader'], type: string): Expr | undefined {
  let whole: Expr | undefined;
  for (const { declaration } of project.lineage(type).toReversed()) {
    const own = declaration.methods.find(({ name }) => name === 'rules');
    const [returned] = own ? returnedValues(own.body) : [];
    if (!returned) continue;
    const isMore = JSON.stringify(returned).includes('"parent"');
    const parts = isMore ? partsOf(returned) : [returned];
    const before = isMore && whole?.kind === 'object' ? whole.entries : [];
    const added = parts.flatMap((part) => (part.kind === 'object' ? part.entries : []));
    const kept = before.filter(({ key }) => !added.some((one) => one.key === key));
    whole =
      parts.length === 1 && before.length === 0 && !isMore
        ? returned
        : { kind: 'object', entries: [...kept, ...added] };
  }
  return whole;
}

/** The lists that are put together: of `array_merge(…)`, of `[...parent::rules(), 'x' => 'y']`, of `$more + parent::rules()`. */
function partsOf(expr: Expr): readonly Expr[] {
  if (expr.kind === 'call') return expr.args.flatMap(({ value }) => partsOf(value));
  if (expr.kind === 'binary') return [...partsOf(expr.left), ...partsOf(expr.right)];
  return [expr];
}

/** `$this->rules['create']`, where the class holds the rules. */
function writtenOut(expr: Expr, reader: HandlerContext['reader'], scope: Scope): Expr {
  if (expr.kind !== 'index') return reader.literal(expr, scope) ?? expr;
  const { index } = expr;
  const whole = writtenOut(expr.object, reader, scope);
  const found =
    whole.kind === 'object' &&
    whole.entries.find(({ key }) => index.kind === 'string' && key === index.value);
  return found ? found.value : expr;
}

/** What a handler returns as Laravel sends it: a resource, or a list of them, under a name. */
function wrapped(schemas: HandlerContext['schemas'], schema: Schema | undefined): Schema | undefined {
  const ref = schema?.$ref ?? schema?.items?.$ref;
  const type = ref?.slice(REF.length) ?? '';
  const isResource = schemas.project
    .lineage(type)
    .some(({ declaration }) => declaration.bases.some((base) => /Resource$/.test(typeName(base))));
  const name = schema && isResource ? wrapOf(schemas, type) : '';
  return schema && name !== '' ? { type: 'object', properties: { [name]: schema } } : schema;
}

const ADDRESS: Schema = { type: 'string', format: 'uri', nullable: true };
const COUNT: Schema = { type: 'integer' };

/** Beside a page of resources, Laravel sends where others are and how many there are. */
function withPages(schema: Schema | undefined, isPaged: boolean): Schema | undefined {
  if (!isPaged || !schema?.properties?.['data']) return schema;
  const links = {
    type: 'object' as const,
    properties: { first: ADDRESS, last: ADDRESS, prev: ADDRESS, next: ADDRESS },
  };
  const meta = {
    type: 'object' as const,
    properties: { current_page: COUNT, last_page: COUNT, per_page: COUNT, total: COUNT },
  };
  return { ...schema, properties: { ...schema.properties, links, meta } };
}

/** A guard that asks for a right: `can:update,post`, `ability:posts:write`, `role:admin`. */
function isRight(expr: Expr): boolean {
  return expr.kind === 'string' && /^(?:can|abilit(?:y|ies)|roles?|permission)(?::|$)/.test(expr.value);
}

function asksNothing(rules: Expr): boolean {
  return (
    (rules.kind === 'object' && rules.entries.length === 0) ||
    (rules.kind === 'array' && rules.items.length === 0)
  );
}

/** What a form request answers where it refuses: who may send it, and what its own messages say. */
function readFormRequest({ draft, reader }: HandlerContext, type: string, isFree: boolean): void {
  if (!isFree) draft.response(422);
  const [messages] = returnedValues(reader.project.methodOf(type, 'messages')?.declaration.body ?? []);
  for (const { value } of messages?.kind === 'object' ? messages.entries : [])
    if (value.kind === 'string') draft.response(422, undefined, value.value);
  const allowed = reader.project.methodOf(type, 'authorize')?.declaration;
  const given = returnedValues(allowed?.body ?? []);
  if (allowed && !given.every((value) => value.kind === 'boolean' && value.value)) draft.response(403);
}

function holdsFile(schema: Schema | undefined): boolean {
  return Object.values(schema?.properties ?? {}).some((one) => (one.items ?? one).format === 'binary');
}

/** The resource that a chain of calls begins with: `(new TicketResource($ticket))->response()`. */
function resourceIn(expr: Expr, schemas: HandlerContext['schemas'], scope: Scope): Schema | undefined {
  const own = expr.kind === 'call' ? wrapped(schemas, resourceSchema(schemas, expr, scope)) : undefined;
  if (own) return own;
  if (expr.kind === 'call' && expr.callee.kind === 'member')
    return resourceIn(expr.callee.object, schemas, scope);
  const [only] = expr.kind === 'other' && expr.parts.length === 1 ? expr.parts : [];
  return only && resourceIn(only, schemas, scope);
}

/** Methods of a request that give a value of their type. */
const TYPED: Readonly<Record<string, Schema>> = {
  boolean: { type: 'boolean' },
  integer: { type: 'integer' },
  float: { type: 'number' },
  string: { type: 'string' },
  str: { type: 'string' },
  date: { type: 'string', format: 'date' },
};

function pathSchema(
  { schemas }: HandlerContext,
  type: Parameters<HandlerContext['schemas']['schema']>[0],
  scope: Parameters<HandlerContext['schemas']['schema']>[1],
): { schema?: Schema } {
  const schema = schemas.schema(type, scope);
  return schema && !schema.$ref && schema.type !== 'object' ? { schema } : {};
}

/** `['email' => 'required|email|max:80', 'tags.*' => ['string'], 'lines.*.amount' => 'required|integer']`. */
function rulesSchema(expr: Expr, ofType: (type: TypeExpr) => Schema | undefined): Schema | undefined {
  if (expr.kind !== 'object') return undefined;
  const whole: Schema = { type: 'object', properties: {} };
  for (const { key, value } of expr.entries) {
    const rules =
      value.kind === 'string' || value.kind === 'binary'
        ? writtenRules(value)
        : (value.kind === 'array' ? value.items : [value]).flatMap(ruleOf);
    const listed = (value.kind === 'array' ? value.items : [value]).map(enumerationOf).find(Boolean);
    const own = { ...(listed && ofType(listed)), ...ruleSchema(rules) };
    const path = key.split('.');
    if (key !== '' && path.length < DEEPEST) place(whole, path, own, rules.includes('required'));
  }
  return whole;
}

/** Rules as one text, as far as it is written out: `'max:9|unique:users,email,' . $id`. */
function writtenRules(value: Expr): string[] {
  if (value.kind === 'binary') return writtenRules(value.left).slice(0, -1);
  return value.kind === 'string' ? value.value.split('|') : [];
}

/** Names of values within values that are followed. */
const DEEPEST = 12;

/** Puts what is known of a value where its name leads: `lines.*.amount`. */
function place(
  owner: Schema,
  [name = '', ...rest]: readonly string[],
  schema: Schema,
  needed: boolean,
): void {
  if (name === '*') {
    owner.type = 'array';
    owner.items ??= {};
    if (rest.length > 0) place(owner.items, rest, schema, needed);
    else Object.assign(owner.items, schema);
    return;
  }
  owner.type = 'object';
  owner.properties ??= {};
  const known = (owner.properties[name] ??= {});
  // What holds a value that must be there must be there itself.
  if (needed && !rest.includes('*')) owner.required = [...new Set([...(owner.required ?? []), name])];
  if (rest.length > 0) return place(known, rest, schema, needed);
  const isKnown = known.items && Object.keys(known.items).length > 0;
  owner.properties[name] = { ...known, ...schema, ...(isKnown && { items: known.items }) };
}

/** The enumeration of `new Enum(Currency::class)`, `Rule::enum(Currency::class)`. */
function enumerationOf(item: Expr): TypeExpr | undefined {
  const value = item.kind === 'call' ? item.args[0]?.value : undefined;
  if (item.kind !== 'call' || !/(?:^|\.)[eE]num$/.test(dotted(item.callee))) return undefined;
  return value?.kind === 'type' ? value.type : undefined;
}

/** A rule as text, also of `Rule::in(['low', 'high'])`. */
function ruleOf(item: Expr): string[] {
  if (item.kind === 'string') return [item.value];
  // `Password::min(12)->mixedCase()`
  const least = /^Password\.min\(\)|^Password\.min$/.test(item.kind === 'call' ? dotted(item.callee) : '');
  if (least && item.kind === 'call') return ['string', ...leastOf(item)];
  if (item.kind !== 'call' || !/(?:^|\.)Rule\.in$/.test(dotted(item.callee))) return [];
  const values = item.args.flatMap(({ value }) => (value.kind === 'array' ? value.items : [value]));
  return [`in:${values.flatMap((value) => literalOf(value) ?? []).join(',')}`];
}

function leastOf(item: Expr): string[] {
  if (item.kind !== 'call' || item.callee.kind !== 'member') return [];
  const length = literalOf(item.args[0]?.value);
  return item.callee.name === 'min' && length !== undefined ? [`min:${length}`] : leastOf(item.callee.object);
}

const PLAIN: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  int: { type: 'integer' },
  numeric: { type: 'number' },
  decimal: { type: 'number' },
  boolean: { type: 'boolean' },
  array: { type: 'array', items: {} },
  email: { type: 'string', format: 'email' },
  url: { type: 'string', format: 'uri' },
  uuid: { type: 'string', format: 'uuid' },
  date: { type: 'string', format: 'date' },
  file: { type: 'string', format: 'binary' },
  image: { type: 'string', format: 'binary' },
  accepted: { type: 'boolean' },
};

/** Limits of a date. */
const WHEN: Readonly<Record<string, string>> = {
  after: 'After',
  after_or_equal: 'Not before',
  before: 'Before',
  before_or_equal: 'Not after',
};

function ruleSchema(rules: readonly string[]): Schema {
  const schema: Schema = {};
  const tell = (said: string): void => {
    schema.description = [schema.description, said].filter(Boolean).join(' ');
  };
  for (const rule of rules) Object.assign(schema, PLAIN[rule.split(':')[0] ?? '']);
  for (const rule of rules) {
    const [name = '', values = ''] = rule.split(/:(.*)/s);
    const amount = Number(values.split(',')[0]);
    const when = WHEN[name];
    if (when && /^(?:today|tomorrow|yesterday|now|[\d-]+)$/.test(values))
      schema.description = `${when} ${values}.`;
    const isText = schema.type === undefined || schema.type === 'string';
    if (name === 'required_without') tell(`Required without \`${values}\`.`);
    if (name === 'required_with') tell(`Required with \`${values}\`.`);
    const [other, ...wanted] = values.split(',');
    if (name === 'required_if' && wanted.length > 0)
      tell(`Required if \`${other}\` is ${wanted.map((one) => `\`${one}\``).join(' or ')}.`);
    if (name === 'confirmed') tell('Sent again with `_confirmation` behind its name.');
    // Of a file they are kilobytes.
    if (schema.format === 'binary') {
      const said =
        name === 'mimes'
          ? `One of the types ${values.replace(/\w+/g, '`$&`').replaceAll(',', ', ')}.`
          : name === 'max'
            ? `At most ${values} KB.`
            : '';
      if (said !== '') schema.description = [schema.description, said].filter(Boolean).join(' ');
      continue;
    }
    if (name === 'nullable') schema.nullable = true;
    if (name === 'in') {
      schema.enum = values.split(',').map((value) => value.replace(/^"|"$/g, ''));
      schema.type ??= 'string';
    }
    if (name === 'regex') schema.type ??= 'string';
    if (name === 'regex') schema.pattern = values.replace(/^\/|\/[a-z]*$/g, '');
    if ((name === 'min' || name === 'gte') && Number.isFinite(amount))
      Object.assign(schema, {
        [schema.type === 'array' ? 'minItems' : isText ? 'minLength' : 'minimum']: amount,
      });
    if ((name === 'max' || name === 'lte') && Number.isFinite(amount))
      Object.assign(schema, {
        [schema.type === 'array' ? 'maxItems' : isText ? 'maxLength' : 'maximum']: amount,
      });
    if (name === 'between' || (name === 'size' && Number.isFinite(amount)))
      Object.assign(schema, {
        [schema.type === 'array' ? 'minItems' : isText ? 'minLength' : 'minimum']: amount,
        [schema.type === 'array' ? 'maxItems' : isText ? 'maxLength' : 'maximum']:
          name === 'size' ? amount : Number(values.split(',')[1]),
      });
  }
  if (schema.minLength !== undefined || schema.maxLength !== undefined) schema.type ??= 'string';
  return schema.nullable && !schema.type ? { ...schema, type: 'string' } : schema;
}
