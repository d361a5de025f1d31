import type { Severity } from '@housestyle/contract';
import { problemsOf } from '../report.ts';
import { oneLine } from './one-line.ts';
import type { Output } from './types.ts';

const SEVERITIES: Record<Severity, string> = { critical: 'critical', important: 'major', minor: 'minor' };

export const gitlab: Output = {
  name: 'gitlab',
  description: 'GitLab Code Quality',
  write(report) {
    const issues = problemsOf(report).map(
      ({ path, severity, original, reason, rule, fingerprint, start, end }) => ({
        description: `“${oneLine(original)}”: ${reason}`,
        check_name: rule.id,
        fingerprint,
        severity: SEVERITIES[severity],
        location: { path, lines: { begin: start.line, end: end.line } },
      }),
    );
    return `${JSON.stringify(issues, undefined, 2)}\n`;
  },
};
