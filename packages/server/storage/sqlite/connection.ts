import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export interface ConnectionOptions {
  /** Milliseconds to wait for another connection's write to end; the thread stands still meanwhile. */
  readonly busyTimeout?: number;
  /**
   * `commit`: a commit is on disk before it returns. `later`: a commit is the system's before it returns, so it outlives
   * the process; somebody else brings the log to disk and carries it over to the file.
   */
  readonly flush?: 'commit' | 'later';
}

/** What `Connection.run` answers: the rows of a statement that has any, else the number of changed rows. */
export interface RunResult {
  readonly rows: unknown[];
  readonly changes: number;
}

/** True where another connection holds the file. */
export function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
}

const SQLITE_BUSY = 5;

/** Milliseconds that opening may wait: nobody is served yet. */
const OPEN_TIMEOUT = 10_000;

/** One connection to the SQLite file, with a write-ahead log. */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #busyTimeout: number;
  readonly #statements = new Map<string, { statement: StatementSync; reader: boolean }>();

  constructor(file: string, { busyTimeout = OPEN_TIMEOUT, flush = 'commit' }: ConnectionOptions = {}) {
    this.#database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT });
    this.#database.exec('PRAGMA journal_mode = WAL');
    this.#database.exec(`PRAGMA synchronous = ${flush === 'commit' ? 'FULL' : 'NORMAL'}`);
    if (flush === 'later') this.#database.exec('PRAGMA wal_autocheckpoint = 0');
    this.#database.exec('PRAGMA foreign_keys = ON');
    this.#database.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
    this.#busyTimeout = busyTimeout;
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

  /**
   * Carries the log over to the file and begins it anew; false where somebody still reads what it holds. Others can't
   * write meanwhile, so it waits for nobody. Beside steady writes, no gentler kind ever comes to an end of the log.
   */
  checkpoint(): boolean {
    this.#database.exec('PRAGMA busy_timeout = 20');
    try {
      const [row] = this.run('PRAGMA wal_checkpoint(RESTART)').rows as { busy: number }[];
      return row?.busy === 0;
    } finally {
      this.#database.exec(`PRAGMA busy_timeout = ${this.#busyTimeout}`);
    }
  }

  /** Pages in the write-ahead log. */
  logLength(): number {
    const [row] = this.run('PRAGMA wal_checkpoint(NOOP)').rows as { log: number }[];
    return row?.log ?? 0;
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
