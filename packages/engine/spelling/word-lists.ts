import table from './words.json' with { type: 'json' };

// A program has these as files beside its bundle instead: its build knows this module by its name.

/** The lines of common words. */
export const COMMON_WORDS = table.common;
/** The graph of all words, a byte for each character. */
export const GRAPH: Uint8Array = new TextEncoder().encode(table.graph);
