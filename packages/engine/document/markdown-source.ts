import type { Grammar } from './grammar/grammar.ts';
import type { References } from './references.ts';

/** A text as its grammar reads it, at the same offsets as the document's, and what its links refer to. */
export interface MarkdownSource {
  readonly markdown: string;
  readonly grammar: Grammar;
  readonly references: References;
}
