import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { translate } from './faults.ts';

/** A PostgreSQL database. */
export interface PostgresPlace {
  /** `postgres://user:password@host:port/database`, with the options that `pg` knows, such as `sslmode`. */
  readonly url: string;
  /** The most connections of this process. Default: 10. */
  readonly poolSize?: number;
}

export interface PoolOptions extends PostgresPlace {
  /** Milliseconds after which the server gives a statement up; 0: never. */
  readonly statementTimeout?: number;
}

/** Milliseconds for a connection to be made, or to become free. */
const CONNECTION_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 10_000;

/** Beyond the server's own timeout: for a server that does not answer at all. */
const ANSWER_TIMEOUT = STATEMENT_TIMEOUT + 5000;

/** A statement that ran this often is prepared: the server reads and plans it once for each connection. */
const PREPARE_FROM = 5;
const MOST_PREPARED = 100;

/** What Kysely's driver uses, and we where each request needs it. */
export interface Pool extends PostgresPool {
  readonly ended: boolean;
}

/** The pool that Kysely's driver uses: errors of one kind, statements prepared that come often, integers as numbers. */
export function createPool({ url, poolSize = 10, statementTimeout = STATEMENT_TIMEOUT }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: statementTimeout,
    ...(statementTimeout > 0 && { query_timeout: ANSWER_TIMEOUT }),
    keepAlive: true,
    application_name: 'housestyle',
    types: { getTypeParser },
  });
  // A connection that breaks while nothing runs on it is replaced with the next query; without a listener it would
  // end the process.
  const ignore = (): void => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = createNames();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch(fail);
      const known = wrapped.get(client) ?? wrap(client, nameOf);
      wrapped.set(client, known);
      return known;
    },
    get ended() {
      return pool.ending;
    },
    end: () => pool.end(),
  };
}

function wrap(client: pg.PoolClient, nameOf: (sql: string) => string | undefined): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    const name = nameOf(text);
    try {
      return await client.query({
        text,
        values: parameters.map(withoutNul),
        ...(name !== undefined && { name }),
      });
    } catch (cause) {
      const error = translate(cause);
      broken ||= error !== cause;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    // A statement may still run on a connection that timed out.
    release: (destroy = false) => client.release(destroy || broken),
  };
}

/** Names for the statements that come often; the same for all connections of a pool. */
function createNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  const runs = new Map<string, number>();
  return (sql) => {
    const name = names.get(sql);
    if (name !== undefined || names.size >= MOST_PREPARED) return name;
    const count = (runs.get(sql) ?? 0) + 1;
    if (runs.size > 10 * MOST_PREPARED) runs.clear();
    runs.set(sql, count);
    if (count < PREPARE_FROM || /^(begin|commit|rollback|start)\b/.test(sql)) return undefined;
    runs.delete(sql);
    names.set(sql, `s${names.size + 1}`);
    return names.get(sql);
  };
}

/** PostgreSQL's text has no NUL; no value of ours that means something has one either. */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
}

/** `bigint`, the type of `count(*)`, is a number here as it is in SQLite. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

function fail(cause: unknown): never {
  throw translate(cause);
}
