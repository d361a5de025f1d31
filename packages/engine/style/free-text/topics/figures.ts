import { need, shun, want, type Topic } from './topic.ts';

const NUMBER_NAME = String.raw`\d{1,2}|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen`;
const UNIT = String.raw`(?:units?(?: of measure\w*)?|symbols?)`;
const MONTHLY = String.raw`\bparenthe\w+`;
const NUMBER = String.raw`(?:numbers?|figures?|numerals?|digits?|values?)`;

/** Numbers, dates, times, spelling and grades. */
export const FIGURE_TOPICS: readonly Topic[] = [
  want(String.raw`canadian(?: (?:english|spellings?|usage|style))*`, 'Use Canadian spelling'),
  want(String.raw`oxford spellings?`, 'Use Oxford spelling'),
  need(String.raw`numerals?|figures?|digits?`, 'Use numerals for all numbers', {
    beside: String.raw`(?:always|all numbers|every number|each number|(?:even|also|including)(?: for| with)? (?:numbers )?(?:under ten|below ten|(?:from )?(?:1|one|zero|0)|small|the small))`,
    apart: String.raw`spell|\bwords?\b|(?:ten|10) (?:and|or)|unless|except|percent|\bunits?\b|measure|sentences?|comma|\bdates?\b|\btimes?\b|ordinal|version|roman|separat|table|space|range`,
  }),
  need(
    String.raw`(?:grade(?:s|[- ]level)?|grader)[^.\d]{0,24}\d{1,2}|\d{1,2}(?:th|st|nd|rd)?[- ]grade\w*`,
    'Flesch-Kincaid grade of {number} or lower',
    {
      beside: String.raw`read\w*|scores?|flesch|kincaid|text|understand|level`,
      apart: String.raw`\bease\b|fog`,
    },
  ),
  need(
    String.raw`(?:${NUMBER_NAME})-year-olds?|reading age[^.]{0,16}(?:${NUMBER_NAME})`,
    'Flesch-Kincaid grade of {grade} or lower',
    {
      beside: String.raw`read\w*|understand\w*|text|level|write for|writing for|follow`,
      apart: String.raw`hyphen|numerals?|digits?`,
    },
  ),
  want(
    String.raw`(?:proper (?:nouns?|names?)|capitali[sz]ed|take a capital|capital letter)`,
    'Capitalize {names}',
    {
      beside: String.raw`proper (?:nouns?|names?)|product names?|brands?`,
      apart: String.raw`heading|title|sentence|bullet|list|heads?\b|\bonly\b|names of`,
    },
  ),
  need(
    String.raw`(?:begin|start|open|opener)\w*\b[^.]{0,30}\b(?:figures?|numerals?|digits?|numbers?)|(?:start|beginning) of (?:a |the )?sentences?|sentence openers?`,
    'Don’t start sentences with a numeral',
    { beside: NUMBER, apart: String.raw`page|heading|from (?:one|1)` },
  ),
  want(
    String.raw`(?:thousands?|large numbers?|big numbers?|(?:four|five) digits)(?: separators?)?`,
    'Use commas in numbers of four or more digits',
    { beside: String.raw`comma|separat|\d,\d{3}|group`, apart: String.raw`no comma|without|spaces?|thin` },
  ),
  need(
    String.raw`leading zero|zero (?:before|in front)|below one|less than one`,
    'Use a leading zero in decimals',
    {
      beside: String.raw`decimal|fraction|point|\.\d|leading zero`,
      apart: String.raw`\b(?:no|omit|drop|without)\b[^.]*zero`,
    },
  ),
  {
    names: String.raw`(?:spaces?|gaps?|blanks?|closed[- ]up|close up)(?=[\s\S]*${UNIT})|${UNIT}[^.]{0,40}\bspac\w+`,
    beside: String.raw`\b(?:units?|measure\w*)\b`,
    apart: String.raw`dash|closed`,
    wanted: 'Put a space between a number and its unit',
    shunned: 'No space between number and unit',
  },
  want(String.raw`metric|si(?: units?| only|$)|international system`, 'Use metric units', {
    apart: String.raw`imperial|metric (?:units? )?first`,
  }),
  shun(String.raw`imperial(?: (?:units?|measure\w*))?`, 'Don’t use imperial units', {
    apart: String.raw`metric|brackets?|parenthes[ei]s`,
  }),
  want(String.raw`en[- ]?dash(?:es)?`, 'Use an en dash in number ranges', {
    beside: String.raw`\b(?:ranges?|spans?|between numbers)\b|\d–\d`,
    apart: String.raw`“to”|with to\b|(?:no|not|never|instead of|rather than|avoid)(?: an?| the)? en[- ]?dash|\d to \d|${MONTHLY}`,
  }),
  shun(String.raw`(?<!\bem[- ])(?:an? )?(?:en[- ]?)?dash(?:es)?`, 'Write ranges with “to”', {
    beside: String.raw`\b(?:ranges?|spans?|between numbers)\b|\d to \d`,
    apart: String.raw`hyphens?|\d–\d`,
  }),
  need(
    String.raw`(?:one|zero|1|0|two) ?(?:to|through|–|-) ?(?:nine|ten|9|10)|(?:below|under|smaller than|less than|up to|until) (?:ten|10)|small numbers?`,
    'Spell out numbers from zero to nine',
    {
      beside: String.raw`words?|spell\w*|spelt|letters|written out`,
      apart: String.raw`\b(?:(?:\d+|nine|ten) words|sentences?|paragraphs?|headings?|items|characters|ordinals?|grade|level)\b`,
    },
  ),
  need(
    String.raw`(?:ten|10) (?:and|or) (?:above|up|over|more|higher|greater|bigger|larger)|(?:above|over) (?:nine|9)|everything else|anything (?:larger|bigger|higher|above)`,
    'Use numerals for 10 and above',
    {
      beside: String.raw`numerals?|figures?|digits?|numeric|numbers?`,
      apart: String.raw`\b(?:hundred|100|ninety-nine|sentences?|paragraphs?|headings?|items|characters|grade|level|age|lists?|bullets?|steps?)\b`,
    },
  ),
  shun(String.raw`hyphens?`, 'Use an en dash in number ranges', {
    beside: String.raw`\b(?:ranges?|spans?|between numbers)\b|\d–\d`,
    apart: String.raw`fraction|two-thirds`,
  }),
  {
    names: String.raw`24[- ]?h(?:ou)?rs?(?: clock)?|twenty-four[- ]hour(?: clock)?|military time`,
    wanted: 'Use the 24-hour clock',
    shunned: 'Use the 12-hour clock',
    usual: 'wanted',
  },
  need(String.raw`time[- ]?zones?`, 'Times have a time zone', {
    apart: String.raw`(?:in|across) \w+ time zones|different time zones|local time`,
  }),
  shun(String.raw`(?:all-)?numeric dates?|slashes`, 'Don’t write dates in numbers', {
    beside: String.raw`\bdates?\b|\bmonth\b`,
  }),
  need(
    String.raw`(?:spell|write|name|give)\w*(?: out)?[^.]{0,12}\bmonths?\b[^.]{0,20}|shorten months?|months? (?:is |are )?(?:spelled|written)`,
    'Don’t write dates in numbers',
    { apart: String.raw`\bshort|\bsep\b|abbreviat` },
  ),
  shun(
    String.raw`(?:not|never|no) (?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)\b\.?`,
    'Don’t abbreviate the names of months',
    { beside: String.raw`\bmonths?\b` },
  ),
  shun(
    String.raw`(?:shorten|abbreviat|shortened|short forms? of|abbreviated)\w*[^.]{0,20}\bmonths?|months? (?:names? )?(?:abbreviated|shortened)`,
    'Don’t abbreviate the names of months',
  ),
  want(String.raw`iso(?:[ -]?8601)?|yyyy-mm-dd`, 'Use ISO dates', { apart: 'currency' }),
  shun(
    String.raw`(?:“?(?:st|nd|rd|th)”?,? (?:and |or )?){2,}|ordinals? (?:endings?|suffix\w*)[^.]*dates?`,
    'No ordinals in dates',
    { beside: String.raw`\bdates?\b|superscript` },
  ),
  want(
    String.raw`(?:american|us|u\.s\.|united states)(?: (?:english|spellings?|style))?(?=$|[^.]*)|in the us\b|en-us`,
    'Use American spelling',
    {
      beside: String.raw`spell|english|color|\bor\b not -our|-or not|en-us|american`,
      apart: String.raw`british|uk\b|dates?|quot|time|ap\b|american style`,
    },
  ),
  want(
    String.raw`(?:british|australian|aussie|irish|new zealand|commonwealth|uk|united kingdom)(?: (?:english|spellings?|style))?|en-gb|oxford dictionary`,
    'Use British spelling',
    {
      beside: String.raw`spell|english|colour|centre|en-gb|british`,
      apart: String.raw`american|us english|canad|comma|dates?|quot|-ize`,
    },
  ),
];
