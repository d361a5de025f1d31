import type { Range } from '@housestyle/contract';
import { isCovered, lastStartingBy, touchesAny } from '../checks/ranges.ts';
import type { ProtectedRange, SourceDocument } from '../document/types.ts';
import type { DocumentFinding } from '../types.ts';

/**
 * Drops findings that lie in code, a URL or other technical text, and takes the replacement from those that would
 * change such text, markup, or more than one block. A finding on a whole link or image, or on the first line of a code
 * block, is about it and stays.
 */
export function dropProtected(
  document: SourceDocument,
  findings: readonly DocumentFinding[],
): readonly DocumentFinding[] {
  const kept: DocumentFinding[] = [];
  for (const finding of findings) {
    const inside = isInside(finding, document);
    if (inside && !finding.asIs && !isAbout(finding, document)) continue;
    const allowed = finding.replacement === null || (!inside && isFree(finding, document));
    kept.push(allowed ? finding : { ...finding, replacement: null });
  }
  return kept;
}

/** Whether all of a range is protected text. Marks alone are syntax, about which a rule may speak. */
function isInside(range: Range, { protectedRanges, text }: SourceDocument): boolean {
  const nearest = lastStartingBy(protectedRanges, range.start);
  const holder = protectedRanges[nearest];
  if (holder && holder.kind !== 'mark' && holder.end >= range.end && holder.end > range.start) {
    return range.end > range.start || holder.start < range.start;
  }
  return range.end > range.start && !hasFreeText(range, protectedRanges, nearest, text);
}

/** @param nearest index of the last that starts at or before the range */
function hasFreeText(
  range: Range,
  disjoint: readonly ProtectedRange[],
  nearest: number,
  text: string,
): boolean {
  let at = range.start;
  for (let index = Math.max(0, nearest); index < disjoint.length; index++) {
    const next = disjoint[index];
    if (!next || next.start >= range.end) break;
    if (next.kind === 'mark') continue;
    if (next.start > at && text.slice(at, next.start).trim() !== '') return true;
    at = Math.max(at, next.end);
  }
  return at < range.end && text.slice(at, range.end).trim() !== '';
}

function isAbout(range: DocumentFinding, { links, codeBlocks, text }: SourceDocument): boolean {
  for (let index = lastStartingBy(links, range.start - 1) + 1; index < links.length; index++) {
    const link = links[index];
    if (!link || link.start > range.end) break;
    if (link.end <= range.end && (link.kind !== 'autolink' || isAddress(range, link, text))) return true;
  }
  const block = codeBlocks[lastStartingBy(codeBlocks, range.start)];
  return block?.start === range.start && !text.slice(range.start, range.end).includes('\n');
}

/** Whether a finding is about an address that is shown as it is: words in it would get another. */
function isAddress(range: DocumentFinding, link: Range, text: string): boolean {
  return (
    range.replacement === null &&
    range.start === link.start &&
    range.end === link.end &&
    /^<?https?:/.test(text.slice(range.start, range.end))
  );
}

/** Whether a range lies in one block and nothing in it is protected. */
function isFree(range: Range, { blocks, protectedRanges }: SourceDocument): boolean {
  return isCovered(range, blocks) && !touchesAny(range, protectedRanges);
}
