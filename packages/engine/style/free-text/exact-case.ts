import { lookUp } from '../../spelling/lexicon.ts';

/** Whether a phrase is an acronym that in small letters is a word: “US” means no “us”, “IT” no “it”. */
export const isSpelledSo = (phrase: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(phrase) && lookUp(phrase.toLowerCase()) !== 0;
