import { need, shun, want, type Topic } from './topic.ts';

const DASH = String.raw`(?:em|long|m)[- ]?dash(?:es)?`;
const QUOTES = String.raw`(?:quot\w+(?: marks?)?|inverted commas|speech marks|apostrophes?)`;
const STOPS = String.raw`(?:(?:commas?|periods?|full (?:stops?|points?)|punctuation)(?: and )?)+`;
const LISTED = String.raw`(?:series|lists? of three|three or more|final (?:item|“?and”?|“?or”?)|last (?:item|one|“?and”?|is preceded)|simple lists?|before (?:the )?(?:final |last )?(?:“and”|and|“or”|or|a?n? ?conjunction)|conjunction)`;

/** Punctuation and symbols. */
export const MARK_TOPICS: readonly Topic[] = [
  shun(
    String.raw`exclamation(?: (?:marks?|points?)|s)?|“!”|(?<=^|\s)!(?=$|[\s,.;:])|bangs?|screamers?`,
    'No exclamation marks',
    {
      apart: String.raw`(?:more than|only|maximum|one|at most|single|in a row)\b[^.]{0,40}(?:exclam|“!”|in a row|per|maximum)|(?:exclam|“!”)[^.]{0,40}\b(?:per|maximum|at most|in a row)\b`,
    },
  ),
  shun(
    String.raw`(?:more than|only|never) one exclamation (?:marks?|points?) in a row|(?:multiple|several|repeated|double) exclamation (?:marks?|points?)`,
    'No more than one exclamation mark in a row',
  ),
  shun(
    String.raw`ellips[ei]s|suspension (?:points?|dots?)|(?:three|trailing) (?:dots|periods|points)|dot dot dot|“(?:\.\.\.|…)”`,
    'No ellipses',
    { apart: String.raw`character|glyph|symbol|…[^.]*(?:not|instead|rather)|commands?|menu` },
  ),
  shun(String.raw`semi-?colons?|“;”|(?<=^|\s);(?=$|\s)`, 'No semicolons', {
    apart: String.raw`items? that contain|list items?|rarely|sparing|bullets?`,
  }),
  shun(String.raw`${DASH}|“—”`, 'No em dashes', {
    apart: String.raw`\bspac|closed? up|close up|hug|gap|hyphens?|on (?:both|either) sides?|unspaced|--|\bset ${DASH}`,
  }),
  want(
    String.raw`(?:closed(?: up)?|close up|unspaced|hug\w*|tight|no space|without (?:a |any )?space|no gap)`,
    'No spaces around em dashes',
    { beside: DASH, apart: String.raw`\ben[- ]?dash` },
  ),
  want(
    String.raw`(?:spaces? (?:before and after|around|on (?:both|either) sides?)|spaced|surrounded by spaces)`,
    'Put spaces around em dashes',
    {
      beside: DASH,
      apart: String.raw`no space|without|\ben[- ]?dash|\bnot\b|never|\bdon't`,
    },
  ),
  need(String.raw`\bspac\w+`, 'Put spaces around en dashes', {
    beside: String.raw`en[- ]?dash(?:es)?`,
    apart: String.raw`range|number|no space|without|closed|unit`,
  }),
  shun(String.raw`(?:two|double|paired) hyphens?|“--”|(?<=\s)--(?=\s)`, 'No double hyphens'),
  {
    names: String.raw`(?:serial|oxford|harvard|series)[- ](?:coma|comma)s?`,
    wanted: 'Use the Oxford comma',
    shunned: 'Don’t use the Oxford comma',
    usual: 'wanted',
  },
  {
    names: String.raw`commas?(?=[^.]{0,50}${LISTED})|preceded by a comma`,
    beside: LISTED,
    apart: String.raw`oxford|serial|inside|outside|however|(?:list|pair)s? of two|two (?:items|things|elements)`,
    wanted: 'Use the Oxford comma',
    shunned: 'Don’t use the Oxford comma',
  },
  {
    names: String.raw`(?:curly|smart|typographic\w*|typographer'?s)(?: \(curly\))?`,
    beside: QUOTES,
    wanted: 'Use curly quotes',
    shunned: 'No curly quotes',
  },
  {
    names: String.raw`straight|typewriter|dumb`,
    beside: String.raw`${QUOTES}|curly`,
    wanted: 'Use straight quotes',
    shunned: 'Use curly quotes',
  },
  {
    names: String.raw`doubles?(?: ${QUOTES})?(?! only)`,
    beside: QUOTES,
    apart: String.raw`inside a quote|within a quote|nested|single\b[^.]*please|double only`,
    wanted: 'Use double quotation marks',
    shunned: 'Avoid double quotes',
  },
  {
    names: String.raw`singles?(?: ${QUOTES})?`,
    beside: QUOTES,
    apart: String.raw`(?:within|inside) double|double quotes? (?:are|is)\b`,
    wanted: 'Use single quotation marks',
    shunned: 'Avoid single quotes',
  },
  {
    names: String.raw`${STOPS}[^.]{0,40}\b(?:inside|within|in front of|before)|(?:inside|within) (?:the )?(?:closing )?${QUOTES}`,
    beside: String.raw`${STOPS}[\s\S]*(?:quot|inverted)`,
    apart: String.raw`\boutside\b`,
    wanted: 'Put commas and periods inside quotation marks',
    shunned: 'Place punctuation outside quotation marks',
    usual: 'wanted',
  },
  {
    names: String.raw`${STOPS}[^.]{0,40}\b(?:outside|after|behind)|outside (?:the )?(?:closing )?${QUOTES}`,
    beside: String.raw`${STOPS}[\s\S]*(?:quot|inverted)`,
    apart: String.raw`\binside\b`,
    wanted: 'Place punctuation outside quotation marks',
    shunned: 'Put commas and periods inside quotation marks',
    usual: 'wanted',
  },
  shun(
    String.raw`ampersands?|“&”|(?<=^|[(,:] |(?<![A-Za-zÀ-ž])(?:no|the|an?|use|of|for|not|write|with|or|than|sign|symbol|avoid) )&(?=$|[\s,.):])(?! co\b)|(?<=\b(?:an?|the|no|of) )and signs?`,
    'No ampersands',
    {
      apart: String.raw`(?:only|except|but not)\b[^.]{0,30}\b(?:names?|brands?|compan)`,
    },
  ),
  shun(
    String.raw`(?:ampersands?|“&”|&)(?=[^.]{0,60}\b(?:only|except)\b)`,
    'Use ampersands only in company names',
    { beside: String.raw`(?:only|except)\b[^.]{0,30}\b(?:names?|brands?|compan\w*)`, conditional: true },
  ),
  shun(String.raw`“?and/or”?`, 'No and/or'),
  shun(String.raw`(?:forward )?slash(?:es)?|“/”`, 'Don’t use a slash to mean “or”', {
    apart: String.raw`backslash|spaces?|dates?|\burl|path`,
  }),
  shun(String.raw`“?\(s\)”?|optional plurals?|plurals? in (?:brackets|parentheses)`, 'Avoid “(s)”'),
  shun(String.raw`parenthes[ie]s|brackets|parentheticals?(?: \w+)?`, 'Avoid parentheses', {
    apart: String.raw`square|curly|angle|code|acronym|abbreviation|initialism|nested|inside|punctuat|full stop|period|“\(s\)”|plural|links?|\bin (?:brackets|parenthes[ie]s)|words|optional|units?|first (?:use|mention|time)`,
  }),
  shun(String.raw`emojis?|emoticons?|smileys?|smilies`, 'No emoji'),
  shun(
    String.raw`all[- ]caps|(?:full|block|all) capitals|caps lock|(?:words?|text)[^.]{0,20}\bin (?:all )?(?:capitals?(?: letters)?|caps|upper[- ]?case)|capitals? (?:letters? )?(?:for|to) (?:emphasis|emphasi[sz]e|stress)|shout(?:ing|s)?`,
    'Don’t use all caps',
    { apart: String.raw`headings?|titles?|headlines?|exclamation|acronym|initialism|“!”` },
  ),
  shun(String.raw`(?:double|two|extra) spaces?`, 'No double spaces', { apart: String.raw`unit|number` }),
  need(
    String.raw`(?:one|a single) space (?:after|between|follows?)|space bar (?:only )?once`,
    'One space between sentences',
    { apart: String.raw`unit|number` },
  ),
  shun(String.raw`underlin\w+`, 'No underlining'),
];
