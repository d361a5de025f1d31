import { PatternError, translatePattern } from './pattern/index.ts';
import type { View } from './view.ts';

/** A pattern in Vale's dialect, ready to run. */
export interface Pattern {
  /** Every match, in order, without overlaps. */
  all(view: Pick<View, 'text' | 'ascii'>): RegExpExecArray[];
  test(text: string): boolean;
  replace(text: string, by: string | ((match: string) => string)): string;
}

const NOT_ASCII = /[^\x00-\x7f]/;

/** Compiles a pattern. Throws a `PatternError` that quotes it. */
export function compilePattern(source: string): Pattern {
  const { ascii, unicode } = translate(source);
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
        matches.push(match);
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
      typeof by === 'string' ? text.replace(forText(text), by) : text.replace(forText(text), by),
  };
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
