import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { accountsKeysQuotaStyle } from './0001-accounts-keys-quota-style.ts';
import { styleVersions } from './0002-style-versions.ts';
import { sessionsPasswordsAuditUsage } from './0003-sessions-passwords-audit-usage.ts';
import { auditAppendOnly } from './0004-audit-append-only.ts';

/** In order of their names. A migration that was released never changes. */
const migrations: Record<string, Migration> = {
  '0001-accounts-keys-quota-style': accountsKeysQuotaStyle,
  '0002-style-versions': styleVersions,
  '0003-sessions-passwords-audit-usage': sessionsPasswordsAuditUsage,
  '0004-audit-append-only': auditAppendOnly,
};

/** Brings the database up to this version's tables. Safe when two processes start at once. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
