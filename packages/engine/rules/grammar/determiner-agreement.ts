import {
  BE,
  DETERMINER,
  JOINS,
  MODAL,
  OPENS_CLAUSE,
  PREPOSITION,
  TO,
} from '../../spelling/function-words.ts';
import { pluralOf, singularOf } from '../../spelling/inflect.ts';
import { ADJECTIVE, NOUN, PAST, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import type { Rule } from '../types.ts';
import { grammarCheck, oneOf, type Judge, type Place } from './support/grammar-check.ts';
import { isMany, isOneOf, isOneThing } from './support/nouns.ts';

/** No plural, or the same one: "several software" is another mistake, "five percent" none. */
const NO_COUNT = new Set(
  (
    'middleware security output metadata input support content storage memory space research feedback work percent hundred thousand million billion dozen information data software hardware inheritance choice access traffic code time way ' +
    'fold core bit byte level digit day week hour minute second year month step point line column stage phase part page'
  ).split(' '),
);

/** Whether the noun at `step` is the last of its phrase: what follows is no noun and no name. */
function endsPhrase(place: Place, step: number): boolean {
  const next = place.at(step + 1);
  if (!next) return !/["“‘'([`{\u{FFFC}]/u.test(place.gap(step));
  // "Many user prefer": a verb, and nothing that could belong to the noun.
  const parts = place.content(step + 1);
  if ((parts & VERB) !== 0 && (parts & (NOUN | ADJECTIVE | PAST | PLURAL)) === 0) return true;
  return (next.classes & (BE | MODAL | PREPOSITION | JOINS | OPENS_CLAUSE | DETERMINER | TO)) !== 0;
}

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
  // "Those request that …" may be a verb.
  if (
    (noun.parts & VERB) !== 0 &&
    !(place.classes(2) & (BE | MODAL)) &&
    !/^(?:multiple|various)$/.test(place.lower(0))
  )
    return undefined;
  if ((place.classes(2) & JOINS) !== 0) return undefined;
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
  if (!noun || !isMany(noun) || !endsPhrase(place, 1)) return undefined;
  // "A records" of a domain, "plan A".
  if (place.at(0)?.capital && !place.opensSentence(0)) return undefined;
  const opener = place.lower(0);
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
  const noun = place.at(3);
  if (!noun?.plain || !isOneThing(noun) || (noun.parts & ADJECTIVE) !== 0 || !endsPhrase(place, 3))
    return undefined;
  // "Each of those need" has another slip.
  if ((noun.parts & VERB) !== 0 && /^(?:these|those)$/.test(place.lower(2))) return undefined;
  const right = pluralOf(noun.lower);
  if (right === undefined) return undefined;
  return {
    from: 3,
    to: 3,
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

/** "Much files". */
const muchOfMany: Judge = (place) => {
  const noun = place.at(1);
  if (!noun || !isMany(noun) || !/^(?:too|so|how|as|)$/.test(place.lower(-1)) || !endsPhrase(place, 1))
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
      [oneOf('a an this that each every another'), manyOfOne],
      [oneOf('one each neither'), ofOne],
      [oneOf('all some most many several'), allOfOne],
      [oneOf('much'), muchOfMany],
    ]),
  ],
  phrasings: [/\b(?:determiners?|demonstratives?) (?:and nouns? )?agree/, /\bnumber agreement\b/],
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
