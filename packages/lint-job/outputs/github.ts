import type { Severity } from '@housestyle/contract';
import { problemsOf, ranked, type Problem } from '../report.ts';
import type { Output } from './types.ts';

const COMMANDS: Record<Severity, string> = { critical: 'error', important: 'warning', minor: 'notice' };

/** What GitHub shows of one step of a job, for each kind; it drops the rest without a word. */
const OF_A_KIND = 10;
/** What GitHub shows of a whole job. */
const OF_A_JOB = 50;

export const github: Output = {
  name: 'github',
  description: 'annotations of a GitHub workflow, the most important first',
  write(report) {
    const shown: Problem[] = [];
    const kinds = { critical: 0, important: 0, minor: 0 };
    const problems = problemsOf(report);
    for (const problem of ranked(problems)) {
      if (shown.length < OF_A_JOB && kinds[problem.severity] < OF_A_KIND) {
        kinds[problem.severity]++;
        shown.push(problem);
      }
    }
    const unchecked = report.documents.filter(({ outcome }) => outcome !== 'checked');
    const warnings = unchecked
      .slice(0, OF_A_KIND - kinds.important)
      .map(
        ({ path, outcome, reason }) => `::warning file=${property(path)}::${data(`${outcome}: ${reason}`)}`,
      );
    const rest = problems.length - shown.length + unchecked.length - warnings.length;
    return [
      ...shown.map(annotation),
      ...warnings,
      ...(rest > 0 ? [`${rest} more, which GitHub would not show: see the summary of the job.`] : []),
      '',
    ].join('\n');
  },
};

function annotation({ severity, path, start, end, rule, original, suggestion, reason }: Problem): string {
  // Columns count only within one line.
  const columns = start.line === end.line ? [`col=${start.column}`, `endColumn=${end.column}`] : [];
  const properties = [
    `file=${property(path)}`,
    `line=${start.line}`,
    `endLine=${end.line}`,
    ...columns,
    `title=${property(rule.label || rule.id)}`,
  ];
  const fix = suggestion === null ? '' : ` Use "${suggestion}".`;
  return `::${COMMANDS[severity]} ${properties.join(',')}::${data(`"${original}": ${reason}${fix}`)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
