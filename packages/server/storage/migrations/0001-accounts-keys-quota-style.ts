import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accountsKeysQuotaStyle: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('tier', 'text', (column) => column.notNull().check(sql`tier in ('free', 'pro', 'team')`))
      .addColumn('monthly_limit', 'integer', (column) => column.check(sql`monthly_limit >= 0`))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();

    // At most five active keys, whatever runs in parallel: an active key holds one of five slots of its account.
    await db.schema
      .createTable('api_key')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('slot', 'integer', (column) => column.check(sql`slot between 1 and 5`))
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('last_four', 'text', (column) => column.notNull())
      .addColumn('label', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .addColumn('revoked_at', 'text')
      .addUniqueConstraint('api_key_slot', ['account_id', 'slot'])
      .addCheckConstraint('api_key_active', sql`(slot is null) = (revoked_at is not null)`)
      .execute();

    await db.schema
      .createTable('quota')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull().check(sql`used >= 0`))
      .addPrimaryKeyConstraint('quota_key', ['account_id', 'period'])
      .execute();

    await db.schema
      .createTable('style')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id'))
      .addColumn('rules', 'text')
      .addColumn('term_subs', 'text')
      .addColumn('glossary', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('checked_at', 'text', (column) => column.notNull())
      .execute();
  },
};
