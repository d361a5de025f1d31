import type { Range } from '@housestyle/contract';
import type { DocumentFinding } from '../types.ts';
import type { SourceDocument } from '../document/types.ts';
import type { CompiledRule } from '../style/types.ts';
import { compileCheck, isLocal } from './compile-check.ts';
import type { Reading } from './kind.ts';
import { isCovered } from './ranges.ts';
import { Reader } from './reader.ts';
import type { Match } from './types.ts';

/** All checks of a style, ready to run on any number of documents. */
export interface Program {
  /** The very list it was built from. */
  readonly rules: readonly CompiledRule[];
  /**
   * What the rules report, before any pass.
   * @param keeps whether what is found in each piece of the document is kept with it, for the same text after an edit
   */
  run(document: SourceDocument, keeps?: boolean): readonly DocumentFinding[];
}

/** Compiles the checks of all rules over one plan of what to read. */
export function buildProgram(rules: readonly CompiledRule[]): Program {
  const reader = new Reader();
  const spared = plantSpared(rules, reader);
  const compiled = rules.map((rule) => {
    const [local, wide] = [true, false].map((wanted) =>
      rule.checks
        .filter((check) => isLocal(check) === wanted)
        .map((check) => compileCheck(check, wanted ? reader.local : reader.wide)),
    );
    return { rule, local: local ?? [], wide: wide ?? [], spared: rule.spares && spared.get(rule.spares) };
  });
  const byScope = {
    local: compiled.filter(({ local }) => local.length > 0),
    wide: compiled.filter(({ wide }) => wide.length > 0),
  };
  const judge = (reading: Reading, scope: 'local' | 'wide') => {
    const found: DocumentFinding[] = [];
    for (const { rule, spared: slot, [scope]: checks } of byScope[scope]) {
      for (const check of checks) {
        for (const match of check.run(reading)) {
          if (slot !== undefined && isCovered(match, reading.hits(slot))) continue;
          // A built-in rule speaks of what a text says, not of the words it speaks about.
          if (!rule.spares || !isMention(reading.document.text, match)) found.push(findingOf(rule, match));
        }
      }
    }
    return found;
  };
  return {
    rules,
    run(document, keeps = false) {
      const { local, reading } = reader.read(document, (part) => judge(part, 'local'), keeps);
      return [...local, ...judge(reading, 'wide')];
    },
  };
}

/** A slot for each list of words that rules spare; rules of one style share one list. */
function plantSpared(
  rules: readonly CompiledRule[],
  { wide: plan }: Reader,
): ReadonlyMap<readonly string[], number> {
  const slots = new Map<readonly string[], number>();
  for (const { spares } of rules) {
    if (!spares?.length || slots.has(spares)) continue;
    const slot = plan.slot('all');
    slots.set(spares, slot);
    for (const word of spares) {
      plan.add(slot, word);
      if (word !== word.toLowerCase()) plan.add(plan.names, word, { caseSensitive: true });
    }
  }
  return slots;
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

function findingOf(rule: CompiledRule, { start, end, replacement, message, asIs }: Match): DocumentFinding {
  const { id: ruleId, label: ruleLabel, severity } = rule;
  const finding = { start, end, ruleId, ruleLabel, severity, replacement, message };
  return asIs ? { ...finding, asIs } : finding;
}
