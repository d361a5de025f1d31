import { closeSync, fdatasync, openSync } from 'node:fs';
import { Connection, isBusy, type RunResult } from './connection.ts';
import type { Statement } from './protocol.ts';
import { Writer, type WriterOptions } from './writer.ts';

/** Milliseconds after a commit until it is flushed: the most that a power failure takes back, beside the flush itself. */
const FLUSH_AFTER = 10;

/** Statements between two looks at the length of the write-ahead log: each changes three pages at most. */
const LOOK_AFTER = 200;

/** Pages of 4 KB in the write-ahead log before the writing thread carries them over to the file. */
const LONG_LOG = 800;

/** Milliseconds until the log is carried over again that somebody still read from. */
const PAUSE = 1000;

interface Waiting extends Statement {
  resolve(result: RunResult): void;
  reject(error: unknown): void;
}

/**
 * The SQLite file of a running service. Writes go to the writing thread, which groups their commits. Reads and counts take
 * microseconds and are done here, on the calling thread: those of one turn of the event loop share a transaction, which
 * copies some pages to the system and waits for nothing. A message to another thread and back costs ten times as much.
 * What can't be done at once (another holds the file, a fault) goes to the writing thread, which waits, tries, and reports.
 */
export class SqliteFile {
  readonly #file: string;
  readonly #writer: Writer;
  /** One connection reads and counts: another's writes would empty its cache each time. */
  readonly #connection: Connection;
  #counts: Waiting[] = [];
  #atEnd: (() => void)[] = [];
  #turn: NodeJS.Immediate | null = null;
  #statements = 0;
  #noCheckpointUntil = 0;
  #log: number | null = null;
  #flush: NodeJS.Timeout | null = null;

  /** The tables must exist. */
  constructor(file: string, options: WriterOptions = {}) {
    this.#file = file;
    this.#connection = new Connection(file, { busyTimeout: 0, flush: 'later' });
    // Whoever hears that a change is done finds it done.
    this.#writer = new Writer(file, { ...options, onAnswers: () => this.#endTurn() });
  }

  read(sql: string, parameters: readonly unknown[]): RunResult | Promise<RunResult> {
    try {
      this.#beginTurn();
      return this.#connection.run(sql, parameters);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return this.#writer.run({ sql, parameters });
    }
  }

  /** Resolves when the change outlives the process; moments later, it outlives a power failure too. */
  count(sql: string, parameters: readonly unknown[]): Promise<RunResult> {
    return new Promise((resolve, reject) => {
      this.#turn ??= setImmediate(() => this.#endTurn());
      this.#counts.push({ sql, parameters, resolve, reject });
    });
  }

  /** Calls back before the turn's transaction ends: what is counted then is still part of it. */
  atEndOfTurn(work: () => void): void {
    this.#turn ??= setImmediate(() => this.#endTurn());
    this.#atEnd.push(work);
  }

  /** Its changes are on disk when it says so. */
  get writer(): Writer {
    return this.#writer;
  }

  async close(): Promise<void> {
    this.#endTurn();
    if (this.#flush) clearTimeout(this.#flush);
    if (this.#log !== null) closeSync(this.#log);
    this.#connection.close();
    // Last: whoever closes last empties the write-ahead log, which takes its time.
    await this.#writer.close();
  }

  #beginTurn(): void {
    this.#turn ??= setImmediate(() => this.#endTurn());
    if (!this.#connection.inTransaction) this.#connection.run('BEGIN');
  }

  #endTurn(): void {
    if (this.#turn === null) return;
    const atEnd = this.#atEnd;
    this.#atEnd = [];
    for (const work of atEnd) work();
    clearImmediate(this.#turn);
    this.#turn = null;
    const counts = this.#counts;
    this.#counts = [];
    const results = this.#finish(counts);
    if (results === null) {
      for (const { resolve, reject, ...statement } of counts)
        this.#writer.run(statement).then(resolve, reject);
      return;
    }
    for (let index = 0; index < counts.length; index++) counts[index]?.resolve(results[index] as RunResult);
    if (counts.length > 0) this.#lookAfterLog(counts.length);
  }

  /** Commits the counts and ends the transaction. Null: none of them was done. */
  #finish(counts: readonly Waiting[]): RunResult[] | null {
    const connection = this.#connection;
    try {
      if (counts.length > 0 && !connection.inTransaction) connection.run('BEGIN IMMEDIATE');
      const results = counts.map(({ sql, parameters }) => connection.run(sql, parameters));
      if (connection.inTransaction) connection.run('COMMIT');
      return results;
    } catch {
      if (connection.inTransaction) connection.run('ROLLBACK');
      return null;
    }
  }

  #lookAfterLog(statements: number): void {
    this.#flush ??= setTimeout(() => this.#flushLog(), FLUSH_AFTER);
    this.#statements += statements;
    if (this.#statements < LOOK_AFTER) return;
    this.#statements = 0;
    if (performance.now() < this.#noCheckpointUntil || this.#connection.logLength() <= LONG_LOG) return;
    this.#noCheckpointUntil = Infinity;
    const ended = (done: boolean): void => {
      this.#noCheckpointUntil = done ? 0 : performance.now() + PAUSE;
    };
    this.#writer.run('checkpoint').then(
      ({ changes }) => ended(changes > 0),
      () => ended(false),
    );
  }

  /** A flush that fails is not reported: the next checkpoint flushes again, and fails where that can't be done. */
  #flushLog(): void {
    this.#flush = null;
    try {
      this.#log ??= openSync(`${this.#file}-wal`, 'r+');
      fdatasync(this.#log, () => {});
    } catch {
      // No file can be opened just now.
    }
  }
}
