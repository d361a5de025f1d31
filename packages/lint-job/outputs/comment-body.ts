import {
  counted,
  describeCounts,
  problemsOf,
  ranked,
  type DocumentReport,
  type Problem,
  type Report,
} from '../report.ts';
import { blockQuote, codeSpan, plainMarkdown } from './markdown.ts';

/**
 * A report as Markdown of at most `limit` UTF-16 code units: what could not be checked, the findings, the most
 * important first, and the answers of services that give no findings as data. What has no room is counted.
 */
export function writeMarkdown(report: Report, limit: number): string {
  const entries = [
    ...report.documents.flatMap(writeOutcome),
    ...ranked(problemsOf(report)).map(writeProblem),
    ...report.documents
      .filter(({ outcome, structured }) => outcome === 'checked' && !structured)
      .map(({ path, content }) => `\n**${codeSpan(path)}**\n\n${blockQuote(content)}\n`),
  ];
  const head = `### Housestyle\n\n${writeTotal(report)}\n`;
  const note = (left: number): string =>
    `\n${left} more ${left === 1 ? 'line' : 'lines'} had no room here: see the log of the job.\n`;
  // The note is longest when all entries are left out.
  let room = limit - head.length - note(entries.length).length - 2;
  const shown: string[] = [];
  for (const entry of entries) {
    room -= entry.length + 1;
    if (room < 0) break;
    shown.push(entry);
  }
  const left = entries.length - shown.length;
  return [head, ...shown, ...(left > 0 ? [note(left)] : [])].join('\n');
}

function writeTotal(report: Report): string {
  const problems = problemsOf(report);
  const { documents } = report;
  if (documents.length === 0) return 'No document was changed.';
  const scores = documents.flatMap(({ score }) => score ?? []);
  const least = scores.length > 0 ? ` Lowest style score: ${Math.min(...scores)}%.` : '';
  const counts = describeCounts(problems);
  const found = documents.some(({ structured }) => structured)
    ? `${counted(problems.length, 'finding')} in ${counted(documents.length, 'document')}${counts && `: ${counts}`}.`
    : `${counted(documents.length, 'document')} checked.`;
  return found + least;
}

function writeOutcome({ path, outcome, reason, overGate }: DocumentReport): readonly string[] {
  const place = codeSpan(path);
  if (outcome === 'skipped') return [`- ${place} was skipped: ${plainMarkdown(reason)}`];
  if (outcome === 'failed') return [`- ${place} could not be checked: ${plainMarkdown(reason)}`];
  return overGate.map((why) => `- ${place} is over the gate: ${plainMarkdown(why)}`);
}

function writeProblem({ path, start, severity, original, suggestion, reason, rule }: Problem): string {
  const fix = suggestion === null ? '' : ` → ${codeSpan(suggestion)}`;
  return `- **${severity}** ${codeSpan(`${path}:${start.line}`)}: ${codeSpan(original)}${fix}. ${plainMarkdown(reason)} (${plainMarkdown(rule.id)})`;
}
