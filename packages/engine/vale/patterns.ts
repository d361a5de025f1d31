import { PatternError, translatePattern } from './pattern/index.ts';
import type { View } from './view.ts';

/** A pattern in Vale's dialect, ready to run. */
export interface Pattern {
  /** Every match, in order, without overlaps, with the groups by their own numbers. */
  all(view: Pick<View, 'text' | 'ascii'>): RegExpExecArray[];
  test(text: string): boolean;
  /** @param by as .NET has it: `$1`, `${name}` and `$0` stand for what was found */
  replace(text: string, by: string | ((match: string) => string)): string;
}

const NOT_ASCII = /[^\x00-\x7f]/;

/** Compiles a pattern. Throws a `PatternError` that quotes it. */
export function compilePattern(source: string): Pattern {
  const { ascii, unicode, groups, names } = translate(source);
  const asIs = groups.every((number, index) => number === index + 1) && !ascii.includes('(?=(');
  const ordered = (found: readonly string[]) => groups.map((number) => found[number] as string);
  const fast = regexOf(source, ascii);
  // Most text is ASCII, and the other half takes time to compile.
  let full: RegExp | undefined;
  const regexFor = (isAscii: boolean) => (isAscii ? fast : (full ??= regexOf(source, unicode)));
  const forText = (text: string) => regexFor(!NOT_ASCII.test(text));
  return {
    all({ text, ascii: isAscii }) {
      const regex = regexFor(isAscii);
      const matches: RegExpExecArray[] = [];
      regex.lastIndex = 0;
      for (let match = regex.exec(text); match; match = regex.exec(text)) {
        matches.push(
          asIs ? match : Object.assign(match, [match[0], ...ordered(match)], { length: groups.length + 1 }),
        );
        if (match[0] === '') regex.lastIndex++;
      }
      return matches;
    },
    test(text) {
      const regex = forText(text);
      regex.lastIndex = 0;
      return regex.test(text);
    },
    replace: (text, by) =>
      text.replace(forText(text), (match, ...found: string[]) =>
        typeof by === 'string' ? filled(by, [match, ...ordered([match, ...found])], names) : by(match),
      ),
  };
}

/** A replacement with what was found filled in; what stands for no group stays as it is. */
function filled(by: string, found: readonly (string | undefined)[], names: readonly string[]): string {
  const firstNamed = found.length - names.length;
  return by.replace(
    /\$(?:(\$)|(\d{1,2})|\{(\w+)\})/g,
    (whole, dollar: string | undefined, number: string | undefined, name = '') => {
      if (dollar) return '$';
      const named = names.indexOf(name as string);
      const index = named < 0 ? Number(number ?? name) : firstNamed + named;
      if (index < found.length) return found[index] ?? '';
      // `$12` with fewer groups is the first one and a 2.
      return number && Number(number[0]) < found.length
        ? (found[Number(number[0])] ?? '') + number.slice(1)
        : whole;
    },
  );
}

/** How many groups a pattern has, those without a name and those with one. */
export function countGroups(source: string): { readonly plain: number; readonly named: number } {
  const { groups, names } = translate(source);
  return { plain: groups.length - names.length, named: names.length };
}

function translate(source: string) {
  try {
    return translatePattern(source);
  } catch (error) {
    throw error instanceof PatternError ? faultOf(source, error.message) : error;
  }
}

function regexOf(source: string, translated: string): RegExp {
  try {
    return new RegExp(translated, 'gmv');
  } catch (error) {
    throw faultOf(source, (error as Error).message.replace(/^Invalid regular expression: .*: /, ''));
  }
}

const SHOWN = 120;

function faultOf(source: string, problem: string): PatternError {
  const shown = source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source;
  return new PatternError(`the pattern “${shown}” cannot be read: ${problem}`);
}

/** How tokens are joined to one pattern. */
export interface TokenOptions {
  readonly ignorecase?: boolean | undefined;
  /** Word boundaries around the tokens. */
  readonly word: boolean;
  readonly wordTemplate?: string | undefined;
  readonly before?: string;
  readonly after?: string;
}

/** The pattern of a list of tokens, with Vale's flags and word boundaries. */
export function tokenPattern(
  tokens: string,
  { ignorecase, word, wordTemplate, before = '', after = '' }: TokenOptions,
): Pattern {
  const template = word ? (wordTemplate ?? '(?m)\\b(?:%s)\\b') : '(?m)(?:%s)';
  return compilePattern(
    `${ignorecase ? '(?i)' : ''}${before}${template.replace('%s', () => tokens)}${after}`,
  );
}
