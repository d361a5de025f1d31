import { isBusy, Connection, type RunResult } from './connection.ts';
import { LoopWriter } from './loop-writer.ts';
import { Writer, type WriterOptions } from './writer.ts';

/**
 * The SQLite file of a running service. Reads run at once on the calling thread (microseconds); writes go to the writing
 * thread, which groups their commits; counts are committed in groups on the calling thread. The calling thread never
 * waits: not for another's lock, not for the disk.
 */
export class SqliteFile {
  readonly writer: Writer;
  readonly #loop: Connection;
  readonly #counts: LoopWriter;

  /** The tables must exist. */
  constructor(file: string, options: WriterOptions = {}) {
    // One connection reads and counts: another's writes would empty its cache each time.
    this.#loop = new Connection(file, { busyTimeout: 0, flush: 'later' });
    this.writer = new Writer(file, options);
    this.#counts = new LoopWriter(file, this.#loop, this.writer);
  }

  read(sql: string, parameters: readonly unknown[]): RunResult | Promise<RunResult> {
    try {
      return this.#loop.run(sql, parameters);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return this.writer.run({ sql, parameters });
    }
  }

  /** Resolves when the change outlives the end of the process; within moments it outlives a power failure too. */
  count(sql: string, parameters: readonly unknown[]): Promise<RunResult> {
    return this.#counts.run(sql, parameters);
  }

  async close(): Promise<void> {
    this.#counts.close();
    this.#loop.close();
    // Last: whoever closes last empties the write-ahead log, which takes its time.
    await this.writer.close();
  }
}
