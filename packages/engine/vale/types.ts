import type { Pattern } from './patterns.ts';
import type { View } from './view.ts';

/** One stretch of text that rules are asked about, and what it is called in scopes. */
export interface ValeBlock {
  readonly view: View;
  /** The sections of its scope: `text`, `heading`, `h2`, `md`. */
  readonly scope: ReadonlySet<string>;
  /** A sentence of another block: only rules that ask for sentences read it. */
  readonly fragment: boolean;
  /** The whole source or the summary: a scope that only excludes others does not mean it. */
  readonly sized: boolean;
  /** How many elements there are in it, where it is a part of a document that a selector names. */
  readonly counts?: ReadonlyMap<string, number>;
}

/** A document as Vale reads it. */
export interface ValeDocument {
  /** In the order of the text; at the end the summary and the source. */
  readonly blocks: readonly ValeBlock[];
  /** Paragraphs, list items and quotes, one after the other. */
  readonly summary: View;
  /** How many blocks there are by element, for formulas: `heading_h2`, `list`, `pre`. */
  readonly counts: ReadonlyMap<string, number>;
}

/** What a style says to the reader. */
export interface ReadingSettings {
  readonly tokenIgnores: readonly Pattern[];
  readonly blockIgnores: readonly Pattern[];
  /** Inline elements whose text is masked. */
  readonly ignoredScopes: ReadonlySet<string>;
  /** Elements whose text is left out. */
  readonly skippedScopes: ReadonlySet<string>;
  readonly ignoredClasses: ReadonlySet<string>;
}
