import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Stands where a value will stand. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Values = Record<string, string | number | null>;

/** What is there at once where it can be: each promise on the way of a request costs as much as a line of its log. */
export type Soon<Result> = Result | Promise<Result>;

/** Does something with what is there, now or later. */
export function whenThere<Result, Next>(result: Soon<Result>, next: (result: Result) => Next): Soon<Next> {
  return result instanceof Promise ? result.then(next) : next(result);
}

/** Runs a query and answers its rows. */
export type RunQuery = (sql: string, parameters: readonly unknown[]) => Soon<unknown[]>;

/** How the two queries that every request needs are run, where a database knows a shorter way than Kysely's. */
export interface ShortWays {
  /** A query that changes nothing. */
  readonly read?: RunQuery;
  /** A change of a counter, which may be lost where the machine loses its power in the same moment. */
  readonly count?: RunQuery;
  /** Counts of one counter go together, in one statement: those that come before this calls back. */
  readonly atEndOfTurn?: (end: () => void) => void;
}

/**
 * A query that is built once and runs with other values each time: building costs several times as much as running it.
 */
export function prepare<DB, V extends Values, Row>(
  db: Kysely<DB>,
  build: (values: V) => Compilable<Row>,
  run?: RunQuery,
): (values: V) => Soon<Row[]> {
  const placeholders = new Proxy({} as V, { get: (_target, name) => new Placeholder(name) });
  const template: CompiledQuery<Row> = build(placeholders).compile();
  return (values) => {
    const parameters = template.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof V] : parameter,
    );
    if (run) return run(template.sql, parameters) as Soon<Row[]>;
    return db.executeQuery<Row>({ ...template, parameters }).then(({ rows }) => rows);
  };
}
