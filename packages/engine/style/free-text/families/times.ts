import { halfDaysAs, type HalfDay } from '../../../rules/support/time-check.ts';
import type { Family } from '../family.ts';
import { banned, reading } from './support.ts';

const wholeDays = banned(
  'day-of-12-hours',
  /(?<![\d.:/-])(?:(?:1[3-9]|2[0-3])[:.][0-5]\d|0\d:[0-5]\d)(?![\d:/%-]|\.\d)(?!\s?(?:[AaPp]\.?[Mm]\b|[kKMGT]?B\b|%))|(?<![\d.:/-])\d{1,2}:[0-5]\d(?=\s?(?:h|hrs?|hours)\b)/g,
  'Write “{match}” with the 12-hour clock.',
);

const fullHours = reading('full-hours', {
  kind: 'existence',
  pattern: /(?<![\d.:])(?:1[0-2]|0?[1-9])[:.]00(?=[^\S\n]?[AaPp]\.?[Mm]\b)/g,
  message: 'Leave the minutes of a full hour out: “{match}”.',
});

/** How times of day are written. */
export const TIME_FAMILIES: readonly Family[] = [
  {
    id: 'times',
    title: 'Times of day',
    options: [
      {
        names:
          /(?<=\b(?:no|not|never|without|drop|omit|skip|leave out|avoid)(?: the| use| using| write)? )“?[:.]00”?(?: (?:on|at|for|in|with) (?:the |a |full |whole |exact )*hours?| for (?:full|whole|round|exact) hours)?|\b(?:zero )?minutes (?:on|for|of) (?:the |a )?(?:full |whole |exact )?hours?\b/,
        // “.00” alone is of money as well.
        unwanted: ({ rule }) =>
          /:00|\b(?:hours?|minutes|times?|clock)\b/.test(rule) ? fullHours : undefined,
      },
      {
        names: /“(?:\d{1,2}(?:[:.]\d\d)? ?(?:a\.m\.|p\.m\.|am|pm))”/,
        wanted: ({ quotes }) => {
          const shown = quotes.find((quote) => /\d ?[ap]\.?m/i.test(quote)) ?? '';
          const half = /a\.m|p\.m/.test(shown)
            ? 'a.m.'
            : /A\.M|P\.M/.test(shown)
              ? 'A.M.'
              : /[AP]M/.test(shown)
                ? 'AM'
                : 'am';
          const spaced = /\d /.test(shown);
          const mark = /\d(?<mark>[:.])\d/.exec(shown)?.[1] as ':' | '.' | undefined;
          const dotted = mark === '.' ? ' with “.”' : '';
          return reading(
            `am-pm ${half}${spaced ? '' : ' unspaced'}${dotted}`,
            halfDaysAs(half, spaced, mark),
          );
        },
      },
      {
        names:
          /(?<small2>\blower[- ]?case )?(?<caps3>\b(?:upper[- ]?case|capital(?:ized)?|all-caps) )?(?<![\p{L}“])“?(?<half>am|a\.m\.)”?(?:(?: and |\/| or |, )“?(?:pm|p\.m\.?)”?)(?<caps> (?:in|are|as) (?:all )?(?:capitals|caps|capital letters|upper[- ]?case)| (?:capitali[sz]ed|uppercase))?(?<small> in (?:lower[- ]?case|small letters)| lowercase)?(?<dots> with(?: the)? (?:periods|stops|full stops|dots))?(?<bare> without(?: the)? (?:periods|stops|full stops|dots|spaces?))?|\b(?<caps2>capitali[sz]e|uppercase) “?(?:am|a\.m\.)”?(?: and |\/| or )“?(?:pm|p\.m\.?)”?/u,
        wanted: (asked) => {
          const half = halfOf(asked.groups);
          return half && reading(`am-pm ${half}`, halfDaysAs(half));
        },
        bare: 'for',
      },
      {
        names:
          /\b(?:the )?(?:24|twenty-four)[- ]?h(?:ou)?rs?(?: (?:clock|times?|notation|format|system))*\b|\bmilitary time\b/,
        wanted: 'day-of-24-hours',
        unwanted: wholeDays,
        bare: 'for',
      },
      {
        names: /\b(?:the )?(?:12|twelve)[- ]?h(?:ou)?rs?(?: (?:clock|times?|notation|format|system))*\b/,
        wanted: wholeDays,
        unwanted: 'day-of-24-hours',
        bare: 'for',
      },
    ],
    phrasings: [
      'No “:00” on the hour',
      'Use the 24-hour clock',
      'Write times in 24-hour format',
      'Use 24-hour time, since our readers live everywhere',
      'Write AM and PM in capitals',
      'Use lowercase a.m. and p.m. with periods',
      'Use the 24-hour clock, not the 12-hour clock',
      'Use the 12-hour clock',
      'Don’t use military time',
    ],
  },
];

function halfOf(groups: Readonly<Record<string, string | undefined>>): HalfDay | undefined {
  const dotted = !groups['bare'] && ((groups['half'] ?? '').includes('.') || groups['dots'] !== undefined);
  if (groups['caps'] ?? groups['caps2'] ?? groups['caps3']) return dotted ? 'A.M.' : 'AM';
  if (groups['small'] ?? groups['small2'] ?? groups['dots']) return dotted ? 'a.m.' : 'am';
  return dotted ? 'a.m.' : groups['bare'] ? 'am' : undefined;
}
