import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from '../migrations/index.ts';
import type { Database } from '../types.ts';
import { messageOf } from './faults.ts';
import { createPool, type PoolOptions, type PostgresPlace } from './pool.ts';

/** Brings the tables up to date, on a connection of its own: a migration may take longer than a request waits. */
export async function openPostgres(place: PostgresPlace): Promise<Kysely<Database>> {
  const single = connect({ ...place, poolSize: 1, statementTimeout: 0 });
  try {
    await migrate(single);
  } catch (cause) {
    throw new Error(`DATABASE_URL: ${nameOf(place.url)} cannot be used: ${messageOf(cause)}.`, { cause });
  } finally {
    await single.destroy().catch(() => {});
  }
  return connect(place);
}

function connect(options: PoolOptions): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: async () => createPool(options) }) });
}

/** The database for people: no user, no password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `the PostgreSQL database "${decodeURIComponent(pathname.slice(1))}" on ${host || 'this machine'}`;
}
