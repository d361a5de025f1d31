import type { StyleRule } from '@housestyle/contract';
import { asInside } from '../../checks/letter-case.ts';
import { lazily } from '../../lazily.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { isMeant } from './plain-pairs.ts';
import { namesThing } from './read-families.ts';

const START = String.raw`(?<=^|[.!?]\s+)`;
const END = String.raw`(?=[.!]?$|[.!]\s)`;
const LACKS = String.raw`(?:do|does)(?: not|n['’]t) (?:have|take|get|carry|need|use|contain|include)|(?:have|has|takes?|gets?|carry|carries|needs?) no`;

const VERBS: Readonly<Record<string, string>> = {
  placed: 'Place',
  put: 'Put',
  set: 'Set',
  'spelled out': 'Spell out',
  'spelt out': 'Spell out',
  'written out': 'Write out',
  written: 'Write',
  capitalized: 'Capitalize',
  capitalised: 'Capitalize',
  italicized: 'Italicize',
  italicised: 'Italicize',
  hyphenated: 'Hyphenate',
  abbreviated: 'Abbreviate',
  avoided: 'Avoid',
  omitted: 'Omit',
  separated: 'Separate',
  surrounded: 'Surround',
};

/** Other ways to say a demand, tried in turn where a rule is not read as it is said. */
const PARAPHRASES = lazily<readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[]>(() => [
  // “Buttons do not have periods”
  [
    new RegExp(
      String.raw`${START}([a-z][a-z -]{2,40}?) (?:${LACKS}) (?:an? |any |the )?([^.,;:]{3,40}?)${END}`,
      'giu',
    ),
    'No $2 in $1',
  ],
  [
    new RegExp(
      String.raw`^([a-z][a-z -]{2,40}?) (?:${LACKS}) (?:an? |any |the )?([^.,;:]{3,40}?)${END}`,
      'iu',
    ),
    '$1: no $2',
  ],
  // “Commas always precede the closing quotation marks”
  [
    new RegExp(
      String.raw`${START}([a-z, ]{4,40}?) (?:always |should |must )*(?:precedes?|comes? before|goes? before|stands? before) (?:the )?(?:closing |final )?(quotation marks?|quotes)`,
      'giu',
    ),
    'Place $1 inside $2',
  ],
  [
    new RegExp(
      String.raw`${START}([a-z, ]{4,40}?) (?:always |should |must )*(?:follows?|comes? after|goes? after|stands? after) (?:the )?(?:closing |final )?(quotation marks?|quotes)`,
      'giu',
    ),
    'Place $1 outside $2',
  ],
  // “One character (…), not three dots”
  [
    /^(?!use |write |say |no |never |avoid )(\S[^.;:]{1,60}?), (?:and )?not (\S[^.;:]{1,60}?)([.!]?)$/iu,
    (_, right = '', wrong = '', end = '') => `Use ${asShown(right, wrong)}, not ${wrong}${end}`,
  ],
  [
    /^(?!use |write |say |no |never |avoid |prefer )(\S[^.;:]{1,60}?) (rather than|instead of) (\S[^.;:()]{1,60}?)(?: \([^()]*\))?([.!]?)$/iu,
    (_, right = '', joint = '', wrong = '', end = '') => `Use ${asInside(right)} ${joint} ${wrong}${end}`,
  ],
  // “Numbers up to one hundred should typically be spelled out”
  [
    new RegExp(
      String.raw`${START}([^.,;:]{3,60}?) (?:(?:should|must|shall|need to|have to)(?: always)? be|are|is)(?: always)? (${Object.keys(VERBS).join('|')})(?![\p{L}-])`,
      'giu',
    ),
    (_, thing = '', verb = '') => `${VERBS[verb.toLowerCase()] ?? verb} ${asInside(thing)}`,
  ],
]);

/** What opens a sentence, as it stands inside one; “Room 101, not room 101” shows its capital. */
const asShown = (right: string, wrong: string) =>
  wrong.includes(asInside(right)) || (/\d/u.test(right) && /^\p{Lu}/u.test(wrong)) ? right : asInside(right);

/** Another way to say a rule, with what it leaves out. */
export interface Paraphrase {
  readonly rule: StyleRule;
  readonly rest: readonly string[];
}

/** The ways that a rule may be said besides its own, likelier ones first. */
export function paraphrasesOf({ label, description }: StyleRule): readonly Paraphrase[] {
  const said = description === '' ? label : description;
  const put = (text: string, ...rest: readonly string[]): Paraphrase => ({
    rule: description === '' ? { label: text, description } : { label, description: text },
    rest,
  });
  const others = PARAPHRASES().flatMap(([pattern, to]) => {
    const text = typeof to === 'string' ? said.replace(pattern, to) : said.replace(pattern, to);
    // “Ensure :: Ensure, not insure or assure.”: an entry of a word in one of its meanings.
    if (label !== '' && text.toLowerCase().startsWith(`use ${label.toLowerCase()},`)) return [];
    return text === said ? [] : [put(text)];
  });
  const contrast = contrastOf(said, put) ?? contrastsOf(said, put);
  const atMost = description.replace(/^(?=(?:one|two|three|\d+|once|twice) (?:per|in|a) )/iu, 'at most ');
  const titled =
    description === '' || !TERSE.test(description) ? [] : [`${label}: ${atMost}`, `${atMost} ${label}`];
  return [
    ...others,
    ...(contrast === undefined ? [] : [contrast]),
    ...titled.map((text) => ({ rule: { label: '', description: text }, rest: [] })),
  ];
}
/** “Max 1 per page” */
const TERSE =
  /^(?:(?:at most|max(?:imum)?\.?|no more than|only|just|up to|under|below) )?(?:\d+|one|two|three|an?|once)\b[^.,;:“"]{0,30}[.!]*$/iu;

const WORD = String.raw`(?!(?:not|never|nor|or|and|but)(?![\p{L}-]))[^\s,;:()“”"]+`;
const ITEM = `${WORD}(?: ${WORD}){0,2}`;
/** “When introducing links, use information about, not information on”: words that stand beside each other without quotes. */
const CONTRAST = lazily(
  () =>
    new RegExp(
      String.raw`^(?<lead>[^,;:.]{3,60}[,:] )?(?<verb>(?:please |always |just )*(?:use|write|say|it['’]s|prefer|kill|drop|cut) )?(?<right>${ITEM}),? \(?(?<joint>not|never|instead of|rather than|in place of) (?<wrong>${ITEM}(?:(?:,? (?:or|nor) |, ?(?:not |never )?)${ITEM}){0,4})\)?(?<end>[.!]?|,? (?:because|since|as) [^.]*[.!]?)$`,
      'iu',
    ),
);

function contrastOf(
  said: string,
  put: (text: string, ...rest: readonly string[]) => Paraphrase,
): Paraphrase | undefined {
  const { lead = '', right: named = '', wrong = '', end = '' } = CONTRAST().exec(said)?.groups ?? {};
  // The capital of the sentence is no part of its word.
  const right = said.startsWith(named) && !/^\p{Lu}/u.test(wrong) ? asShown(named, wrong) : named;
  const items = wrong.split(/,? (?:or|nor) |, ?(?:not |never )?/iu);
  if (right === '' || !items.every((item) => isContrasted(item, right))) return undefined;
  return put(
    `Use “${right}” instead of ${items.map((item) => `“${item}”`).join(' or ')}${end}`,
    ...(/^(?:when|in|on|for|if|with|at) /iu.test(lead) ? [lead.replace(/[,:] $/u, '')] : []),
  );
}

/** “£5 not £5.00, 50p not £0.50”: several. */
function contrastsOf(said: string, put: (text: string) => Paraphrase): Paraphrase | undefined {
  const parts = said.split(/[,;] (?=[^,;]+ not )/u);
  const all = parts
    .map((part) => contrastOf(part, put)?.rule)
    .map((rule) => rule?.description || rule?.label);
  return parts.length > 1 && all.every((one) => one !== undefined)
    ? put(all.map((one) => one?.replace(/[.!]?$/u, '.')).join(' '))
    : undefined;
}

/** Whether two stretches without quotes are words and no things: they share one, or hold figures and marks that no word has. */
function isContrasted(wrong: string, right: string): boolean {
  if (
    wrong === right ||
    [wrong, right].some((item) => ABOUT_WRITING.test(item.toLowerCase()) || namesThing(item))
  )
    return false;
  const parts = right.toLowerCase().split(' ');
  const shares = wrong
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 2 && parts.includes(word));
  return (shares && parts.length > 1) || isFigure(wrong, right) || isMeant(wrong, [right], true);
}
/** “24x7” for “24/7”, “401k” for “401(k)”: no other figures, and no unit behind a space. */
const isFigure = (wrong: string, right: string) =>
  /\d/u.test(wrong) &&
  !/\s/u.test(wrong + right) &&
  digits(wrong) === digits(right) &&
  !/^\D?\d+\p{L}+$/u.test(right);
const digits = (text: string) => text.replace(/\D/gu, '');
