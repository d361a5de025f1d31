/** What the service's thread asks of the writer's thread. */
export interface Order {
  readonly id: number;
  /** The transaction the order belongs to; null: a statement that commits by itself. */
  readonly transaction: number | null;
  readonly work: 'begin' | 'commit' | 'rollback' | 'checkpoint' | Statement;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The writer's answer to one order, sent after the commit is on disk. */
export type Answer =
  | { readonly id: number; readonly rows: unknown[]; readonly changes: number }
  | { readonly id: number; readonly error: Failure };

/** An SQLite error, as it crosses threads. */
export interface Failure {
  readonly message: string;
  readonly code: string;
  /** SQLite's extended result code. */
  readonly errcode: number | null;
}

export interface WriterData {
  readonly file: string;
  /** The most statements in one transaction. */
  readonly groupSize: number;
}

export const CLOSE = 'close';
