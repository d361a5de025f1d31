import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SelectQueryNode,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { TransactionalSqliteAdapter } from './adapter.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { Writer } from './writer.ts';

/** Any number of queries at once: reads don't wait for writes, and waiting writes share a commit. */
class ConcurrentSqliteAdapter extends TransactionalSqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** SQLite for the service: reads run at once on the calling thread, writes go to the writing thread. */
export class GroupedSqliteDialect implements Dialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  createAdapter(): DialectAdapter {
    return new ConcurrentSqliteAdapter();
  }

  createDriver(): Driver {
    return new GroupedDriver(this.#file);
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
}

class GroupedDriver implements Driver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<GroupedConnection> {
    return new GroupedConnection(this.#file);
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as GroupedConnection).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as GroupedConnection).end('commit');
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as GroupedConnection).end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#file.close();
  }
}

class GroupedConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #writer: Writer;
  #transaction: number | null = null;

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#writer = file.writer;
  }

  async begin(): Promise<void> {
    const transaction = this.#writer.newTransaction();
    await this.#writer.run('begin', transaction);
    this.#transaction = transaction;
  }

  async end(work: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    await this.#writer.run(work, transaction);
  }

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const local = this.#transaction === null && SelectQueryNode.is(query);
    const { rows, changes } = await (local
      ? this.#file.read(sql, parameters)
      : this.#writer.run({ sql, parameters }, this.#transaction));
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: read in pages.');
  }
}
