import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sessionsPasswordsAuditUsage: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('account')
      .addColumn('role', 'text', (column) =>
        column
          .notNull()
          .defaultTo('member')
          .check(sql`role in ('member', 'admin')`),
      )
      .execute();

    await db.schema
      .createTable('password')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id'))
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('session_account').on('session').column('account_id').execute();

    await db.schema
      .createTable('sign_in_link')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('identity')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('identity_key', ['issuer', 'subject'])
      .execute();

    // One attempt to sign in by OpenID Connect: taken out when the provider sends the browser back.
    await db.schema
      .createTable('oidc_attempt')
      .addColumn('state_hash', 'text', (column) => column.primaryKey())
      .addColumn('verifier', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('return_to', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('target', 'text')
      .addColumn('caller_address', 'text')
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('detail', 'text')
      .execute();

    await db.schema
      .createTable('usage')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('door', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('requests', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('usage_key', ['account_id', 'period', 'door', 'mode'])
      .execute();
  },
};
