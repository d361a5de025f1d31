import type { DocumentFinding } from '../types.ts';
import { compareSeverity, compareText } from './gravity.ts';

/**
 * Of findings with a replacement that overlap, one keeps it: the gravest, then the longest, the earliest, the first by
 * rule. A loser inside the winner is dropped, since the winner writes that text anew; any other stays for a person.
 */
export function resolveOverlaps(findings: readonly DocumentFinding[]): readonly DocumentFinding[] {
  const rivals = findings.filter(({ replacement }) => replacement !== null);
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

/** Disjoint ranges in order of start. */
class Winners {
  readonly #sorted: DocumentFinding[] = [];

  add(finding: DocumentFinding): void {
    this.#sorted.splice(this.#place(finding.start), 0, finding);
  }

  overlapping(finding: DocumentFinding): DocumentFinding | undefined {
    const place = this.#place(finding.start);
    return [this.#sorted[place - 1], this.#sorted[place]].find((other) => other && overlaps(other, finding));
  }

  /** Index of the first that starts at or after `start`. */
  #place(start: number): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Two insertions at one place overlap too: their order would be left to chance. */
function overlaps(a: DocumentFinding, b: DocumentFinding): boolean {
  if (a.start === b.start && (a.end === a.start || b.end === b.start)) return a.end === b.end;
  return a.start < b.end && b.start < a.end;
}
