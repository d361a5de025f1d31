import { listed } from '../../checks/listed-phrases.ts';
import {
  doubleComparisons,
  lostApostrophes,
  missingWords,
  wrongPlurals,
  wrongPrepositions,
} from '../data/wrong-phrases.ts';
import type { Rule } from '../types.ts';
import { COMPARISONS } from './support/comparisons.ts';
import { grammarCheck, oneOf, type Judge } from './support/grammar-check.ts';
import { DO, HAVE, MODAL, OPENS_CLAUSE } from '../../spelling/function-words.ts';
import { ADJECTIVE, NOUN, PLURAL, VERB } from '../../spelling/lexicon.ts';
import { endsPhrase, isAcronym } from './support/nouns.ts';
import { slip } from './support/verbs.ts';

const ANY: ReadonlyMap<string, string> = new Map(
  Object.entries({ no: 'any', nothing: 'anything', nobody: 'anybody', nowhere: 'anywhere', none: 'any' }),
);
/** "It does not mean nothing happened", "do not leave it with no owner", "don't do nothing": two negatives that are meant. */
const MAY_DENY = /^(?:mean|means|imply|say|do|be|equal|leave|return|allow|end|and|or|but|because|if|so)$/;

/** "You don't need no permission", "don't share it with nobody", "do not skip no step". */
const noTwice: Judge = (place) => {
  const right = ANY.get(place.lower(0));
  const next = place.at(1);
  // "Don't warn on no reply".
  const thing =
    place.lower(0) === 'no'
      ? (place.content(-1) & VERB) !== 0 &&
        ((place.content(1) & (NOUN | PLURAL | ADJECTIVE)) !== 0 || isAcronym(next))
      : endsPhrase(place, 0);
  if (right === undefined || !thing || /^(?:longer|more|matter|one|less|such)$/.test(next?.lower ?? ''))
    return undefined;
  for (let step = -1; step >= -5 && place.at(step); step--) {
    const word = place.lower(step);
    const isNot = word === 'not' && (place.classes(step - 1) & (DO | MODAL)) !== 0;
    if (
      isNot ||
      /^(?:don't|doesn't|didn't|won't|can't|couldn't|shouldn't|mustn't|cannot|never|dont|doesnt|didnt|cant|wont)$/.test(
        word,
      )
    )
      return step < -1 && (place.content(step + 1) & VERB) !== 0
        ? slip(0, 0, right, `“${word}” says no already: write “${right}”.`)
        : undefined;
    if (MAY_DENY.test(word) || (place.classes(step) & OPENS_CLAUSE) !== 0) return undefined;
    // "Don't call it with no arguments": without.
    if (word === 'with' && place.lower(0) !== 'nobody') return undefined;
  }
  return undefined;
};

/** "Nobody should never run it". */
const neverTwice: Judge = (place) =>
  // "Say nothing you would never say in public."
  /^(?:nobody|nothing|no-one)$/.test(place.lower(-2)) && (place.classes(-1) & (MODAL | HAVE)) !== 0
    ? slip(0, 0, 'ever', '“Nobody” and “nothing” say no already: write “ever”.')
    : undefined;

export const fixedPhrases: Rule = {
  id: 'fixed-phrases',
  label: 'Fixed phrases',
  description:
    'Write phrases as English has them: “consists of”, “at the same time”, “don’t”, “easier”. A wrong small word makes readers stop.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    listed('prepositions', {
      swap: wrongPrepositions,
      exceptions: [
        'similar as well',
        'something similar with',
        // "Backward compatible to version 2, to be read by it".
        ...['be', 'allow', 'adapt', 'make', 'keep', 'avoid'].map((verb) => `compatible to ${verb}`),
        'in the end of central directory',
        'anything similar with',
        'consists on average',
        'focus in on',
        'focuses in on',
        'in the internet explorer',
        'interested in details',
      ],
      message: 'The phrase is “{replacement}”, with another small word than in “{match}”.',
    }),
    listed('missing-small-words', {
      swap: missingWords,
      exceptions: [
        ...['numbers', 'words', 'lines', 'files', 'blocks', 'units'].map((things) => `as whole ${things}`),
        ...['roots', 'names', 'text', 'texts', 'values', 'spellings', 'paths', 'forms'].map(
          (things) => `as alternative ${things}`,
        ),
        'at moment timezone',
        'at moment js',
        'any use following',
        'every use following',
        'the use following',
        // "Are they able to learn it?"
        ...['are', 'were'].flatMap((be) => ['you', 'we', 'they'].map((who) => `${be} ${who} able to`)),
        ...['you', 'we'].map((who) => `are ${who} going to`),
      ],
      message: 'The phrase is “{replacement}”: in “{match}” a small word is wrong or missing.',
    }),
    listed('apostrophes', {
      swap: lostApostrophes,
      message: 'The apostrophe is missing: “{replacement}”.',
    }),
    listed('plurals', {
      swap: wrongPlurals,
      message: '“{match}” is no plural in English. Write “{replacement}”.',
    }),
    listed('comparisons', {
      swap: doubleComparisons,
      exceptions: ['some more better', 'the more closer', 'once more faster'],
      message: '“{replacement}” alone is the comparison; “{match}” makes it twice.',
    }),
    grammarCheck([
      ...COMPARISONS,
      [oneOf('no nothing nobody nowhere none'), noTwice],
      [oneOf('never'), neverTwice],
    ]),
  ],
  examples: () => [
    {
      text: 'A module consists in two parts that run at same time. You dont need informations, since it is more easier.',
      findings: [
        { quote: 'consists in two', suggestion: 'consists of two' },
        { quote: 'at same time', suggestion: 'at the same time' },
        { quote: 'dont', suggestion: "don't" },
        { quote: 'informations', suggestion: 'information' },
        { quote: 'more easier', suggestion: 'easier' },
      ],
      fixed:
        "A module consists of two parts that run at the same time. You don't need information, since it is easier.",
    },
    {
      text: 'Are they able to learn it? Are you going to? It consists of parts, similar to the old ones, and depends on more than the same data as before.',
      findings: [],
    },
    {
      text: 'Set `dont` and see [in details](./details.md#as-result).',
      findings: [{ quote: 'in details', suggestion: 'in detail' }],
    },
  ],
};
