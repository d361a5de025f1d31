import type { StyleRule } from '@housestyle/contract';
import { asInside } from '../../checks/letter-case.ts';
import { lazily } from '../../lazily.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { ADVERB, PAST, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isWord } from './bare-words.ts';
import { namesThing } from './read-families.ts';

const PART = String.raw`(?<=^|[,;.] (?:but |and )?)`;
const NOT = String.raw`(?:[Nn]ot|[Nn]ever|[Nn]o|[Aa]void|[Dd]on['’]t (?:use|say|write))`;
const PLACED = String.raw`(?=(?:in|on|for|within|inside) (?!emphasis)\p{L})`;
/** “None in headings, only in tables” under “Questions”: of what the title names. */
const OF_TITLE = lazily<readonly (readonly [RegExp, string])[]>(() => [
  [new RegExp(String.raw`${PART}(?:none|never|no) ${PLACED}`, 'giu'), 'no $thing '],
  [new RegExp(String.raw`${PART}(?:yes|always) ${PLACED}`, 'giu'), 'use $thing '],
  [new RegExp(String.raw`${PART}only ${PLACED}`, 'giu'), 'use $thing only '],
]);
const OPENS = new RegExp(String.raw`^(?:none|never|no|yes|always|only) ${PLACED}`, 'iu');
const THING = /^(?:\p{L}[\p{Ll}-]+s?)(?: \p{Ll}[\p{Ll}-]+)?$/u;
/** What is no thing that stands in a text, but a text or a manner. */
const NO_THING =
  /^(?:headings?|titles?|lists?|tables?|steps?|captions?|buttons?|tone|style|formatting|emphasis|words?|terms?|names?|grammar|spelling|general)$/iu;

const PRONOUN = String.raw`["“]?(?:he|she|his|hers?|him)["”]?`;
/** Each with its other cases, which a ban of it means as well. */
const OF_GENDER: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bhe\b|\bhi[sm]\b/iu, ['he', 'him', 'his', 'himself']],
  [/\bshe\b|\bhers?\b/iu, ['she', 'her', 'hers', 'herself']],
];
const ALONE = String.raw`,? (?:alone|by itself|on its own)(?=[.,;!]|$)`;
const LISTED_WAY =
  /^(lower-?case|no hyphens?(?: in)?|unhyphenated): (\p{Ll}[\p{Ll}-]*(?:, (?:and )?\p{Ll}[\p{Ll}-]*)+)(?=[.]?$)/giu;
const inQuotes = (items: readonly string[]) => items.map((item) => `“${item}”`).join(', ');
const quotedList = (list: string) =>
  inQuotes(list.split(/,? (?:and|or not|or) |, (?:and |or |not |never )?/u));
const SHORTENED: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  // “Log out everywhere”: no part of the words.
  [/(?<=\p{L} (?:in|out|up|on|off)) (?:everywhere|throughout)(?=[,;.])/giu, ''],
  // “Acme Cloud, never Acme alone”
  [
    new RegExp(
      String.raw`(?<=\b${NOT} (?:the (?:word|name|term) )?["“]?\p{Lu}[\p{L}\d.-]*["”]?)${ALONE}`,
      'gu',
    ),
    '',
  ],
  // “never I”: the one word that is always a capital.
  [new RegExp(String.raw`${PART}(${NOT}) I(?=[.,;!]|$| (?:or|and|nor|in)(?!\p{L}))`, 'gu'), '$1 “I”'],
  // “Bold only for labels, never for emphasis”: the second follows from the first.
  [
    /(?:use )?bold (?:is )?(?:only )?for ([^,.;]{3,40}?)[,.;]? (?:but |and )?(?:never|not|don['’]t use (?:it|bold)|do not use (?:it|bold)) for emphasis(?=[.,;]|$)/giu,
    'Use bold only for $1',
  ],
  // “Alt text on all images, max 100 characters”
  [
    /(?<=\balt(?:ernative)? texts?\b[^.;]{0,40}, (?:and )?)(?=(?:max(?:imum)?\.?|at most|under|below|up to|no more than) \d+ char)/giu,
    'alt text ',
  ],
  // “we not I”
  [/(?<=^|[,;.] )(?:use )?(?:we|you|they),? not I(?=[,.;]|$)/giu, 'never use “I”'],
  [/(?<=\b(?:start|begin|end)(?:s|ing)? each )(?=with )/giu, 'item '],
  // “lowercase: spring, summer”, “no hyphen: reuse, rewrite”
  [
    LISTED_WAY,
    (_, way = '', list = '') =>
      `${/hyphen/iu.test(way) ? 'Don’t hyphenate' : 'Lowercase'} ${quotedList(list)}`,
  ],
  // “they are “team members” (not staff, not helpers)”
  [
    /(?<=^|[.;] )(?:they(?:['’]re| are)|it(?:['’]s| is)|call (?:them|it)|use|say) (["“][^"”]+["”]) \((?:not|never) (\p{L}[\p{L} -]*(?:,? (?:or |not |never |or not )?\p{L}[\p{L}-]*)*)\)/giu,
    (_, right = '', wrong = '') => `Use ${right} instead of ${quotedList(wrong)}`,
  ],
  // “they, never he or she”
  [
    new RegExp(
      String.raw`(?<=^|[,;.] )(?:(?:use|say|write|prefer) )?["“]?they["”]?(?:/(?:them|their))?,? (?:and )?(?:not|never|instead of|rather than) ${PRONOUN}(?:(?:,? (?:or|and|nor) |, (?:not |never )?| ?/ )${PRONOUN})*(?=[.;,!]|$)`,
      'giu',
    ),
    (said = '') =>
      `Never use ${inQuotes(OF_GENDER.flatMap(([pattern, cases]) => (pattern.test(said) ? cases : [])))}`,
  ],
  // “Buttons: sentence case and bold”
  [
    /^(\p{L}[\p{L} ]{2,25}): ((?!(?:no|never|not|avoid)\b)[\p{L}-]+(?: [\p{L}-]+){0,2}) and ((?!(?:no|never|not|avoid|and)\b)[\p{L}-]+(?: [\p{L}-]+){0,2})(?=[.!]?$)/iu,
    '$1: $2. $1: $3',
  ],
  // ““Said”, never “claimed””: the capital of the sentence
  [
    /(?<=(?:^|[.!?] )["“])(\p{Lu}\p{Ll}+)(?=["”],? (?:and )?(?:never|not|instead of|rather than) ["“]\p{Ll})/gu,
    (all) => ((partsOf(all.toLowerCase()) & (VERB | PAST | ADVERB)) === 0 ? all : all.toLowerCase()),
  ],
  // “Latin such as b.d. or p.r.n.”
  [
    /(?<=\b(?:such as|like|including|or|nor|and|never|not|avoid|use),? )(?!(?:e\.g|i\.e|[ap]\.m)\.)((?:\p{Ll}\.){2,4})(?=[\s,;.)]|$)/gu,
    '“$1”',
  ],
  // “You/your for the reader, we/our for Acme”
  [
    /(?<=^|[.;,] )(you|we)(?:\/(?:your|our))? for (?=(?:the |our )?\p{L}[\p{L} ]{2,24}(?:[,.;]|$))/giu,
    (_, who = '') => (who.toLowerCase() === 'you' ? 'use “you” for ' : 'use “we” to mean '),
  ],
  // “No bare URLs, external links marked “(new)””
  [
    /, (?:and )?((?:\p{Ll}+ )?\p{Ll}+s) (marked|labelled|labeled|tagged|flagged)(?= (?:as |with )?["“])/gu,
    (_, thing = '', way = '') => `. The ${thing} must be ${way}`,
  ],
  // “…, em dashes never, …”: said of what stands before it
  [
    /, (?:and |but )?((?!(?:in|on|for|but|with|at|as|to) )\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}) (never|always)(?:, (?:and |but )?(\p{L})|(?=[.;]|$))/giu,
    (all, words = '', when = '', next = '') =>
      namesThing(words)
        ? `. ${when.toLowerCase() === 'never' ? 'Never' : 'Always'} use ${words}. ${next?.toUpperCase() ?? ''}`
        : all,
  ],
  // “At least two items and at most seven”: of the same
  [
    /(?<=\b(?:at least|at most|min(?:imum)?|max(?:imum)?|no (?:more|fewer) than) \p{L}*\d* (\p{Ll}+s)),? (?:and|but) ((?:at (?:most|least)|no (?:more|fewer) than|max(?:imum)?|min(?:imum)?) (?:\d+|\p{L}+))(?=[,.;!]|$)/giu,
    ' and $2 $1',
  ],
  // “Never start a sentence with “There is” or a number”
  [
    /(?<=^|[.!?] )(?<order>(?:never|don['’]t|do not|avoid) (?:start|begin|open)(?:ing)? (?:a |any |your )?sentences? with )(?<one>["“][^"”]+["”](?:, ["“][^"”]+["”])*),? (?:or|and|nor) (?:with )?(?<two>an? [^.,;:"“]{3,30})(?=[.!]?$|[.!] )/giu,
    '$<order>$<one>. $<order>$<two>',
  ],
  // “Micrograms in full, never mcg or µg”
  [
    new RegExp(
      String.raw`${PART}(?:always )?(?:write |spell )?([\p{L}]{4,}) (?:always )?(?:in full|out),? (?:and )?(?:not|never) (\p{L}{1,5}\.?(?:(?:,? (?:or|nor) |, )\p{L}{1,5}\.?)*)(?=$|[.,;:!)]| [–—-] )`,
      'giu',
    ),
    (_, whole = '', short = '') => `Use “${asInside(whole)}” instead of ${quotedList(short)}`,
  ],
  // “Use the £ sign.”
  [
    /^(?:always )?use (?:the |an? )?([£$€¥]) (?:sign|symbol)s?(?=[.!]?$)/giu,
    (_, sign = '') => `Write prices as ${sign}5`,
  ],
  // “Bin the word “stakeholder””
  [
    /(?<=^|[.!?;] )(?:bin|scrap|nix|axe|ditch|retire|lose|dump|forget) the (?=(?:word|phrase|term)s? )/giu,
    'Avoid the ',
  ],
  // “council tax lower case”
  [
    /^(\p{Ll}[\p{Ll}-]+(?: (?!always )\p{Ll}[\p{Ll}-]+){1,2}),? (?:always )?(?:in )?lower[- ]?case(?:,? (?:except|unless|but not) (?:at the (?:start|beginning) of an? sentence|it (?:opens|starts|begins) a sentence|starting a sentence))?(?=[.]?$)/gu,
    (all, words = '') => (namesThing(words) || ABOUT_WRITING.test(words) ? all : `Lowercase “${words}”`),
  ],
  // “Don't use: utilise, robust”
  [
    /^((?:don['’]t|do not|never) (?:use|say|write)|avoid|banned)(?: (?:these|the following))?(?: (?:words|phrases|terms))?: (\p{Ll}[\p{L}'’-]*(?: \p{Ll}[\p{L}'’-]*){0,3}(?:,? (?:and|or) \p{Ll}[\p{L}'’-]*|, \p{Ll}[\p{L}'’-]*(?: \p{Ll}[\p{L}'’-]*){0,3})+)(?=[.]?$|[.] )/giu,
    (all, order = '', list = '') =>
      list.split(/,? (?:and|or) |, /u).some((one: string) => namesThing(one) || ABOUT_WRITING.test(one))
        ? all
        : `${order} ${quotedList(list)}`,
  ],
  // “Prime minister, chancellor and mayor: always lower case”
  [
    /^(\p{L}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?(?:, \p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?)+,? (?:and|or) \p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?)(?::| are| in| take| go)(?: always| all)?(?: in)? (?:lower[- ]?case|small letters)(?:,? (?:even|also|including) [^.;]{3,60})?(?=[.]?$|[.] )/gu,
    (all, list = '') =>
      list
        .split(/,? (?:and|or) |, /u)
        .some((one: string) => namesThing(one.toLowerCase()) || ABOUT_WRITING.test(one.toLowerCase()))
        ? all
        : `Lowercase ${inQuotes(list.split(/,? (?:and|or) |, /u).map(asInside))}`,
  ],
  // “Use headteacher. Head teacher ✗ principal ✗”
  [
    /(?<=^|[.,;✗❌✘] ?)(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}) ?[✗❌✘](?![^✓✔✅]*[✓✔✅])/gu,
    (all, words = '') =>
      namesThing(words) || ABOUT_WRITING.test(words.toLowerCase()) ? all : `. Never use “${words}”. `,
  ],
  // “✗ signup”
  [
    /(?<=^|[.,;] )[✗❌✘] ?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2})(?=[.,;]?$|[.,;] )(?![^✓✔✅]*[✓✔✅])/gu,
    (all, words = '') =>
      namesThing(words) || ABOUT_WRITING.test(words.toLowerCase()) ? all : `Never use “${words}”`,
  ],
  // “Headings ≤ 6 words, no question marks”: all of it is of headings.
  [
    /^((?:headings|titles|buttons|bullets|steps|captions|paragraphs|sentences)) (?=(?:≤|<|max\.?|at most|under|below|up to|no more than) ?\d+ \p{L}+, )/iu,
    '$1: ',
  ],
  // “No emoji (headings only)”
  [
    /(?<=^(?:no|never|avoid|don['’]t use) [^().;:]{2,50}) \((?:(headings?|titles?|lists?|bullets|tables?|steps|links?|paragraphs) only|only (?:in|for) (headings?|titles?|lists?|bullets|tables?|steps|links?|paragraphs))\)/giu,
    (_, one = '', two = '') => ` in ${one}${two}`,
  ],
  // ““wellbeing” one word, “health care” two words”
  [
    /^["“][^"“”]+["”],? (?:one word|two words|hyphenated)(?:[,;] (?:and )?["“][^"“”]+["”],? (?:one word|two words|hyphenated))+[.]?$/giu,
    (all) => all.replace(/(["“][^"“”]+["”]),? (one word|two words|hyphenated)[,;.]?(?: and)?/giu, '$1: $2.'),
  ],
  // “OK, Submit = banned”
  [/(?<=^|[.!?;] )([^.!?;=:]{2,60}) = (banned|forbidden|wrong)(?=[.!;]|$)/giu, '$1 are $2'],
  // “Max 1 emoji per post and none in titles”
  [
    /((?:\d+|one|two|three) (\p{L}+(?: \p{L}+)?) per \p{L}+)(?:,? and|,) none in (\p{L}[\p{L} ]{2,30})(?=[.!;]?$)/giu,
    '$1. No $2 in $3',
  ],
  // “no & or + in headings”
  [
    /(?<=(?<!\S)(?:no|use|avoid|never|not) )([&+@#~/%])(,? (?:or|and|nor) )([&+@#~/%])(?=[\s.,;]|$)/giu,
    '“$1”$2“$3”',
  ],
];
/** “No Latin (via, per)”: words of the kind that is banned. */
const LISTED =
  /(?<=(?:^|[,;.] )(?:no|avoid|never use|ban|cut|skip|drop|don['’]t use) [^.,;:()“"]{3,30} \()(?:e\.g\.,? |such as |like )?(\p{Ll}[\p{Ll}.' -]*(?:, \p{Ll}[\p{Ll}.' -]*)+)(?=\))/giu;

/** “Never Acme alone”, of a longer name that the rule holds, or of none. */
const LONE = new RegExp(String.raw`(?<=^|[.!?] )${NOT} ["“]?(?<name>\p{Lu}[\p{L}\d.-]*)["”]?${ALONE}`, 'u');
function withFullName(title: string, said: string): string {
  const { name = '' } = LONE.exec(said)?.groups ?? {};
  const longer = new RegExp(String.raw`(?<![\p{L}\d])${name}(?: \p{Lu}[\p{L}\d]*)+`, 'u');
  const [full] = (name !== '' && longer.exec(`${title}. ${said}`)) || [];
  return said.replace(LONE, full ? `Use “${full}” instead of “${name}”` : `Never use “${name}”`);
}

/** A rule in which the shortest ways to say something are said in a few words more: “none in headings”, “never Acme alone”. */
export function withTersePartsSaid({ label, description }: StyleRule): StyleRule {
  const title = label.trim();
  const short = (text: string) =>
    SHORTENED.reduce(
      (said, [pattern, put]) =>
        typeof put === 'string' ? said.replace(pattern, put) : said.replace(pattern, put),
      withFullName(title, text),
    ).replace(LISTED, (whole, list: string) => {
      const items = list.split(', ');
      return items.every((item) => item === 'etc.' || isWord(item, true)) ? inQuotes(items) : whole;
    });
  const thing = title.replace(/ (?:policy|use|usage|rules?|style|format)$/iu, '');
  const isThing = THING.test(thing) && !NO_THING.test(thing) && OPENS.test(description.trim());
  const told = isThing
    ? OF_TITLE().reduce(
        (said, [pattern, put]) => said.replace(pattern, put.replace('$thing', asInside(thing))),
        description,
      )
    : description;
  const [, labels] = (/^bold$/iu.test(title) && /^([\p{L} -]{3,40}) only[.]?$/iu.exec(told.trim())) || [];
  if (labels) return { label, description: `Use bold only for ${labels}` };
  return told === '' ? { label: short(label), description } : { label, description: short(told) };
}
