import type { Decorator, Expr, FunctionDecl } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { statusByName, statusOf } from './status.ts';
import type { HandlerContext } from './types.ts';

/** `#[utoipa::path(get, responses((status = 200, body = Key)))]` of a handler in Rust. */
export function utoipaMark({ decorators }: FunctionDecl): Decorator | undefined {
  return decorators.find(
    ({ name, args }) => name === 'path' && args.some(({ value }) => nameOf(value) === 'responses'),
  );
}

/** What the attribute says of the request and the answers: its lists hold values without the keys in front of them. */
export function readUtoipa(context: HandlerContext, { args }: Decorator, scope: Scope): void {
  const { draft, schemas } = context;
  const tag = args.find(({ name }) => name === 'tag')?.value;
  if (tag?.kind === 'string') draft.tag ||= tag.value;
  const body = args.find(({ name }) => name === 'request_body')?.value;
  if (body) draft.bodyOf(schemaOf([body], context, scope));
  for (const item of listed(args, 'params')) {
    if (item.kind === 'name') draft.parametersOf('query', schemas.flatten(schemaOf([item], context, scope)));
    const parts = item.kind === 'array' ? item.items : [];
    const [name, ...rest] = parts;
    const place = rest.map(nameOf).find((one) => /^(?:Path|Query|Header|Cookie)$/.test(one));
    if (name?.kind !== 'string' || place === undefined) continue;
    const schema = nameOf(rest[0]) === place ? undefined : schemaOf(rest.slice(0, 1), context, scope);
    // What is written out may be an example: what is said has several words.
    const said = rest.find((one) => one.kind === 'string' && /\s/.test(one.value));
    draft.parameter(place.toLowerCase() as ParameterPlace, name.value, {
      ...(schema && { schema }),
      ...(said?.kind === 'string' && { description: said.value }),
    });
  }
  for (const item of listed(args, 'responses')) {
    const [first, ...rest] = item.kind === 'array' ? item.items : [];
    const status = statusOf(first) ?? statusByName(nameOf(first));
    if (status === undefined) continue;
    const said = rest.find((one) => one.kind === 'string' && !/^[\w.+-]+\/[\w.+*-]+$/.test(one.value));
    const types = rest.filter(({ kind }) => kind === 'name' || kind === 'other');
    const schema = schemaOf(types, context, scope);
    draft.response(status, schema, said?.kind === 'string' ? said.value : undefined);
    if (!schema) draft.empty(status);
  }
  const [scheme] = listed(args, 'security').flatMap((item) => (item.kind === 'array' ? item.items : [item]));
  if (scheme?.kind === 'string')
    draft.security.add(
      /basic/i.test(scheme.value) ? 'basicAuth' : /key/i.test(scheme.value) ? 'apiKey' : 'bearerAuth',
    );
}

/** The items of the list behind a word: `responses(…)`. */
function listed(args: Decorator['args'], word: string): readonly Expr[] {
  const at = args.findIndex(({ value }) => nameOf(value) === word);
  const list = at < 0 ? undefined : args[at + 1]?.value;
  if (list?.kind === 'array') return list.items;
  return list?.kind === 'other' ? list.parts : [];
}

/** `Key`, `Page<Key>` as its two names, `[Key]`. */
function schemaOf(
  [type, inner]: readonly Expr[],
  context: Pick<HandlerContext, 'schemas'>,
  scope: Scope,
): Schema | undefined {
  if (type?.kind === 'other') {
    const items = type.text.startsWith('[') ? schemaOf(type.parts, context, scope) : undefined;
    return items && { type: 'array', items };
  }
  const name = nameOf(type);
  if (!/^[A-Z]|^[iuf]\d+$|^(?:usize|bool)$/.test(name)) return undefined;
  const args = /^[A-Z]/.test(nameOf(inner))
    ? [{ kind: 'named' as const, name: nameOf(inner), args: [] }]
    : [];
  const schema = context.schemas.schemaOrName({ kind: 'named', name, args }, scope);
  return Object.keys(schema).length > 0 ? schema : undefined;
}

const nameOf = (expr: Expr | undefined): string => (expr?.kind === 'name' ? expr.name : '');
