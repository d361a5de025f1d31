import { lazily } from '../../lazily.ts';
import { isUnder } from './words-told.ts';

/** A way to write something, and what a rule asks for that shows it as right, or as wrong. */
interface Shape {
  readonly shape: string;
  readonly right?: string;
  readonly wrong?: string;
}

interface Concept {
  /** What the rule must speak of. */
  readonly beside?: string;
  readonly apart?: string;
  readonly shapes: readonly Shape[];
}

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const UNIT = String.raw`(?:[kKMGT]i?B|[kcm]?m|km|[km]?g|kg|ml|l|ms|[kMG]?Hz|px|min|V|W|°C)`;
const KEY = '(?:ctrl|control|alt|shift|cmd|command)';
const SMALL = String.raw`(?:two|three|four|five|six|seven|eight|nine)`;
/** An example of a list stands in quotes or behind a colon. */
const BEFORE_LIST = String.raw`(?<=^|\n|["“(:*] ?|never |not |write )(?!(?:not|never|write) )`;
const END = String.raw`(?![A-Za-zÀ-ž0-9])`;
const COUNTED = String.raw`(?!(?:st|nd|rd|th|am|pm|a\.m|p\.m|to|and|or|percent|per|in|not|instead|rather|is|are|digits?|capitals?|letters?|characters?|words?|sentences?|times?|days?|hours?|minutes?|seconds?|years?|levels?)\b)`;

/** “2–7 items” limits the parts of a text. */
const LIMITED = String.raw`(?! (?:words?|items?|sentences?|characters?|lines?|levels?|bullets?|steps?|paragraphs?|entries|points|options)\b)`;

/** What the shape of an example tells, and how a family is asked for it. */
const CONCEPTS: readonly Concept[] = [
  {
    shapes: [
      { shape: String.raw`\b\d{4}-\d\d-\d\d\b|\byyyy-mm-dd\b`, right: 'Use ISO dates' },
      {
        shape: String.raw`\b\d{1,2} ${MONTH}(?:,? \d{4})?${END}|\bday[ -]month[ -]year\b`,
        right: 'Write dates as “5 January 2024”',
        wrong: 'Write dates as “January 5, 2024”',
      },
      {
        shape: String.raw`(?<!\d )\b${MONTH} \d{1,2}(?:,? \d{4})?${END}|\bmonth first\b|\bmonth[ -]day[ -]year\b`,
        right: 'Write dates as “January 5, 2024”',
        wrong: 'Write dates as “5 January 2024”',
      },
      { shape: String.raw`\b\d{1,2}/\d{1,2}(?:/\d{2,4})?\b`, wrong: 'Don’t write dates in numbers' },
    ],
    beside: String.raw`\bdates?\b|\bmonths?\b|\bday\b|\d{4}|\byyyy`,
    // “2025/26” is a year.
    apart: String.raw`fraction|two-thirds|ordinals?|\b(?:st|nd|rd|th)\b|\b\d{4}/\d\d\b(?!/)`,
  },
  {
    shapes: [
      {
        shape: String.raw`\b12(?::00)? ?[ap]\.?m\b`,
        wrong:
          'Don’t write “12 am”, “12am”, “12 a.m.”, “12:00 a.m.”, “12 pm”, “12pm”, “12 p.m.” or “12:00 p.m.”',
      },
      {
        shape: String.raw`\b(?!12 )\d{1,2}(?:[:.]\d\d)? [ap]\.m\.`,
        right: 'Write “9 a.m.”',
      },
      { shape: String.raw`\b\d{1,2}(?:[:.]\d\d)? (?:AM|PM)\b`, right: 'Write “9 AM”' },
      { shape: String.raw`\b(?!12)\d{1,2}(?:[:.]\d\d)?(?:am|pm)\b`, right: 'Write “9am”' },
      { shape: String.raw`\b(?!12 )\d{1,2}(?:[:.]\d\d)? (?:am|pm)\b`, right: 'Write “9 am”' },
      {
        shape: String.raw`\b(?:[01]?\d|2[0-3])[:.][0-5]\d\b(?! ?[AaPp]\.?[Mm])|\b(?:1[3-9]|2[0-3])h\b`,
        right: 'Use the 24-hour clock',
        wrong: 'Use the 12-hour clock',
      },
    ],
    beside: String.raw`\btimes?\b|\bclock\b|(?:\b|\d)[ap]\.?m\b|\bhours?\b`,
  },
  {
    shapes: [
      {
        shape: String.raw`\b\d+ ${UNIT}${END}`,
        right: 'Put a space between a number and its unit',
        wrong: 'No space between number and unit',
      },
      {
        shape: String.raw`\b\d+${UNIT}${END}`,
        right: 'No space between number and unit',
        wrong: 'Put a space between a number and its unit',
      },
    ],
    apart: String.raw`in prose|spelled|abbreviate units|[ap]\.?m\b|\d,\d{3},\d{3}|\bmillion`,
  },
  {
    shapes: [
      {
        shape: String.raw`(?<![\d–]|\b(?:spell out|write out|words for|numbers|numerals for|digits for) )\d+–\d+(?!–|\d)${LIMITED}`,
        right: 'Use an en dash in number ranges',
      },
      { shape: String.raw`\b\d+ to \d+\b${LIMITED}`, right: 'Write ranges with “to”' },
      { shape: String.raw`(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])${LIMITED}` },
    ],
    beside: String.raw`\branges?\b|\bspans?\b|\bdash\w*|\bhyphens?\b|between numbers|\d[–-]\d`,
    apart: String.raw`fraction`,
  },
  {
    shapes: [
      { shape: String.raw`\b\d{1,3}(?:,\d{3})+\b`, right: 'Use commas in numbers of four or more digits' },
      { shape: String.raw`\b\d{4,}\b` },
    ],
  },
  {
    shapes: [
      {
        shape: String.raw`${BEFORE_LIST}[A-Za-zÀ-ž]+(?: [A-Za-zÀ-ž]+)?, [A-Za-zÀ-ž]+(?: [A-Za-zÀ-ž]+)?, (?:and|or) [A-Za-zÀ-ž]+`,
        right: 'Use the Oxford comma',
        wrong: 'Don’t use the Oxford comma',
      },
      {
        shape: String.raw`${BEFORE_LIST}[A-Za-zÀ-ž]+(?: [A-Za-zÀ-ž]+)?, [A-Za-zÀ-ž]+(?: [A-Za-zÀ-ž]+)? (?:and|or) [A-Za-zÀ-ž]+(?![A-Za-zÀ-ž]*:)`,
        right: 'Don’t use the Oxford comma',
        wrong: 'Use the Oxford comma',
      },
    ],
    beside: String.raw`\bcommas?\b|\boxford\b|\bseries\b|lists? of three|three (?:or more )?(?:items|things)`,
    apart: String.raw`\bquot|\binside\b|numbers?\b`,
  },
  {
    shapes: [
      { shape: String.raw`\b${KEY}\+[A-Za-z\d]`, right: 'Join keys with a plus sign' },
      { shape: String.raw`\b${KEY}(?:-| - | )[A-Za-z]\b`, wrong: 'Join keys with a plus sign' },
    ],
  },
  {
    shapes: [
      { shape: String.raw`(?<![\d.])0\.\d+`, right: 'Use a leading zero in decimals' },
      { shape: String.raw`(?<![\d.A-Za-zÀ-ž])\.\d+`, wrong: 'Use a leading zero in decimals' },
    ],
    beside: String.raw`(?<![\d.A-Za-zÀ-ž])\.\d|leading zero|decimal`,
  },
  {
    shapes: [
      {
        shape: String.raw`\b(?:first|second|third|fourth)\b(?! (?:person|use|time|mention|word|letter|level))`,
        right: 'Write out ordinals',
      },
      { shape: String.raw`\b(?:1st|2nd|3rd|\dth)\b`, wrong: 'Write out ordinals' },
    ],
    beside: String.raw`^(?=[\s\S]*\b(?:1st|2nd|3rd|\dth)\b)(?=[\s\S]*\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ordinals?|numeric|spell\w*|written out|write out|in full|words)\b)`,
    apart: String.raw`dates?\b|months?\b|superscript`,
  },
  {
    shapes: [
      {
        shape: String.raw`(?<![\d.,–-])\b[2-9] ${COUNTED}[A-Za-zÀ-ž]{3,}`,
        right: 'Use numerals for all numbers',
      },
      {
        shape: String.raw`\b${SMALL} ${COUNTED}[A-Za-zÀ-ž]{3,}`,
        wrong: 'Use numerals for all numbers',
        right: 'Spell out numbers below ten',
      },
    ],
    beside: String.raw`\b(?:numbers?|numerals?|digits?|figures?)\b`,
    apart: String.raw`\b(?:start|begin|open)\w* (?:a |the )?sentences?|units?\b|measure|below ten|under ten|nine\b`,
  },
];

interface Made {
  readonly shapes: readonly (Omit<Shape, 'shape'> & { readonly shape: RegExp })[];
  readonly beside?: RegExp;
  readonly apart?: RegExp;
}

const concepts = lazily<readonly Made[]>(() =>
  CONCEPTS.map(({ shapes, beside, apart }) => ({
    shapes: shapes.map(({ shape, ...rest }) => ({ ...rest, shape: new RegExp(shape, 'gu') })),
    ...(beside !== undefined && { beside: new RegExp(beside, 'u') }),
    ...(apart !== undefined && { apart: new RegExp(apart, 'u') }),
  })),
);

/** Words that turn what follows to wrong, or to right, up to the end of the sentence. */
const TURNS = lazily(
  () =>
    /(?<wrong>(?<![A-Za-zÀ-ž'])(?:not|never|no|nor|avoid|instead of|rather than|in place of|over|than|replace|don't|do not|isn't|aren't|bad:|wrong:|incorrect:|preferred to|confuse\w*|look like|reads? (?:\d|.{0,20}as))(?![A-Za-zÀ-ž'])|[✗❌✘])|(?<right>(?<![A-Za-zÀ-ž'])(?:use|write|say|but|prefer|good:|right:|correct:|do:|it's|becomes?|with|as in|must be|should be|stays?|put)(?![A-Za-zÀ-ž'])|→|->|=>|[✓✔✅])|(?<end>[.;!?](?=\s|$)|\n)/gu,
);
/** What follows an example that is wrong. */
const FAULTED =
  /^["”'’`)*]*(?:(?:,|,? and|,? or|\/)? ?(?:\d[\w.]*|so on|etc\.?)(?: [ap]\.?m\.?)?)*\s*(?:→|->|=>|(?:becomes?|must be|should be|(?:isn't|aren't)|(?:is|are) (?:not|wrong|out|ambiguous|never|to be (?:written|spelled|spelt))|confuse|mislead)(?![A-Za-zÀ-ž]))/u;

const NO_SPACE = /(?<!\p{L})(?:no|without(?: a| any)?) spaces?,?(?: ?[(:–—]| -) ?["“]?$/iu;
const PREFERRED = /^["”'’`)*]*,? (?:and )?(?:not|never|rather than|instead of) /iu;
const AFTER_COLON = /: ["“‘'`(*]{0,3}(?:\p{L}+ )?$/u;

const DENIED = /(?:^|\n|[.!?] )not (?:in|for|with) [^.:;!?]{3,40}: ["“]?$/iu;

/** What a rule asks for that shows how figures are written: “5 km, not 5km”, “Write 3 March 2024”. */
export function figuresShown(said: string): readonly string[] {
  const text = said
    .replace(/[‘’]/g, "'")
    .replace(/\u00a0/g, ' ')
    // “Max 800px wide” shows no figure.
    .replace(/\b(?:max(?:imum)?\.?|at most|at least|min(?:imum)?\.?|up to|under|below|over) \d\S*/giu, ' ');
  const whole = text.toLowerCase();
  return concepts().flatMap(({ shapes, beside, apart }) => {
    if ((beside && !beside.test(whole)) || apart?.test(whole)) return [];
    const seen = shapes.flatMap((each) => sidesOf(each.shape, text).map((side) => ({ each, side })));
    const right = seen.filter(({ side }) => side === 'right').map(({ each }) => each.right);
    const wrong = seen.filter(({ side }) => side === 'wrong').map(({ each }) => each.wrong);
    const asked = new Set((right.some(Boolean) ? right : wrong).filter((one) => one !== undefined));
    // Two right ways, or the same way right and wrong: the rule says something else.
    const mixed = seen.some(
      ({ each, side }) =>
        side === 'right' && seen.some((other) => other.each === each && other.side === 'wrong'),
    );
    // “5.30pm, not 17:30”: both ways are told.
    return asked.size === 1 && !mixed
      ? [...new Set([...asked, ...wrong.filter((one) => one !== undefined)])].map((one) =>
          withMark(one, text),
        )
      : [];
  });
}

/** “Write “9am””, with the mark before the minutes that a rule shows: “9.30am”. */
function withMark(demand: string, text: string): string {
  const side = sidesIn(text);
  const marks = [...text.matchAll(/\d([.:])[0-5]\d(?= ?[ap]\.?m\b)/giu)]
    .filter(({ 0: match, index }) => side(index, index + match.length) === 'right')
    .map(([, mark]) => mark);
  const [mark] = marks;
  return mark && new Set(marks).size === 1
    ? demand.replace(/^Write “9(?= ?[ap])/iu, `Write “9${mark}30`)
    : demand;
}

function sidesOf(shape: RegExp, part: string): readonly Side[] {
  const text = part.replace(/\b\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
  const side = sidesIn(text);
  return [...text.matchAll(shape)].map(({ 0: match, index }) => side(index, index + match.length));
}

type Side = 'right' | 'wrong';

/** On which side a text puts the example that stands from `start` to `end`. */
export function sidesIn(text: string): (start: number, end: number) => Side {
  const turns = [...text.toLowerCase().matchAll(TURNS())];
  return (start, end) => {
    if (FAULTED.test(text.slice(end))) return 'wrong';
    // “No space (20°C)”, “no space: 20°C”
    if (NO_SPACE.test(text.slice(0, start))) return /\s/u.test(text.slice(start, end)) ? 'wrong' : 'right';
    // “Not in simple lists: “red, white and blue””
    if (DENIED.test(text.slice(0, start))) return 'right';
    const before = turns.filter((turn) => turn.index + turn[0].length <= start);
    const last = (isUnder(before.at(-2), before.at(-1)) ? before.at(-2) : before.at(-1))?.groups;
    // “Don't abbreviate: “3 January”, not “3 Jan””; what is shown for “no hyphen” may be one.
    const isAnew = PREFERRED.test(text.slice(end)) && AFTER_COLON.test(text.slice(0, start));
    return last?.['wrong'] && !(isAnew && last['wrong'] !== 'no') ? 'wrong' : 'right';
  };
}
