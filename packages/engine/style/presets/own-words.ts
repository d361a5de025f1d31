import type { Severity, StyleRule } from '@housestyle/contract';
import type { Check } from '../../checks/types.ts';
import type { Rule } from '../../rules/types.ts';
import { PRESETS } from './index.ts';

/** What the very words of a preset, or of a built-in rule, come to. */
export interface OwnWords {
  readonly severity: Severity;
  readonly checks: readonly Check[];
  /** The ids of the built-in rules behind it. */
  readonly builtIn: readonly string[];
  /** All of it is understood. */
  readonly rest: readonly [];
}

/** Recognises rules that a team took over as they are: these mean the checks they came with, whatever the wording says. */
export class OwnWordsIndex {
  readonly #known = new Map<string, OwnWords>();

  constructor(rules: readonly Rule[]) {
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    for (const { id, severity, checks, ...rule } of rules)
      this.#known.set(keyOf(rule), { severity, checks, builtIn: [id], rest: [] });
    for (const rule of PRESETS.flatMap((preset) => preset.rules)) {
      const builtIn = typeof rule.checks === 'string' ? byId.get(rule.checks) : undefined;
      const checks = typeof rule.checks === 'string' ? builtIn?.checks : rule.checks;
      // A list of rules that lacks the one a preset builds on does not know the preset's words.
      if (!checks) continue;
      const severity = rule.severity ?? builtIn?.severity ?? 'minor';
      this.#known.set(keyOf(rule), { severity, checks, builtIn: builtIn ? [builtIn.id] : [], rest: [] });
    }
  }

  find(rule: StyleRule): OwnWords | undefined {
    return this.#known.get(keyOf(rule));
  }
}

function keyOf({ label, description }: Pick<StyleRule, 'label' | 'description'>): string {
  return [label, description]
    .map((text) =>
      text
        .normalize('NFC')
        .replace(/[“”„]/g, '"')
        .replace(/[‘’]/g, "'")
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .join('\n');
}
