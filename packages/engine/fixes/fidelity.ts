import type { ProtectionKind, SourceDocument } from '../document/types.ts';

/** What a rewriting changed of that which it must not change. */
export interface Fidelity {
  readonly same: boolean;
  /** What stood in the text before and is missing, byte for byte, in order. */
  readonly lost: string[];
  /** What was not there before, in order. */
  readonly added: string[];
}

/** Kinds whose content must come through unchanged, in any order. Marks and bare identifiers are compared otherwise or not. */
const KEPT: ReadonlySet<ProtectionKind> = new Set(['code', 'link', 'html', 'front-matter', 'placeholder']);

/**
 * Compares what two versions of a text hold besides prose: code, inline code, link destinations, URLs, HTML, front
 * matter and placeholders as a multiset, and code blocks in their order too. A path or identifier that stood in bare
 * prose must still occur, be it now marked as code.
 */
export function fidelity(before: SourceDocument, after: SourceDocument): Fidelity {
  const surplus = new Map<string, number>();
  for (const slice of keptSlices(after)) surplus.set(slice, (surplus.get(slice) ?? 0) + 1);
  const lost: string[] = [];
  for (const slice of keptSlices(before)) {
    const count = surplus.get(slice) ?? 0;
    if (count === 0) lost.push(slice);
    else surplus.set(slice, count - 1);
  }
  lost.push(...lostIdentifiers(before, after));
  const added = surplusSlices(after, surplus);
  if (lost.length === 0 && added.length === 0) {
    const moved = firstMovedBlock(before, after);
    if (moved) return { same: false, lost: [moved.before], added: [moved.after] };
  }
  return { same: lost.length === 0 && added.length === 0, lost, added };
}

function keptSlices({ text, protectedRanges }: SourceDocument): string[] {
  return protectedRanges.filter(({ kind }) => KEPT.has(kind)).map(({ start, end }) => text.slice(start, end));
}

/** What is left over of the later text's slices; where one occurs several times, its last occurrences. */
function surplusSlices(after: SourceDocument, surplus: Map<string, number>): string[] {
  const added: string[] = [];
  for (const slice of keptSlices(after).reverse()) {
    const count = surplus.get(slice) ?? 0;
    if (count === 0) continue;
    surplus.set(slice, count - 1);
    added.push(slice);
  }
  return added.reverse();
}

function lostIdentifiers(before: SourceDocument, after: SourceDocument): string[] {
  const names = new Set<string>();
  for (const { start, end, kind } of before.protectedRanges) {
    if (kind === 'identifier') names.add(before.text.slice(start, end));
  }
  for (const { start, end, kind } of after.protectedRanges) {
    if (kind === 'identifier') names.delete(after.text.slice(start, end));
  }
  return [...names].filter((name) => !after.text.includes(name));
}

function firstMovedBlock(
  before: SourceDocument,
  after: SourceDocument,
): { before: string; after: string } | undefined {
  const later = after.codeBlocks.map(({ start, end }) => after.text.slice(start, end));
  for (const [index, { start, end }] of before.codeBlocks.entries()) {
    const slice = before.text.slice(start, end);
    if (slice !== later[index]) return { before: slice, after: later[index] ?? '' };
  }
  return undefined;
}
