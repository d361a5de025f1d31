import type { Family } from '../family.ts';
import { bannedAsWritten } from './as-written.ts';
import { banned, reading } from './support.ts';

const PHONE = String.raw`(?<=\b(?:(?:tele)?phone|fax|mobile)? ?numbers?\b(?! ranges?)[^.;]*)`;
const UNZONED =
  /\b(?:[01]?\d|2[0-3]):[0-5]\d(?![:\d])(?!(?:\s?[AaPp]\.?[Mm]\.?)?(?:\s?(?:[–-]|to|and|until)\s?\d{1,2}:\d\d)?(?:\s?[AaPp]\.?[Mm]\.?)?\s*\(?(?:UTC|GMT|Z\b|[A-Z]{1,3}[SD]?T\b))/g;
const zones = banned('time-zones', UNZONED, 'Say in which time zone “{match}” is.');
const raised = bannedAsWritten(
  'superscript-ordinals',
  /<sup>\s*(?:st|nd|rd|th)\s*<\/sup>|(?<=\d)(?:ˢᵗ|ⁿᵈ|ʳᵈ|ᵗʰ)/gi,
  'Put the ending of the ordinal on the line: “{match}”.',
  ['html'],
);

/** How numbers of a certain kind are written. */
export const FIGURE_FAMILIES: readonly Family[] = [
  {
    id: 'number-forms',
    title: 'Phone numbers, times and large amounts',
    options: [
      {
        names:
          /\b(?:spell(?:ing)?(?: out)?|write(?: out)?) (?:out )?“?first”? (?:to|through) “?(?<last3>ninth|tenth)”?|\b(?:spell(?:ing)?(?: out)?|write(?: out)?) (?:out )?(?:all |the )?ordinal(?:s| numbers)?(?: out)? (?:up to|to|through|until|below|under|from first (?:to|through)) (?:and including )?(?<last>ninth|tenth|nine|ten|9th|10th)\b|\bordinals? (?:up to|through|below|under) (?<last2>ninth|tenth|nine|ten|9th|10th)\b(?: in words)?/,
        wanted: ({ groups, named }) => {
          const ten =
            /^(?:ten|10)/.test(groups['last'] ?? groups['last2'] ?? groups['last3'] ?? '') &&
            !/below|under/.test(named);
          return reading(`ordinal-words ≤ ${ten ? 10 : 9}`, {
            kind: 'existence',
            pattern: ten
              ? /(?<![\w.,/-])(?:1st|2nd|3rd|[4-9]th|10th)(?![\w/])/g
              : /(?<![\w.,/-])(?:1st|2nd|3rd|[4-9]th)(?![\w/])/g,
            message: 'Write “{match}” as a word.',
          });
        },
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`${PHONE}\b(?:a |the )?(?:plus(?: signs?)?(?:,? (?:and|followed by|then) (?:a |the )?country codes?)?|country codes?|international (?:format|form|notation))\b[^.;]*|\binternational (?:format|form|notation) for (?:all )?(?:tele)?phone numbers?`,
        ),
        wanted: bannedAsWritten(
          'international-phone-numbers',
          /(?<![\d+.,(-]\s?|\+\d{1,3}\s)(?:\(\d{2,5}\)\s?\d{2,5}|\b0\d{1,4}[\s./-]\d{2,5}|\b\d{3}[-.]\d{3}(?=[-.]\d{4}\b))(?:[\s./-]?\d{2,5}){1,3}\b/g,
          'Begin “{match}” with a plus sign and the country code.',
        ),
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`${PHONE}(?<!\be[mn][ -])\b(?:hyphens?|dashes)\b(?:,? (?:and|but) (?:without|no|not|never) [a-z ]+)?`,
        ),
        wanted: bannedAsWritten(
          'hyphenated-phone-numbers',
          /\(\d{3}\)\s?\d{3}[-. ]\d{4}\b|\b\d{3}([. ])\d{3}\1\d{4}\b/g,
          'Write “{match}” with hyphens alone.',
        ),
      },
      {
        names: /\b(?:a |the |its |their )?time[ -]?zones?\b(?:,? (?:preferably|ideally|usually) [a-z]+)?/,
        wanted: zones,
      },
      {
        names: /\b(?:bare|unzoned|zoneless) times?\b|\btimes? without (?:a |the |its )?time[ -]?zones?\b/,
        unwanted: zones,
      },
      {
        names:
          /“?\b(?:millions?|billions?|trillions?)\b”?(?:(?:,|,? and|,? or) “?(?:millions?|billions?|trillions?)\b”?)*(?: (?:spelled|written|in full|as a word|as words))?(?: out)?(?: with (?:a )?(?:figures?|numerals?|numbers?)(?: and (?:a )?words?)?| in full| as (?:a )?words?)/,
        wanted: bannedAsWritten(
          'large-amounts',
          /(?<![\w.])[$€£¥]?(?:\d[\d.,]*(?:M|B|mn|bn|(?<=[$€£¥][\d.,]+)(?:m|k|K))\b|\d{1,3},\d00,000(?:,000)?(?![\w,.]\d|\w))/g,
          'Write “million” or “billion” in full: “{match}”.',
        ),
      },
      {
        names:
          /\bsuperscript(?:ed)?(?: (?:ordinals?|tags?|letters?|suffix(?:es)?|endings?))*(?:(?:,|,? or|,? and|,? nor) (?:superscript )?(?:ordinals?|tags?|letters?|suffix(?:es)?|endings?))*(?=.*\bordinals?\b|(?<=\bordinals?\b.*))/,
        unwanted: raised,
        bare: 'against',
      },
      {
        names: /\bordinals?(?: suffix(?:es)?| endings?| letters?)?[^.;]* on the (?:base)?line\b/,
        wanted: raised,
      },
      {
        names: /\btrailing (?:(?:decimal )?zero(?:e?s)?|“\.0+”)(?: after (?:the|a) decimal point)?/,
        unwanted: banned(
          'trailing-zeros',
          /(?<![\w.$€£¥-])(?:(?<!\b(?:[Vv]ersions?|[Rr]eleases?|\p{Lu}[\w.]*) )\d+\.0+(?![\w.%])|\d+\.\d*0(?= ?(?:[µμmk]?[glLmVAW]|mcg|cm|mm|km|kg|kJ|kcal|kW|kWh|m[AV]|[kMGT]B|[kMG]?Hz|ms|mmol|mph|ft|lb|oz|(?:milli|micro|kilo)?(?:grams?|lit(?:re|er)s?|met(?:re|er)s?))(?![\w/]))|\d+\.0+(?=%))/gu,
          'Leave out the zeros behind the decimal point.',
        ),
        bare: 'against',
      },
    ],
    phrasings: [
      'Don’t write trailing zeros',
      'Never write a trailing zero',
      'Spell out ordinals up to ninth',
      'Write ordinals below 10th in words',
      'Phone numbers start with a plus sign and the country code',
      'Give phone numbers in international format',
      'Write phone numbers with hyphens and without parentheses',
      'Separate the parts of phone numbers with hyphens',
      'Every time is followed by its time zone',
      'Always add the time zone to a time',
      'No times without a time zone',
      'Write “million” and “billion” out with a figure',
      'Spell millions and billions in full',
      'Keep ordinal suffixes on the baseline',
      'Don’t use superscript letters in ordinals',
    ],
  },
];
