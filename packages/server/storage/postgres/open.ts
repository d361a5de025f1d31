import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { migrate } from '../migrations/index.ts';
import type { RunQuery, ShortWays } from '../prepared.ts';
import { together } from '../together.ts';
import type { Database } from '../types.ts';
import { messageOf } from './faults.ts';
import { createPool, type PostgresPlace } from './pool.ts';

/** A database, and how the queries that every request needs are run in it. */
export interface OpenPostgres {
  readonly db: Kysely<Database>;
  readonly short: ShortWays;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** Brings the tables up to date, on a connection of its own: a migration may take longer than a request waits. */
export async function openPostgres(place: PostgresPlace): Promise<OpenPostgres> {
  const single = kyselyOver(createPool({ ...place, poolSize: 1, statementTimeout: 0 }));
  try {
    await migrate(single);
  } catch (cause) {
    throw new Error(`DATABASE_URL: ${nameOf(place.url)} cannot be used: ${messageOf(cause)}.`, { cause });
  } finally {
    await single.destroy().catch(() => {});
  }
  const pool = createPool(place);
  const run = runIn(pool);
  const read = together<Query, unknown[]>({
    nameOf: ({ sql, parameters }) => sql + JSON.stringify(parameters),
    async run({ sql, parameters }, times) {
      const rows = await run(sql, parameters);
      return Array.from({ length: times }, () => rows);
    },
  });
  const short: ShortWays = {
    read: (sql, parameters) => read({ sql, parameters }),
    count: run,
    atEndOfTurn: setImmediate,
  };
  const db = kyselyOver(pool);
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends no pool that it did not use itself.
    if (!pool.ended) await pool.end();
  };
  return { db, short, close };
}

interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

function kyselyOver(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

function runIn(pool: PostgresPool): RunQuery {
  return async (sql, parameters) => {
    const client = await pool.connect();
    try {
      return (await client.query<unknown>(sql, parameters)).rows;
    } finally {
      client.release();
    }
  };
}

/** The database for people: no user, no password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `the PostgreSQL database "${decodeURIComponent(pathname.slice(1))}" on ${host || 'this machine'}`;
}
