import type { Range } from '@housestyle/contract';
import { lastStartingBy, touchesAny } from '../checks/ranges.ts';
import { markPairsIn, type MarkPair } from '../document/mark-pairs.ts';
import type { Block, SourceDocument } from '../document/types.ts';
import type { DocumentFinding } from '../types.ts';
import { dropProtected } from './drop-protected.ts';

/** Marks nested deeper are left as they are. */
const DEEPEST = 8;

/**
 * Moves the ends of findings that hold one mark of a pair and not the other: a mark at the edge is left out, and where
 * one stands inside, all that the pair encloses is taken in. What is quoted is then whole: "**Sign in** now", never "in** now".
 */
export function keepMarksWhole(
  document: SourceDocument,
  findings: readonly DocumentFinding[],
): readonly DocumentFinding[] {
  const { blocks, protectedRanges, text } = document;
  const known = new Map<Block, readonly MarkPair[]>();
  const pairsAt = (offset: number): readonly MarkPair[] => {
    const block = blocks[lastStartingBy(blocks, offset)];
    if (!block) return [];
    const pairs = known.get(block) ?? markPairsIn(document, block);
    known.set(block, pairs);
    return pairs;
  };
  const kept: DocumentFinding[] = [];
  for (const finding of findings) {
    const { start, end } = mayHoldMarks(finding, protectedRanges)
      ? whole(text, finding, union(pairsAt(finding.start), pairsAt(finding.end - 1)))
      : finding;
    if (start === finding.start && end === finding.end) kept.push(finding);
    // Without the mark at its edge, it may hold nothing but code or an entity.
    else kept.push(...dropProtected(document, [{ ...finding, start, end }]));
  }
  return kept;
}

const mayHoldMarks = (finding: DocumentFinding, marks: readonly Range[]): boolean =>
  !finding.asIs && finding.end > finding.start && touchesAny(finding, marks);

/** Most findings stand in one block, whose pairs both lists then are. */
const union = (some: readonly MarkPair[], others: readonly MarkPair[]): readonly MarkPair[] =>
  some === others ? some : [...new Set([...some, ...others])];

const touches = (range: Range, mark: Range): boolean => range.start < mark.end && mark.start < range.end;
/** Nothing but marks and space. */
const isBare = (text: string): boolean => /^[\s*_~=#[\]`]*$/.test(text);

function whole(text: string, range: Range, pairs: readonly MarkPair[]): Range {
  let { start, end } = range;
  for (let round = 0; round < DEEPEST; round++) {
    const before = { start, end };
    for (const { open, close } of pairs) {
      const opens = touches({ start, end }, open);
      const closes = touches({ start, end }, close);
      if (opens && closes) {
        start = Math.min(start, open.start);
        end = Math.max(end, close.end);
      } else if (opens) {
        if (isBare(text.slice(start, open.start)) && open.end < end) start = open.end;
        else end = close.end;
      } else if (closes) {
        if (isBare(text.slice(close.end, end)) && start < close.start) end = close.start;
        else start = open.start;
      }
    }
    if (start === before.start && end === before.end) break;
  }
  return { start, end };
}
