import { classesOf } from './function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ANY_PART,
  ING,
  isInDictionary,
  lookUp,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from './lexicon.ts';

/** Letters of the shortest word whose forms are believed. */
const SHORTEST = 4;
/** Dictionaries have them, and nobody means them. */
const NO_FORMS = new Set(
  'awaked builded casted costed digged flied freezed hided leaved letted payed putted sended setted shuted sticked splitted swinged clinged springed'.split(
    ' ',
  ),
);
const ADJECTIVE_ENDING = /(?:al|ive|ic|ous|ful|less|able|ible|ary|ant|ent|y|ese|ish)$/;

/**
 * What a word may be, as bits: what the lexicon says, and of a word that it does not have, what its forms in the dictionary
 * tell: "sensor" has a plural and no other form, "knead" a past. 0 where nobody can tell.
 * @param word lower case, `a` to `z`
 */
export function partsOf(word: string): number {
  // No dictionary of parts has it.
  const facts = lookUp(word) | (word === 'goes' ? THIRD_PERSON : 0);
  const told = (facts & ANY_PART) !== 0 || classesOf(word) !== 0;
  if (told || word.length < SHORTEST || NO_FORMS.has(word) || !isInDictionary(word)) return facts;
  // Names of the trade end in "s" too: "Jenkins".
  if (facts !== 0 && word.endsWith('s') && lookUp(word.slice(0, -1)) === 0) return facts;
  return facts | ofBase(word) | ofForm(word);
}

const has = (words: readonly string[]) => words.some(isInDictionary);
/** Of the lexicon's own words, its word counts. */
const baseParts = (word: string) =>
  word.length < SHORTEST - 1 ? 0 : lookUp(word) & ANY_PART || (isInDictionary(word) ? ofBase(word) : 0);

function ofBase(word: string): number {
  if (word.length < SHORTEST || /(?:[^s]s|ed|ing)$/.test(word)) return 0;
  // "Imported" comes from "import", not from "importe".
  const shorter = word.endsWith('e') && isInDictionary(word.slice(0, -1));
  const conjugates = !shorter && has(edForms(word)) && has(ingForms(word));
  // Most verbs are nouns as well.
  if (conjugates) return VERB | NOUN;
  if (/ly$/.test(word)) return isInDictionary(word.slice(0, -2)) ? ADVERB : 0;
  const adjective = ADJECTIVE_ENDING.test(word) || isInDictionary(`${word}ly`) ? ADJECTIVE : 0;
  return adjective | (has(sForms(word)) ? NOUN : 0);
}

function ofForm(word: string): number {
  if (/[^s]s$/.test(word)) {
    const base = withoutS(word).reduce((parts, stem) => parts | baseParts(stem), 0);
    return (base & NOUN ? PLURAL : 0) | (base & VERB ? THIRD_PERSON : 0);
  }
  const ending = /(?:ed|ing)$/.exec(word)?.[0];
  if (ending === undefined) return 0;
  const stem = word.slice(0, -ending.length);
  const stems = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/([^aeiou])\1$/, '$1')];
  if (!stems.some((one) => (baseParts(one) & VERB) !== 0)) return 0;
  return ending === 'ed' ? PAST | PARTICIPLE : ING | NOUN;
}

/** The forms in "s" that a word may have. */
export const sForms = (word: string): readonly string[] => [
  ...(/[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : []),
  ...(/(?:s|x|z|ch|sh)$|^(?:under|fore?|out|over|re|un)?[dg]o$/.test(word) ? [`${word}es`] : [`${word}s`]),
  ...(/fe?$/.test(word) ? [word.replace(/fe?$/, 'ves')] : []),
];

/** What a form in "s" may come from. */
export const withoutS = (word: string): readonly string[] => [
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  word.replace(/s$/, ''),
  // "Hopes" comes from "hope", not from "hop".
  ...(/(?:[sxzo]|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : []),
  ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
];

const doubled = (word: string) => word + word.slice(-1);
const edForms = (word: string): readonly string[] =>
  word.endsWith('e') ? [`${word}d`] : [`${word}ed`, `${doubled(word)}ed`, `${word.slice(0, -1)}ied`];
export const ingForms = (word: string): readonly string[] => [
  ...(word.endsWith('e') ? [`${word.slice(0, -1)}ing`] : []),
  `${word}ing`,
  `${doubled(word)}ing`,
];
