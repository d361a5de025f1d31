import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Stands where a value will stand. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Values = Record<string, string | number | null>;

/** Runs a query and answers its rows. */
export type RunQuery = (sql: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>;

/** How the two queries that every request needs are run, where a database knows a shorter way than Kysely's. */
export interface ShortWays {
  /** A query that changes nothing. */
  readonly read?: RunQuery;
  /** A change of a counter, which may be lost where the machine loses its power in the same moment. */
  readonly count?: RunQuery;
}

/**
 * A query that is built once and runs with other values each time: building costs several times as much as running it.
 */
export function prepare<DB, V extends Values, Row>(
  db: Kysely<DB>,
  build: (values: V) => Compilable<Row>,
  run?: RunQuery,
): (values: V) => Promise<Row[]> {
  const placeholders = new Proxy({} as V, { get: (_target, name) => new Placeholder(name) });
  const template: CompiledQuery<Row> = build(placeholders).compile();
  return async (values) => {
    const parameters = template.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof V] : parameter,
    );
    if (run) return (await run(template.sql, parameters)) as Row[];
    return (await db.executeQuery<Row>({ ...template, parameters })).rows;
  };
}
