import type { Family } from '../family.ts';
import { banned } from './support.ts';

const MARKS = String.raw`“?(?:double|single|straight|curly|smart|typographic|typographer's|dumb|neutral|standard|ascii|inch)”?`;
const QUOTES = String.raw`(?:quotation marks?|quote marks?|quotes?|apostrophes?|speech marks?)(?: and (?:apostrophes?|quotes))?`;
const AROUND = String.raw`(?:around|on (?:both|either|each) sides? of|before and after|before or after|surrounding|at (?:both|either) sides? of|on either side of)`;
const DASH = String.raw`(?:em[- ]?)?dash(?:es)?`;
const out = 'The house style leaves this mark out (“{match}”). Use a comma, a colon or a new sentence.';

/** Commas, dashes and quotation marks. */
export const PUNCTUATION_FAMILIES: readonly Family[] = [
  {
    id: 'serial-comma',
    // A list of two has no such comma in any style.
    apart: /\b(?:list|pair)s? of two\b|\btwo (?:items|things|elements|parts)\b|\bonly two\b/,
    title: 'Serial comma',
    places: ['list-item'],
    options: [
      {
        names:
          /(?<!\btwo items[^.;]*)\b(?:serial|oxford|harvard|series)(?: \((?:oxford|serial|harvard)\)| or oxford)? commas?(?: \(oxford\))?\b|\bcommas? (?:is |are |goes |comes )?before (?:the )?(?:last |final |closing |coordinating )?(?:“?and”?|“?or”?|conjunctions?|items?|elements?|entry)(?: (?:and|or|“or”|\/ ?or) ?(?:“?or”?)?)?(?: in (?:a |your |any )?(?:lists?|series|enumerations?)(?: of (?:three|3)[a-z ]*)?)?|\bcommas? (?:after|behind) the (?:penultimate|second-to-last|next-to-last)(?: item| element)?/,
        wanted: 'serial-comma',
        unwanted: 'no-serial-comma',
        bare: 'for',
      },
    ],
    phrasings: [
      'Use the Oxford comma',
      'Always put a comma before the last item in a list',
      'Serial commas are required, because they prevent misreadings',
      'In lists, add a comma before the final “and”',
      'Never omit the serial comma',
      'Don’t use the Oxford comma',
      'No serial comma',
      'Omit the comma before “and” in a simple series',
    ],
  },
  {
    id: 'dash-spacing',
    title: 'Spaces around dashes',
    about: /dash/,
    options: [
      {
        names: new RegExp(
          String.raw`\bspac(?:es?|ing) ${AROUND} (?:(?:an?|the|your|each|every|any|all) )?${DASH}|\b${DASH} (?:that (?:have|are)|have|has|are|is|take|get|surrounded)? ?(?:with|by|surrounded by|set off by|set off with|between|padded with|enclosed in)? ?(?:a )?(?:single )?spaces?(?: ${AROUND} (?:them|it)| on (?:both|either|each) sides?)?|\bspaced ${DASH}|\bspace ${DASH}|\bsurround(?:ing)? ${DASH} with(?: a)? spaces?`,
        ),
        wanted: 'spaced-em-dash',
        unwanted: 'em-dash-spacing',
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\b(?:unspaced|closed(?:-up)?|tight) ${DASH}|\b${DASH}(?: is| are)?,? (?:(?:set |kept |written )?(?:closed(?: up)?|tight|solid|flush)|unspaced)(?:,? (?:with no|without)(?: any)? spaces?)?(?: on (?:both|either|each) sides?)?|\b${DASH} (?:with no|without)(?: any)? spaces?(?: ${AROUND} (?:them|it)| on (?:both|either|each) sides?)?|\bno spaces? before (?:or|and|nor) after|\bno spaces? on either side|\bno spaces? ${AROUND} (?:(?:an?|the|your|each|every|any|all) )?${DASH}|\b${DASH}[:,]? (?:(?:with|take|have|get|need|has|takes) )?no spaces?(?: ${AROUND} (?:them|it)| on (?:both|either|each) sides?)?|\bclose up (?:the )?${DASH}|\b${DASH} (?:are |is )?(?:unspaced|closed up|tight|flush)|\b${DASH} (?:do|does) not (?:have|take|get|need) (?:any )?spaces?(?: ${AROUND} (?:them|it)| on (?:both|either|each) sides?)?`,
        ),
        wanted: 'em-dash-spacing',
        unwanted: 'spaced-em-dash',
        bare: 'for',
      },
    ],
    phrasings: [
      'No spaces around em dashes',
      'Don’t put spaces around dashes',
      'Em dashes without spaces',
      'Use unspaced em dashes',
      'Put spaces around em dashes',
      'Em dashes are surrounded by spaces',
      'Close up em dashes',
    ],
  },
  {
    id: 'em-dash-over-hyphens',
    title: 'Em dashes or hyphens',
    options: [
      {
        names:
          /\bem[- ]?dash(?:es)?(?: \(—\))?(?=,? (?:\(—\) )?(?:and not|not|instead of|rather than|over|in place of) (?:a |two |double |the )?(?:hyphens?|“--?”|dashes|minus))|“—”(?=,? (?:not|instead of|rather than|over) “--?”)/,
        wanted: 'em-dash-over-hyphens',
      },
      {
        names:
          /\b(?:double|two|paired) hyphens?\b|“--”|\bhyphens? (?:as|for|in place of|instead of) (?:a |an )?(?:em )?dash(?:es)?/,
        unwanted: 'em-dash-over-hyphens',
        bare: 'against',
      },
      { names: /\bhyphens?(?=$|[.,])/ },
    ],
    phrasings: [
      'Use em dashes, not hyphens',
      'Use an em dash instead of two hyphens',
      'Don’t use double hyphens',
      'Never use hyphens as dashes',
      'No double hyphens',
      'Use “—” instead of “--”',
    ],
  },
  {
    id: 'dashes',
    title: 'Dashes',
    options: [
      {
        names: /\bem[- ]?dash(?:es)?\b(?! spac)(?: \(“?—”?\))?|“—”/,
        unwanted: banned('em-dashes', /—/g, out),
        bare: 'against',
      },
      {
        names:
          /\ben[- ]?dash(?:es)?(?: \(“?–”?\))?(?! (?:for|in|to|between|with)\b[^.;]*(?:ranges?|numbers?|spans?))|“–”/,
        unwanted: banned('en-dashes', /(?<!\d)–|–(?!\d)/g, out),
        bare: 'against',
      },
      {
        names: /(?<!em |en |em-|en-)\bdashes\b/,
        unwanted: banned('all-dashes', /[—–]/g, out),
        bare: 'against',
      },
    ],
    phrasings: [
      'Don’t use em dashes',
      'No em dashes',
      'Avoid dashes',
      'Em dashes are not allowed, because they read as machine-made',
      'Never use an em dash in headings',
      'Write without dashes',
    ],
  },
  {
    id: 'quotation-marks',
    title: 'Shape of quotation marks',
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:straight|dumb|neutral|ascii|inch|plain|keyboard)(?: ${MARKS})? ${QUOTES}`,
        ),
        wanted: 'straight-quotes',
        unwanted: 'curly-quotes',
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`(?<!\p{L})“?(?:curly|smart|typographic|typographer's|curved|slanted)”?(?: \([a-z]+\))?(?: ${MARKS})? ${QUOTES}`,
          'u',
        ),
        wanted: 'curly-quotes',
        unwanted: 'straight-quotes',
      },
      // What stands inside the others tells which these are.
      {
        names: new RegExp(
          String.raw`(?<!\p{L})double(?: (?:${QUOTES}|ones))? (?:only )?(?:inside|within|for (?:an? |any )?(?:inner |nested )?quot\w+ (?:inside|within|in))\b`,
          'u',
        ),
        wanted: 'single-quotes',
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`(?<!\p{L})single(?: (?:${QUOTES}|ones))? (?:only )?(?:inside|within|for (?:an? |any )?(?:inner |nested )?quot\w+ (?:inside|within|in))\b`,
          'u',
        ),
        wanted: 'double-quotes',
        bare: 'for',
      },
      {
        names: new RegExp(String.raw`(?<!\p{L})“?double”? ${QUOTES}`, 'u'),
        wanted: 'double-quotes',
        unwanted: 'single-quotes',
        bare: 'for',
      },
      {
        names: new RegExp(String.raw`(?<!\p{L})“?single”? (?:${QUOTES}|ones)`, 'u'),
        wanted: 'single-quotes',
        unwanted: 'double-quotes',
        bare: 'for',
      },
      {
        names: /\b(?:straight|dumb)(?: ones)?(?=$|[ .,])/,
        wanted: 'straight-quotes',
        unwanted: 'curly-quotes',
      },
      {
        names: /\b(?:curly|smart)(?: ones)?(?=$|[ .,])/,
        wanted: 'curly-quotes',
        unwanted: 'straight-quotes',
      },
    ],
    about: /\bquot|\bapostrophe|\bspeech mark/,
    phrasings: [
      'Use straight quotes',
      'No curly quotes',
      'Don’t use smart quotes, because they break code that is pasted',
      'Use curly quotation marks, not straight ones',
      'Use double quotation marks',
      'Avoid single quotes',
      'Prefer double quotes over single quotes',
    ],
  },
  {
    id: 'punctuation-and-quotes',
    title: 'Punctuation and quotation marks',
    options: [
      {
        names:
          /\b(?:commas?|periods?|full stops?|punctuation(?: marks?)?|commas and periods|periods and commas)(?: always)?(?: (?:goes?|go|belongs?|stays?|comes?|are placed|is placed|placed|should go|should be|stand))?(?: always)? (?:inside|within)(?: of)? (?:the )?(?:closing )?(?:quotation marks?|quotes?|quote marks)/,
        wanted: 'punctuation-inside-quotes',
        unwanted: 'punctuation-outside-quotes',
        bare: 'for',
      },
      {
        names:
          /\b(?:commas?|periods?|full stops?|punctuation(?: marks?)?|commas and periods|periods and commas)(?: (?:goes?|go|belongs?|stays?|comes?|are placed|is placed|placed|should go|should be|should stay|stand))?(?: always)? (?:outside|after|behind)(?: of)? (?:the )?(?:closing )?(?:quotation marks?|quotes?|quote marks)/,
        wanted: 'punctuation-outside-quotes',
        unwanted: 'punctuation-inside-quotes',
        bare: 'for',
      },
    ],
    phrasings: [
      'Put commas and periods inside quotation marks',
      'Punctuation goes inside the quotes',
      'Periods go inside quotation marks, as in American English',
      'Place punctuation outside quotation marks',
      'Don’t put commas inside quotation marks',
      'Commas belong outside the closing quotation mark',
    ],
  },
];
