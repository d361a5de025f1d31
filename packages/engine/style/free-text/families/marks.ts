import type { Family, Outcome } from '../family.ts';
import { patternCheck } from '../../../rules/support/pattern-check.ts';
import { banned, reading } from './support.ts';

const mark = (
  id: string,
  title: string,
  names: RegExp,
  unwanted: Outcome,
  phrasings: readonly string[],
  apart?: RegExp,
): Family => ({
  id,
  title,
  ...(apart && { apart }),
  options: [{ names, unwanted, bare: 'against' }],
  phrasings,
});
const out = 'The house style leaves this out (“{match}”). Write the sentence without it.';
const asked = (plural: string, single: string): readonly string[] => [
  `Don’t use ${plural}`,
  `No ${plural}`,
  `${plural.slice(0, 1).toUpperCase()}${plural.slice(1)} are not allowed`,
  `Please avoid ${plural}, because they slow readers down`,
  `Never use ${/^[aeiou]/.test(single) ? 'an' : 'a'} ${single} in headings`,
  `Write without ${plural}`,
];

const BANG = /(?<=[\p{L}\p{N}\ufffc)"”’'`*?!])!+(?=[\s)\]"'”’*_]|$)/gu;

const threeDots = () =>
  reading('three dots for …', {
    kind: 'pattern',
    message: 'Write the ellipsis as three dots.',
    swaps: [{ pattern: /…/g, to: '...' }],
  });

/** Marks that teams leave out. */
export const MARK_FAMILIES: readonly Family[] = [
  mark(
    'repeated-exclamation-marks',
    'Several exclamation marks',
    /\b(?:multiple|several|repeated|double|two|consecutive|more than one) exclamation (?:marks?|points?)(?: (?:in a row|at a time|together|in succession))?|“!!+”|\bexclamation (?:marks?|points?)[^.;]*\bmore than one (?:at a time|in a row|at once)|\bexclamation (?:marks?|points?)(?= (?:(?:should|must|may|can|do|never|not|don't|come|appear|be|used|go|are|is) )*(?:in (?:pairs|a row|succession)|doubled|repeated|tripled|stacked|twice))/,
    banned('repeated-exclamation-marks', /!{2,}/g, 'One exclamation mark is enough, if any.'),
    [
      'Don’t use multiple exclamation marks',
      'No more than one exclamation mark in a row',
      'Never use repeated exclamation points',
      'Avoid double exclamation marks',
      'No consecutive exclamation marks',
      'Several exclamation marks are not allowed',
    ],
  ),
  {
    id: 'ellipsis-character',
    title: 'The mark of an ellipsis',
    about:
      /(?:ellips|dots).*(?:characters?|glyph|symbol)|(?:characters?|glyph|symbol).*(?:ellips|dots|\.\.\.)|…”?,? (?:and not|not|instead|rather|over)|(?:unicode|typographic) ellips/,
    options: [
      {
        names:
          /\b(?:unicode|typographic) ellips[ei]s(?! (?:character|glyph|symbol))|\b(?:the )?(?:single |unicode |real |proper |typographic )*(?:ellipsis )?(?:characters?|glyph|symbol)(?: \(?“?…”?\)?)?|“…”(?=,? (?:not|instead of|rather than|over))/,
        wanted: () =>
          reading('… for three dots', {
            kind: 'pattern',
            message: 'Write the ellipsis as one character, “…”.',
            swaps: [{ pattern: /(?<![./])\.{3}(?![./\w])/g, to: '…' }],
          }),
        unwanted: threeDots,
      },
      {
        names:
          /\b(?:three|3) (?:dots|periods|full stops)(?: in a row)?(?: \(\.+\))?|“\.\.\.”|(?<=not |than )\.\.\./,
        wanted: threeDots,
      },
      { names: /\bellips[ei]s\b/ },
    ],
    phrasings: [
      'Use the ellipsis character, not three dots',
      'Use one ellipsis character rather than three dots',
      'For an ellipsis, use the ellipsis character',
      'Use the Unicode ellipsis character instead of three periods',
      'An ellipsis is a single character, not three dots',
      'Always use the real ellipsis character',
    ],
  },
  mark(
    'exclamation-marks',
    'Exclamation marks',
    /\bexclamation(?: (?:marks?|points?)|s)(?: \(“!”\))?(?: at the end of (?:a |any |your )?(?:sentences?|headings?))?|“!”(?: at the end of (?:a |any |your )?sentences?)?/,
    () =>
      reading(
        'exclamation-marks',
        patternCheck('The sentence is as true without the exclamation mark.', [
          { pattern: BANG, scope: 'paragraph', to: '.' },
          { pattern: BANG, scope: 'list-item', to: '' },
          { pattern: BANG, scope: 'heading', to: '' },
          { pattern: BANG, scope: 'table-cell', to: '' },
        ]),
      ),
    asked('exclamation marks', 'exclamation point'),
  ),
  mark(
    'semicolons',
    'Semicolons',
    /\bsemi-?colons?\b(?: belongs? (?:only )?in code)?(?: (?:to|for) (?:join|link|connect)(?:ing)? (?:\w+ )?(?:clauses|sentences))?|“;”/,
    banned(
      'semicolons',
      /(?<!&#?\w{1,8});(?=\s|$)/g,
      'Use a full stop, or a comma and a conjunction, instead of the semicolon.',
    ),
    asked('semicolons', 'semicolon'),
  ),
  mark(
    'ellipses',
    'Ellipses',
    /\bellips[ie]s\b|\bellipsis (?:points?|marks?)\b|\bthree dots\b|\btrailing dots\b|“(?:…|\.\.\.)”/,
    banned('ellipses', /…|(?<![./])\.{3}(?![./\w])/g, out),
    asked('ellipses', 'ellipsis'),
    /\b(?:one|single|ellipsis) character\b/,
  ),
  mark(
    'ampersands',
    'Ampersands',
    /\bampersands?\b|“&”|(?<=\s)&(?= (?:instead of|for|in|to|as)\b|$|[,.])/,
    banned('ampersands', /(?<=\s)&(?=\s)/g, 'Write “and” instead of the ampersand.'),
    asked('ampersands', 'ampersand'),
  ),
  mark(
    'question-marks',
    'Question marks',
    /\bquestion marks?\b/,
    banned('question-marks', /\?+(?=[\s)\]"'”’*_]|$)/g, out),
    asked('question marks', 'question mark'),
  ),
  mark(
    'parenthesized-sentences',
    'Whole sentences in parentheses',
    /\b(?:whole|full|complete|entire) sentences? (?:in|inside|within|between) (?:parenthes[ie]s|(?:round )?brackets)|\bparenthesi[sz]ed? (?:whole |full |complete |entire )?sentences?|\bput (?:whole|full|complete|entire) sentences? (?:in|inside|within) (?:parenthes[ie]s|brackets)/,
    banned(
      'parenthesized-sentences',
      /(?<=^|[.!?]\s)\(\p{Lu}[^()\n]*[.!?]\)/gu,
      'Take the sentence out of its parentheses.',
    ),
    [
      'Don’t put whole sentences in parentheses',
      'No complete sentences in parentheses',
      'Avoid full sentences in brackets',
      'Never put entire sentences inside parentheses',
      'Whole sentences in parentheses are not allowed',
      'Avoid whole sentences within parentheses',
    ],
  ),
  mark(
    'parentheses',
    'Parentheses',
    /\bparenthes[ie]s\b|\bparenthetical(?:s| remarks?| asides?| statements?| comments?)?\b|\bround brackets\b/,
    banned(
      'parentheses',
      /(?<=\s|^)\((?!\p{Lu}[\p{Lu}\d]{1,5}s?\))(?:[^()\n]|\n(?!\n)){2,400}\)/gu,
      'Put this into a sentence of its own, or leave it out: the house style avoids parentheses.',
    ),
    asked('parentheses', 'parenthesis'),
  ),
  mark(
    'emoji',
    'Emoji',
    /\bemojis?\b(?! (?:picker|keyboard))|\bemoticons?\b|\bsmileys?\b/,
    banned(
      'emoji',
      /(?![©®™‼⁉ℹ↔-⇿▪-◾✓✔✗✘☑])\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*|(?<=\s):(?:smile|tada|rocket|fire|warning|heart|thumbsup|\+1|sparkles|bulb|boom|wink|eyes|zap|star|white_check_mark|construction|bug|memo|books|wave|party_popper):(?=\s|$)|(?<=\s)[:;]-?[)(DP](?=\s|$)/gu,
      'Leave out the emoji (“{match}”): screen readers read its name aloud.',
    ),
    asked('emoji', 'emoji'),
  ),
  {
    ...mark(
      'slashes',
      'Slashes between words',
      /\b(?:forward )?slash(?:es)?\b(?! commands?)(?: (?:to (?:mean|indicate|show|replace|stand for)|between|for|as|in place of) (?:“[^”]*”(?: (?:and|or) “[^”]*”)?|words|alternatives|options|nouns|choices|a conjunction))?/,
      'slashes',
      [...asked('slashes', 'slash'), 'Don’t use a slash to mean “or”'],
    ),
    // “No slashes” of dates
    apart: /\bdates?\b/,
  },
  mark(
    'trademark-symbols',
    'Trademark symbols',
    /\b(?:trademark|registered(?: trademark)?|copyright|tm)(?: (?:and (?:registered|copyright)(?: trademark)?))? (?:symbols?|signs?|marks?)\b|“[™®]”/,
    banned('trademark-symbols', /[™®]/g, 'Leave out the trademark symbol.'),
    asked('trademark symbols', 'trademark symbol'),
  ),
  mark('and-or', '“and/or”', /“and ?\/ ?or”|\band ?\/ ?or\b/, 'and-or', [
    'Don’t use “and/or”',
    'No and/or',
    'Avoid and/or',
    'Never write “and/or”',
    '“and/or” is banned',
    'Avoid “and/or” because it is ambiguous',
  ]),
  mark(
    'all-caps',
    'Capitals for emphasis',
    /\ball[- ](?:caps|capitals|uppercase|capital letters|capitali[sz]ed words|upper[- ]case)\b(?! (?:abbreviations?|acronyms?|initialisms?))(?: (?:for|to (?:add|show|give|provide)) emphasis| to emphasi[sz]e(?: words?| text)?)?|\b(?:words? in )?(?:block|full) capitals\b|\b(?:entire |whole )?words? in (?:all )?(?:upper[- ]?case|capitals|capital letters|caps)\b(?: (?:for|to (?:add|show|give|provide)) emphasis)?|\bcapitals? (?:letters )?for emphasis\b|\bdon't shout\b|\bupper[- ]?case(?: letters)? for emphasis\b|\bshouting\b/,
    'all-caps',
    [
      'Don’t use all caps',
      'No ALL CAPS',
      'Avoid all capitals for emphasis',
      'Never write words in uppercase',
      'All caps are not allowed',
      'All caps read as shouting, so avoid all caps',
    ],
    /\bexclamation\b/,
  ),
  mark(
    'double-spaces',
    'Double spaces',
    /\b(?:double|two|multiple|extra|consecutive) spaces?\b(?! (?:before|around))(?: (?:in a row|(?:after|between|following) (?:a |the |each |every )?(?:periods?|full stops?|sentences?|punctuation(?: marks?)?|words?|end of a sentence)))?|\bdouble[- ]spac(?:e|ing)\b(?: (?:after|between|following) (?:a |the |each |every )?(?:periods?|full stops?|sentences?))?/,
    'double-spaces',
    [
      'No double spaces',
      'Don’t put two spaces after a period',
      'Avoid double spaces',
      'Two spaces after a period are not allowed',
      'Never use double spaces between sentences',
      'Remove extra spaces',
    ],
  ),
];
export const SPACES_FAMILY: Family = {
  id: 'single-space',
  title: 'One space between sentences',
  options: [
    {
      names:
        /\b(?:one|a single|single|1) spaces?\b(?: characters?)?(?:,? (?:and )?(?:not|never) (?:two|a double|2)(?: spaces?)?,?)?(?: (?:after|between|following|follows) (?:a |the |each |every |all )?(?:periods?|full stops?|sentences?|punctuation(?: marks?)?|words?|end of (?:a|each) sentence))|\bsingle spac(?:e|ing)\b/,
      wanted: 'double-spaces',
      bare: 'for',
    },
  ],
  phrasings: [
    'Use one space between sentences',
    'Put a single space after a period',
    'Only one space after full stops',
    'Leave one space between sentences, not two',
    'A single space follows each period',
    'Use a single space after punctuation',
  ],
};
