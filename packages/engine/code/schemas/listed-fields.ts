import type { ClassDecl } from '../ast.ts';
import type { Schema } from '../model.ts';

/** Django REST framework: the fields that a serializer takes from its model, `fields = ['id', 'name']`, in that order. */
export function withListed(schema: Schema, { body }: ClassDecl): Schema {
  const meta = body.find((statement) => statement.kind === 'class' && statement.name === 'Meta');
  const listed =
    meta?.kind === 'class' ? meta.fields.find(({ name }) => name === 'fields')?.value : undefined;
  if (listed?.kind !== 'array') return schema;
  const names = listed.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
  const ordered = names.map((name): [string, Schema] => [
    name,
    schema.properties?.[name] ?? (name === 'id' ? { readOnly: true } : {}),
  ]);
  return { ...schema, properties: { ...Object.fromEntries(ordered), ...schema.properties } };
}
