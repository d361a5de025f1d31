import { lazily } from '../../lazily.ts';
import { phrasesOf, swapsOf } from './combine.ts';
import type { Family } from './family.ts';
import { NUMBER, valueOf } from './numbers.ts';
import { STANCE_SOURCES } from './stance.ts';
import type { Understood } from './understood.ts';

/** Tells the words that what was read of a rule knows. */
export function knownWords(
  { families = [], checks, readings }: Pick<Understood, 'families' | 'checks' | 'readings'>,
  withGeneral = true,
): (word: string) => boolean {
  const known = families.map(wordsOf);
  const own = vocabulary([
    ...phrasesOf(checks),
    ...checks.flatMap(swapsOf).flatMap(({ to }) => to),
    ...readings,
  ]);
  const limits = readings.flatMap((one) =>
    [...one.matchAll(/[≤≥] (\d+)/gu)].map(([, limit]) => Number(limit)),
  );
  const ofWords = readings.some((one) => / → |^ban | case\b/u.test(one));
  const pairs = checks
    .flatMap(swapsOf)
    .flatMap(({ from, to }) =>
      [from].flat().flatMap((wrong) => [to].flat().map((right) => [wrong, right] as const)),
    );
  // “One word, lower case”: how words are joined is not how they are capitalized.
  const ofCase =
    readings.some((one) => / case\b/u.test(one) || (withGeneral && one.startsWith('ban '))) ||
    pairs.some(([wrong, right]) => wrong !== right && wrong.toLowerCase() === right.toLowerCase());
  const isLimit = (word: string) =>
    LIMITING.test(word) ||
    (NUMERAL().test(word) && limits.some((limit) => Math.abs(limit - valueOf(word)) <= 1));
  const isKnown = (word: string): boolean => {
    const stem = stemOf(word);
    return (
      own.has(stem) ||
      (withGeneral && (COMMON.test(word) || GENERAL().has(stem))) ||
      known.some((words) => words.has(stem)) ||
      (limits.length > 0 && isLimit(word)) ||
      (ofWords && (ofCase || !CASED.test(word)) && SPELLED.test(word))
    );
  };
  // “Filenames” of “file names”
  const isCompound = (word: string) =>
    word.length >= SHORTEST_PART * 2 &&
    Array.from({ length: word.length - 2 * SHORTEST_PART + 1 }, (_, index) => index + SHORTEST_PART).some(
      (at) => isKnown(word.slice(0, at)) && isKnown(word.slice(at)),
    );
  return (word) => isKnown(word) || isCompound(word);
}

/**
 * Tells the words that a check can be shown to have used: those that it holds, those of what it is called, and those by which
 * what makes its check of the words of a rule is asked for.
 */
export function evidenceOf(
  { families = [], checks, readings }: Understood,
  rule: string,
): (word: string) => boolean {
  const asked = families.map((family) => {
    const options = family.options.filter(
      ({ names, wanted, unwanted }) =>
        [wanted, unwanted].some((one) => typeof one === 'function') && names.test(rule),
    );
    if (!family.options.some(({ names }) => names.test(rule))) return family;
    const phrasings = family.phrasings.filter((one) =>
      options.some(({ names }) => names.test(one.toLowerCase())),
    );
    return { ...family, options, phrasings };
  });
  return knownWords({ families: asked, checks, readings }, false);
}
/** Whether a word says no more than that something is asked for, or shunned. */
export const isGeneral = (word: string): boolean => GENERAL().has(stemOf(word));

const SHORTEST_PART = 4;

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/'s$/u, '')
    .replace(/our$/u, 'or')
    .replace(/is(?=(?:e[sd]?|ing|ations?)$)/u, 'iz')
    .replace(/(?<=\p{L}{3})(?:ings?|ied|ies|ed|es|s|ly|e|y)$/u, '');
export const wordsIn = (text: string): readonly string[] =>
  text.replace(/⟦·*⟧/g, ' ').match(/\p{L}+ty-\p{L}+|[\p{L}\d][\p{L}\d']*/gu) ?? [];
const vocabulary = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(wordsIn).map(stemOf));
/** The words in the source of a pattern, with what is optional in them. */
const inSource = (source: string) => source.replace(/\\[a-zA-Z]/g, ' ').replace(/(?<=\p{L})\?/gu, '');

/** The words that the patterns of a family know. */
function wordsOf(family: Family): ReadonlySet<string> {
  const known = VOCABULARIES.get(family);
  if (known) return known;
  const { about, options, phrasings } = family;
  const sources = [about, ...options.map(({ names }) => names)].flatMap((one) => one?.source ?? []);
  const words = vocabulary([...sources.map(inSource), ...phrasings]);
  VOCABULARIES.set(family, words);
  return words;
}
/** Whether the patterns or phrasings of a family hold a word. */
export const isNamedBy = (family: Family, word: string): boolean => wordsOf(family).has(stemOf(word));
const VOCABULARIES = new WeakMap<Family, ReadonlySet<string>>();
const GENERAL = lazily(() => vocabulary(STANCE_SOURCES.map(inSource)));

export const NUMERAL = lazily(() => new RegExp(`^${NUMBER}$`, 'iu'));
const LIMITING =
  /^(?:above|below|under|over|past|beyond|between|average|max(?:imum)?|min(?:imum)?|exceed(?:s|ing)?|runs?|goes|gets?|plenty|enough|many|split|broken|divided|long(?:er)?|short(?:er)?|few(?:er)?|less|least|most|more|higher|lower|lengths?|limit(?:ed|s)?|sizes?|words?|characters?|letters?|sentences?|per|scale|scores?)$/iu;
/** How a word that a rule names is written. */
const SPELLED =
  /^(?:(?:lower|upper)(?:case)?|case|caps|capitali[sz]\p{Ll}+|capitals?|letters?|hyphens?|spaces?|hyphenated|spelled|spelling|forms?|short|full|plain|english|symbols?|signs?|figures?)$/iu;
/** Words for capitals and small letters. */
export const CASED = /^(?:(?:lower|upper)(?:case)?|case|caps|capitali[sz]\p{Ll}+|capitals?)$/iu;
/** Words that say no more than that this is a rule. */
export const COMMON =
  /^(?:\p{L}|the|an?|and|or|but|then|so|in|on|at|of|for|to|from|with|by|as|it|its|them|they|their|these|those|this|that|one|ones|you|your|yours|we|our|us|is|are|be|was|were|has|have|do|does|\p{L}+n't|(?:do|does|is|are|ca|wo|should|must)nt|(?:it|they|you|we)'\p{L}+|not|never|no|none|nothing|very|always|consistently|strictly|only|also|too|please|must|should|shall|can|may|out|off|up|round|into|about|through|throughout|across|if|when|where|there|here|which|what|how|who|all|any|each|every|other|another|more|most|such|like|than|rather|instead|just|even|well|docs?|documentation|copy|text|words?|terms?|phrases?|expressions?|things?|readers?|users?|people|writers?|products?|pages?|sentences?|style|something|way|anywhere|everywhere|either|neither|rules?|guidelines?|least|costs|third)$/iu;
