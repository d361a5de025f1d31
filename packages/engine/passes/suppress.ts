import type { Range } from '@housestyle/contract';
import { lastStartingBy } from '../checks/ranges.ts';
import { speechIn } from '../document/speech.ts';
import type { SourceDocument } from '../document/types.ts';
import { Suppression } from '../suppression/suppression.ts';
import type { NamedRule } from '../suppression/rule-names.ts';
import type { DocumentFinding } from '../types.ts';
import { withoutNames } from './names.ts';
import { withoutOtherLanguages, type LanguageRule } from './other-languages.ts';
import { RuleSet } from './rule-sets.ts';

/** As much of a rule as decides where it is silent. */
export interface SuppressibleRule extends NamedRule, LanguageRule {
  readonly readsQuotations?: true;
}

const READING_QUOTATIONS = new RuleSet<SuppressibleRule>(({ readsQuotations }) => readsQuotations === true);

/**
 * Leaves out what a comment in the text silences, what stands in a block quote or in what somebody is quoted with, and what
 * rules on English say of another language or of a name. A finding that only reaches into such a place stays for a person.
 */
export function suppress(
  document: SourceDocument,
  findings: readonly DocumentFinding[],
  rules: readonly SuppressibleRule[],
): readonly DocumentFinding[] {
  const suppression = new Suppression(document, rules);
  const english = withoutOtherLanguages(document, withoutQuotations(document, findings, rules), rules);
  const kept = withoutNames(document, english);
  if (suppression.directives.length === 0) return kept;
  return kept
    .filter((finding) => !suppression.silences(finding))
    .map((finding) =>
      finding.replacement !== null && suppression.forbids(finding, finding.ruleId)
        ? { ...finding, replacement: null }
        : finding,
    );
}

function withoutQuotations(
  document: SourceDocument,
  findings: readonly DocumentFinding[],
  rules: readonly SuppressibleRule[],
): readonly DocumentFinding[] {
  const quotations = document.blocks.filter(({ quotation }) => quotation);
  const speech = findings.length > 0 ? speechIn(document) : [];
  if (quotations.length + speech.length === 0) return findings;
  const readers = READING_QUOTATIONS.of(rules);
  return findings.filter(
    ({ start, end, ruleId }) =>
      readers.has(ruleId) || !(holds(quotations, start, start + 1) || holds(speech, start, end)),
  );
}

/** Whether one of some ranges, in order and disjoint, holds all of another. */
export function holds(ranges: readonly Range[], start: number, end: number): boolean {
  const range = ranges[lastStartingBy(ranges, start)];
  return range !== undefined && range.start <= start && end <= range.end;
}
