import { SEVERITIES, type Severity } from '@housestyle/contract';
import type { SourceDocument } from '../document/types.ts';
import type { CompiledRule, UnjudgedRule } from '../style/types.ts';
import type { DocumentFinding } from '../types.ts';
import {
  counted,
  countWords,
  describeCorrection,
  describePlaces,
  describeQuote,
  groupFindings,
  type Entry,
} from './report/entries.ts';
import { guardGravestWord } from './report/gravest-word.ts';
import { answer, inspectJob, type Inspection } from './report/inspection.ts';
import { oneLine } from './report/quote.ts';
import { writeSuppressions } from './report/suppressions.ts';
import type { ModeHandler } from './types.ts';

/** Findings grouped by severity: quote, explanation, correction. */
export const review: ModeHandler = {
  mode: 'review',
  run(job, tools) {
    const inspection = inspectJob(job, tools);
    const { style, findings } = inspection;
    const groups = SEVERITIES.map((severity) =>
      writeSeverity(
        severity,
        findings.filter((finding) => finding.severity === severity),
        inspection,
      ),
    );
    const parts = [
      summarize(inspection),
      ...groups,
      writeUnjudged(style.unjudged),
      writeSuppressions(inspection),
    ];
    return answer(job, inspection, guardGravestWord(parts.filter(Boolean).join('\n\n'), findings));
  },
};

function summarize({ document, style, findings }: Inspection): string {
  const wordCount = countWords(document);
  const words = counted(wordCount, 'word');
  if (findings.length === 0 && wordCount === 0)
    return 'No findings: the text holds no prose, only code or markup.';
  if (findings.length === 0) {
    const checked =
      style.rules.length > 0 ? `checked against ${counted(style.rules.length, 'rule')}` : 'no rule to check';
    return `No findings in ${words}, ${checked}.`;
  }
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? `${count} ${severity}` : '';
  });
  return `${counted(findings.length, 'finding')} in ${words}: ${counts.filter(Boolean).join(', ')}.`;
}

function writeSeverity(
  severity: Severity,
  findings: readonly DocumentFinding[],
  { document, style }: Inspection,
): string {
  if (findings.length === 0) return '';
  const entries = groupFindings(document, findings);
  const topics = Map.groupBy(entries, ({ first: { ruleId, replacement, message } }) =>
    replacement === null ? ruleId : `${ruleId} ${message}`,
  );
  const texts = [...topics.values()].map((topic) => {
    const rule = style.rules.find(({ id }) => id === topic[0]?.first.ruleId);
    return topic.length > 1 ? writeTopic(topic, document, rule) : writeEntry(topic[0], document, rule);
  });
  const heading = severity.slice(0, 1).toUpperCase() + severity.slice(1);
  return `## ${heading}\n\n${texts.join('\n')}`;
}

function writeEntry(
  entry: Entry | undefined,
  document: SourceDocument,
  rule: CompiledRule | undefined,
): string {
  if (!entry) return '';
  const { message, ruleLabel } = entry.first;
  return [
    `- **${describePlaces(entry)}:** ${describeQuote(document, entry)}`,
    `  - ${oneLine(message)} (${oneLine(ruleLabel)})`,
    `  - ${describeCorrection(entry) ?? `To decide: ${decision(rule)}`}`,
  ].join('\n');
}

/** Places that share an explanation, or the question that only a person can answer: it is told once. */
function writeTopic(
  entries: readonly Entry[],
  document: SourceDocument,
  rule: CompiledRule | undefined,
): string {
  const { ruleLabel, message, replacement } = entries[0]?.first ?? {
    ruleLabel: '',
    message: '',
    replacement: '',
  };
  const isAlike = entries.every(({ first }) => first.message === message);
  const places = entries.map((entry) => {
    const place = `  - **${describePlaces(entry)}:** ${describeQuote(document, entry)}`;
    const advice = describeCorrection(entry) ?? (isAlike ? '' : oneLine(entry.first.message));
    return advice === '' ? place : `${place}\n    ${advice}`;
  });
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  const question = replacement === null ? `To decide: ${decision(rule)}` : '';
  const shared = [isAlike || replacement !== null ? oneLine(message) : '', question]
    .filter(Boolean)
    .join(' ');
  return [`- **${oneLine(ruleLabel)}** in ${count} places. ${shared}`, ...places].join('\n');
}

function decision(rule: CompiledRule | undefined): string {
  return oneLine(rule?.description ?? '') || 'change these words, or keep them where they are right.';
}

function writeUnjudged(unjudged: readonly UnjudgedRule[]): string {
  if (unjudged.length === 0) return '';
  const rules = unjudged.map(({ label, description }) => `- [VERIFY] ${nameRule(label, description)}`);
  return `## Not checked\n\n${countUnjudged(unjudged)} could not be turned into a check and ${
    unjudged.length === 1 ? 'needs' : 'need'
  } a person's eye.\n\n${rules.join('\n')}`;
}

function countUnjudged(unjudged: readonly UnjudgedRule[]): string {
  const parts = unjudged.filter(({ partly }) => partly).length;
  const whole = unjudged.length - parts;
  const counts = [
    whole > 0 ? counted(whole, 'rule') : '',
    parts > 0 ? `${counted(parts, 'part')} of a rule` : '',
  ];
  return counts.filter(Boolean).join(' and ');
}

function nameRule(label: string, description: string): string {
  return [oneLine(label), oneLine(description)].filter(Boolean).join(': ');
}
