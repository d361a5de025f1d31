import { amountsOf, MONTHS, NUMBER_WORDS } from './amounts.ts';

/** Something that a text gives and that may change: a number, a time, an address, a name in code. */
export interface Value {
  /** Values of one kind can stand for each other. */
  readonly kind: string;
  readonly text: string;
  /** Offset in UTF-16 code units. */
  readonly index: number;
  /** "day" in "3 hours a day". */
  readonly each?: string;
}

/** "From 14 to 19", where hours are spoken of. */
const HOURS =
  /(?<![\w.,:/-])(?:[01]?\d|2[0-4]) ?(?:–|-|to|until) ?(?:[01]?\d|2[0-4])(?=[,;)]|\.?$|\.\s| (?:on|in|and|every|from|daily|instead|now|to [\d\0]|\())/g;
const OF_HOURS =
  /\b(?:hours|opens?|opening|clos(?:es?|ed|ing)|daily|visit\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|shifts?|shows?|live|o['’]clock|noon|[ap]m)\b|\d:\d\d/i;
/** "November to March", and not what has moved from the one to the other. */
const MONTH_RANGES = new RegExp(
  String.raw`(?<!\b(?:moved|moves|changed|changes|postponed|shifted|brought forward|put off)(?: from)? |\d\.? )\b${MONTHS} ?(?:to|until|till|through|–|-) ?${MONTHS}\b`,
  'g',
);
/** "7 and 8 October", "October 7–9", and not what has moved from the one day to the other. */
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|\.)?`;
const DATE_RANGES = new RegExp(
  String.raw`(?<![\w.,:/-])(?:${DAY} ?(?:–|-|and|&) ?|(?<!\b(?:moved|moves|changed|changes|postponed|shifted|brought forward|put off)(?: from)? )${DAY} (?:to|until) )${DAY} ${MONTHS}\b|\b${MONTHS} ${DAY} ?(?:–|-|and|&) ?${DAY}(?![\w:]|[.,]\d)`,
  'g',
);
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['url', /https?:\/\/[^\s,;()<>\]|"”]*[^\s,;()<>\]|"”.!?:*_]/g],
  ['email', /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*\w/g],
  ['code', /`[^`\n]+`/g],
  ['url', /(?<![\w@/.-])[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]+)+\/[\w./-]*\w/g],
  [
    'menu',
    /\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)*(?:(?:\*\*)? > (?:\*\*)?\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)*)+/gu,
  ],
  ['code path', /(?<![\w.~/<])(?:~(?:\/[\w.@-]*[\w@-])+|(?:\/[\w.@-]*[\w@-]){2,})\/?/g],
  ['code host', /(?<![\w@/.-])[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]+)+(?![\w/(]|[.-]\w)/g],
  ['identifier', /(?<![\w-])[A-Z][A-Za-z\d]*(?:-[A-Z\d][A-Za-z\d]*)+(?![\w-])/g],
  [
    'ordinal',
    /(?<!\w)(?:\d{1,2}(?:st|nd|rd|th)|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?!\w)/gi,
  ],
  ['channel', /(?<![\w&/#])#[a-z][\w-]+/g],
  ['phone', /(?<![\w.])(?:\+|0)\d[\d ()/-]{5,}\d|(?<![\w.-])\d{3}-(?:\d{3}-)?\d{4}(?![\w-])/g],
  [
    'times',
    /(?<![\w.:])(?<!\d ?[–-] ?)\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)? ?(?:–|-|to|and|until) ?\d{1,2}(?:[:.]\d{2}(?: ?(?:am|pm))?| ?(?:am|pm))(?![\w:])/gi,
  ],
  ['times', HOURS],
  ['clock', /(?<![\w.:])(?:\d{1,2}:\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|noon|midnight)(?![\w:])/gi],
  [
    'frequency',
    /\b(?:every (?:other |second )?(?:(?:\d+|two|three|four|five|six|ten|fifteen|thirty) )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|night|morning|evening|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|(?:once|twice|(?:\d+|three|four|five|six) times) (?:an?|per|each|every) (?:second|minute|hour|day|week|month|quarter|year)|(?:hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annually)(?=[.,;)]|$| (?:at|on|by|and|instead|now|rather|until)\b))/gi,
  ],
  ['duration', /(?<![\w.,:])\d+ ?h(?:ours?)? (?:and )?\d+ ?m(?:in(?:ute)?s?)?\b/gi],
  ['temperature', /(?<![\w.,])[-–−]?\d[\d.,]* ?°(?: ?[CF]\b)?/g],
  [
    'label',
    /\b(?:pH|room|building|floor|gate|hall|rack|bay|shelf|platform|terminal|extension|zone|aisle|locker|desk|counter|suite|dock|slot) (?:(?:[A-Z]{1,3}[-.]?)?\d[\w.-]*(?<=\w)(?!\s?[%°])|[A-Z](?![\w'’-]))/g,
  ],
  [
    'part of the year',
    /\b(?:the )?(?:end|beginning|middle|start) of (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gi,
  ],
  ['dates', DATE_RANGES],
  ['months', MONTH_RANGES],
  ['weekday', /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/g],
];
const NUMBER = /(?<![\w.,:€$/-])\d(?:[\d.,]*\d)?(?![\w:%€-]|[.,][\dx]|\s?(?:%|€))/gu;
const OPEN_RANGE = /(?<![\w.,-])\d[\d.,]*\s?(?:–|-|to)\s?$/;
const EACH = /^(?:\s(?:for )?(?:an?|per|each|every)\s|\s?\/\s?)(\p{L}+)/u;
/** How far around an amount its unit and its range are looked for, in UTF-16 code units. */
const LEAD = 120;
/** "Goes from 20 to 25 days": no range. */
const CHANGED_FROM =
  /\b(?:goes?|went|chang\p{L}+|increas\p{L}+|rais\p{L}+|ris\p{L}+|rose|lower\p{L}*|reduc\p{L}+|extend\p{L}*|bump\p{L}*|mov\p{L}+|grow\p{L}*|up|down)(?: \p{L}+){0,5}? from $/iu;

const SHORT_UNITS: Readonly<Record<string, string>> = {
  km: 'kilometer',
  kilometre: 'kilometer',
  min: 'minute',
  h: 'hour',
  s: 'second',
  sec: 'second',
};
/** "Kilometer" of "per kilometer" and "/km". */
function eachOf(behind: string): string | undefined {
  const unit = EACH.exec(behind)?.[1]?.toLowerCase();
  return unit === undefined ? undefined : (SHORT_UNITS[unit] ?? unit);
}

/** The values that a text gives, in order, none within another. */
export function valuesOf(text: string): readonly Value[] {
  const found: Value[] = [];
  let masked = text;
  /** Values of one kind are blanked at once: each by itself would copy the whole text. */
  const take = (values: readonly Value[]): void => {
    let [from, blanked] = [0, ''];
    for (const { index, text: value } of values) {
      blanked += masked.slice(from, index) + '\0'.repeat(value.length);
      from = index + value.length;
    }
    found.push(...values);
    masked = blanked + masked.slice(from);
  };
  const hasHours = OF_HOURS.test(text) || /^\s*\d{1,2} ?[–-] ?\d{1,2}\s*$/.test(text);
  for (const [kind, pattern] of KINDS)
    if (pattern !== HOURS || hasHours)
      take(
        [...masked.matchAll(pattern)].map(({ index, 0: value }) => ({
          kind: kindOf(kind, value),
          text: value,
          index,
        })),
      );
  let end = 0;
  const amounts = [...amountsOf(masked)].sort((a, b) => a.index - b.index);
  take(
    amounts.flatMap(({ dimension, text: value, index }): readonly Value[] => {
      if (masked[index] === '\0' || index < end) return [];
      const range = OPEN_RANGE.exec(masked.slice(Math.max(end, index - LEAD), index));
      const from = index - (range?.[0].length ?? 0);
      const open = range && !CHANGED_FROM.test(masked.slice(Math.max(0, from - LEAD), from)) ? range[0] : '';
      end = index + value.length;
      const each = eachOf(masked.slice(end, end + LEAD));
      const start = index - open.length;
      return [
        { kind: dimension, text: text.slice(start, end), index: start, ...(each !== undefined && { each }) },
      ];
    }),
  );
  for (const { index, 0: value } of masked.matchAll(NUMBER))
    found.push({ kind: 'number', text: value, index });
  return found.sort((a, b) => a.index - b.index);
}

/** "Room 4" stands for another room, and for no gate. */
const kindOf = (kind: string, value: string): string =>
  kind === 'code' ? kindOfCode(value) : kind === 'label' ? `label ${value.split(' ')[0] ?? ''}` : kind;

/** "`--force`" and "`--yes`" are flags, "`npm install x`" and "`brew install x`" one command. */
function kindOfCode(code: string): string {
  const bare = code.slice(1, -1).trim();
  if (/^--?[a-z]/i.test(bare)) return 'code flag';
  if (/^(?:GET|POST|PUT|PATCH|DELETE) \//.test(bare)) return 'code call';
  if (/^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(bare)) return 'code variable';
  if (/^\d[\d.,]*$/.test(bare)) return 'code number';
  if (/^(?:[~.]{0,2}\/|[A-Z]:\\)/.test(bare)) return 'code path';
  if (/^\S+\s/.test(bare)) return `code to ${bare.split(/\s+/)[1] ?? ''}`;
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(bare)) return 'code host';
  return 'code word';
}

/** What two values are compared by: "six months" and "6 months", "$ 5" and "$5". */
export function plainValue(value: string): string {
  return value
    .toLowerCase()
    .replace(/^twice$/, '2 times')
    .replace(/^[`"“]|[`"”]$/g, '')
    .replace(/(?<=day)s$/, '')
    .replace(/[\s-]+/g, ' ')
    .replace(/^\p{L}+/u, (word) => (NUMBER_WORDS.includes(word) ? String(NUMBER_WORDS.indexOf(word)) : word))
    .replace(/(?<=\d \p{L}{2,})s$/u, '')
    .replace(/(?<=\d)\s(?=(?!(?:to|and|until)\b)[a-z%])/, '')
    .replace(/\s*(?:–|-|\bto\b|\band\b|\buntil\b)\s*/g, '-');
}

/** "9 am to 5 pm" is "9 to 5". */
export const hoursOf = (value: string): string => plainValue(value).replace(/(?<=\d)(?::00|\s?[ap]m)+/g, '');

export const isDay = (value: string): boolean => /day(?:s|$)/.test(value);
/** "Every Friday" is "Fridays". */
export const dayOf = (value: string): string => plainValue(value).replace(/^every (?=\p{L}+day$)/u, '');
/** "100 orders", and no code, address, or date. */
export const isCounting = ({ kind, text }: Value): boolean =>
  /^\d/.test(text) && !/^(?:code|version|url|email|phone|clock|times|date|ordinal)/.test(kind);
