import type { DocumentFinding } from '../types.ts';
import { compareSeverity, compareText } from './gravity.ts';
import { Stretches } from './stretches.ts';

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
  const winners = new Stretches<DocumentFinding>();
  const outcome = new Map<DocumentFinding, DocumentFinding | undefined>();
  for (const finding of rivals) {
    const winner = overlapping(winners, finding);
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

/** The earliest of the winners, which are disjoint, that overlaps a finding. */
function overlapping(
  winners: Stretches<DocumentFinding>,
  finding: DocumentFinding,
): DocumentFinding | undefined {
  let earliest: DocumentFinding | undefined;
  for (const other of winners.near(finding))
    if (overlaps(other, finding) && !(earliest && earliest.start <= other.start)) earliest = other;
  return earliest;
}

/** Two insertions at one place overlap too: their order would be left to chance. */
function overlaps(a: DocumentFinding, b: DocumentFinding): boolean {
  if (a.start === b.start && (a.end === a.start || b.end === b.start)) return a.end === b.end;
  return a.start < b.end && b.start < a.end;
}
