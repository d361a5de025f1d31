import type { ValeCheckOf } from '@housestyle/contract';
import { suggest } from '../actions.ts';
import { compileExceptions } from '../exceptions.ts';
import { listOptions } from '../messages.ts';
import { tokenPattern } from '../patterns.ts';
import { RuleError, type Pass, type ValeKindDefinition } from './types.ts';

/** Reports text that should not be there. */
export const existence: ValeKindDefinition<ValeCheckOf<'existence'>> = {
  extends: 'existence',
  compile(check, { vocabulary, wordTemplate }) {
    const tokens = (check.tokens ?? []).filter((token) => token.trim() !== '');
    const raw = (check.raw ?? []).join('');
    if (tokens.length === 0 && raw === '') throw new RuleError('it has neither tokens nor raw');
    const pattern = tokenPattern(tokens.join('|'), {
      ignorecase: check.ignorecase,
      word: check.nonword !== true && tokens.length > 0,
      wordTemplate,
      ...(check.append ? { after: raw } : { before: raw }),
    });
    const accepted = check.vocab === false || check.nonword ? [] : vocabulary;
    const exceptions = compileExceptions(check.exceptions, accepted);
    const pass: Pass = ({ view }) =>
      pattern.all(view).flatMap((match) => {
        const [found] = match;
        const at = { start: match.index, end: match.index + found.length };
        if (exceptions.excuse(found.trim(), view.text, at)) return [];
        const suggestions = suggest(check, found, match.slice(1)) ?? [];
        return { ...at, values: [found, shown(suggestions, found)], suggestions };
      });
    return { start: () => pass };
  },
};

/** What a message says for the replacement. */
function shown(suggestions: readonly string[], found: string): string {
  if (suggestions.length > 1) return listOptions(suggestions);
  return suggestions[0] ?? found;
}
