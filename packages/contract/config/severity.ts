import type { Severity } from '../finding.ts';

interface Graded {
  readonly rule: { readonly id: string };
  readonly severity: Severity;
}

/** Findings with the severities that the project gives to their rules; those of rules that are off are left out. */
export function withSeverities<Item extends Graded>(
  findings: readonly Item[],
  severities: ReadonlyMap<string, Severity | 'off'>,
): readonly Item[] {
  if (severities.size === 0) return findings;
  return findings.flatMap((finding) => {
    const severity = severities.get(finding.rule.id) ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
}
