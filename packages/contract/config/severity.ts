import type { Severity } from '../finding.ts';

interface Graded {
  readonly rule: { readonly id: string; readonly builtIn?: readonly string[] | undefined };
  readonly severity: Severity;
}

/**
 * Findings with the severities that the project gives to their rules; those of rules that are off are left out. The id of a
 * built-in rule means the rules that ask for it in other words too.
 */
export function withSeverities<Item extends Graded>(
  findings: readonly Item[],
  severities: ReadonlyMap<string, Severity | 'off'>,
): readonly Item[] {
  if (severities.size === 0) return findings;
  return findings.flatMap((finding) => {
    const { id, builtIn = [] } = finding.rule;
    const named = [id, ...builtIn].find((name) => severities.has(name)) ?? id;
    const severity = severities.get(named) ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
}
