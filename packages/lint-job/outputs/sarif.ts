import type { Severity } from '@housestyle/contract';
import { problemsOf, type Problem, type Report } from '../report.ts';
import type { Output } from './types.ts';

const LEVELS: Record<Severity, string> = { critical: 'error', important: 'warning', minor: 'note' };

export const sarif: Output = {
  name: 'sarif',
  description: 'SARIF 2.1.0, for GitHub code scanning and others',
  write(report) {
    const problems = problemsOf(report);
    const rules = [...new Map(problems.map(({ rule }) => [rule.id, rule])).values()];
    const indices = new Map(rules.map(({ id }, index) => [id, index]));
    const run = {
      tool: {
        driver: {
          name: 'Housestyle',
          semanticVersion: report.version,
          rules: rules.map(({ id, label }) => ({ id, shortDescription: { text: label || id } })),
        },
      },
      columnKind: 'utf16CodeUnits',
      invocations: [
        {
          executionSuccessful: unchecked(report).length === 0,
          toolExecutionNotifications: unchecked(report),
        },
      ],
      results: problems.map((problem) => resultOf(problem, indices.get(problem.rule.id) ?? -1)),
    };
    const log = {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [run],
    };
    return `${JSON.stringify(log, undefined, 2)}\n`;
  },
};

function unchecked(report: Report) {
  return report.documents
    .filter(({ outcome }) => outcome !== 'checked')
    .map(({ path, outcome, reason }) => ({
      level: 'error',
      message: { text: `${path} was ${outcome === 'skipped' ? 'skipped' : 'not checked'}: ${reason}` },
      locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path) } } }],
    }));
}

function resultOf(problem: Problem, ruleIndex: number) {
  const { severity, original, suggestion, reason, rule, fingerprint } = problem;
  const artifactLocation = { uri: uriOf(problem.path) };
  const region = regionOf(problem);
  return {
    ruleId: rule.id,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: reason || rule.label || rule.id },
    locations: [
      { physicalLocation: { artifactLocation, region: { ...region, snippet: { text: original } } } },
    ],
    partialFingerprints: { 'housestyle/v1': fingerprint },
    ...(suggestion !== null && {
      fixes: [
        {
          description: { text: 'Replace it as suggested.' },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [{ deletedRegion: region, insertedContent: { text: suggestion } }],
            },
          ],
        },
      ],
    }),
  };
}

function regionOf({ start, end }: Problem) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
