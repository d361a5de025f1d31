import { spellOut } from '../../../rules/spell-out-numbers.ts';
import { separated } from '../../../rules/thousands-separators.ts';
import { numeralsFrom } from '../../../rules/use-numerals.ts';
import type { Family } from '../family.ts';
import { NUMBER, valueOf } from '../numbers.ts';
import { banned, group, reading } from './support.ts';

const N = (name: string) => String.raw`(?<${name}>${NUMBER}|“(?:\d+|[a-z]+)”)`;
const VERB = String.raw`(?:spell(?:ed|ing)?(?: out)?|writ(?:e|ten|ing)(?: out)?|express(?:ed)?)`;
const LOW = String.raw`(?:numbers |numerals |values |integers )?(?:from |between )?(?:zero|one|1|0|“one”|“zero”)(?: (?:to|through|thru|and|up to)|-|–) ?`;
const THINGS = String.raw`(?:(?:all |any |small |single-digit |whole |cardinal )*(?:numbers|numerals|integers|digits))`;
const bareNumber = (text: string) => valueOf(text.replace(/[“”]/g, ''));
const upTo = (max: number) =>
  max >= 1 && max <= 100 ? reading(`spell-out-numbers ≤ ${max}`, ...spellOut(max)) : undefined;

/** What “the rest” begins with: behind the highest number that the rule has spelled out. */
function restFrom(rule: string): number {
  const { under, to } =
    new RegExp(
      String.raw`\b(?:under|below|less than) (?<under>${NUMBER})|(?:\b(?:to|through|thru)|[–-]) ?(?<to>${NUMBER})`,
      'u',
    ).exec(rule)?.groups ?? {};
  return under ? valueOf(under) : to ? valueOf(to) + 1 : 11;
}

/** The number from which on thousands are separated: “from 10,000”, “with five digits or more”; 0 where none is named. */
function leastOf(text: string): number {
  const { number, digits } =
    /(?<number>\d{1,3}(?:,\d{3})+|\d{4,})|\b(?<digits>four|five|six|[4-6])(?:[ -]or[ -]more)?[ -]digits?\b/.exec(
      text,
    )?.groups ?? {};
  return number ? Number(number.replaceAll(',', '')) : digits ? 10 ** (valueOf(digits) - 1) : 0;
}

const CLOSED_PERCENT = banned(
  'percent-spacing',
  /(?<=\d)[^\S\n]+%(?![\w%])/g,
  'No space stands before the percent sign.',
);

/** Numbers, units, dates and times. */
export const NUMBER_FAMILIES: readonly Family[] = [
  {
    id: 'spell-out-numbers',
    title: 'Small numbers in words',
    // “Numbers over three digits get commas”
    apart: /\b(?:digits|figures) (?:get|take|have|need|use|carry) (?:a )?commas?\b/,
    options: [
      {
        names: new RegExp(
          String.raw`\b${VERB} (?:out )?(?:${THINGS} )?(?:(?:from|between) )?(?:zero|one|1|0)(?: (?:to|through|thru|and|up to)|-|–) ?${N('to')}(?: out)?(?: (?:in|as) words)?|\b${VERB} (?:out )?${THINGS} (?<under>under|below|less than|smaller than|lower than|up to|through|up to and including)(?: and including)? ${N('max')}(?: out)?(?: (?:in|as) words)?|\b${THINGS} (?:${LOW}${N('to2')}|(?<under2>under|below|less than|smaller than|up to) ${N('max2')})(?:,? (?:should|must|are|is|get|have to|need to)(?: be)?)? ?(?:${VERB}|in words|as words)(?: out)?(?: (?:in|as) words)?|\bwords for (?:${THINGS} )?(?:${LOW}${N('to3')}|(?<under3>under|below|less than|up to|through) ${N('max3')})|\b${VERB} (?:out )?(?<single>single-digit|one-digit) (?:numbers|numerals|digits)|(?<=^|[,;.:] )(?:from )?(?:zero|one|1|0)(?: (?:to|through|thru|up to)|-|–) ?${N('to4')}(?:,| are| get)? (?:(?:spelled|written)(?: out)?(?: (?:in|as) words)?|(?:in|as) words)|\b(?<single2>single-digit|one-digit) numbers (?:are|should be|must be) (?:spelled|written) out`,
          'u',
        ),
        bare: 'for',
        wanted: (asked) => {
          if (group(asked, 'single') || group(asked, 'single2')) return upTo(9);
          const to = ['to', 'to2', 'to3', 'to4'].map((name) => group(asked, name)).find(Boolean);
          if (to) return upTo(bareNumber(to));
          const under = group(asked, 'under') || group(asked, 'under2') || group(asked, 'under3');
          const max = bareNumber(group(asked, 'max') || group(asked, 'max2') || group(asked, 'max3'));
          return upTo(/^(?:up to|through)/.test(under) ? max : max - 1);
        },
      },
      {
        names: new RegExp(
          String.raw`\b(?:numerals|digits|figures) for (?:all |every |any )?(?:numbers?|numerals?|quantit(?:y|ies))\b(?! (?:${NUMBER}|above|over|greater|from|of|under|below|with|in|that))|\b(?:all |every |write )(?:numbers?|quantities) (?:are |is )?(?:written )?(?:as|in|with|using) (?:numerals|digits|figures)|\b(?:numerals|digits|figures)(?=,? (?:and not|not|instead of|rather than|over|in place of) (?:number )?words)|(?<=^(?:please )?(?:always )?(?:use|write) )(?:numerals|digits|figures)(?=$|,? (?:everywhere|throughout|even)\b)`,
          'u',
        ),
        wanted: 'use-numerals',
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\b(?:numerals|digits|figures)(?: for (?:(?:numbers|everything|values) )?(?:(?:of )?${N('from')} (?:and|or) (?:above|higher|more|over|greater|up)|(?:above|over|greater than|higher than|larger than) ${N('over')}|from ${N('from2')}(?: up(?:wards)?| on)?|larger (?:ones|numbers)|the rest|everything else|higher numbers|others|all others))|\b(?:numbers )?${N('from3')} (?:and|or) (?:above|higher|more|over|greater|up) (?:as|in|with) (?:numerals|digits|figures)|\b(?:numbers?|values|anything|everything) (?:over|above|greater than|larger than|higher than) ${N('over2')} (?:(?:are|get|take|goes?|must be|should be|is|always|written|given|shown|set|spelled|as|in|with) ){0,4}(?:numerals|digits|figures)|\b(?:numbers?|others|values|anything) (?:above|beyond|over)(?: that| this| it)? (?:are |is |get |go )?(?:written |given |in |as )*(?:numerals|digits|figures|numerical)\b|(?<=above that, use )(?:numerals|digits|figures)|\b(?:numerals|digits|figures) (?:from|starting (?:at|with)) ${N('from4')}(?: on(?:wards?)?| up(?:wards?)?)?`,
          'u',
        ),
        wanted: (asked) => {
          const from =
            group(asked, 'from') || group(asked, 'from2') || group(asked, 'from3') || group(asked, 'from4');
          const over = group(asked, 'over') || group(asked, 'over2');
          const min = from ? bareNumber(from) : over ? bareNumber(over) + 1 : restFrom(asked.rule);
          return reading(`use-numerals ≥ ${min}`, ...numeralsFrom(min));
        },
        bare: 'for',
      },
    ],
    phrasings: [
      'Spell out numbers from one to nine',
      'Spell out numbers under ten',
      'Write out numbers one through nine',
      'Numbers below 10 are spelled out, because digits distract',
      'Use words for numbers up to ten',
      'Spell out zero through nine and use numerals for 10 and above',
      'Single-digit numbers should be spelled out',
      'Use numerals for all numbers',
    ],
  },
  {
    id: 'unit-numerals',
    title: 'Numerals with units',
    options: [
      {
        names:
          /\b(?:numerals?|digits?|figures?)(?: always)?(?: (?:with|for|before|in front of|when used with))(?: all| any)? (?:units?(?: of measure(?:ment)?)?|measurements?|measures)\b|\b(?:units?(?: of measure(?:ment)?)?|measurements?) (?:take|use|get|need|with) (?:numerals?|digits?)/,
        wanted: 'unit-numerals',
        bare: 'for',
      },
    ],
    phrasings: [
      'Use numerals with units',
      'Use digits before units of measurement',
      'Always use numerals for measurements',
      'Measurements take numerals',
      'Write numerals with units of measure',
      'Use digits with units, because readers scan for them',
    ],
  },
  {
    id: 'sentence-opening-numeral',
    title: 'Numerals that open sentences',
    options: [
      {
        names:
          /\b(?:spell(?:ed)? out|write out) (?:a |any |all |every )?numbers? (?:when|where|if|that) (?:it |they )?(?:begins?|starts?|opens?) (?:a |the )?sentences?/,
        wanted: 'sentence-opening-numeral',
        bare: 'for',
      },
      {
        names:
          /(?<=\b(?:start|begin|open|starting|beginning) (?:a |any |your |the )?sentences? with )(?:a |any )?(?:numerals?|numbers?|digits?|figures?)\b|\b(?:numerals?|numbers?|digits?) (?:at the (?:start|beginning) of|to (?:start|begin|open)|that (?:start|begin|open)s?) (?:a |your )?sentences?|\bsentences? (?:(?:should|must|may|can|never|not|always|do|does) ){0,3}(?:start|begin|open)s? with (?:a )?(?:numerals?|numbers?|digits?)/,
        unwanted: 'sentence-opening-numeral',
        bare: 'against',
      },
    ],
    phrasings: [
      'Don’t start a sentence with a numeral',
      'Never begin sentences with a number',
      'Avoid numerals at the start of a sentence',
      'Do not open a sentence with digits',
      'No numbers at the beginning of a sentence',
      'Avoid starting sentences with a number, because it is hard to see where they begin',
    ],
  },
  {
    id: 'thousands-separators',
    title: 'Commas in thousands',
    options: [
      {
        names:
          /\bthousands?[- ]separators?\b|(?<=\b(?:numbers|numerals) (?:over|above|of|with|longer than|more than) (?:three|3|four|4) (?:digits|figures) (?:get|take|have|need|use|carry) )(?:a )?commas?|(?<=\b(?:digits|figures)(?: (?:and|or) (?:more|up|over))? (?:get|take|have|need|use|carry) )(?:a )?(?:thousands )?commas?|\bcommas? (?:every|after every|at every) (?:three|third|3) digits?|\bgroup(?:ed|ing)? (?:the )?digits\b[a-z ]*(?:commas?|threes)|\bcommas? (?:in|as|to separate|between|for) (?:the )?(?:large numbers|thousands|numbers (?:over|above|of|greater|larger|with)[a-z0-9 ,]*|numerals|thousands separators?)|\bseparate (?:the )?thousands(?: with (?:a )?commas?)?|\bcommas? (?:in|for) (?:numbers|numerals)\b|(?<=\b(?:numbers|numerals) (?:over|above|of|with|greater than|larger than) (?:\S+ ){0,5}(?:have|take|need|get|use) (?:a )?)commas?/,
        wanted: ({ text }) => {
          const least = leastOf(text);
          return least > 1000
            ? reading(`thousands-separators ≥ ${least}`, separated(least))
            : 'thousands-separators';
        },
        bare: 'for',
      },
    ],
    phrasings: [
      'Use thousands separators',
      'Use commas in large numbers',
      'Separate thousands with commas',
      'Put commas in numbers over 999',
      'Always use a thousands separator, because long numbers are hard to read',
      'Use commas to separate thousands',
    ],
  },
  {
    id: 'dates',
    title: 'Dates',
    options: [
      {
        names:
          /\biso[- ]?(?:8601|dates?|formats?|style dates?)(?: (?:dates?|formats?|date formats?|notation))?\b|\byyyy-mm-dd(?: format)?\b|“\d{4}-\d{2}-\d{2}”|\b\d{4}-\d{2}-\d{2}\b|“yyyy-mm-dd”/,
        wanted: 'iso-dates',
        unwanted: 'month-day-dates',
        bare: 'for',
      },
      {
        names:
          /“?\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2},? \d{4}\b”?|\bmonth[ -]day,?[ -]year\b|\bmonth (?:before|first,? then) (?:the )?day\b|\bmonth dd,? yyyy\b|\bmmmm d,? yyyy\b|\b(?:american|us) date formats?\b/,
        wanted: 'month-day-dates',
        bare: 'for',
      },
      {
        names:
          /“?\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december),? \d{4}\b”?|\bday[ -]month[ -]year\b|\bday (?:before|first,? then) (?:the )?month\b|\bdd month yyyy\b|\bd mmmm yyyy\b|\b(?:british|european|uk) date formats?\b/,
        wanted: 'day-month-dates',
        bare: 'for',
      },
      {
        names:
          /\b(?:all-)?(?:numeric|numerical|numbers-only|number-only|digits-only|slashed|ambiguous)(?: or [a-z]+)? dates?(?: formats?)?\b|“?\b\d{1,2}\/\d{1,2}\/\d{2,4}\b”?|\b(?:mm\/dd\/yyyy|dd\/mm\/yyyy|mm\/dd\/yy|dd\/mm\/yy)(?: or (?:mm\/dd\/yyyy|dd\/mm\/yyyy))?(?: (?:dates?|formats?))?|\bslashes in dates\b|(?<=\bdates?\b.*)\b(?:no|without) slashes\b|\bdates? with slashes\b|\bslashes (?:to separate|between) (?:the )?(?:parts of (?:a )?dates?|day|month)[a-z, ]*|\bdates (?:in|with) (?:numbers|slashes|numerals)(?: only)?\b/,
        unwanted: 'no-numeric-dates',
        bare: 'against',
      },
      {
        names:
          /\b(?:spell(?:ing)?|write|writing)(?: out)? (?:the )?(?:names? of )?(?:the )?months?(?: names?)?(?: out)?(?: in (?:full|dates))?|\bmonths? (?:names? )?(?:is |are |should be |must be )?(?:spelled|written)(?: out)?(?: in full)?|\bfull month names?\b|\bname of the month\b/,
        wanted: ({ named }) =>
          /\bnames?\b|\bmonths\b/.test(named) ? 'month-names' : ['month-names', 'no-numeric-dates'],
        bare: 'for',
      },
      {
        names:
          /\babbreviat(?:e|ed|ing|ions? (?:of|for)) (?:the )?(?:names? of )?(?:the )?months?(?: names?)?\b|\babbreviated months?(?: names)?/,
        unwanted: 'month-names',
        bare: 'against',
      },
      {
        names:
          /-?“?\b(?:st|nd|rd|th)\b”?(?:(?:,? (?:and|or) |, ?|\/)-?“?(?:st|nd|rd|th)\b”?)+(?: (?:after|in|on|with|to) (?:the )?(?:day of (?:a |the )?)?(?:dates?|days?)(?: of (?:a |the )?(?:date|month))?)|\bordinals?(?: (?:numbers?|numerals?|suffixes|indicators?|endings?))?(?: \([^)]*\))? (?:in|for|on) (?:calendar )?dates\b|(?<=\bdates[^.;]*)\bordinals?(?: (?:numbers?|numerals?|suffixes|indicators?|endings?))?\b|“\d+(?:st|nd|rd|th)” in dates/,
        unwanted: 'date-ordinals',
        bare: 'against',
      },
      {
        names: /-?“(?:st|nd|rd|th)”/,
        unwanted: ({ rule }) => (/\b(?:dates?|days?|months?)\b/.test(rule) ? 'date-ordinals' : undefined),
      },
    ],
    phrasings: [
      'Use ISO 8601 dates',
      'Write dates as YYYY-MM-DD',
      'Write dates like “November 21, 2026”',
      'Use the format “21 November 2026” for dates',
      'Don’t use numeric dates, because 05/06 is ambiguous',
      'Spell out the month in dates',
      'Never abbreviate months',
      'Avoid ordinals in dates',
    ],
  },
  {
    id: 'ordinals',
    title: 'Ordinals',
    options: [
      {
        names:
          /\b(?:spell(?:ing)?(?: out)?|write(?: out)?) (?:out )?(?:all )?ordinal(?:s| numbers)?(?: out)?(?: (?:in|as) words)?|\bordinals? (?:are |should be |must be )?(?:spelled|written)(?: out)?|\bwords for ordinals?|“first”(?=,? (?:not|instead of|rather than|over) “1st”)/,
        wanted: 'ordinal-words',
        bare: 'for',
      },
      {
        names:
          /\b(?:ordinal (?:numerals|numbers)|numerals for ordinals|ordinals (?:as|in) (?:numerals|digits|figures)|numeric ordinals)\b(?! out)|“1st”/,
        unwanted: 'ordinal-words',
        wanted: 'ordinal-numerals',
      },
    ],
    phrasings: [
      'Spell out ordinals',
      'Write ordinal numbers out',
      'Ordinals should be spelled out',
      'Write “first”, not “1st”',
      'Use words for ordinals',
      'Don’t use numeric ordinals such as “1st”',
      'Use numerals for ordinals',
    ],
  },
  {
    id: 'percent',
    title: 'Percent',
    options: [
      {
        names:
          /(?:\b(?:no|without(?: an?| any)?|never an?) spaces? (?:before|in front of|between (?:a |the )?(?:numbers?|numerals?|figures?|digits?|values?) and)|\bclose up) (?:the |a )?(?:%|percent|percentage)(?: (?:signs?|symbols?))?|(?<=(?:%|\bpercent(?:age)?)(?: (?:signs?|symbols?))?,? )(?:with no|without(?: an?| any)?) spaces?(?: (?:before|in front of) (?:it|them))?|\bpercent(?:age)? (?:signs?|symbols?) (?:have|has|takes?|gets?|needs?) no spaces?(?: (?:before|in front of) (?:it|them))?/,
        wanted: CLOSED_PERCENT,
        unwanted: CLOSED_PERCENT,
        bare: 'for',
      },
      {
        names:
          /\bpercent(?:age)? (?:signs?|symbols?)(?: \(“?%”?\))?|(?<!\w)“?%”? (?:symbol|sign) (?:instead of|rather than) spelling out (?:the word )?“?percent”?|“%”|(?<=\s)%,? (?=(?:(?:and )?not|instead of|rather than|over|sign|never))|(?<!\w)% (?:sign|symbol)/,
        wanted: 'percent-sign',
        unwanted: 'percent-word',
        bare: 'for',
      },
      {
        names:
          /\bthe word “?percent”?|“percent”(?: (?:(?:must|should) (?:always )?be|is) (?:spelled|spelt|written) out)?|\bspell out “?percent”?|\bpercent(?=,? (?:instead of|rather than|not|over|never) (?:the )?(?:%|“%”|percent sign))|(?<=\b(?:not|never|than|of|out) )percent\b/,
        wanted: 'percent-word',
        unwanted: 'percent-sign',
        bare: 'for',
      },
    ],
    phrasings: [
      'Use the percent sign',
      'Use “%” instead of “percent”',
      'Don’t spell out “percent”',
      'Write “percent”, not “%”',
      'Spell out “percent”',
      'Use the word “percent” rather than the percent sign',
    ],
  },
  {
    id: 'leading-zero',
    title: 'A zero before the decimal point',
    options: [
      {
        names:
          /\b(?:leading |initial )zeros?(?: (?:before|in front of|for|in) (?:the |a )?decimals?(?: (?:points?|fractions?|numbers?|values?))?(?: (?:less|smaller|below|under)[a-z0-9 ]*)?)?\b|\bzero (?:before|in front of) (?:the |a )?decimal(?: point)?/,
        wanted: 'leading-zero',
        bare: 'for',
      },
    ],
    phrasings: [
      'Use a leading zero before decimal points',
      'Put a zero before the decimal point',
      'Always include a leading zero in decimals',
      'Decimals have a leading zero, because a lone point is easy to miss',
      'Never omit the leading zero',
      'Write a zero in front of the decimal point',
    ],
  },
  {
    id: 'unit-spacing',
    title: 'Spaces before units',
    options: [
      {
        names:
          /\bspaces? (?:between|before|in front of|separating|separates) (?:a |the |each |every |all |numbers?|values?|numerals?|any )*(?:(?:number|value|numeral|quantit(?:y|ie)|digit)s? (?:and|from) (?:a |the |its |their )?)?(?:units?(?: of measure(?:ment)?)?(?: symbols?| abbreviations?)?|measurements?)|\bseparate (?:the )?(?:numbers?|values?) (?:and|from) (?:the |its |their )?units?(?: with a space)?/,
        wanted: 'unit-spacing',
        unwanted: 'unit-no-space',
        bare: 'for',
      },
    ],
    phrasings: [
      'Put a space between a number and its unit',
      'Always use a space before the unit',
      'Separate numbers from units with a space',
      'Add a space between numbers and units, so that both are readable',
      'No space between number and unit',
      'Don’t put a space before units',
    ],
  },
  {
    id: 'unit-plurals',
    title: 'Plurals of units',
    options: [
      {
        names:
          /\bplurali[sz](?:e|ed|ing) (?:abbreviated )?(?:units?|unit (?:symbols?|abbreviations?)|abbreviated units?)(?: of measure(?:ment)?)?|\bplural(?: forms?)?(?: “s”| s)? (?:of|for|on|with|to) (?:abbreviated )?(?:units?|unit (?:symbols?|abbreviations?))(?: of measure(?:ment)?)?|\bplural (?:units?|unit abbreviations?)|(?<!\w)“s” (?:to|after|on) (?:abbreviated )?units?(?: of measure)?/,
        unwanted: 'unit-plurals',
        bare: 'against',
      },
    ],
    phrasings: [
      'Don’t pluralize units',
      'Never pluralize abbreviated units of measure',
      'No plural of units',
      'Avoid plural unit abbreviations',
      'Don’t add “s” to units',
      'Unit symbols have no plural: never use plural units',
    ],
  },
  {
    id: 'ranges',
    title: 'Ranges',
    about: /\branges?\b|\bspans?\b|\bfrom \d+ to \d+\b/,
    options: [
      {
        names: /\ben[- ]dash(?:es)?(?: \(“?–”?\))?|“–”/,
        wanted: 'range-dashes',
        unwanted: 'range-words',
        bare: 'for',
      },
      {
        names: /\bhyphens?\b|“-”/,
        unwanted: ({ text }) => (/“to”|\b(?:use|write|say) to\b/.test(text) ? 'range-words' : 'range-dashes'),
      },
      {
        names: /“to”|(?<=\b(?:use|write|word|with|say) )to\b|\bthe word to\b/,
        wanted: 'range-words',
        unwanted: 'range-dashes',
      },
      { names: /\b(?:an? )?dash(?:es)?\b/, unwanted: 'range-words' },
    ],
    phrasings: [
      'Use an en dash in number ranges',
      'Use en dashes for ranges, not hyphens',
      'Write ranges with “to”',
      'Don’t use hyphens in ranges',
      'Use “to” rather than a dash in ranges',
      'Ranges take an en dash, because a hyphen looks like a minus',
    ],
  },
];
