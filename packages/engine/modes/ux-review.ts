import { SEVERITIES } from '@housestyle/contract';
import { parseDocument } from '../document/parse-document.ts';
import { toFinding } from '../inspect.ts';
import type { DocumentFinding } from '../types.ts';
import { guardGravestWord } from './report/gravest-word.ts';
import { codeSpan, elide, oneLine } from './report/quote.ts';
import { compileForJob } from './rewriting/guidelines.ts';
import type { ModeHandler } from './types.ts';
import { readUxStrings } from './ux/formats/index.ts';
import { inspectStrings, type UxFinding } from './ux/inspect.ts';
import { locate } from './ux/locate.ts';
import { bullets, join, section } from './writing/markdown.ts';

/** Findings on interface strings: clarity, tone, consistency, accessibility, and the house style. */
export const uxReview: ModeHandler = {
  mode: 'ux-review',
  run(job, tools) {
    const document = parseDocument(job.input, 'plain');
    const { strings, format } = readUxStrings(document.text);
    if (strings.length === 0)
      return {
        content:
          '[VERIFY] The text holds no interface strings. Send one on each line, or a file of keys and strings.',
        ...(job.format && { suggestions: [] }),
      };
    const found = inspectStrings(strings, compileForJob(job, tools));
    const located = found.map((finding): DocumentFinding => locate(finding));
    const content = guardGravestWord(writeReport(found, strings.length, format), located);
    if (job.format !== 'suggestions') return { content };
    const ordered = [...located].sort(
      (a, b) => a.start - b.start || a.end - b.end || (a.ruleId < b.ruleId ? -1 : 1),
    );
    return { content, suggestions: ordered.map((finding) => toFinding(document, finding)) };
  },
};

function writeReport(findings: readonly UxFinding[], count: number, format: string): string {
  const strings = `${count} ${count === 1 ? 'string' : 'strings'} (${format})`;
  if (findings.length === 0) return `No findings in ${strings}.`;
  const counts = SEVERITIES.map(
    (severity) => [findings.filter((finding) => finding.severity === severity).length, severity] as const,
  );
  const told = counts.filter(([number]) => number > 0).map(([number, severity]) => `${number} ${severity}`);
  const summary = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in ${strings}: ${told.join(', ')}.`;
  const groups = SEVERITIES.map((severity) =>
    section(
      2,
      severity.slice(0, 1).toUpperCase() + severity.slice(1),
      bullets(findings.filter((finding) => finding.severity === severity).map(writeFinding)),
    ),
  );
  return join(summary, ...groups);
}

/** Strings up to this length are quoted whole, in UTF-16 code units. */
const WHOLE = 80;

function writeFinding({ string, start, end, ruleLabel, message, replacement }: UxFinding): string {
  const { text, key } = string;
  const name = key ? `**${codeSpan(key)}:** ` : '';
  const quote =
    text.length <= WHOLE ? codeSpan(text) : `${codeSpan(text.slice(start, end))} in ${codeSpan(elide(text))}`;
  const rewritten = replacement === null ? undefined : text.slice(0, start) + replacement + text.slice(end);
  const advice = rewritten === undefined ? 'To decide by a person.' : `Change to: ${codeSpan(rewritten)}`;
  return [`${name}${quote}`, `- ${oneLine(message)} (${ruleLabel})`, `- ${advice}`].join('\n');
}
