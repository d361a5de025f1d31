import type { Range } from '@housestyle/contract';
import type { DocumentFinding } from '../types.ts';
import type { SourceDocument } from '../document/types.ts';
import type { CompiledRule } from '../style/types.ts';
import { compileCheck, isLocal } from './compile-check.ts';
import type { Compiled, Reading } from './kind.ts';
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

/** A check of a rule. */
interface Prepared {
  readonly rule: CompiledRule;
  readonly check: Compiled;
  /** The slot of the words that the rule spares. */
  readonly spared: number | undefined;
}

/** Compiles the checks of all rules over one plan of what to read. */
export function buildProgram(rules: readonly CompiledRule[]): Program {
  const reader = new Reader();
  const spared = plantSpared(rules, reader);
  const compiled: Record<'local' | 'wide', Prepared[]> = { local: [], wide: [] };
  for (const rule of rules) {
    const slot = rule.spares && spared.get(rule.spares);
    for (const check of rule.checks) {
      const scope = isLocal(check) ? 'local' : 'wide';
      compiled[scope].push({ rule, check: compileCheck(check, reader[scope]), spared: slot });
    }
  }
  const judge = (reading: Reading, scope: 'local' | 'wide') => {
    const found: DocumentFinding[] = [];
    for (const { rule, check, spared: slot } of compiled[scope]) {
      const matches = check.run(reading);
      for (let index = 0; index < matches.length; index++) {
        const match = matches[index] as Match;
        if (slot !== undefined && isCovered(match, reading.hits(slot))) continue;
        // A built-in rule speaks of what a text says, not of the words it speaks about.
        if (!rule.spares || !isMention(reading.document.text, match)) found.push(findingOf(rule, match));
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
  const { id: ruleId, label: ruleLabel, severity, builtIn } = rule;
  const finding = { start, end, ruleId, ruleLabel, severity, replacement, message };
  return asIs || builtIn ? { ...finding, ...(asIs && { asIs }), ...(builtIn && { builtIn }) } : finding;
}
