import type { Severity } from '@housestyle/contract';
import type { Problem } from '../report.ts';

/** Problems with the severities that the project gives to their rules; those of rules that are off are left out. */
export function withSeverities(
  problems: readonly Problem[],
  severities: ReadonlyMap<string, Severity | 'off'>,
): readonly Problem[] {
  return problems.flatMap((problem) => {
    const severity = severities.get(problem.rule.id) ?? problem.severity;
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
}
