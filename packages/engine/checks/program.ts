import type { Range } from '@housestyle/contract';
import type { DocumentFinding } from '../types.ts';
import type { SourceDocument } from '../document/types.ts';
import { Vocabulary, type DocumentWords } from '../spelling/vocabulary.ts';
import type { CompiledRule } from '../style/types.ts';
import { readCapitals, type Capitals } from './capitals.ts';
import { compileCheck } from './compile-check.ts';
import type { Compiled, Reading } from './kind.ts';
import { PhraseIndex } from './phrase-index.ts';
import { isCovered } from './ranges.ts';

/** All checks of a style, ready to run on any number of documents. */
export interface Program {
  /** The very list it was built from. */
  readonly rules: readonly CompiledRule[];
  /** What the rules report, rule by rule, before any pass. */
  run(document: SourceDocument): readonly DocumentFinding[];
}

/** Compiles the checks of all rules over one phrase index. */
export function buildProgram(rules: readonly CompiledRule[]): Program {
  const phrases = new PhraseIndex();
  const vocabulary = new Vocabulary();
  const spared = plantSpared(rules, phrases);
  const compiled = rules.map((rule) => ({
    rule,
    checks: rule.checks.map((check) => compileCheck(check, phrases)),
    spared: rule.spares && spared.get(rule.spares),
  }));
  return {
    rules,
    run(document) {
      const reading = read(document, phrases, vocabulary);
      return compiled.flatMap(({ rule, checks, spared: slot }) => {
        const covers = slot === undefined ? [] : reading.hits(slot);
        const found = findings(rule, checks, reading).filter((finding) => !isCovered(finding, covers));
        // A built-in rule speaks of what a text says, not of the words it speaks about.
        return rule.spares ? found.filter((finding) => !isMention(document.text, finding)) : found;
      });
    },
  };
}

/** A slot for each list of words that rules spare; rules of one style share one list. */
function plantSpared(
  rules: readonly CompiledRule[],
  phrases: PhraseIndex,
): ReadonlyMap<readonly string[], number> {
  const slots = new Map<readonly string[], number>();
  for (const { spares } of rules) {
    if (!spares?.length || slots.has(spares)) continue;
    const slot = phrases.slot('all');
    slots.set(spares, slot);
    for (const word of spares) {
      phrases.add(slot, word);
      if (word !== word.toLowerCase()) phrases.add(phrases.names, word, { caseSensitive: true });
    }
  }
  return slots;
}

function read(document: SourceDocument, phrases: PhraseIndex, vocabulary: Vocabulary): Reading {
  const { hits, called } = phrases.read(document);
  let capitals: Capitals | undefined;
  let words: DocumentWords | undefined;
  return {
    document,
    hits: (slot) => hits[slot] ?? [],
    blocksFor: (watch) => (phrases.isBlind(watch) ? document.blocks : (called[watch] ?? [])),
    capitals: () => (capitals ??= readCapitals(document)),
    words: () => (words ??= vocabulary.read(document)),
  };
}

const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
]);

/** One word, alone between quotation marks: a mention of the word, a value or a label. */
function isMention(text: string, { start, end }: Range): boolean {
  const closing = QUOTES.get(text.charAt(start - 1));
  return closing !== undefined && text.charAt(end) === closing && !/\s/.test(text.slice(start, end));
}

function findings(rule: CompiledRule, checks: readonly Compiled[], reading: Reading): DocumentFinding[] {
  return checks.flatMap((check) =>
    check.run(reading).map(({ start, end, replacement, message, asIs }) => ({
      start,
      end,
      ruleId: rule.id,
      ruleLabel: rule.label,
      severity: rule.severity,
      replacement,
      message,
      ...(asIs && { asIs }),
    })),
  );
}
