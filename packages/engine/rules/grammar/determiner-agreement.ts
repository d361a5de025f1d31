import {
  BE,
  DETERMINER,
  HAVE,
  JOINS,
  MODAL,
  NUMBER,
  PREPOSITION,
  SINGULAR_VERB,
} from '../../spelling/function-words.ts';
import { ADJECTIVE, ING, NOUN, PARTICIPLE, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { pluralOf, singularOf } from '../../spelling/inflect.ts';
import type { Rule } from '../types.ts';
import { ahead, grammarCheck, oneOf, partOf, type Judge, type Place } from './support/grammar-check.ts';
import { APOSTROPHES } from './support/apostrophes.ts';
import { COUNTING } from './support/counting.ts';
import { endsPhrase, isCount, isCountNoun, isMany, isOneOf, isOneThing } from './support/nouns.ts';

/** No plural, or the same one: "several software" is another mistake, "five percent" none. */
const NO_COUNT = new Set(
  (
    'middleware security output metadata input support content storage memory space research feedback work percent hundred thousand million billion dozen information data software hardware ownership inheritance choice access traffic code time way ' +
    'fold core bit byte level digit day week hour minute second year month step point line column stage phase part page'
  ).split(' '),
);

/** Adjectives and participles that are no nouns: "shared", "dedicated". */
const isPlainAdjective = (place: Place, step: number) =>
  (place.content(step) & (ADJECTIVE | PARTICIPLE)) !== 0 && (place.content(step) & (NOUN | PLURAL)) === 0;

/** "These shared schema", "several other option". */
const oneOfManyLater: Judge = (place) => {
  if (!isPlainAdjective(place, 1) && place.lower(1) !== 'other') return undefined;
  const noun = place.at(2);
  if (!isCountNoun(noun) || !noun || /^(?:one|or|at|of|the|least|a)$/.test(place.lower(-1))) return undefined;
  if (!endsPhrase(place, 2) && !/^(?:available|below|above)$/.test(place.lower(3))) return undefined;
  if ((place.classes(3) & JOINS) !== 0) return undefined;
  const right = pluralOf(noun.lower);
  if (right === undefined) return undefined;
  const message = `“${capital(place.lower(0))}” goes with a plural: “${right}”.`;
  return { from: 2, to: 2, replacement: right, message };
};

/** "A number of user", "a couple of option". */
const numberOf: Judge = (place) => {
  if (place.lower(1) !== 'of' || !/^(?:a|the|large|small|certain|maximum|total)$/.test(place.lower(-1)))
    return undefined;
  const noun = place.at(2);
  if (!isCountNoun(noun) || !noun || !endsPhrase(place, 2)) return undefined;
  // "The number of key and value pairs."
  if ((place.classes(3) & JOINS) !== 0 && isMany(place.at(5))) return undefined;
  const right = pluralOf(noun.lower);
  if (right === undefined) return undefined;
  const message = `“${capital(place.lower(0))} of” goes with a plural: “${right}”.`;
  return { from: 2, to: 2, replacement: right, message };
};

/** "A dedicated workers is", "every other connected clients". */
const manyOfOneLater: Judge = (place) => {
  const opener = place.lower(0);
  const several = opener === 'each' || opener === 'every';
  let at = 1;
  while (at < (several ? 4 : 2) && (isPlainAdjective(place, at) || (several && isName(place, at)))) at++;
  const noun = place.at(at);
  if (at === 1 || !noun || !isMany(noun) || !endsPhrase(place, at)) return undefined;
  // "They are each known versions."
  if (opener === 'each' && (place.classes(-1) & (BE | MODAL | HAVE)) !== 0) return undefined;
  if ((noun.parts & THIRD_PERSON) !== 0 && !isCount(singularOf(noun.lower))) return undefined;
  // "A few great": told apart by the list of plurals; "a great many things".
  const right = singularOf(noun.lower);
  if (right === undefined || (!several && place.at(0)?.capital && !place.opensSentence(0))) return undefined;
  return {
    from: several ? at : 0,
    to: at,
    replacement: several ? right : null,
    message: `“${capital(opener)}” goes with a singular, and “${noun.lower}” is a plural.`,
  };
};

/** "WebSocket", "other": no part of speech, and no end of a phrase. */
const isName = (place: Place, step: number) =>
  /^[A-Z]\w*[A-Z]/.test(place.text(step)) || place.lower(step) === 'other';

/** "This values are", "this files". */
const thisMany: Judge = (place) => {
  const noun = place.at(1);
  if (!noun || !isMany(noun) || (noun.parts & THIRD_PERSON) === 0) return undefined;
  const verbFollows = /^(?:are|were|have|can|will|must|should|aren't|weren't|don't)$/.test(place.lower(2));
  const certain =
    /^(?:values|files|types|fields|keys|nodes|names)$/.test(noun.lower) && place.classes(-1) !== 0;
  if (!verbFollows && !(certain && endsPhrase(place, 1) && (place.classes(2) & DETERMINER) === 0))
    return undefined;
  if (!verbFollows && (place.classes(-1) & PREPOSITION) === 0) return undefined;
  return {
    from: 0,
    to: 0,
    replacement: 'these',
    message: `“${noun.lower}” is a plural: write “these ${noun.lower}”.`,
  };
};

/** "These value", "several option". */
const oneOfMany: Judge = (place) => {
  const noun = place.at(1);
  if (
    !noun ||
    !noun.plain ||
    !isOneThing(noun) ||
    NO_COUNT.has(noun.lower) ||
    (noun.parts & ADJECTIVE) !== 0 ||
    !endsPhrase(place, 1)
  )
    return undefined;
  // "Those request that …" may be a verb, "there are many reason" and "a few bug" are none.
  const quantity = (place.classes(-1) & (BE | HAVE)) !== 0 || /^(?:a|as)$/.test(place.lower(-1));
  if (
    (noun.parts & VERB) !== 0 &&
    !(place.classes(2) & (BE | MODAL)) &&
    !/^(?:multiple|various)$/.test(place.lower(0)) &&
    !(quantity && isCountNoun(noun) && /^(?:many|few|several)$/.test(place.lower(0)))
  )
    return undefined;
  if ((place.classes(2) & JOINS) !== 0) return undefined;
  // "Multiple producer, single consumer", "those ending in": no nouns of their own.
  if ((noun.parts & ING) !== 0 || place.near(2)?.lower === 'single') return undefined;
  if (
    /^(?:one|or|at|of|the|least|a)$/.test(place.lower(-1)) &&
    /^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(place.lower(0)) &&
    place.lower(-1) !== 'the'
  )
    return undefined;
  const right = pluralOf(noun.lower);
  if (right === undefined) return undefined;
  return {
    from: 1,
    to: 1,
    replacement: right,
    message: `“${capital(place.lower(0))}” goes with a plural: “${right}”.`,
  };
};

/** "A users", "every files", "this values are". */
const manyOfOne: Judge = (place) => {
  const noun = place.at(1);
  const opensEach = /^(?:each|every)$/.test(place.lower(0)) && (place.content(2) & THIRD_PERSON) !== 0;
  if (!noun || !isMany(noun) || !(opensEach || endsPhrase(place, 1))) return undefined;
  // "A records" of a domain, "plan A", "the *a* stands for": no articles.
  if ((place.at(0)?.capital && !place.opensSentence(0)) || place.isMarked(0, 0)) return undefined;
  const opener = place.lower(0);
  // "They are each CMake versions": of what stands in front.
  if (opener === 'each' && (place.classes(-1) & BE) !== 0) return undefined;
  const verbal = (noun.parts & THIRD_PERSON) !== 0;
  // "Each requires", "this values": a verb.
  if (verbal && (/^(?:each|another|this|that)$/.test(opener) || !/^(?:every|a|an)$/.test(opener)))
    return undefined;
  // "That settings are global", but not "We know that settings are global".
  if (opener === 'that' && !(place.opensSentence(0) && (place.classes(2) & BE) !== 0)) return undefined;
  const right = singularOf(noun.lower);
  if (right === undefined || (/^(?:a|an)$/.test(opener) && /^(?:few|lot|great|good)$/.test(place.lower(2))))
    return undefined;
  const mends = opener === 'every' || opener === 'each' || opener === 'another';
  return {
    from: mends ? 1 : 0,
    to: 1,
    replacement: mends ? right : null,
    message: `“${capital(opener)}” goes with a singular, and “${noun.lower}” is a plural.`,
  };
};

/** "One of the file". */
const ofOne: Judge = (place) => {
  if (!isOneOf(place, 0) || place.lower(0) === 'either') return undefined;
  // "One of the most common mistake".
  let at = 3;
  while (at < 6 && (isPlainAdjective(place, at) || /^(?:most|best|other|main)$/.test(place.lower(at)))) at++;
  const noun = place.at(at);
  if (
    !noun?.plain ||
    !isOneThing(noun) ||
    (noun.parts & ADJECTIVE) !== 0 ||
    !(endsPhrase(place, at) || /^(?:we|you|they|that)$/.test(place.lower(at + 1)))
  )
    return undefined;
  if (at > 3 && !isCountNoun(noun)) return undefined;
  // "Each of those need" has another slip.
  if ((noun.parts & VERB) !== 0 && /^(?:these|those)$/.test(place.lower(2))) return undefined;
  const right = pluralOf(noun.lower);
  if (right === undefined) return undefined;
  return {
    from: at,
    to: at,
    replacement: right,
    message: `“${capital(place.lower(0))} of” goes with a plural: “${right}”.`,
  };
};

/** "All of the file are". */
const allOfOne: Judge = (place) => {
  const noun = place.at(3);
  if (place.lower(1) !== 'of' || (place.classes(2) & DETERMINER) === 0 || !noun || !isOneThing(noun))
    return undefined;
  if (!/^(?:are|were|have|aren't|weren't|don't)$/.test(place.lower(4))) return undefined;
  const message = `The verb is plural and “${noun.lower}” singular. Make both the same.`;
  return { from: 3, to: 4, replacement: null, message };
};

/** "Remove all the temporary file after the build". */
const allTheOne: Judge = (place) => {
  const at = (place.content(2) & (ADJECTIVE | PARTICIPLE)) !== 0 && isCountNoun(place.at(3)) ? 3 : 2;
  const noun = place.at(at);
  // "All the way", "all your code": one of its kind. "All the framework was" takes it as a whole.
  if (!noun || !isCountNoun(noun) || /^(?:way|time|user|role|list)$/.test(noun.lower)) return undefined;
  if (!endsPhrase(place, at) || (place.classes(at + 1) & (JOINS | SINGULAR_VERB)) !== 0) return undefined;
  const message = `“All ${place.lower(1)}” goes with a plural. Of one ${noun.lower}, write “the whole”.`;
  return { from: at, to: at, replacement: null, message };
};

/** "All argument are", "several package depend". */
const oneBeforePluralVerb: Judge = (place) => {
  const noun = place.at(1);
  if (!noun || !isCountNoun(noun)) return undefined;
  const verb = /^(?:are|were|have|aren't|weren't|don't|depend|need|require)$/.test(place.lower(2));
  // "Many developer run the tests."
  const acts =
    place.opensSentence(0) &&
    (place.content(2) & VERB) !== 0 &&
    (place.classes(3) & (DETERMINER | NUMBER)) !== 0;
  if (!verb && !acts && (place.classes(2) & MODAL) === 0) return undefined;
  const right = pluralOf(noun.lower);
  if (right === undefined) return undefined;
  const message = `“${capital(place.lower(0))}” goes with a plural: “${right}”.`;
  return { from: 1, to: 1, replacement: right, message };
};

/** "More request than": a comparison of how many. */
const moreThan: Judge = (place) => {
  const noun = place.at(1);
  if (!isCountNoun(noun) || !noun || (noun.parts & ADJECTIVE) !== 0 || place.lower(2) !== 'than')
    return undefined;
  // "No more error than that", "more function than a form".
  if (/^(?:no|any|the|one|much|a)$/.test(place.lower(-1)) || /^(?:an?|one)$/.test(place.lower(3)))
    return undefined;
  const right = pluralOf(noun.lower);
  if (right === undefined) return undefined;
  return {
    from: 1,
    to: 1,
    replacement: right,
    message: `“${capital(place.lower(0))}” goes with a plural: “${right}”.`,
  };
};

/** "Much files". */
const muchOfMany: Judge = (place) => {
  const noun = place.at(1);
  if (
    !noun ||
    !isMany(noun) ||
    !/^(?:too|so|how|as|not|very|that|)$/.test(place.lower(-1)) ||
    !endsPhrase(place, 1)
  )
    return undefined;
  return {
    from: 0,
    to: 0,
    replacement: 'many',
    message: `“Much” goes with what can't be counted. Of “${noun.lower}” there are “many”.`,
  };
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const determinerAgreement: Rule = {
  id: 'determiner-agreement',
  label: 'Number of noun and determiner',
  description:
    'Write “this value” or “these values”, “a user” or “users”, “one of the files”. A wrong ending makes readers guess.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    grammarCheck([
      [
        oneOf('these those several many few multiple various two three four five six seven eight nine ten'),
        oneOfMany,
      ],
      [oneOf('these those several many few multiple various two three four five'), oneOfManyLater],
      [oneOf('number couple dozens hundreds thousands plenty'), numberOf],
      [oneOf('a an this that each every another'), manyOfOne, ahead(partOf(PLURAL))],
      [
        oneOf('a an each every'),
        manyOfOneLater,
        // Adjectives, or names that have none of the parts.
        ahead(
          ({ classes, parts, lower }) =>
            (parts & (NOUN | PLURAL)) === 0 && (classes === 0 || lower === 'other'),
        ),
      ],
      [oneOf('this'), thisMany, ahead(partOf(THIRD_PERSON))],
      [oneOf('one each neither'), ofOne],
      [oneOf('all some most many several'), allOfOne, ahead(oneOf('of'))],
      [oneOf('all several many both various multiple few'), oneBeforePluralVerb],
      [oneOf('all'), allTheOne, ahead(oneOf('the your these those our'))],
      [oneOf('much'), muchOfMany],
      [oneOf('more fewer'), moreThan],
      ...COUNTING,
      ...APOSTROPHES,
    ]),
  ],
  examples: [
    {
      text: 'These value are read by a users. One of the file is missing in every folders, with several option.',
      findings: [
        { quote: 'value', suggestion: 'values' },
        { quote: 'a users', suggestion: null },
        { quote: 'file', suggestion: 'files' },
        { quote: 'folders', suggestion: 'folder' },
        { quote: 'option', suggestion: 'options' },
      ],
      fixed:
        'These values are read by a users. One of the files is missing in every folder, with several options.',
    },
    {
      text: 'These user accounts need a settings page. Each requires two factor codes, multiple choice, and one of the file formats.',
      findings: [],
    },
    {
      text: 'A `users` table holds this news. Two percent of a series use multiple `value` fields, or one or two byte.',
      findings: [],
    },
  ],
};
