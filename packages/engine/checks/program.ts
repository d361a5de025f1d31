import type { DocumentFinding } from '../types.ts';
import type { SourceDocument } from '../document/types.ts';
import type { CompiledRule } from '../style/types.ts';
import { readCapitals, type Capitals } from './capitals.ts';
import { compileCheck } from './compile-check.ts';
import type { Compiled, Reading } from './kind.ts';
import { PhraseIndex } from './phrase-index.ts';
import { isCovered } from './ranges.ts';

/** All checks of a style, ready to run on any number of documents. */
export interface Program {
  /** What the rules report, rule by rule, before any pass. */
  run(document: SourceDocument): readonly DocumentFinding[];
}

/**
 * Compiles the checks of all rules over one phrase index. Rules that yield report nothing inside what other rules claim:
 * what a house calls its things is not up to a general rule.
 */
export function buildProgram(rules: readonly CompiledRule[]): Program {
  const phrases = new PhraseIndex();
  const claimed = phrases.slot('all');
  for (const term of rules.flatMap(({ claims }) => claims ?? [])) {
    phrases.add(claimed, term);
    if (term !== term.toLowerCase()) phrases.add(phrases.names, term, { caseSensitive: true });
  }
  const compiled = rules.map((rule) => ({
    rule,
    checks: rule.checks.map((check) => compileCheck(check, phrases)),
  }));
  return {
    run(document) {
      const reading = read(document, phrases);
      const covers = reading.hits(claimed);
      return compiled.flatMap(({ rule, checks }) =>
        findings(rule, checks, reading).filter((finding) => !rule.yields || !isCovered(finding, covers)),
      );
    },
  };
}

function read(document: SourceDocument, phrases: PhraseIndex): Reading {
  const hits = phrases.read(document);
  let capitals: Capitals | undefined;
  return {
    document,
    hits: (slot) => hits[slot] ?? [],
    capitals: () => (capitals ??= readCapitals(document)),
  };
}

function findings(rule: CompiledRule, checks: readonly Compiled[], reading: Reading): DocumentFinding[] {
  return checks.flatMap((check) =>
    check.run(reading).map(({ start, end, replacement, message }) => ({
      start,
      end,
      ruleId: rule.id,
      ruleLabel: rule.label,
      severity: rule.severity,
      replacement,
      message,
    })),
  );
}
