import type { Range } from '@housestyle/contract';
import type { SourceDocument } from '../document/types.ts';

/** New text for a range of `SourceDocument.text`. An empty range inserts; an empty text deletes exactly the range. */
export interface Replacement extends Range {
  readonly text: string;
}

export interface Applied {
  /** The source with the replacements made: its own line ends and byte order mark are kept. */
  readonly text: string;
  /** In order of `start`. */
  readonly applied: Replacement[];
  /** Those that overlap an earlier one, touch what is protected, cut a character in two or lie outside the text. */
  readonly refused: Replacement[];
}

/**
 * Makes all replacements at once. Of two that overlap, the one that starts first is made; of two that start together,
 * the one given first. Nothing inside a protected range is ever changed.
 */
export function applyReplacements(document: SourceDocument, replacements: readonly Replacement[]): Applied {
  const applied: Replacement[] = [];
  const refused: Replacement[] = [];
  const lineEnd = dominantLineEnd(document.source);
  const sorted = [...replacements].sort(
    (a, b) => a.start - b.start || Number(b.start === b.end) - Number(a.start === a.end),
  );

  let text = '';
  let copied = 0;
  let last: Replacement | undefined;
  for (const replacement of sorted) {
    if (
      !isInside(document, replacement) ||
      overlaps(last, replacement) ||
      isProtected(document, replacement)
    ) {
      refused.push(replacement);
      continue;
    }
    const { start, end } = document.toSource(replacement);
    text += document.source.slice(copied, start) + withLineEnds(replacement.text, lineEnd);
    copied = end;
    last = replacement;
    applied.push(replacement);
  }
  return { text: text + document.source.slice(copied), applied, refused };
}

/** Two insertions at one place overlap as well: which should come first is not known. */
function overlaps(last: Replacement | undefined, { start, end }: Replacement): boolean {
  if (!last) return false;
  return start < last.end || (start === end && last.start === last.end && start === last.start);
}

function isInside({ text }: SourceDocument, { start, end }: Replacement): boolean {
  if (!Number.isInteger(start) || !Number.isInteger(end)) return false;
  return (
    start >= 0 && start <= end && end <= text.length && !splitsPair(text, start) && !splitsPair(text, end)
  );
}

function splitsPair(text: string, position: number): boolean {
  const before = text.charCodeAt(position - 1);
  const after = text.charCodeAt(position);
  return before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000;
}

/** Whether the range shares a character with a protected one, or inserts inside of one. */
function isProtected({ protectedRanges }: SourceDocument, { start, end }: Replacement): boolean {
  let low = 0;
  let high = protectedRanges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((protectedRanges[middle]?.end ?? Infinity) <= start) low = middle + 1;
    else high = middle;
  }
  const nearest = protectedRanges[low];
  return nearest !== undefined && nearest.start < end;
}

function dominantLineEnd(source: string): string {
  const pairs = source.split('\r\n').length - 1;
  const feeds = source.split('\n').length - 1 - pairs;
  const returns = source.split('\r').length - 1 - pairs;
  if (pairs > 0 && pairs >= feeds && pairs >= returns) return '\r\n';
  return returns > feeds ? '\r' : '\n';
}

function withLineEnds(text: string, lineEnd: string): string {
  return /[\r\n]/.test(text) ? text.replace(/\r\n?|\n/g, lineEnd) : text;
}
