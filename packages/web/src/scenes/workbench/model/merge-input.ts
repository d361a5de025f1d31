/** The input that makes `rewrite` work new guidelines into a document; the document alone where there are none. */
export function mergeInput(guidelines: string, document: string): string {
  if (guidelines.trim() === '') return document;
  return `=== INCORPORATE THE FOLLOWING ===\n${guidelines.trim()}\n\n=== EXISTING CONTENT ===\n${document}`;
}
