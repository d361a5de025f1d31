import { NOUN, nounShare, PLURAL } from '../../spelling/lexicon.ts';
import type { Rule } from '../types.ts';
import { APOSTROPHES } from './support/apostrophes.ts';
import { COUNTING } from './support/counting.ts';
import { EVERYDAY_NUMBER } from './support/everyday-number.ts';
import { ahead, grammarCheck, oneOf, partOf } from './support/grammar-check.ts';
import { manyOfOne, ofOne, oneOfMany } from './support/number-of-nouns.ts';
import { manyOfExactlyOne, moreOfOne } from './support/number-of-one.ts';
import { HIGHER_NUMBERS } from './support/quantities.ts';
import { thatMany, thisMany } from './support/this-and-that.ts';
import { allOfOne, allTheOne, collectionOf, oneBeforePluralVerb } from './support/number-of-wholes.ts';

/** In fifteenths of its uses. */
const SELDOM_NOUN = 3;

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
        oneOf(
          `these those several many few multiple various both two three four five six seven eight nine ten ${HIGHER_NUMBERS}`,
        ),
        oneOfMany,
      ],
      [
        oneOf(
          'number range variety lot lots couple dozens hundreds thousands plenty list set group series collection array',
        ),
        collectionOf,
        ahead(oneOf('of')),
      ],
      [
        oneOf('a an each every another'),
        manyOfOne,
        // A plural, adjectives, or names that have none of the parts.
        ahead(({ classes, parts, lower }) =>
          classes === 0
            ? (parts & PLURAL) !== 0 || (parts & NOUN) === 0 || nounShare(parts) <= SELDOM_NOUN
            : lower === 'other',
        ),
      ],
      [oneOf('one'), manyOfExactlyOne, ahead(partOf(PLURAL))],
      [oneOf('this'), thisMany, ahead(partOf(PLURAL))],
      [oneOf('that'), thatMany, ahead(partOf(PLURAL))],
      [oneOf('one each neither any many several few two three four five six'), ofOne, ahead(oneOf('of'))],
      [oneOf('all some most many several none'), allOfOne, ahead(oneOf('of'))],
      [oneOf('all most several many both various multiple few'), oneBeforePluralVerb],
      [oneOf('all'), allTheOne, ahead(oneOf('the your these those our'))],
      [oneOf('more fewer'), moreOfOne],
      ...COUNTING,
      ...APOSTROPHES,
      ...EVERYDAY_NUMBER,
    ]),
  ],
  examples: () => [
    {
      text: 'This fixes typo’s in settings. The server’s in trouble.',
      findings: [{ quote: 'typo’s', suggestion: 'typos' }],
    },
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
      text: 'These user accounts need a settings page. Each requires two factor codes, multiple choice, and one of the file formats. Its key is the one of the cluster.',
      findings: [],
    },
    {
      text: 'A `users` table holds this news. Two percent of a series use multiple `value` fields, or one or two byte.',
      findings: [],
    },
  ],
};
