import { callsIn, methodOf } from '../cli/drafts.ts';
import type { Schema } from '../model.ts';
import type { Project } from '../project/project.ts';
import { isTrue, literalOf, named, numberOf } from '../schemas/constraints.ts';

/** Types of columns as Rails sends them. */
const TYPES: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  text: { type: 'string' },
  citext: { type: 'string' },
  integer: { type: 'integer' },
  bigint: { type: 'integer' },
  float: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  timestamp: { type: 'string', format: 'date-time' },
  uuid: { type: 'string', format: 'uuid' },
};

const TABLES = new WeakMap<Project, ReadonlyMap<string, ReadonlyMap<string, Schema>>>();

/** Tables of `db/schema.rb` and migrations by their names, with the types, lengths and defaults of their columns. */
export function railsTables(project: Project): ReadonlyMap<string, ReadonlyMap<string, Schema>> {
  const known = TABLES.get(project);
  if (known) return known;
  const tables = new Map<string, ReadonlyMap<string, Schema>>();
  for (const { module } of project.files)
    for (const call of module.text.includes('create_table') ? callsIn(module.statements) : []) {
      const [name, block] = [call.args[0]?.value, call.args.at(-1)?.value];
      if (methodOf(call) !== 'create_table' || name?.kind !== 'string' || block?.kind !== 'function')
        continue;
      const columns = callsIn(block.declaration.body).flatMap((column) => {
        const type = TYPES[methodOf(column)];
        const [first] = column.args;
        return type && first?.value.kind === 'string'
          ? [[first.value.value, columnOf(type, column.args)] as const]
          : [];
      });
      tables.set(name.value, new Map(columns));
    }
  TABLES.set(project, tables);
  return tables;
}

function columnOf(type: Schema, args: Parameters<typeof named>[0]): Schema {
  if (isTrue(named(args, 'array'))) return { type: 'array', items: type };
  const [limit, value] = [numberOf(named(args, 'limit')), literalOf(named(args, 'default'))];
  return {
    ...type,
    ...(limit !== undefined && type.type === 'string' && { maxLength: limit }),
    ...(value !== undefined && { default: value }),
  };
}
