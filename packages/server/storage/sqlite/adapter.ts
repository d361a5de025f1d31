import { SqliteAdapter } from 'kysely';

/** SQLite can undo changes of tables too, so migrations run in one transaction, which also serves as their lock. */
export class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
