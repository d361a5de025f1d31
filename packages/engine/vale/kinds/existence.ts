import type { ValeCheckOf } from '@housestyle/contract';
import { suggest } from '../actions.ts';
import { compileExceptions } from '../exceptions.ts';
import { listOptions } from '../messages.ts';
import { countGroups, tokenPattern } from '../patterns.ts';
import { RuleError, type Pass, type ValeKindDefinition } from './types.ts';

/** Reports text that should not be there. */
export const existence: ValeKindDefinition<ValeCheckOf<'existence'>> = {
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
    const groupsOf = check.action ? groupReader(check.append ? tokens : [raw, ...tokens], raw) : () => [];
    const pass: Pass = ({ view }) =>
      pattern.all(view).flatMap((match) => {
        const [found] = match;
        const at = { start: match.index, end: match.index + found.length };
        if (exceptions.excuse(found.trim(), view.text, at)) return [];
        const suggestions = suggest(check, found, groupsOf(match)) ?? [];
        return { ...at, values: [found, shown(suggestions, found)], suggestions };
      });
    return { start: () => pass };
  },
};

/**
 * Finds the groups of the token that matched: each token numbers its own from 1, while the pattern of all of them
 * numbers those without a name before those with one.
 */
function groupReader(
  tokens: readonly string[],
  raw: string,
): (match: RegExpExecArray) => readonly (string | undefined)[] {
  if (![...tokens, raw].some((token) => token.includes('('))) return () => [];
  const counts = tokens.map(countGroups);
  const spans: { readonly plain: number; readonly named: number }[] = [];
  let plain = 1;
  let named = 1 + counts.reduce((sum, count) => sum + count.plain, 0);
  if (!tokens.includes(raw)) named += countGroups(raw).plain;
  for (const count of counts) {
    spans.push({ plain, named });
    plain += count.plain;
    named += count.named;
  }
  return (match) => {
    // The raw part before the tokens counts where the token has none.
    for (const [index, span] of [...spans.entries()].reverse()) {
      const count = counts[index] ?? { plain: 0, named: 0 };
      const own = [
        ...match.slice(span.plain, span.plain + count.plain),
        ...match.slice(span.named, span.named + count.named),
      ] as (string | undefined)[];
      if (own.some((group) => group !== undefined)) return own;
    }
    return [];
  };
}

/** What a message says for the replacement. */
function shown(suggestions: readonly string[], found: string): string {
  if (suggestions.length > 1) return listOptions(suggestions);
  return suggestions[0] ?? found;
}
