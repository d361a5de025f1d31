import { Worker } from 'node:worker_threads';
import { workerUrl } from '../../worker-url.ts';
import type { RunResult } from './connection.ts';
import { CLOSE, type Answer, type Failure, type Order, type WriterData } from './protocol.ts';

interface Pending {
  resolve(result: RunResult): void;
  reject(error: Error): void;
}

/** A failure of the database, as the writer's thread reported it. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly errcode: number | null;

  constructor({ message, code, errcode }: Failure) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
    this.errcode = errcode;
  }
}

export interface WriterOptions {
  /** The most statements in one transaction; 1 commits each by itself. */
  readonly groupSize?: number;
  /** Called before the answers that came are told. */
  readonly onAnswers?: () => void;
}

/** The service's end of the writing thread. A promise resolves when its change is on disk. */
export class Writer {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #exited: Promise<void>;
  #outbox: Order[] = [];
  #lastId = 0;
  #lastTransaction = 0;
  #broken: Error | null = null;

  constructor(file: string, { groupSize = 512, onAnswers = () => {} }: WriterOptions = {}) {
    const workerData: WriterData = { file, groupSize };
    this.#worker = new Worker(workerUrl('./writer-worker', import.meta.url), { workerData });
    this.#worker.on('message', (answers: readonly Answer[]) => {
      onAnswers();
      for (const answer of answers) this.#settle(answer);
    });
    this.#worker.on('error', (error) => this.#break(error as Error));
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#break(new Error('The database thread has ended.'));
        resolve();
      });
    });
    this.#worker.unref();
  }

  /** Statements that wait for their commit. */
  get queueLength(): number {
    return this.#pending.size;
  }

  newTransaction(): number {
    return ++this.#lastTransaction;
  }

  run(work: Order['work'], transaction: number | null = null): Promise<RunResult> {
    if (this.#broken) return Promise.reject(this.#broken);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      // The thread keeps the process alive only while somebody waits for it.
      if (this.#pending.size === 0) this.#worker.ref();
      this.#pending.set(id, { resolve, reject });
      // One message for all orders of this turn of the event loop.
      if (this.#outbox.length === 0) setImmediate(() => this.#post());
      this.#outbox.push({ id, transaction, work });
    });
  }

  async close(): Promise<void> {
    this.#post();
    this.#worker.ref();
    if (!this.#broken) this.#worker.postMessage(CLOSE);
    await this.#exited;
  }

  #post(): void {
    if (this.#outbox.length === 0 || this.#broken) return;
    this.#worker.postMessage(this.#outbox);
    this.#outbox = [];
  }

  #settle(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ('error' in answer) pending?.reject(new DatabaseError(answer.error));
    else pending?.resolve(answer);
  }

  #break(error: Error): void {
    this.#broken ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#broken);
    this.#pending.clear();
  }
}
