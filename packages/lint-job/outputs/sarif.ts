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
          rules: rules.map(describe),
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

/** Code scanning refuses a rule without a full description and help. */
function describe({ id, label }: Problem['rule']) {
  const name = label || id;
  const ignore = `<!-- housestyle-ignore-next-line ${id} -->`;
  const help = `Each finding says what is wrong at its place and, where there is one, what to write instead.`;
  return {
    id,
    name: pascalCase(name),
    shortDescription: { text: name },
    fullDescription: { text: `${name}: a rule of this team's house style.` },
    help: {
      text: `${help} To leave a line as it is, write ${ignore} before it.`,
      markdown: `${help} To leave a line as it is, write \`${ignore}\` before it.`,
    },
  };
}

function pascalCase(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? ['Rule'];
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

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
