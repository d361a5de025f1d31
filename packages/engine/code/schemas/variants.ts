import type { ClassDecl, Field } from '../ast.ts';
import type { Schema } from '../model.ts';
import { named } from './constraints.ts';
import { enumSchema } from './schema-reader.ts';
import { serialName } from './serial-names.ts';

/** A variant of a type as it is sent: under its name, or as serde's `tag`, `content` and `untagged` say. */
export function variantSchema(
  owner: ClassDecl,
  variant: string,
  fields: readonly Field[],
  object: (fields: readonly Field[]) => Schema,
): Schema {
  const name = serialName(variant, owner, undefined);
  const args = owner.decorators.filter((mark) => mark.name === 'serde').flatMap((mark) => mark.args);
  const text = (key: string): string | undefined => {
    const value = named(args, key);
    return value?.kind === 'string' ? value.value : undefined;
  };
  const isUntagged = args.some(({ value }) => value.kind === 'name' && value.name === 'untagged');
  const whole = object(fields);
  // What holds one value without a name is that value.
  const inner =
    fields.length === 1 && /^\d+$/.test(fields[0]?.name ?? '')
      ? (Object.values(whole.properties ?? {})[0] ?? whole)
      : whole;
  const [tag, content] = [text('tag'), text('content')];
  if (isUntagged && fields.length > 0) return inner;
  if (tag === undefined)
    return fields.length === 0
      ? enumSchema([name])
      : { type: 'object', properties: { [name]: inner }, required: [name] };
  const isHeld = content !== undefined && fields.length > 0;
  const beside: Record<string, Schema> = isHeld ? { [content]: inner } : (inner.properties ?? {});
  const own: Schema = {
    type: 'object',
    properties: { [tag]: enumSchema([name]), ...beside },
    required: [tag, ...(isHeld ? [content] : (inner.required ?? []))],
  };
  return inner.$ref && !isHeld ? { allOf: [own, inner] } : own;
}
