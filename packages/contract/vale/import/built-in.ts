import type { ValeCheckOf, ValeRuleCheck } from '../check.ts';

/** The rules of the style `Vale`, which comes with Vale and stands in no folder. */
export function builtInRules(
  accepted: readonly string[],
  rejected: readonly string[],
  spelling: Partial<ValeCheckOf<'spelling'>> = {},
): ReadonlyMap<string, ValeRuleCheck> {
  const rules = new Map<string, ValeRuleCheck>([
    [
      'Vale.Spelling',
      {
        extends: 'spelling',
        message: "Did you really mean '%s'?",
        level: 'error',
        action: { name: 'suggest', params: ['spellings'] },
        ...spelling,
      },
    ],
    [
      'Vale.Repetition',
      {
        extends: 'repetition',
        message: "'%s' is repeated!",
        level: 'error',
        ignorecase: true,
        alpha: true,
        tokens: ['[^\\s.!?]+'],
        action: { name: 'edit', params: ['truncate', ' '] },
      },
    ],
  ]);
  if (accepted.length > 0) {
    rules.set('Vale.Terms', {
      extends: 'substitution',
      message: "Use '%s' instead of '%s'.",
      level: 'error',
      ignorecase: true,
      vocab: false,
      swap: Object.fromEntries(accepted.map((term) => [term.toLowerCase(), term])),
    });
  }
  if (rejected.length > 0) {
    rules.set('Vale.Avoid', {
      extends: 'existence',
      message: "Avoid using '%s'.",
      level: 'error',
      tokens: [...rejected],
    });
  }
  return rules;
}
