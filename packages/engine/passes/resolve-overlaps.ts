import type { DocumentFinding } from '../types.ts';
import { compareSeverity, compareText } from './gravity.ts';

/**
 * Of findings with a replacement that overlap, one keeps it: the gravest, then the longest, the earliest, the first by
 * rule. A loser inside the winner is dropped, since the winner writes that text anew; any other stays for a person.
 */
export function resolveOverlaps(findings: readonly DocumentFinding[]): readonly DocumentFinding[] {
  const rivals = crowded(findings.filter(({ replacement }) => replacement !== null));
  if (rivals.length === 0) return findings;
  rivals.sort(
    (a, b) =>
      compareSeverity(a, b) ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start ||
      compareText(a.ruleId, b.ruleId) ||
      compareText(a.message, b.message),
  );
  const winners = new Winners();
  const outcome = new Map<DocumentFinding, DocumentFinding | undefined>();
  for (const finding of rivals) {
    const winner = winners.overlapping(finding);
    if (!winner) winners.add(finding);
    else if (!finding.asIs && winner.start <= finding.start && finding.end <= winner.end)
      outcome.set(finding, undefined);
    else outcome.set(finding, { ...finding, replacement: null });
  }
  return findings.flatMap((finding) => (outcome.has(finding) ? (outcome.get(finding) ?? []) : finding));
}

/** Those that may overlap another. Most stand alone, and need not be weighed. */
function crowded(findings: DocumentFinding[]): DocumentFinding[] {
  findings.sort((a, b) => a.start - b.start);
  let reached = -1;
  return findings.filter(({ start, end }, index) => {
    const behind = start <= reached;
    reached = Math.max(reached, end);
    return behind || (findings[index + 1]?.start ?? Infinity) <= reached;
  });
}

/** Units of text for which the winners are kept together. */
const STRETCH = 64;

/** Disjoint ranges. */
class Winners {
  readonly #stretches = new Map<number, DocumentFinding[]>();

  add(finding: DocumentFinding): void {
    for (let index = first(finding); index <= last(finding); index++) {
      const stretch = this.#stretches.get(index);
      if (stretch) stretch.push(finding);
      else this.#stretches.set(index, [finding]);
    }
  }

  /** The earliest that overlaps a finding. */
  overlapping(finding: DocumentFinding): DocumentFinding | undefined {
    for (let index = first(finding); index <= last(finding); index++) {
      let earliest: DocumentFinding | undefined;
      for (const other of this.#stretches.get(index) ?? [])
        if (overlaps(other, finding) && !(earliest && earliest.start <= other.start)) earliest = other;
      if (earliest) return earliest;
    }
    return undefined;
  }
}

const first = ({ start }: DocumentFinding) => Math.floor(start / STRETCH);
const last = ({ start, end }: DocumentFinding) => Math.floor(Math.max(start, end - 1) / STRETCH);

/** Two insertions at one place overlap too: their order would be left to chance. */
function overlaps(a: DocumentFinding, b: DocumentFinding): boolean {
  if (a.start === b.start && (a.end === a.start || b.end === b.start)) return a.end === b.end;
  return a.start < b.end && b.start < a.end;
}
