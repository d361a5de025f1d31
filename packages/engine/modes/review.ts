import { SEVERITIES, type Severity } from '@housestyle/contract';
import type { CompiledRule, UnjudgedRule } from '../style/types.ts';
import {
  counted,
  countWords,
  describeCorrection,
  describePlaces,
  describeQuote,
  groupFindings,
  listed,
  type Entry,
} from './report/entries.ts';
import { guardGravestWord } from './report/gravest-word.ts';
import { answer, inspectJob, type Inspection } from './report/inspection.ts';
import { oneLine } from './report/quote.ts';
import type { ModeHandler } from './types.ts';

/** Findings grouped by severity: quote, explanation, correction. */
export const review: ModeHandler = {
  mode: 'review',
  run(job, tools) {
    const inspection = inspectJob(job, tools);
    const { document, style, findings } = inspection;
    const rules = new Map(style.rules.map((rule) => [rule.id, rule]));
    const groups = SEVERITIES.map((severity) => {
      const entries = groupFindings(
        document,
        findings.filter((finding) => finding.severity === severity),
      );
      return writeGroup(severity, entries, (entry) => writeEntry(entry, inspection, rules));
    });
    const parts = [summarize(inspection), ...groups, writeUnjudged(style.unjudged)];
    return answer(job, inspection, guardGravestWord(parts.filter(Boolean).join('\n\n'), findings));
  },
};

function summarize({ document, style, findings }: Inspection): string {
  const wordCount = countWords(document);
  const words = counted(wordCount, 'word');
  if (findings.length === 0 && wordCount === 0) return 'No findings: the text holds no prose, only code or markup.';
  if (findings.length === 0) {
    const checked = style.rules.length > 0 ? `checked against ${counted(style.rules.length, 'rule')}` : 'no rule to check';
    return `No findings in ${words}, ${checked}.`;
  }
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? `${count} ${severity}` : '';
  });
  return `${counted(findings.length, 'finding')} in ${words}: ${counts.filter(Boolean).join(', ')}.`;
}

function writeGroup(severity: Severity, entries: readonly Entry[], write: (entry: Entry) => string): string {
  if (entries.length === 0) return '';
  const heading = severity.slice(0, 1).toUpperCase() + severity.slice(1);
  return `## ${heading}\n\n${entries.map(write).join('\n')}`;
}

function writeEntry(entry: Entry, inspection: Inspection, rules: ReadonlyMap<string, CompiledRule>): string {
  const { message, ruleId, ruleLabel } = entry.first;
  const description = oneLine(rules.get(ruleId)?.description ?? '');
  const advice = description && !message.includes(description) ? `To decide: ${description}` : 'To decide by a person.';
  return [
    `- **${describePlaces(entry)}:** ${describeQuote(inspection.document, entry)}`,
    `  - ${oneLine(message)} (${oneLine(ruleLabel)})`,
    `  - ${describeCorrection(entry) ?? advice}`,
  ].join('\n');
}

function writeUnjudged(unjudged: readonly UnjudgedRule[]): string {
  if (unjudged.length === 0) return '';
  const rules = unjudged.map(({ label, description }) => `- [VERIFY] ${nameRule(label, description)}`);
  return `## Not checked\n\n${listed([counted(unjudged.length, 'rule')])} could not be turned into a check and ${
    unjudged.length === 1 ? 'needs' : 'need'
  } a person's eye.\n\n${rules.join('\n')}`;
}

function nameRule(label: string, description: string): string {
  return [oneLine(label), oneLine(description)].filter(Boolean).join(': ');
}
