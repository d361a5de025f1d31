import assert from 'node:assert/strict';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

type Row = readonly [rule: string, reading: string, told?: readonly string[]];

/** Rules that are read in another way of saying them, since they are not read as they are said. */
const PARAPHRASED: readonly Row[] = [
  ['List items do not have periods.', 'list-no-end-period'],
  ['Buttons have no periods.', 'label-punctuation'],
  ['Quotes :: Commas and periods always precede the closing quotation marks.', 'punctuation-inside-quotes'],
  ['Ellipses :: One character (…), not three dots', '… for three dots'],
  ['Numbers up to one hundred should typically be spelled out.', 'spell-out-numbers ≤ 100'],
  ['Spelling :: ‘ise’ spelling rather than ‘ize’ (as in realise)', '-ise spelling'],
  ['Hours :: 24/7, not 24x7 or 24-7', '24-7 → 24/7 | 24x7 → 24/7'],
  [
    'about :: When introducing links, use information about, not information on.',
    'information on → information about',
    ['When introducing links'],
  ],
  // What leaves the writer free is said in no other way.
  ['Do not shy away from contractions', '[VERIFY]'],
  ['Prefer lists to tables.', '[VERIFY]'],
  ['Dashes :: Em dashes take no space before or after.', 'em-dash-spacing'],
  ['Headings must not be followed directly by another heading.', 'stacked-headings'],
];

/** An amount below a title that names a thing: the title alone would forbid it. */
const COUNTED: readonly Row[] = [
  ['Em dashes :: one per paragraph', 'dashes ≤ 1 per paragraph'],
  ['Exclamations :: max 1 per page!!', 'exclamation-marks ≤ 1 per page'],
  ['Semicolons :: Sparingly', '[VERIFY]'],
  ['Large numbers :: 1,500 (correct), 1500 (incorrect)', 'thousands-separators'],
];

/** Swaps, whichever way they are put, with quotes or without. */
const SWAPS: readonly Row[] = [
  ['Write “website”; never write “web site”.', 'web site → website'],
  ['Prefer adviser to advisor.', 'advisor → adviser'],
  ['adviser :: not advisor', 'advisor → adviser'],
  ['website vs web site :: Use website.', 'web site → website'],
  ['PIN number :: Use PIN.', 'PIN number → PIN'],
  ['Access List :: Use allowlist.', 'access list → allowlist'],
  ['Kill "in order to", just "to"', 'in order to → to'],
  ['Use okay, not OK.', 'OK → okay'],
  [
    'Whitelist :: allowlist please! same for blacklist -> blocklist',
    'blacklist → blocklist | whitelist → allowlist',
  ],
  ['Trademarks capped: Kleenex, Lego, etc.', 'kleenex → Kleenex | lego → Lego'],
  ['Access must be restricted.', '[VERIFY]'],
  [
    'setup :: One word as a noun or adjective, two words as a verb.',
    '“set up” not as a noun | “setup” not as a verb',
  ],
  [
    'JavaScript :: Never Javascript, JAVASCRIPT or JS in prose.',
    'JAVASCRIPT → JavaScript | Javascript → JavaScript | ban JS',
  ],
];

/** Some of a thing, or a thing in some case: a check of all of it would say more than the rule. */
const OF_SOME: readonly Row[] = [
  [
    'Do not use informal contractions like "wanna" or "gonna".',
    'ban wanna, gonna',
    ['Do not use informal contractions like "wanna" or "gonna"'],
  ],
  ['No decorative emoji.', '[VERIFY]'],
  ['Cut adverbs', 'adverbs'],
  ['Avoid unnecessary exclamation marks.', 'exclamation-marks'],
  ['Ampersands :: The symbol “&” is not used in the names of departments.', '[VERIFY]'],
  ['We do not use round brackets to refer to something that could be singular or plural.', '[VERIFY]'],
  ['Use periods in list items only if they are complete sentences.', 'fragment-punctuation'],
  [
    'Punctuate list items :: Punctuate list items with a period only if they are complete sentences.',
    'fragment-punctuation',
  ],
];

/** Things that are illustrated or shown are not what is denied. */
const SHOWN: readonly Row[] = [
  ['Always use unordered lists (`-`) instead of numbered lists (`1.`).', '[VERIFY]'],
  ['Be clear about requirements ("must") vs. recommendations ("we recommend").', '[VERIFY]'],
  [
    'Don’t form a contraction from a noun and a verb, as in: Salesforce’s going to announce a new product.',
    'noun-contractions',
  ],
  ['Please, no single quotation marks.', 'double-quotes'],
  ['There should be no space before colons and semi-colons.', 'punctuation-spacing'],
  ['Tooltips :: under 10 words', '[VERIFY]'],
  // How a thing is written says nothing against it.
  ['Ellipses :: Ellipsis points are separated by spaces ( . . . ).', '[VERIFY]'],
  ['Compounds with an adverb in -ly are not hyphenated.', '[VERIFY]'],
  ['Dates :: 4 July 2026 in prose, 2026-07-04 in tables and file names', '[VERIFY]'],
];

/** In a hurry. */
const HURRIED: readonly Row[] = [
  ['dont start w "so" or "and"', 'no sentence with so, and first'],
  ['dont use semicolons pls', 'semicolons'],
  ['oxford comma always, no exceptions!!', 'serial-comma'],
];

/** A part that no check finds is told. */
const TOLD: readonly Row[] = [
  ['numbers: words to nine, digits from 10', 'spell-out-numbers ≤ 9 | use-numerals ≥ 10'],
  [
    'Hard wrap lines at 80 characters. Hard wrap Git commit message lines at 72 characters.',
    'line-characters ≤ 80',
    ['Hard wrap Git commit message lines at 72 characters'],
  ],
  [
    'Times :: 10am, 3.30pm, midday not 12pm',
    'am-pm am unspaced with “.” | ban 12 am, 12am, 12 a.m., 12:00 a.m., 12 pm, 12pm, 12 p.m., 12:00 p.m.',
    [],
  ],
  ['Phone numbers :: Use periods to separate area codes: 502.852.6171', 'phone number as “555.867.5309”'],
  ['Dashes :: Dashes do not have spaces on either side.', 'em-dash-spacing'],
  [
    'Spell out numbers below 100. Use numerals for larger numbers.',
    'spell-out-numbers ≤ 99 | use-numerals ≥ 100',
  ],
];

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  'read in other words': PARAPHRASED,
  'with an amount below its title': COUNTED,
  'that swaps words': SWAPS,
  'of some of a thing': OF_SOME,
  'with what it shows': SHOWN,
  'typed in a hurry': HURRIED,
  'with each of its parts read or told': TOLD,
};

describe('a rule', () => {
  for (const [group, rows] of Object.entries(GROUPS))
    for (const [rule, reading, told = []] of rows)
      it(`${group}: ${rule}`, () => {
        const [, label = '', description = rule] = /^(.*?) :: (.*)$/su.exec(rule) ?? [];
        const read = readFreeText({ label, description }, RULES);
        const readings = read?.readings
          .flatMap((one) => one.split('; '))
          .sort()
          .join(' | ');
        assert.equal(readings ?? '[VERIFY]', reading);
        assert.deepEqual(read?.rest ?? [], told);
      });
});
