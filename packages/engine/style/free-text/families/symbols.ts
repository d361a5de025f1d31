import type { Family } from '../family.ts';
import { bannedAsWritten } from './as-written.ts';
import { one } from './kinds.ts';
import { banned } from './support.ts';

/** Signs that stand for words. */
export const SYMBOL_FAMILIES: readonly Family[] = [
  one(
    'at-signs',
    'The at sign for “at”',
    'unwanted',
    /“@”(?: signs?| symbols?)?(?: (?:for|to mean|instead of|as) “?at”?)?|\b(?:the )?at[- ]signs?\b/,
    bannedAsWritten('at-signs', /(?<=\s)@(?=\s)/g, 'Write the word instead of “{match}”.'),
    [
      'Don’t use “@” to mean “at”',
      'No at signs',
      'Never write “@” for “at”',
      'Avoid the at sign',
      'At signs are not allowed',
      'Don’t use the @ sign in sentences',
    ],
  ),
  one(
    'number-signs',
    'The number sign for “number”',
    'unwanted',
    /“#”(?: signs?| symbols?)?(?: (?:for|to mean|instead of|as) “?(?:number|no\.?)”?)?|\b(?:the )?(?:number|pound|hash) (?:signs?|symbols?)\b|\bhashes\b/,
    bannedAsWritten('number-signs', /(?<=\s)#(?=\d)/g, 'Write “number” instead of “{match}”.'),
    [
      'Don’t use “#” for “number”',
      'No number signs',
      'Never write “#” for “number”',
      'Avoid the hash sign',
      'Number signs are not allowed',
      'Don’t use the # sign for numbers',
    ],
  ),
];

/** It goes before what is said of dashes in general. */
export const EN_DASH_FAMILY: Family = {
  ...one(
    'en-dash-spacing',
    'Spaces around en dashes',
    'wanted',
    /\bspaced en[- ]?dash(?:es)?\b|\bspaces? (?:around|before and after|on (?:both|either|each) sides? of) (?:an? |the |all |every |each )?en[- ]?dash(?:es)?\b|\ben[- ]?dash(?:es)? (?:with|surrounded by|between|take|have) (?:a )?spaces?\b(?: (?:around (?:it|them)|before and after|on (?:both|either) sides?))?/,
    banned(
      'en-dash-spacing',
      /(?<=\p{L})(?:–|\s–|–\s)(?=\p{L})/gu,
      'Put a space before and after the en dash.',
    ),
    [
      'Put spaces around en dashes',
      'Use spaced en dashes',
      'Spaces before and after an en dash',
      'En dashes take a space on both sides',
      'Write spaces around the en dash',
      'Use en dashes with spaces',
    ],
  ),
  about: /\ben[- ]?dash/,
};
