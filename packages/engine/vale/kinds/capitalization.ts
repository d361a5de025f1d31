import type { ValeCheckOf } from '@housestyle/contract';
import { CASE_WORD, sentenceCase, type CaseConverter } from '../casing/sentence-case.ts';
import { titleCase } from '../casing/title-case.ts';
import { compileWordCase } from '../casing/vocabulary.ts';
import { capitalize } from '../casing/words.ts';
import { compileExceptions, type Exceptions } from '../exceptions.ts';
import { compilePattern } from '../patterns.ts';
import type { Pass, ValeKindDefinition } from './types.ts';

/** How far a text is as it should be, and how it should be; undefined where only a pattern says. */
type Judge = (text: string) => { readonly right: boolean; readonly expected: string | undefined };

/** Reports a block whose letters do not have the case that is asked for. */
export const capitalization: ValeKindDefinition<ValeCheckOf<'capitalization'>> = {
  compile(check, { vocabulary }) {
    const accepted = check.vocab === false ? [] : vocabulary;
    const exceptions = compileExceptions(check.exceptions, accepted);
    const judge = compileJudge(check, exceptions, [...(check.exceptions ?? []), ...accepted]);
    const replaces = check.action?.name === 'replace';
    const pass: Pass = ({ view: { text } }) => {
      const { right, expected } = judge(text);
      if (right) return [];
      const suggestions = check.action?.params?.length
        ? check.action.params
        : expected === undefined
          ? []
          : [expected];
      return [
        {
          start: 0,
          end: text.length,
          values: [text, expected ?? ''],
          suggestions: replaces ? suggestions : [],
        },
      ];
    };
    return { start: () => pass };
  },
};

function compileJudge(
  check: ValeCheckOf<'capitalization'>,
  exceptions: Exceptions,
  terms: readonly string[],
): Judge {
  const threshold = check.threshold === undefined || check.threshold === 0 ? 0.8 : check.threshold;
  const words = compileWordCase(terms);
  switch (check.match) {
    case '$lower':
      return (text) => plain(text, text.toLowerCase(), exceptions);
    case '$upper':
      return (text) => plain(text, text.toUpperCase(), exceptions);
    case '$title':
      return byWord(
        titleCase(words, check.style ?? 'AP', check.prefix),
        terms,
        exceptions,
        threshold,
        'title',
      );
    case '$sentence': {
      const converter = sentenceCase(words, check.indicators ?? [], check.prefix);
      return byWord(converter, terms, exceptions, threshold, 'sentence');
    }
  }
  const pattern = compilePattern(check.match);
  return (text) => ({ right: pattern.test(text) || exceptions.test(text), expected: undefined });
}

function plain(text: string, expected: string, exceptions: Exceptions): ReturnType<Judge> {
  return { right: text === expected || exceptions.test(text), expected };
}

/** Right where at least `threshold` of the words are. */
function byWord(
  convert: CaseConverter,
  terms: readonly string[],
  exceptions: Exceptions,
  threshold: number,
  style: 'title' | 'sentence',
): Judge {
  const sorted = [...terms].filter((term) => term !== '').sort((a, b) => b.length - a.length);
  const known = sorted.map((term) => `(?:${term})`).join('|');
  const tokens = compilePattern(`${known === '' ? '' : `(?m)\\b(?:${known})\\b|`}${CASE_WORD}`);
  const split = (text: string) => tokens.all({ text, ascii: false }).map(([word]) => word);
  return (text) => {
    const expected = convert(text);
    const wanted = split(expected);
    const words = split(text);
    let right = 0;
    for (const [index, word] of words.entries()) {
      const want = wanted[index];
      if (want === undefined || word === want || exceptions.test(word)) right++;
      else if (style === 'title' && word === word.toUpperCase()) right++;
      else if (style === 'sentence' && index === 0 && word !== capitalize(word.toLowerCase()))
        return { right: false, expected };
    }
    return { right: words.length === 0 || right / words.length >= threshold, expected };
  };
}
