import type { ClassDecl } from '../ast.ts';
import type { Schema } from '../model.ts';

/** Django REST framework: the fields that a serializer takes from its model, `fields = ['id', 'name']`, in that order. */
export function withListed(schema: Schema, { body }: ClassDecl): Schema {
  const meta = body.find((statement) => statement.kind === 'class' && statement.name === 'Meta');
  const listOf = (key: string): string[] | undefined => {
    const value = meta?.kind === 'class' ? meta.fields.find(({ name }) => name === key)?.value : undefined;
    // `("id", "name")` is a list as well.
    const items = value?.kind === 'array' ? value.items : undefined;
    return items?.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
  };
  const names = listOf('fields');
  if (!names) return schema;
  const fixed = new Set(listOf('read_only_fields'));
  const ordered = names.map((name): [string, Schema] => {
    const known = schema.properties?.[name] ?? (name === 'id' ? { readOnly: true } : {});
    return [name, fixed.has(name) && !known.$ref ? { ...known, readOnly: true } : known];
  });
  return { ...schema, properties: { ...Object.fromEntries(ordered), ...others(schema, names) } };
}

function others({ properties = {} }: Schema, names: readonly string[]): Record<string, Schema> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));
}
