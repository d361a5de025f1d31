import { lastStartingBy } from '../checks/ranges.ts';
import type { Block, SourceDocument } from '../document/types.ts';
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
 * Leaves out what a comment in the text silences, what stands in a block quote, which holds somebody else's words, and
 * what rules on English say of another language or of a name. A finding that only reaches into such a place stays for a person.
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
  { blocks }: SourceDocument,
  findings: readonly DocumentFinding[],
  rules: readonly SuppressibleRule[],
): readonly DocumentFinding[] {
  const quotations = blocks.filter(({ quotation }) => quotation);
  if (quotations.length === 0) return findings;
  const readers = READING_QUOTATIONS.of(rules);
  return findings.filter(({ start, ruleId }) => readers.has(ruleId) || !isIn(quotations, start));
}

function isIn(blocks: readonly Block[], offset: number): boolean {
  const last = lastStartingBy(blocks, offset);
  const block = last < 0 ? undefined : blocks[last];
  return block !== undefined && block.start <= offset && offset < block.end;
}
