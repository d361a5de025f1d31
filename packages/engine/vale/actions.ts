import type { ValeRuleCheck } from '@housestyle/contract';
import { matchCase, simpleCase } from './casing/words.ts';
import { editText } from './edits.ts';
import { RuleError } from './kinds/types.ts';
import { parseScript } from './tengo/parse.ts';
import { runScript } from './tengo/run.ts';

type Action = NonNullable<ValeRuleCheck['action']>;

/**
 * What an action makes of the text that was found: the suggestions, none where only a person knows one.
 * @param groups the match's capture groups, which parameters refer to as `$1`
 * @returns undefined where the rule has no action
 */
export function suggest(
  check: Pick<ValeRuleCheck, 'action' | 'matchcase'>,
  found: string,
  groups: readonly (string | undefined)[] = [],
): readonly string[] | undefined {
  const { action } = check;
  if (!action) return undefined;
  const params = action.params ?? [];
  switch (action.name) {
    case 'replace': {
      const filled = params.map((param) => expand(param, found, groups));
      return check.matchcase ? filled.map((param) => matchCase(param, found)) : filled;
    }
    case 'remove':
      return [''];
    case 'convert':
      return params[0] === 'simple' ? [simpleCase(found)] : [];
    case 'edit':
      return editText(params, found, (param) => expand(param, found, groups));
    case 'suggest':
      return action.script === undefined ? [] : suggestionsOf(action.script, found);
  }
}

function expand(param: string, found: string, groups: readonly (string | undefined)[]): string {
  return param.replace(/\$(?:(\$)|(\d+)|\{(\d+)\})/g, (_, dollar: string | undefined, bare, braced) => {
    if (dollar) return '$';
    const number = Number(bare ?? braced);
    return number === 0 ? found : (groups[number - 1] ?? '');
  });
}

/** What a script makes of the text; nothing where it fails, since what was found stands all the same. */
function suggestionsOf(script: NonNullable<Action['script']>, found: string): readonly string[] {
  try {
    const made = runScript(parseScript(script), { match: found }, 'suggestions');
    return Array.isArray(made) ? made.filter((one) => typeof one === 'string') : [];
  } catch (error) {
    if (error instanceof RuleError) return [];
    throw error;
  }
}
