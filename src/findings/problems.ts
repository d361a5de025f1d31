import type { LiveFinding } from './live-findings.ts';

/** A finding to show as a problem. `hidden`: how many equal ones behind it are not shown. */
export interface ShownFinding {
  readonly live: LiveFinding;
  readonly hidden: number;
}

/**
 * The findings to show as problems, in order: of those with the same rule and the same words at most `most`, and the last of
 * them says how many more there are.
 */
export function withoutFlood(findings: readonly LiveFinding[], most: number): ShownFinding[] {
  const kinds = Map.groupBy(findings, ({ finding }) => `${finding.rule.id}\0${finding.original}`);
  const shown: ShownFinding[] = [];
  for (const equal of kinds.values()) {
    const kept = equal.slice(0, most);
    const hidden = equal.length - kept.length;
    kept.forEach((live, index) => shown.push({ live, hidden: index === kept.length - 1 ? hidden : 0 }));
  }
  return shown.sort((a, b) => a.live.range.start - b.live.range.start || a.live.range.end - b.live.range.end);
}
