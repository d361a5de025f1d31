import type { Arg, Expr } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { literalOf } from '../schemas/constraints.ts';
import { listedValues } from '../schemas/known-constants.ts';
import type { HandlerContext } from './types.ts';

const PLACES: Readonly<Record<string, ParameterPlace | 'body'>> = {
  body: 'body',
  check: 'body',
  query: 'query',
  param: 'path',
  header: 'header',
  cookie: 'cookie',
};
/** What a check of express-validator says of a value's type. */
const TYPES: Readonly<Record<string, Schema>> = {
  isString: { type: 'string' },
  isInt: { type: 'integer' },
  toInt: { type: 'integer' },
  isFloat: { type: 'number' },
  isDecimal: { type: 'number' },
  toFloat: { type: 'number' },
  isBoolean: { type: 'boolean' },
  toBoolean: { type: 'boolean' },
  isArray: { type: 'array' },
  isObject: { type: 'object' },
  isEmail: { type: 'string', format: 'email' },
  isURL: { type: 'string', format: 'uri' },
  isUUID: { type: 'string', format: 'uuid' },
  isISO8601: { type: 'string', format: 'date-time' },
  isDate: { type: 'string', format: 'date' },
};
/** Checks that state a value must be there; any that isn't optional is needed, if it checks what was sent. */
const SAYS = /^(?:is[A-Z]\w*|exists|notEmpty|matches|equals)$/;

/**
 * A chain of express-validator in front of a handler: `body('title').isLength({ min: 3 })`. False where it is none.
 */
export function readChecks({ draft, reader }: HandlerContext, expr: Expr, scope: Scope): boolean {
  const calls: { name: string; args: readonly Arg[] }[] = [];
  let root = expr;
  while (root.kind === 'call' && root.callee.kind === 'member') {
    calls.unshift({ name: root.callee.name, args: root.args });
    root = root.callee.object;
  }
  const place = root.kind === 'call' && root.callee.kind === 'name' ? PLACES[root.callee.name] : undefined;
  const [first] = root.kind === 'call' ? root.args : [];
  if (!place || !first || calls.length === 0 || root.kind !== 'call') return false;
  if (reader.functionOf(root.callee, scope)) return false;
  const fields = first.value.kind === 'array' ? first.value.items : [first.value];
  const names = fields.flatMap((field) => (field.kind === 'string' ? [field.value] : []));
  const schema: Schema = {};
  for (const { name, args } of calls) limit(schema, name, args, { scope, reader });
  const isOptional = calls.some(({ name }) => name === 'optional');
  const required = !isOptional && schema.default === undefined && calls.some(({ name }) => SAYS.test(name));
  for (const name of names)
    if (place === 'body') draft.bodyOf(inside(name.split('.'), schema, required));
    else draft.parameter(place, name, { schema, ...(required && { required }) });
  return names.length > 0;
}

function limit(
  schema: Schema,
  name: string,
  args: readonly Arg[],
  { scope, reader }: { readonly scope: Scope; readonly reader: HandlerContext['reader'] },
): void {
  const [first] = args.map(({ value }) => value);
  const option = (key: string): number | undefined => {
    const entry = first?.kind === 'object' ? first.entries.find((one) => one.key === key) : undefined;
    const value = entry && reader.constant(entry.value, scope);
    return typeof value === 'number' ? value : undefined;
  };
  const bounds = (
    low: 'minLength' | 'minimum' | 'minItems',
    high: 'maxLength' | 'maximum' | 'maxItems',
  ): void => {
    const [min, max] = [option('min'), option('max')];
    if (min !== undefined) schema[low] = min;
    if (max !== undefined) schema[high] = max;
  };
  if (TYPES[name])
    Object.assign(schema, { ...TYPES[name], ...(schema.type === 'integer' && { type: 'integer' }) });
  if (name === 'isLength') {
    schema.type ??= 'string';
    bounds('minLength', 'maxLength');
  } else if (/^is(?:Int|Float)$/.test(name)) bounds('minimum', 'maximum');
  else if (name === 'isArray') bounds('minItems', 'maxItems');
  else if (name === 'notEmpty') schema.minLength = 1;
  else if (name === 'isIn') {
    const values = listedValues(first, scope, reader.project);
    const [type] = values.map((value) => typeof value);
    if (values.length > 0) schema.enum = values;
    if (type === 'string' || type === 'number' || type === 'boolean') schema.type ??= type;
  } else if (name === 'default') {
    const value = literalOf(first);
    if (value !== undefined) schema.default = value;
  }
}

/** `address.city` as an object in an object, `tags.*` as the items of a list. */
function inside([name = '', ...rest]: readonly string[], schema: Schema, required: boolean): Schema {
  if (rest[0] === '*') {
    const items = rest.length > 1 ? inside(rest.slice(1), schema, required) : schema;
    return { type: 'object', properties: { [name]: { type: 'array', items } } };
  }
  const own = rest.length > 0 ? inside(rest, schema, required) : schema;
  return { type: 'object', properties: { [name]: own }, ...(required && { required: [name] }) };
}
