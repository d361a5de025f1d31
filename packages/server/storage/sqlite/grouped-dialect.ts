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
import { Connection } from './connection.ts';
import { Writer, type WriterOptions } from './writer.ts';

/** Any number of queries at once: reads don't wait for writes, and waiting writes share a commit. */
class ConcurrentSqliteAdapter extends TransactionalSqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * SQLite for the service: reads run at once on the calling thread (microseconds, and the log lets them pass any write);
 * writes go to the writing thread, which groups their commits. The tables must exist.
 */
export class GroupedSqliteDialect implements Dialect {
  readonly #file: string;
  readonly #options: WriterOptions;

  constructor(file: string, options: WriterOptions = {}) {
    this.#file = file;
    this.#options = options;
  }

  createAdapter(): DialectAdapter {
    return new ConcurrentSqliteAdapter();
  }

  createDriver(): Driver {
    return new GroupedDriver(this.#file, this.#options);
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
}

class GroupedDriver implements Driver {
  readonly #reader: Connection;
  readonly #writer: Writer;

  constructor(file: string, options: WriterOptions) {
    this.#reader = new Connection(file, { readOnly: true });
    this.#writer = new Writer(file, options);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<GroupedConnection> {
    return new GroupedConnection(this.#reader, this.#writer);
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

  async destroy(): Promise<void> {
    // The reader first: whoever closes last empties the write-ahead log, and a reader may not.
    this.#reader.close();
    await this.#writer.close();
  }
}

class GroupedConnection implements DatabaseConnection {
  readonly #reader: Connection;
  readonly #writer: Writer;
  #transaction: number | null = null;

  constructor(reader: Connection, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
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
    const { rows, changes } = local
      ? this.#reader.run(sql, parameters)
      : await this.#writer.run({ sql, parameters }, this.#transaction);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: read in pages.');
  }
}
