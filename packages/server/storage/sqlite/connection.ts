import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export interface ConnectionOptions {
  readonly readOnly?: boolean;
  /** Milliseconds to wait for another process's write to end. */
  readonly busyTimeout?: number;
}

/** What `Connection.run` answers: the rows of a statement that has any, else the number of changed rows. */
export interface RunResult {
  readonly rows: unknown[];
  readonly changes: number;
}

/** One connection to the SQLite file: write-ahead log, each commit on disk before it returns. */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; reader: boolean }>();

  constructor(file: string, { readOnly = false, busyTimeout = 10_000 }: ConnectionOptions = {}) {
    this.#database = new DatabaseSync(file, { readOnly, timeout: busyTimeout });
    if (!readOnly) {
      this.#database.exec('PRAGMA journal_mode = WAL');
      this.#database.exec('PRAGMA synchronous = FULL');
    }
    this.#database.exec('PRAGMA foreign_keys = ON');
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** The shape that Kysely's own SQLite driver expects of a statement; statements are kept by their text. */
  prepare(sql: string): {
    reader: boolean;
    all(parameters: readonly unknown[]): unknown[];
    run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
    iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
  } {
    // A transaction that reads before it writes would fail at once when another process writes in between.
    const { statement, reader } = this.#statement(sql === 'begin' ? 'begin immediate' : sql);
    return {
      reader,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  }

  run(sql: string, parameters: readonly unknown[] = []): RunResult {
    const { statement, reader } = this.#statement(sql);
    // Never `.get()`: it leaves a RETURNING statement unfinished, and the write-ahead log grows without bound.
    if (reader) return { rows: statement.all(...(parameters as SQLInputValue[])), changes: 0 };
    return { rows: [], changes: Number(statement.run(...(parameters as SQLInputValue[])).changes) };
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #statement(sql: string): { statement: StatementSync; reader: boolean } {
    let found = this.#statements.get(sql);
    if (found === undefined) {
      const statement = this.#database.prepare(sql);
      found = { statement, reader: statement.columns().length > 0 };
      this.#statements.set(sql, found);
    }
    return found;
  }
}
