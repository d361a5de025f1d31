import { describeTotal, type DocumentReport, type Problem } from '../report.ts';
import { oneLine, visible } from './one-line.ts';
import type { Output } from './types.ts';

const COLOURS = { critical: 31, important: 33, minor: 36, faint: 2, strong: 1 } as const;
type Paint = (colour: keyof typeof COLOURS, text: string) => string;

export const terminal: Output = {
  name: 'terminal',
  description: 'for people (default)',
  write(report, { colours }) {
    const paint: Paint = (colour, text) => (colours ? `\u001B[${COLOURS[colour]}m${text}\u001B[0m` : text);
    const blocks = report.documents.flatMap((document) => writeDocument(document, paint));
    return [...blocks, describeTotal(report), ''].join('\n');
  },
};

function writeDocument(document: DocumentReport, paint: Paint): readonly string[] {
  const { path, outcome, reason, problems, score, overGate } = document;
  if (outcome === 'checked' && problems.length === 0 && overGate.length === 0 && document.structured)
    return [];
  const heading = [
    paint('strong', visible(path)),
    outcome === 'checked' ? '' : `: ${outcome} (${visible(reason)})`,
    score === null ? '' : paint('faint', `  style score ${score}%`),
  ].join('');
  const width = Math.max(0, ...problems.map((problem) => placeOf(problem).length));
  return [
    heading,
    ...problems.flatMap((problem) => writeProblem(problem, width, paint)),
    ...(document.structured || outcome !== 'checked' ? [] : [visible(document.content)]),
    ...overGate.map((why) => `  ${paint('critical', 'over the gate')}: ${why}`),
    '',
  ];
}

function writeProblem(problem: Problem, width: number, paint: Paint): readonly string[] {
  const { severity, original, suggestion, reason, rule } = problem;
  const fix = suggestion === null ? '' : ` → ${suggestion === '' ? '(nothing)' : quote(suggestion)}`;
  return [
    `  ${placeOf(problem).padEnd(width)}  ${paint(severity, severity.padEnd(9))}  ${quote(original)}${fix}  ${paint('faint', rule.id)}`,
    `  ${' '.repeat(width)}  ${visible(reason)}`,
  ];
}

function placeOf({ start }: Problem): string {
  return `${start.line}:${start.column}`;
}

function quote(text: string): string {
  return `“${visible(oneLine(text, 80))}”`;
}
