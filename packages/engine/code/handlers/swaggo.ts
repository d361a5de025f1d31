import { named, type TypeExpr } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import type { HandlerContext } from './types.ts';

const TYPES: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  int: { type: 'integer' },
  integer: { type: 'integer' },
  uint: { type: 'integer' },
  int64: { type: 'integer', format: 'int64' },
  int32: { type: 'integer', format: 'int32' },
  uint32: { type: 'integer' },
  uint64: { type: 'integer' },
  number: { type: 'number' },
  float64: { type: 'number' },
  bool: { type: 'boolean' },
  boolean: { type: 'boolean' },
  file: { type: 'string', format: 'binary' },
};
const PLACES: Readonly<Record<string, ParameterPlace>> = {
  query: 'query',
  path: 'path',
  header: 'header',
  cookie: 'cookie',
};

/** What swaggo's comment says of a Go handler: `@Param id path int true "ID"`, `@Success 200 {object} Album`. */
export function readSwaggo(context: HandlerContext, doc: string, scope: Scope): void {
  const { draft } = context;
  const line = (tag: string): string =>
    new RegExp(String.raw`^[ \t]*@${tag}[ \t]+(.+)$`, 'im').exec(doc)?.[1]?.trim() ?? '';
  draft.summary = upper(line('Summary'));
  draft.description = [...doc.matchAll(/^[ \t]*@Description[ \t]+(.+)$/gim)]
    .map(([, text = '']) => text.replace(/^\s*\*\s*/, '').trim())
    .map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`))
    .join(' ');
  draft.tag = line('Tags').split(',')[0]?.trim() ?? '';
  if (/^[ \t]*@Deprecated\b/im.test(doc)) draft.deprecated = true;
  for (const [, name = ''] of doc.matchAll(/^[ \t]*@Security[ \t]+(\w+)/gim))
    draft.security.add(/basic/i.test(name) ? 'basicAuth' : /key/i.test(name) ? 'apiKey' : 'bearerAuth');
  const accepted = line('Accept');
  for (const found of doc.matchAll(
    /^[ \t]*@Param[ \t]+(\S+)[ \t]+(\w+)[ \t]+(\S+)[ \t]+(true|false)(?:[ \t]+"([^"]*)")?(.*)$/gim,
  )) {
    const [, name = '', place = '', type = '', required = '', said = '', more = ''] = found;
    const schema = withLimits(schemaOf(context, type, scope), more);
    const facts = { required: required === 'true', ...(said && { description: said }) };
    if (place === 'body')
      draft.bodyOf(schema, /xml/.test(accepted) ? 'application/xml' : 'application/json', facts.required);
    else if (place === 'formData')
      draft.bodyOf(
        {
          type: 'object',
          properties: { [name]: { ...schema, ...(said && { description: said }) } },
          ...(facts.required && { required: [name] }),
        },
        type === 'file' || /mpfd|multipart/.test(accepted)
          ? 'multipart/form-data'
          : 'application/x-www-form-urlencoded',
      );
    else if (PLACES[place]) draft.parameter(PLACES[place], name, { ...facts, ...(schema && { schema }) });
  }
  for (const found of doc.matchAll(
    /^[ \t]*@(?:Success|Failure|Response)[ \t]+([\d,]+)(?:[ \t]+\{(\w+)\}[ \t]+(\S+))?(?:[ \t]+"([^"]*)")?/gim,
  )) {
    const [, statuses = '', kind = '', type = '', said = ''] = found;
    const own = type === '' || type === 'nil' ? undefined : schemaOf(context, type, scope);
    const schema: Schema | undefined = kind === 'array' && own ? { type: 'array', items: own } : own;
    const reasons = plain(said).split(/\s\|\s/);
    for (const status of statuses.split(',').map(Number))
      for (const one of status < 400 ? [reasons.join('; ')] : reasons)
        draft.response(status, status === 204 ? undefined : schema, one);
  }
}

/** `[]store.Memo`, `map[string]int`, `Page{data=[]Album}`: what is put into a type is left out. */
function schemaOf(context: HandlerContext, text: string, scope: Scope): Schema | undefined {
  const plain = text.replace(/\{.*$/, '');
  const known = TYPES[plain];
  if (known) return { ...known };
  if (plain.startsWith('[]')) return { type: 'array', items: schemaOf(context, plain.slice(2), scope) ?? {} };
  if (plain.startsWith('map[')) return { type: 'object' };
  const type: TypeExpr = named(plain.replace(/^\*/, ''));
  return context.schemas.schema(type, scope);
}

/** `Enums(a, b) default(a) minimum(1) maxlength(5)`. */
function withLimits(schema: Schema | undefined, more: string): Schema | undefined {
  const read = (name: string): string | undefined =>
    new RegExp(String.raw`\b${name}\(([^)]*)\)`, 'i').exec(more)?.[1]?.trim();
  const isNumber = schema?.type === 'integer' || schema?.type === 'number';
  const values = read('enums')?.split(/\s*,\s*/);
  const fallback = read('default');
  const numbers = (['minimum', 'maximum', 'minLength', 'maxLength'] as const).flatMap((name) => {
    const text = read(name);
    return text === undefined ? [] : [[name, Number(text)] as const];
  });
  return (
    schema && {
      ...schema,
      ...(values && { enum: isNumber ? values.map(Number) : values }),
      ...(fallback !== undefined && { default: isNumber ? Number(fallback) : fallback }),
      ...Object.fromEntries(numbers),
    }
  );
}

/** `Not found: %d` has a value that the code puts in; `Not found | Gone` are two messages. */
function plain(said: string): string {
  return said.replace(/%[sdvqw]/g, '…').replace(/[ \t]{2,}/g, ' ');
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
