import type { CompiledRule } from '../../style/types.ts';

/** A rule that replaces words by others, or deletes them. */
export function wordRule(from: string, to: string): CompiledRule {
  const message = '{match}';
  return {
    id: from,
    label: from,
    description: '',
    severity: 'minor',
    checks: [
      to === ''
        ? { kind: 'existence', phrases: [from], fix: 'remove', message }
        : { kind: 'substitution', swap: [{ from, to }], message },
    ],
    listed: true,
  };
}
