/**
 * Every match of a global pattern in a text. `matchAll` alone makes a new pattern for each text; catalogs hold tens of
 * thousands of texts, of which hardly any matches.
 */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  if (!pattern.test(text)) return [];
  pattern.lastIndex = 0;
  return [...text.matchAll(pattern)];
}
