import { CONTENT_LINE, GUIDELINES_LINE } from '@housestyle/contract';

/** The input that makes `rewrite` work new guidelines into a document; the document alone where there are none. */
export function mergeInput(guidelines: string, document: string): string {
  if (guidelines.trim() === '') return document;
  return `${GUIDELINES_LINE}\n${guidelines.trim()}\n\n${CONTENT_LINE}\n${document}`;
}
