import type { Severity } from '@housestyle/contract';
import { problemsOf, type Problem } from '../report.ts';
import type { Output } from './types.ts';

const SEVERITIES: Record<Severity, string> = { critical: 'ERROR', important: 'WARNING', minor: 'INFO' };
const source = { name: 'housestyle' };

export const rdjson: Output = {
  name: 'rdjson',
  description: 'reviewdog diagnostics',
  write(report) {
    const diagnostics = problemsOf(report).map((problem) => ({
      message: problem.reason,
      location: { path: problem.path, range: rangeOf(problem) },
      severity: SEVERITIES[problem.severity],
      code: { value: problem.rule.id },
      original_output: problem.original,
      ...(problem.suggestion !== null && {
        suggestions: [{ range: rangeOf(problem), text: problem.suggestion }],
      }),
    }));
    return `${JSON.stringify({ source, diagnostics }, undefined, 2)}\n`;
  },
};

/** reviewdog counts columns in bytes of UTF-8. */
function rangeOf({ start, end }: Problem) {
  return {
    start: { line: start.line, column: start.byteColumn },
    end: { line: end.line, column: end.byteColumn },
  };
}
