import type { Field } from '../ast.ts';
import type { Schema } from '../model.ts';

/** What a field holds stands beside the other fields: serde's `flatten`, Jackson's `@JsonUnwrapped`. */
export function isSpread({ decorators }: Field): boolean {
  return decorators.some(
    ({ name, args }) =>
      name === 'JsonUnwrapped' ||
      (name === 'serde' && args.some(({ value }) => value.kind === 'name' && value.name === 'flatten')),
  );
}

export function mergeField(base: Schema, facts: Schema): Schema {
  const { minLength, maxLength, minimum, maximum, ...rest } = facts;
  // Go writes `max=200` of a text's length, of a list's, and of a number alike.
  const sized = base.type === 'array' || base.type === 'string';
  const [least, most] = sized ? [minLength ?? minimum, maxLength ?? maximum] : [minLength, maxLength];
  const [low, high] = base.type === 'array' ? ['minItems', 'maxItems'] : ['minLength', 'maxLength'];
  const { items } = rest;
  const all: Schema = {
    ...rest,
    ...(items && base.items && { items: mergeField(base.items, items) }),
    ...(!sized && minimum !== undefined && { minimum }),
    ...(!sized && maximum !== undefined && { maximum }),
    ...(least !== undefined && { [low ?? '']: least }),
    ...(most !== undefined && { [high ?? '']: most }),
  };
  if (Object.keys(all).length === 0) return { ...base };
  if (!base.$ref) return { ...base, ...all };
  const { type: _, ...beside } = all;
  return Object.keys(beside).length > 0 ? { allOf: [base], ...beside } : { ...base };
}
