import type { StyleRule } from '@housestyle/contract';
import type { Rule } from '../../rules/types.ts';
import { phrasesOf, swapsOf } from './combine.ts';
import { differingWords } from './differing-words.ts';
import {
  examplesIn,
  examplesOf,
  isSentence,
  keepsWords,
  sameLetters,
  sameWords,
  type Examples,
  type Shown,
} from './examples.ts';
import { agreementOf, rulesShown } from './hypotheses.ts';
import { readRuleText } from './rule-text.ts';
import { inWords, joined, type Understood } from './understood.ts';

/**
 * What a rule asks for, tried on the examples that it gives: what it was read as, where that finds the wrong ones and leaves
 * the right ones; else what the examples show. Undefined where its reading finds what the rule shows as right.
 */
export function byExamples(
  styleRule: StyleRule,
  rules: readonly Rule[],
  told: Understood | undefined,
): Understood | undefined {
  const examples = examplesOf(styleRule) ?? shownIn(told);
  if (!examples) return told;
  const said = `${styleRule.label} ${styleRule.description}`;
  const manner = isManner(examples);
  const words = told?.readings.every((one) => / → |^ban /u.test(one)) ?? true;
  const sentences = phrasesOf(told?.checks ?? []).every(isSentence);
  // “UK, never U.K. or Great Britain” tells more than its example shows.
  const all = phrasesOf(told?.checks ?? []).every((phrase) => isShownIn(examples, phrase));
  const literal = words && ((manner && all) || sentences);
  const agreement = told ? agreementOf(told, examples, said) : 'silent';
  if (told && agreement === 'shown' && !literal)
    return { ...told, rest: told.rest.filter((rest) => !examples.wrong.some((one) => rest.includes(one))) };
  const differing =
    words && (examples.marked || (examples.pairs.length > 0 && examples.pairs.every(isSpelling)))
      ? differingWords(examples, readRuleText(styleRule))
      : [];
  // “5-year-old, not 5 year old”: a number is no word of which another stands in its place.
  if (differing.flatMap(swapsOf).some(({ from }) => [from].flat().some((one) => /^\d+$/u.test(one))))
    return told;
  // Where other words stand in the right example, they are meant.
  const [first, ...others] =
    manner || differing.length === 0 ? rulesShown(examples, said, rules, manner) : [];
  if (first) {
    const shown = others.reduce(joined, first);
    return told && !words && agreement === 'silent' ? joined(told, shown) : shown;
  }
  if (agreement === 'shown' && !sentences) return told;
  if (differing.length > 0) return inWords(differing);
  return agreement === 'denied' ? undefined : told;
}

const isShownIn = ({ wrong }: Examples, phrase: string) =>
  wrong.some((one) => one.toLowerCase().includes(phrase.toLowerCase().replace(/(?:s|\.)$/, '')));

/** Whether right examples say the same as wrong ones with the same words, in another form or order. */
const isManner = ({ pairs, wrong, right }: Examples): boolean =>
  pairs.length > 0
    ? pairs.every(keepsWords)
    : wrong.every((one) => right.some((other) => sameWords(one, other)));

/** “Write “You create a key”, not “A key is created””: what a rule is read as shows sentences, or words that differ alike. */
function shownIn(told: Understood | undefined): Examples | undefined {
  const swaps = (told?.checks ?? []).flatMap(swapsOf);
  const pairs = swaps.flatMap(({ from, to }) =>
    [from].flat().map((wrong): Shown => ({ wrong, right: [to].flat()[0] ?? '' })),
  );
  if (pairs.length === 0) return undefined;
  if (pairs.every(({ wrong }) => isSentence(wrong))) return examplesIn(pairs, true);
  return pairs.every(differsInMarks) || (pairs.length > 1 && pairs.every(isInflected))
    ? examplesIn(pairs, false)
    : undefined;
}
/** “reuse, not re-use”: surely one word in two spellings. */
const isSpelling = ({ wrong, right }: Shown) => sameLetters(wrong, right) && !/\d/.test(wrong);
/** “color → colour, organize → organise” */
const isInflected = ({ wrong, right }: Shown) => sameWords(wrong, right) && !sameLetters(wrong, right);
/** “Welcome! → Welcome” */
const differsInMarks = ({ wrong, right }: Shown) =>
  sameLetters(wrong, right) && /[!?;:…—–&()]/u.test(wrong.replace(/^\P{L}+/u, '')) && !/\d/.test(wrong);
