import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import { classesOf, PREPOSITION } from '../../../spelling/function-words.ts';
import { lookUp, VERB } from '../../../spelling/lexicon.ts';
import { stem } from '../../reading/words.ts';

/** A number with its unit, or the version of something, in a text. */
export interface Amount {
  /** What can be compared: "duration", "size", "money", a unit, the version of a name. */
  readonly dimension: string;
  readonly text: string;
  readonly index: number;
}

/** The words of small numbers, each at the place of its number. */
export const NUMBER_WORDS: readonly string[] =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
export const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety';
const AMOUNT = new RegExp(
  String.raw`[€$£]\s?\d[\d.,]*\d|[€$£]\s?\d|(?<![\w.,:-])(?<number>\d[\d.,]*\d|\d|(?:${NUMBERS})(?=[\s-]))[\s-]?(?:(?:working|business|calendar|full|concurrent|parallel|simultaneous) )?(?<unit>%|€|\p{L}+)`,
  'giu',
);
const VERSION =
  /\b(?<name>i?\p{Lu}[\p{L}+#]*)(?:\.js)? v?(?<number>\d+(?:\.\d+)*)(?![\w%]|[.,:]\d| ?(?:%|[KMGT]i?B\b))/gu;
/** "1, 5 or 15 min": numbers of which only the last has the unit. */
const SHARED_UNIT =
  /(?<![\w.,:-])(?<number>\d+)(?=(?:,\s\d+)*(?:,?\s(?:and|or|to)\s|\s?[–-]\s?)\d(?:[\d.,]*\d)?[\s-]?(?<unit>%|€|\p{L}+))/giu;
const DIMENSIONS: readonly (readonly [string, RegExp])[] = [
  [
    'duration',
    /^(?:ms|milliseconds?|s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|months?|years?)$/i,
  ],
  ['size', /^(?:bytes?|[kmgt]i?b)$/i],
  ['money', /^(?:eur|usd|gbp|chf|euros?|dollars?|€)$/i],
];

export const MONTHS =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DATE = new RegExp(
  String.raw`(?<!\w)\d{1,2} ${MONTHS}(?: \d{4})?(?!\w)|(?<!\w)${MONTHS} \d{1,2}(?:, \d{4})?(?![\w%])|(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])`,
  'g',
);
const MONTH =
  /\s(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?$/i;

export function amountsOf(text: string): readonly Amount[] {
  const versions = [...text.matchAll(VERSION)]
    .filter((match) => !FUNCTION_WORDS.has((match.groups?.['name'] ?? '').toLowerCase()))
    .filter(
      (match) => !/^(?:default|max|min|maximum|minimum|limit|about)$/i.test(match.groups?.['name'] ?? ''),
    )
    .filter((match) => !isMeasured(text, match))
    .map(({ index, 0: whole, groups }) => {
      const number = groups?.['number'] ?? '';
      return {
        dimension: `version of ${(groups?.['name'] ?? '').toLowerCase()}`,
        text: number,
        index: index + whole.length - number.length,
      };
    });
  const amounts = [...text.matchAll(AMOUNT), ...text.matchAll(SHARED_UNIT)].map(
    ({ index, 0: whole, groups }) => {
      const unit = groups?.['unit'] ?? '';
      const dimension =
        unit === ''
          ? 'money'
          : (DIMENSIONS.find(([, units]) => units.test(unit))?.[0] ?? stem(unit.toLowerCase()));
      return { dimension, text: whole, index };
    },
  );
  // "Node.js 18 or later" is a version, "1 May" a date.
  const ordinals = [
    ...text.matchAll(/\b(?<unit>day|week|level|step|stage|port) (?<number>\d+)(?![\w.,]\d)/gi),
  ].map(({ index, 0: whole, groups }) => ({
    dimension: `${(groups?.['unit'] ?? '').toLowerCase()} no.`,
    text: groups?.['number'] ?? '',
    index: index + whole.length - (groups?.['number'] ?? '').length,
  }));
  const dates = [...text.matchAll(DATE)].map(({ index, 0: whole }) => ({
    dimension: 'date',
    text: whole,
    index,
  }));
  // "Twice" is two times.
  const twice = [...text.matchAll(/\btwice\b(?! (?:an?|per|each|every|as|the)\b)/gi)].map(
    ({ index, 0: whole }) => ({ dimension: 'time', text: whole, index }),
  );
  return [
    ...twice,
    ...versions,
    ...ordinals,
    ...dates,
    ...amounts.filter(
      ({ index, text: said }) =>
        !MONTH.test(said) &&
        !isFunctionWord(said) &&
        ![...versions, ...ordinals].some((other) => other.index === index) &&
        !dates.some((date) => date.index <= index && index < date.index + date.text.length),
    ),
  ];
}

/** "Wait 25 minutes" gives no version. */
function isMeasured(text: string, { index, 0: whole }: RegExpExecArray): boolean {
  const unit = /^\s?(\p{L}+)/u.exec(text.slice(index + whole.length))?.[1] ?? '';
  // "Minimum 12 characters", "Choose 3 colors".
  const name = (/^\p{L}+/u.exec(whole)?.[0] ?? '').toLowerCase();
  const isCounted = /^\p{Ll}{3,}$/u.test(unit) && classesOf(unit) === 0;
  if (isCounted && (/^(?:max|min)/.test(name) || (lookUp(name) & VERB) !== 0)) return true;
  return /^(?:[mck]?[lgm]|times|pages)$/.test(unit) || DIMENSIONS.some(([, units]) => units.test(unit));
}

/** "12 you" in "under 12 you get 15 days". */
function isFunctionWord(said: string): boolean {
  const unit = /\p{L}+$/u.exec(said)?.[0].toLowerCase() ?? '';
  return (
    (classesOf(unit) & ~PREPOSITION) !== 0 ||
    /^(?:or|and|in|on|at|to|of|for|per|a|an|the|by|over|after|before|until|when|if|than|then|as|from|with|instead|now|via|within|out)$/.test(
      unit,
    )
  );
}

export function withoutAmounts(text: string): string {
  return text.replace(AMOUNT, ' ');
}
