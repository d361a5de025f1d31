import type { GlossaryEntry, TermSub } from '@housestyle/contract';
import { joinList, splitList } from './import/lists.ts';

/** How entries of one part are shown and edited as rows of texts. */
export interface EntryRows<T> {
  /** Such as "term". */
  readonly noun: string;
  readonly nouns: string;
  readonly columns: readonly string[];
  readonly emptyText: string;
  readonly texts: (entry: T) => readonly string[];
  /** The entry that these texts make, one for each column. */
  readonly make: (texts: readonly string[]) => T;
}

export const TERM_ROWS: EntryRows<TermSub> = {
  noun: 'term',
  nouns: 'terms',
  columns: ['Preferred', 'Avoid (separate with |)'],
  emptyText:
    'No terms yet. Add one above, or import a list: text that uses a term to avoid is told to use the preferred one.',
  texts: ({ preferred, avoid }) => [preferred, joinList(avoid)],
  make: ([preferred = '', avoid = '']) => ({ preferred: preferred.trim(), avoid: splitList(avoid) }),
};

export const GLOSSARY_ROWS: EntryRows<GlossaryEntry> = {
  noun: 'glossary entry',
  nouns: 'glossary entries',
  columns: ['Term', 'Definition', 'Synonyms (separate with |)'],
  emptyText:
    'No glossary entries yet. Add one above, or import a list: your product’s names are kept, and synonyms are told to use the term.',
  texts: ({ term, definition, synonyms }) => [term, definition, joinList(synonyms)],
  make: ([term = '', definition = '', synonyms = '']) => ({
    term: term.trim(),
    definition: definition.trim(),
    synonyms: splitList(synonyms),
  }),
};
