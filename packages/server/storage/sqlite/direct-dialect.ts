import { SqliteDialect, type DialectAdapter, type SqliteDatabase } from 'kysely';
import { TransactionalSqliteAdapter } from './adapter.ts';
import { Connection, type ConnectionOptions } from './connection.ts';

/** One connection on the calling thread, one commit per statement or transaction: for migrations and the command line. */
export class DirectSqliteDialect extends SqliteDialect {
  constructor(file: string, options?: ConnectionOptions) {
    super({ database: () => Promise.resolve(new Connection(file, options) as unknown as SqliteDatabase) });
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}
