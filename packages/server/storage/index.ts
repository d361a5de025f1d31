import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import { accountRepository, type AccountRepository } from './accounts.ts';
import { auditRepository, type AuditRepository } from './audit.ts';
import { credentialRepository, type CredentialRepository } from './credentials.ts';
import { keyRepository, type KeyRepository } from './keys.ts';
import { migrate } from './migrations/index.ts';
import { quotaRepository, type QuotaRepository } from './quota.ts';
import { DirectSqliteDialect } from './sqlite/direct-dialect.ts';
import { GroupedSqliteDialect } from './sqlite/grouped-dialect.ts';
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
  /** Rejects where nothing can be written. */
  probe(at: string): Promise<void>;
  close(): Promise<void>;
}

/** The SQLite file of a data folder. */
export function databaseFile(dataFolder: string): string {
  return path.join(dataFolder, 'housestyle.sqlite');
}

/** For the service: makes the folder and the tables where they are missing; commits are grouped off the event loop. */
export async function openServiceStorage(dataFolder: string, options?: WriterOptions): Promise<Storage> {
  const direct = await openDirect(dataFolder);
  await direct.destroy();
  return storageOn(new GroupedSqliteDialect(databaseFile(dataFolder), options));
}

/** For the command line, beside a running service or without one. */
export async function openAdminStorage(dataFolder: string): Promise<Storage> {
  return storageOver(await openDirect(dataFolder));
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

function storageOn(dialect: Dialect): Storage {
  return storageOver(new Kysely<Database>({ dialect }));
}

function storageOver(db: Kysely<Database>): Storage {
  return {
    accounts: accountRepository(db),
    keys: keyRepository(db),
    quota: quotaRepository(db),
    styles: styleRepository(db),
    sessions: sessionRepository(db),
    credentials: credentialRepository(db),
    audit: auditRepository(db),
    usage: usageRepository(db),
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
