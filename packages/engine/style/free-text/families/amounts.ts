import type { Family } from '../family.ts';
import { asWritten, bannedAsWritten } from './as-written.ts';
import { told } from './kinds.ts';
import { group, reading } from './support.ts';

const MONEY = String.raw`(?:pounds?|dollars?|euros?|pences?|pence|cents?|amounts?|sums?|prices?|figures?)`;
const WHOLE = String.raw`(?:(?:a |the |an )?(?:round|whole|full|even|exact)[ -]${MONEY})`;
const DECIMALS = String.raw`(?:pence|cents|decimals?(?: places?)?|zero(?:e?s)|“?\.00”?|“\.00”|noughts|decimal point)`;

/** Units by the words and symbols that rules and texts name them with. */
const UNITS: readonly (readonly [names: string, written: string])[] = [
  ['mm|millimet(?:re|er)s?', 'mm|millimet(?:re|er)s?'],
  ['cm|centimet(?:re|er)s?', 'cm|centimet(?:re|er)s?'],
  ['m|met(?:re|er)s?', 'm|met(?:re|er)s?'],
  ['km|kilomet(?:re|er)s?', 'km|kilomet(?:re|er)s?'],
  ['inch(?:es)?', String.raw`inch(?:es)?|in\.|["″]`],
  ['ft|feet|foot', 'ft|feet|foot'],
  ['yards?|yd', 'yards?|yd'],
  ['miles?|mi', 'miles?|mi'],
  ['g|grams?|grammes?', 'g|grams?|grammes?'],
  ['kg|kilos?|kilograms?', 'kg|kilos?|kilograms?'],
  ['pounds|lbs?', 'lbs?|pounds?(?= (?:of|in weight)| heavy)'],
  ['ounces?|oz', 'ounces?|oz'],
  ['ml|millilit(?:re|er)s?', 'm[lL]|millilit(?:re|er)s?'],
  ['l|lit(?:re|er)s?', '[lL]|lit(?:re|er)s?'],
  ['pints?', 'pints?'],
  ['gallons?', 'gallons?|gal'],
  ['°c|celsius|centigrade', '°C|degrees (?:Celsius|centigrade)'],
  ['°f|fahrenheit', '°F|degrees Fahrenheit'],
];
const NAME = String.raw`(?:${UNITS.map(([names]) => names).join('|')})(?![\p{L}\d])`;
const NAMES = String.raw`“?${NAME}”?(?:(?:,? (?:or|and|nor) |, ?)“?${NAME}”?)*`;
const NOT = String.raw`”?,? (?:and |but )?(?:never|not|no|rather than|instead of) (?:in |use |the )?`;
/** “Metres, not”: but “kg, not kilograms” is how one unit is spelled. */
const WANTED = String.raw`“?(?:${UNITS.map(([names]) => String.raw`(?:${names})(?![\p{L}\d])(?!${NOT}“?(?:${names})(?![\p{L}\d]))`).join('|')})${NOT}`;
const BETWEEN = /,? (?:or|and|nor) |, ?/u;

function unitsShunned(list: string) {
  const written = list
    .replace(/[“”]/gu, '')
    .split(BETWEEN)
    .flatMap(
      (name) => UNITS.find(([names]) => new RegExp(`^(?:${names})$`, 'u').test(name.trim()))?.[1] ?? [],
    );
  if (written.length === 0) return undefined;
  return unitsBanned(list.replace(/[“”]/gu, ''), written);
}

function unitsBanned(list: string, written: readonly string[]) {
  const pattern = new RegExp(
    String.raw`(?<![\w.,/-])\d[\d.,]*(?:[-\s]|&nbsp;)?(?:${written.join('|')})(?![\p{L}\d/])`,
    'gu',
  );
  return reading(
    `no ${list} behind a number`,
    asWritten(pattern, 'Give “{match}” in the unit of the house style.'),
  );
}

/** “Cm only”: no other unit of the same measure. */
function unitsBeside(list: string) {
  const kept = UNITS.filter(([names]) =>
    list
      .split(BETWEEN)
      .some((name) => new RegExp(`^(?:${names})$`, 'u').test(name.replace(/[“”]/gu, '').trim())),
  );
  const measure = MEASURES.find((names) => kept.some(([one]) => names.includes(one)));
  const others = UNITS.filter((unit) => measure?.includes(unit[0]) && !kept.includes(unit));
  return others.length > 0
    ? unitsBanned(
        `unit but ${list}`,
        others.map(([, written]) => written),
      )
    : undefined;
}
/** Lengths, weights, volumes and temperatures, as `UNITS` has them. */
const MEASURES = [UNITS.slice(0, 8), UNITS.slice(8, 12), UNITS.slice(12, 16), UNITS.slice(16)].map((units) =>
  units.map(([names]) => names),
);

const DEGREES = String.raw`(?:(?:academic |university )?(?:degrees?|qualifications?|post-?nominals?|letters after names?))`;
const STOPS = String.raw`(?:periods?|full stops?|full points?|dots?|points?)`;

/** Amounts of money, measures, and letters behind names. */
export const AMOUNT_FAMILIES: readonly Family[] = [
  told(
    'whole-amounts',
    'Whole amounts of money without decimals',
    new RegExp(
      String.raw`(?<!\b(?:never|not|don't|cannot|must not) )(?:\b(?:no|not|never|without|drop|omit|skip|cut|leave (?:out|off)|avoid|don't (?:use|write|show|add|include)|do not (?:use|write|show|add|include)) )(?:the |any |use )?${DECIMALS} (?:(?:if|when|where) (?:it's|it is|they're|they are|the price is|the amount is)|for|on|with|in|from|of|after|behind) (?:${WHOLE}|(?:the |our |all )?(?:prices|amounts|sums)(?! (?:below|under|over|above|from|up to)))|${WHOLE}(?: (?:prices?|amounts?))?,?:? (?:(?:have|has|take|takes|get|gets|carry|need|needs|are written|are|go|come) )?(?:no|without) ${DECIMALS}`,
      'u',
    ),
    bannedAsWritten(
      'whole-amounts',
      /(?<![\w.])[$€£]\s?\d[\d,]*\.00(?![\d\w])|(?<![\w.,$€£])\d[\d,]*\.00(?= ?(?:USD|EUR|GBP|dollars|euros|pounds)\b)/gu,
      'Leave out the zeros of a whole amount: “{match}”.',
    ),
    [
      'No pence for round pounds',
      'Drop the .00 on whole dollars',
      'Leave out decimals for whole amounts',
      'Round prices have no pence',
      'No cents if it’s a whole dollar',
      'Whole prices without decimals, because signs are small',
    ],
  ),
  told(
    'undotted-degrees',
    'Degrees without full stops',
    new RegExp(
      String.raw`\b${DEGREES},?:? (?:(?:are|is|go|written|abbreviated|have|take|get|with|use|need)(?: |(?= ))?)*(?:without (?:any )?|no |never )${STOPS}|(?:\b(?:no|never|without|avoid|don't use|do not use|skip|drop|omit) (?:the |use |any )?)${STOPS} (?:in|for|with|after|of|between the letters of) (?:abbreviated )?${DEGREES}`,
      'u',
    ),
    () =>
      reading(
        'undotted-degrees',
        asWritten(
          /(?<![\w.])(?<degree>(?:(?:Ph|Ed|Psy)\.D|[BM]\.(?:Sc|Ed|Phil|Eng|Tech|Arch|Com|A|S)|M\.B\.A|LL\.[BMD]|M\.?Res|D\.Phil)\.?)(?![\w])/g,
          'Write the degree without full stops: “{replacement}”.',
          [],
          ({ degree = '' }) => degree.replaceAll('.', ''),
        ),
      ),
    [
      'Degrees without full stops',
      'No full stops in degrees',
      'Degrees are written without periods',
      'Don’t use dots in degrees',
      'Qualifications have no full stops',
      'Academic degrees are abbreviated without full points',
    ],
  ),
  {
    id: 'units-shunned',
    title: 'Units that are not used',
    options: [
      {
        names: new RegExp(
          String.raw`(?:(?:(?:always|only|sizes?|weights?|lengths?|distances?|heights?|temperatures?|volumes?|measurements?|measures?|dimensions?|quantities|use|given?|write|are|is) )+(?:in )?|\bin )${WANTED}(?<units>${NAMES})`,
          'u',
        ),
        wanted: (asked) => unitsShunned(group(asked, 'units')),
        unwanted: (asked) => unitsShunned(group(asked, 'units')),
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`(?<=^|[:;,] )(?:(?:always|use|write|give|in) )*(?:only (?:in |use )?(?<units>${NAMES})|(?<units2>${NAMES}) (?:only|throughout|exclusively))(?=$|[,;:])`,
          'u',
        ),
        wanted: ({ groups }) => unitsBeside(groups['units'] ?? groups['units2'] ?? ''),
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`(?<=(?:^|[:;,] )(?:never|no|not|avoid|don't use|do not use) (?:use |in |write )?)(?<units>${NAMES})(?=$|[,;:])`,
          'u',
        ),
        unwanted: (asked) =>
          // “"kilometres", not "km"” exchanges one word for another.
          !group(asked, 'units').includes('“') &&
          /\b(?:sizes?|measure\w*|dimensions?|units?|weights?|lengths?|heights?|distances?|temperatures?|volumes?|quantit\w+|metric)\b/u.test(
            asked.rule,
          )
            ? unitsShunned(group(asked, 'units'))
            : undefined,
      },
    ],
    phrasings: [
      'Sizes always in cm, never mm or inches',
      'Weights in kg, not pounds',
      'Use metres, not feet',
      'Give temperatures in °C, never °F',
      'Distances are in miles, not km',
      'Write volumes in litres, never gallons, because recipes are metric',
    ],
  },
];
