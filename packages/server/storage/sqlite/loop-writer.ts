import { closeSync, fdatasync, openSync } from 'node:fs';
import type { Connection, RunResult } from './connection.ts';
import type { Statement } from './protocol.ts';
import type { Writer } from './writer.ts';

/** Milliseconds after a commit until it is flushed: the most that a power failure takes back, beside the flush itself. */
const FLUSH_AFTER = 10;

/** Statements between two looks at the length of the write-ahead log: each changes three pages at most. */
const LOOK_AFTER = 200;

/** Pages of 4 KB in the write-ahead log before the writing thread carries them over to the file. */
const LONG_LOG = 800;

interface Waiting extends Statement {
  resolve(result: RunResult): void;
  reject(error: unknown): void;
}

/**
 * Small writes, committed on the calling thread: what one turn of the event loop brings shares a commit, which copies some
 * pages to the system and waits for nothing. A message to another thread and back costs ten times as much. What can't be
 * done at once (another holds the file, a fault) goes to the writing thread, which waits, tries, and reports.
 */
export class LoopWriter {
  readonly #file: string;
  readonly #connection: Connection;
  readonly #writer: Writer;
  #waiting: Waiting[] = [];
  #statements = 0;
  #log: number | null = null;
  #flush: NodeJS.Timeout | null = null;

  constructor(file: string, connection: Connection, writer: Writer) {
    this.#file = file;
    this.#connection = connection;
    this.#writer = writer;
  }

  run(sql: string, parameters: readonly unknown[]): Promise<RunResult> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({ sql, parameters, resolve, reject });
    });
  }

  close(): void {
    this.#commit();
    if (this.#flush) clearTimeout(this.#flush);
    if (this.#log !== null) closeSync(this.#log);
  }

  #commit(): void {
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    const results = this.#runTogether(group);
    if (results === null) {
      for (const { resolve, reject, ...statement } of group)
        this.#writer.run(statement).then(resolve, reject);
      return;
    }
    for (const [index, { resolve }] of group.entries()) resolve(results[index] as RunResult);
    this.#flush ??= setTimeout(() => this.#flushLog(), FLUSH_AFTER);
    this.#statements += group.length;
    if (this.#statements < LOOK_AFTER) return;
    this.#statements = 0;
    if (this.#connection.logLength() > LONG_LOG) this.#writer.run('checkpoint').catch(() => {});
  }

  /** Null: nothing of the group was done. */
  #runTogether(group: readonly Waiting[]): RunResult[] | null {
    const connection = this.#connection;
    try {
      connection.run('BEGIN IMMEDIATE');
      const results = group.map(({ sql, parameters }) => connection.run(sql, parameters));
      connection.run('COMMIT');
      return results;
    } catch {
      if (connection.inTransaction) connection.run('ROLLBACK');
      return null;
    }
  }

  /** A flush that fails is not reported: the next checkpoint flushes again, and fails where that can't be done. */
  #flushLog(): void {
    this.#log ??= openSync(`${this.#file}-wal`, 'r+');
    fdatasync(this.#log, () => {});
    this.#flush = null;
  }
}
