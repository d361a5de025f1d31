import type { Range } from '@housestyle/contract';
import { lastStartingBy } from '../checks/ranges.ts';
import type { SourceDocument } from './types.ts';

/** Two marks that only mean something together: the ends of emphasis, of a link, of an inline element. */
export interface MarkPair {
  readonly open: Range;
  readonly close: Range;
}

const EMPHASIS = /^(?:\*{1,3}|_{1,3}|~{1,2}|={2}|#{1,2})$/;
const TAG = /^<(?<end>\/?)(?<name>[A-Za-z][\w.:-]*)[^>]*?(?<alone>\/?)>$/;

interface OpenMark extends Range {
  readonly text: string;
}

/** The pairs of inline marks between two offsets that lie in one block, in no order. */
export function markPairsIn(document: SourceDocument, range: Range): readonly MarkPair[] {
  return [...emphasisIn(document, range), ...linksIn(document, range)];
}

function emphasisIn({ text, protectedRanges }: SourceDocument, { start, end }: Range): MarkPair[] {
  const pairs: MarkPair[] = [];
  const waiting: OpenMark[] = [];
  for (let index = lastStartingBy(protectedRanges, start - 1) + 1; index < protectedRanges.length; index++) {
    const range = protectedRanges[index];
    if (!range || range.start >= end) break;
    const own = text.slice(range.start, range.end);
    const tag = range.kind === 'html' ? TAG.exec(own)?.groups : undefined;
    if (tag?.['alone'] === '/' || (!tag && !(range.kind === 'mark' && EMPHASIS.test(own)))) continue;
    const mark = { start: range.start, end: range.end, text: tag ? `<${tag['name']}` : own };
    const closes = tag ? tag['end'] === '/' : !/\s/.test(text[range.start - 1] ?? ' ');
    const at = closes ? lastOf(waiting, mark.text) : -1;
    const open = at < 0 ? undefined : waiting[at];
    if (open) {
      pairs.push({ open, close: mark });
      // Whatever stands open inside is never closed: `<br>`.
      waiting.splice(at);
    } else if (!tag || tag['end'] === '') waiting.push(mark);
  }
  return pairs;
}

/** Marks that were opened longer ago are never closed. */
const DEPTH = 64;

function lastOf(waiting: readonly OpenMark[], text: string): number {
  const least = Math.max(0, waiting.length - DEPTH);
  for (let index = waiting.length - 1; index >= least; index--)
    if (waiting[index]?.text === text) return index;
  return -1;
}

function linksIn({ links }: SourceDocument, { start, end }: Range): MarkPair[] {
  const pairs: MarkPair[] = [];
  for (let index = lastStartingBy(links, start - 1) + 1; index < links.length; index++) {
    const link = links[index];
    if (!link || link.start >= end) break;
    if (link.kind !== 'link' || link.label.end <= link.label.start) continue;
    pairs.push({
      open: { start: link.start, end: link.label.start },
      close: { start: link.label.end, end: link.end },
    });
  }
  return pairs;
}
