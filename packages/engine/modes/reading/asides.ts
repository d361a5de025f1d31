import type { Block, SourceDocument } from '../../document/types.ts';

/** What reStructuredText sets off beside the text; warnings are part of it. */
const BESIDE =
  /^[ \t]*\.\.\s+(?:note|tip|hint|seealso|versionadded|versionchanged|deprecated|todo|admonition)::/;
/** Lines above a block in which its directive is looked for. */
const LINES_ABOVE = 40;

/** Whether a block stands in a note of a text in reStructuredText. */
export function standsInNote({ text, language }: SourceDocument, { start }: Block): boolean {
  if (language !== 'restructuredtext') return false;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indent = start - lineStart;
  if (indent === 0 || text.slice(lineStart, start).trim() !== '') return false;
  let end = lineStart - 1;
  for (let count = 0; count < LINES_ABOVE && end > 0; count += 1) {
    const from = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(from, end);
    end = from - 1;
    if (line.trim() !== '' && line.length - line.trimStart().length < indent) return BESIDE.test(line);
  }
  return false;
}

/** "Credit for finding it goes to …": who made something, and not what it does. */
const CREDITS =
  /^(?:[Cc]redits?|[Tt]hanks|[Kk]udos)\b.*\b(?:goes|go|to)\b|\b(?:was|were|is|are|been) (?:authored|sponsored|reported|contributed|funded)\b.*\bby \p{Lu}|\bwith help from\b/u;

/** Whether a sentence thanks or names those who did the work. */
export const isCredit = (text: string): boolean => CREDITS.test(text);
