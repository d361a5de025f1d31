import type { Draft } from '../draft.ts';

/** What a file or pasted text holds. */
export interface Imported {
  readonly parts: Draft;
  /** What was left out, or differs, in words. */
  readonly notes: readonly string[];
}

/** The text is not what it was taken for; the message is for the person. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
