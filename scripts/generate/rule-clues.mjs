// packages/engine/checks/rule-clues.json: where the patterns of the built-in rules may match, so that no start works it out.
import { keyOf, writeClue } from '../../packages/engine/checks/clues.ts';
import { RULES } from '../../packages/engine/rules/index.ts';

export function ruleCluesFile() {
  const patterns = RULES.flatMap(({ checks }) => checks.flatMap((check) => [...patternsIn(check)]));
  const table = new Map(patterns.map((pattern) => [keyOf(pattern), writeClue(pattern)]));
  return `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`;
}

/** The patterns that a check reads texts with; `unless` only excuses what was found. */
function* patternsIn(value, name = '') {
  if (value instanceof RegExp) {
    if (name !== 'unless') yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value))
      yield* patternsIn(each, Array.isArray(value) ? name : key);
  }
}
