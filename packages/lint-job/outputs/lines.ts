import type { Severity } from '@housestyle/contract';
import { describeTotal, type DocumentReport, type Problem } from '../report.ts';
import { oneLine, visible } from './one-line.ts';
import type { Output } from './types.ts';

/** The words that editors know. */
const SEVERITIES: Record<Severity, string> = { critical: 'error', important: 'warning', minor: 'info' };

/** `docs/guide.md:3:1-3.12: warning: “In order to” → “To”: It says no more than “to”. [wordy-phrases]` */
export const lines: Output = {
  name: 'lines',
  description: 'one line for each finding, for editors',
  write(report) {
    return [...report.documents.flatMap(linesOf), describeTotal(report), ''].join('\n');
  },
};

function linesOf({ path, outcome, reason, problems, overGate }: DocumentReport): string[] {
  return [
    ...problems.map(lineOf),
    ...(outcome === 'checked' ? [] : [`${path}: ${outcome} (${reason})`]),
    ...overGate.map((why) => `${path}: over the gate: ${why}`),
  ].map((line) => visible(oneLine(line)));
}

function lineOf({ path, start, end, severity, original, suggestion, reason, rule }: Problem): string {
  const place = `${path}:${start.line}:${start.column}-${end.line}.${end.column}`;
  const fix = suggestion === null ? '' : ` → ${suggestion === '' ? '(nothing)' : quote(suggestion)}`;
  return `${place}: ${SEVERITIES[severity]}: ${quote(original)}${fix}: ${reason} [${rule.id}]`;
}

function quote(text: string): string {
  return `“${oneLine(text, 80)}”`;
}
