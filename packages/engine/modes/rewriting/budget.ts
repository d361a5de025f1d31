import type { SourceDocument } from '../../document/types.ts';
import type { Change } from './settle.ts';

/** Units for a text of any length; a short one never uses them up. */
const LEAST = 2_400_000;
/** Readings of a long text: real ones need two or three passes of two readings each. */
const READINGS = 8;
/** What one change costs, in characters that are read in the same time. */
const CHANGE = 40;

/**
 * Bounds the work of a rewriting, whatever the text and the style, by characters and changes and not by a clock, so that
 * the outcome is the same on every machine.
 */
export class Budget {
  #left: number;

  constructor({ text }: SourceDocument) {
    this.#left = Math.max(LEAST, READINGS * text.length);
  }

  get spent(): boolean {
    return this.#left <= 0;
  }

  /** Accounts for reading a document once and making these changes in it. */
  spend({ text }: SourceDocument, changes: readonly Change[]): void {
    this.#left -= text.length + CHANGE * changes.length;
  }
}
