import type { ValeCheckOf } from '@housestyle/contract';
import { correctionFor } from '../../spelling/corrections.ts';
import { isKnown } from '../../spelling/known-words.ts';
import { compilePattern } from '../patterns.ts';
import type { Pass, ValeKindDefinition } from './types.ts';

/** A word with what stands around it stripped; full stops inside belong to it. */
const WORD = /[\p{L}\p{N}_]+(?:['’.@/+-][\p{L}\p{N}_]+)*/gu;
const CAMEL = /[A-Z][a-z]+[A-Z]+\w/;

/** Reports words that no dictionary has. */
export const spelling: ValeKindDefinition<ValeCheckOf<'spelling'>> = {
  extends: 'spelling',
  compile({ exceptions = [], ignore = [], filters = [], custom }, { vocabulary }) {
    const ignored = new Set(ignore.map((word) => word.toLowerCase()));
    const skipping = filters.map(compilePattern);
    const terms = [...exceptions, ...vocabulary];
    const accepted =
      terms.length > 0
        ? compilePattern(`(?i)^(?:${terms.map((term) => `(?:${term})`).join('|')})$`)
        : undefined;
    const phrases = terms.filter((term) => /[ \t]|\\s/.test(term)).map((term) => `(?:${term})`);
    const phrase = phrases.length > 0 ? compilePattern(`(?i)\\b(?:${phrases.join('|')})\\b`) : undefined;
    const wrong = (word: string) => {
      const plain = word.replaceAll('’', "'");
      if (!custom && isSkipped(plain)) return false;
      if (skipping.some((filter) => filter.test(plain)) || ignored.has(plain.toLowerCase())) return false;
      const base = plain.replace(/'(?:s|d|ll|re|ve|m|t)?$/, '');
      if (accepted?.test(plain) || accepted?.test(base) || ignored.has(base.toLowerCase())) return false;
      return !isKnown(plain.toLowerCase());
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
