import type { ValeCheckOf } from '@housestyle/contract';
import { correctionFor } from '../../spelling/corrections.ts';
import { isKnown } from '../../spelling/known-words.ts';
import { readDictionary } from '../hunspell/dictionary.ts';
import { compilePattern } from '../patterns.ts';
import type { Pass, ValeKindDefinition } from './types.ts';

/** A word with what stands around it stripped; full stops inside belong to it. */
const WORD = /[\p{L}\p{N}_]+(?:['’.@/+-][\p{L}\p{N}_]+)*/gu;
/** English knows nothing about words of other scripts. */
const LATIN = /\p{Script=Latin}/u;
const CAMEL = /[A-Z][a-z]+[A-Z]+\w/;

/** Reports words that no dictionary has. */
export const spelling: ValeKindDefinition<ValeCheckOf<'spelling'>> = {
  compile({ exceptions = [], ignore = [], filters = [], custom, dictionaries = [], append }, { vocabulary }) {
    const ignored = new Set(ignore);
    const skipping = filters.map(compilePattern);
    const own = dictionaries.map(({ aff, dic }) => readDictionary(aff, dic));
    const english = own.length === 0 || append === true;
    const terms = [...exceptions, ...vocabulary];
    const accepted =
      terms.length > 0
        ? compilePattern(`(?i)\\b(?:${terms.map((term) => `(?:${term})`).join('|')})\\b`)
        : undefined;
    const phrases = terms.filter((term) => /[ \t]|\\s/.test(term)).map((term) => `(?:${term})`);
    const phrase = phrases.length > 0 ? compilePattern(`(?i)\\b(?:${phrases.join('|')})\\b`) : undefined;
    const wrong = (word: string) => {
      const plain = word.replaceAll('’', "'");
      const lower = plain.toLowerCase();
      if (!custom && isSkipped(plain)) return false;
      if (skipping.some((filter) => filter.test(plain)) || ignored.has(plain) || ignored.has(lower))
        return false;
      if (accepted?.test(plain)) return false;
      const base = plain.replace(/'(?:s|d|ll|re|ve|m|t)?$/, '');
      if (ignored.has(base) || ignored.has(base.toLowerCase())) return false;
      if (own.some((dictionary) => dictionary.knows(dictionary.convert(word)))) return false;
      if (own.length === 0 && !LATIN.test(plain)) return false;
      return !english || !isKnown(lower);
    };
    const pass: Pass = ({ view }) => {
      const covered = phrase?.all(view) ?? [];
      return [...view.text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
        const inside = covered.some((match) => match.index <= index && index < match.index + match[0].length);
        if (inside || !wrong(word)) return [];
        const correction = correctionFor(word.toLowerCase());
        const suggestions =
          correction === undefined
            ? []
            : [/^\p{Lu}/u.test(word) ? correction[0]?.toUpperCase() + correction.slice(1) : correction];
        return [{ start: index, end: index + word.length, values: [word], suggestions }];
      });
    };
    return { start: () => pass };
  },
};

/** What looks like code, an acronym or a compound: Vale's own filters. */
function isSkipped(word: string): boolean {
  return /[^\p{L}_']/u.test(word) || /\p{Lu}$/u.test(word) || CAMEL.test(word);
}
