import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { accountRepository, type AccountRepository } from './accounts.ts';
import { auditRepository, type AuditRepository } from './audit.ts';
import { credentialRepository, type CredentialRepository } from './credentials.ts';
import { keyRepository, type KeyRepository } from './keys.ts';
import { migrate } from './migrations/index.ts';
import { openPostgres } from './postgres/open.ts';
import type { PostgresPlace } from './postgres/pool.ts';
import { whenThere, type ShortWays } from './prepared.ts';
import { quotaRepository, type QuotaRepository } from './quota.ts';
import { DirectSqliteDialect } from './sqlite/direct-dialect.ts';
import { GroupedSqliteDialect } from './sqlite/grouped-dialect.ts';
import { SqliteFile } from './sqlite/sqlite-file.ts';
import type { WriterOptions } from './sqlite/writer.ts';
import { sessionRepository, type SessionRepository } from './sessions.ts';
import { styleRepository, type StyleRepository } from './styles.ts';
import type { Database } from './types.ts';
import { usageRepository, type UsageRepository } from './usage.ts';

/** Everything that is kept. No document ever is. */
export interface Storage {
  readonly accounts: AccountRepository;
  readonly keys: KeyRepository;
  readonly quota: QuotaRepository;
  readonly styles: StyleRepository;
  readonly sessions: SessionRepository;
  readonly credentials: CredentialRepository;
  readonly audit: AuditRepository;
  readonly usage: UsageRepository;
  /** Calls back when the turn of the event loop ends, or sooner where a change was made: what was read may be old then. */
  atEndOfTurn(end: () => void): void;
  /** Rejects where nothing can be written. */
  probe(at: string): Promise<void>;
  close(): Promise<void>;
}

/** The SQLite file of a data folder. */
export function databaseFile(dataFolder: string): string {
  return path.join(dataFolder, 'housestyle.sqlite');
}

/** Where everything is kept: a data folder, which holds an SQLite file, or a PostgreSQL database. */
export type DatabasePlace = string | PostgresPlace;

/**
 * For the service: makes the tables where they are missing, and for SQLite the folder. SQLite's commits are grouped, off
 * the event loop, by `options`. Rejects where the database cannot be used; the message holds no password.
 */
export async function openServiceStorage(place: DatabasePlace, options?: WriterOptions): Promise<Storage> {
  if (typeof place !== 'string') {
    const { db, short, close } = await openPostgres(place);
    return { ...storageOver(db, short), close };
  }
  const direct = await openDirect(place);
  await direct.destroy();
  const file = new SqliteFile(databaseFile(place), options);
  return storageOver(new Kysely<Database>({ dialect: new GroupedSqliteDialect(file) }), {
    read: (sql, parameters) => whenThere(file.read(sql, parameters), ({ rows }) => rows),
    count: (sql, parameters) => file.count(sql, parameters).then(({ rows }) => rows),
    atEndOfTurn: (end) => file.atEndOfTurn(end),
  });
}

/** For the command line, beside a running service or without one. */
export async function openAdminStorage(place: DatabasePlace): Promise<Storage> {
  if (typeof place !== 'string') return storageOver((await openPostgres({ ...place, poolSize: 2 })).db);
  return storageOver(await openDirect(place));
}

async function openDirect(dataFolder: string): Promise<Kysely<Database>> {
  const file = databaseFile(dataFolder);
  const db = new Kysely<Database>({ dialect: new DirectSqliteDialect(file) });
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    await migrate(db);
    return db;
  } catch (cause) {
    await db.destroy().catch(() => {});
    throw new Error(`The database ${file} cannot be opened: ${(cause as Error).message}`, { cause });
  }
}

function storageOver(db: Kysely<Database>, short?: ShortWays): Storage {
  return {
    accounts: accountRepository(db),
    keys: keyRepository(db, short),
    quota: quotaRepository(db, short),
    styles: styleRepository(db),
    sessions: sessionRepository(db),
    credentials: credentialRepository(db),
    audit: auditRepository(db),
    usage: usageRepository(db),
    atEndOfTurn: short?.atEndOfTurn ?? setImmediate,
    async probe(at) {
      await db
        .insertInto('probe')
        .values({ id: 1, checked_at: at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: at }))
        .execute();
    },
    close: () => db.destroy(),
  };
}
