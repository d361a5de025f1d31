import type { ValeCheckOf } from '@housestyle/contract';
import { suggest } from '../actions.ts';
import { capitalize, matchCase } from '../casing/words.ts';
import { compileExceptions } from '../exceptions.ts';
import { listOptions } from '../messages.ts';
import { compilePattern, tokenPattern, type Pattern } from '../patterns.ts';
import { spellingsOf } from '../spellings.ts';
import { RuleError, type Hit, type Pass, type ValeKindDefinition } from './types.ts';

/** `(` that captures: groups inside an entry would shift the numbers that tell entries apart. */
const CAPTURE = /(?<!\\)\((?!\?)/g;
const UNESCAPED_PIPE = /(?<!\\)\|/;
/** Text that says itself, as a pattern or not. */
const PLAIN = /^[\p{L}\p{N} ,'’"/&-]+$/u;

interface Entry {
  readonly from: string;
  readonly to: string;
  /** Whether a text is what the entry asks for already. */
  readonly same: (found: string, expected: string) => boolean;
}

/** Reports text that has something better in its place. */
export const substitution: ValeKindDefinition<ValeCheckOf<'substitution'>> = {
  compile(check, { vocabulary, wordTemplate }) {
    const replaces = check.action?.name === 'replace';
    const same = replaces ? isOption : sameAs();
    const entries = Object.entries(check.swap)
      .sort(([a], [b]) => b.length - a.length)
      .map(([from, to]): Entry => ({ from, to, same }));
    if (entries.length === 0) throw new RuleError('its swap has no entries');
    const tokens = entries.map(({ from }) => `(${from.replace(CAPTURE, '(?:')})`).join('|');
    const pattern = tokenPattern(tokens, {
      ignorecase: check.ignorecase,
      word: check.nonword !== true,
      wordTemplate,
    });
    const exceptions = compileExceptions(check.exceptions, check.vocab === false ? [] : vocabulary);
    const groups = groupReader(check.ignorecase ?? false);
    const read = (match: RegExpExecArray): { readonly found: string; readonly entry: Entry | undefined } => {
      const index = match.findIndex((group, number) => number > 0 && group !== undefined);
      return { found: match[index] ?? match[0], entry: entries[index - 1] };
    };
    const pass: Pass = ({ view }) =>
      pattern.all(view).flatMap((match) => {
        const { found, entry } = read(match);
        if (!entry) return [];
        const at = { start: match.index, end: match.index + found.length };
        const expected = groups(entry, found, check.capitalize ? asIn(found, entry.to) : entry.to);
        if (entry.same(found, expected) || exceptions.excuse(found, view.text, at)) return [];
        return { ...at, ...outcome(check, found, expected) };
      });
    return { start: () => pass };
  },
};

function outcome(
  check: ValeCheckOf<'substitution'>,
  found: string,
  expected: string,
): Pick<Hit, 'values' | 'suggestions' | 'message'> {
  if (check.action?.name !== 'replace') {
    const value = spellingsOf(expected).find((one) => one.toLowerCase() === found.toLowerCase()) ?? expected;
    const suggestions = suggest(check, found) ?? (PLAIN.test(value) ? [recased(check, value, found)] : []);
    return { values: [value, found], suggestions };
  }
  if (check.action.params?.length) {
    return { values: [expected, found], suggestions: suggest(check, found) ?? [] };
  }
  const options = optionsOf(expected).map((option) => recased(check, option, found));
  return {
    values: [listOptions(options), found],
    suggestions: options,
    message: withoutQuotes(check.message),
  };
}

/** A replacement in small letters takes over the capital of what it replaces; a name keeps its own letters. */
function recased(check: ValeCheckOf<'substitution'>, option: string, found: string): string {
  if (check.matchcase) return matchCase(option, found);
  if (check.capitalize) return asIn(found, option);
  const opens = /^\p{Lu}/u.test(found) && (found.length === 1 || found !== found.toUpperCase());
  return check.ignorecase && opens && option === option.toLowerCase() ? capitalize(option) : option;
}

const asIn = (found: string, text: string) => (found === capitalize(found) ? capitalize(text) : text);

function optionsOf(expected: string): readonly string[] {
  return expected
    .split(UNESCAPED_PIPE)
    .filter((option) => option !== '')
    .map((option) => option.replaceAll('\\|', '|'));
}

const isOption = (found: string, expected: string) => optionsOf(expected).includes(found);

/** Without an action the replacement may be a pattern of all that is right. */
function sameAs(): (found: string, expected: string) => boolean {
  const patterns = new Map<string, Pattern | undefined>();
  return (found, expected) => {
    if (/^\p{L}*$/u.test(expected)) return found === expected;
    if (!patterns.has(expected)) patterns.set(expected, compiled(`^(?:${expected})$`));
    return patterns.get(expected)?.test(found) ?? found === expected;
  };
}

function compiled(source: string): Pattern | undefined {
  try {
    return compilePattern(source);
  } catch {
    return undefined;
  }
}

/** Fills `$1` in from the groups of the entry's own pattern. */
function groupReader(ignorecase: boolean): (entry: Entry, found: string, expected: string) => string {
  const patterns = new Map<string, Pattern>();
  return ({ from }, found, expected) => {
    if (!/\$\d/.test(expected)) return expected;
    const pattern = patterns.get(from) ?? compilePattern(`${ignorecase ? '(?i)' : ''}${from}`);
    patterns.set(from, pattern);
    return pattern.replace(found, expected);
  };
}

/** The options carry their own quotation marks. */
function withoutQuotes(message: string): string {
  for (const mark of [`'%s'`, '"%s"']) {
    if (message.split(mark).length === 3) return message.replace(mark, '%s');
  }
  return message;
}
