import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Stands where a value will stand. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Values = Record<string, string | number | null>;

/**
 * A query that is built once and runs with other values each time: building costs several times as much as running it.
 * For the two queries that every request needs.
 */
export function prepare<DB, V extends Values, Row>(
  db: Kysely<DB>,
  build: (values: V) => Compilable<Row>,
): (values: V) => Promise<Row[]> {
  const placeholders = new Proxy({} as V, { get: (_target, name) => new Placeholder(name) });
  const template: CompiledQuery<Row> = build(placeholders).compile();
  return async (values) => {
    const parameters = template.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof V] : parameter,
    );
    const query: CompiledQuery<Row> = { ...template, parameters };
    return (await db.executeQuery<Row>(query)).rows;
  };
}
