import type { Check, Substitution } from '../../checks/types.ts';
import { capitalize, uncapitalize } from '../../checks/letter-case.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { lazily } from '../../lazily.ts';
import { NO_JOINT } from './joints.ts';
import type { RuleText } from './rule-text.ts';
import { quotesIn } from './rule-text.ts';

const NAME = String.raw`[A-Z][A-Za-zÀ-ž0-9.]+(?: [A-Z][A-Za-zÀ-ž0-9.]+)?`;
const WORD = String.raw`(?<word>⟦\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\d+⟧)*|${NAME})`;
const NAMES = String.raw`(?<word>⟦\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\d+⟧)*|${NAME}(?:(?:,? (?:and|or) |, )${NAME})*)`;
const NOUN = String.raw`(?:(?:the )?(?:word|name|term)s? )?`;
const ALWAYS = String.raw`(?:(?:please|always) )*`;

interface Form {
  readonly pattern: RegExp;
  readonly swap: (word: string) => Substitution | undefined;
}

const form = (source: string, swap: Form['swap']): Form => ({
  pattern: new RegExp(`^${ALWAYS}${source}$`, 'iu'),
  swap,
});
const exactly = (from: readonly string[], to: string): Substitution | undefined => {
  const wrong = [...new Set(from)].filter((spelling) => spelling !== to);
  return wrong.length > 0 ? { from: wrong, to, caseSensitive: true } : undefined;
};
const capitalized = (word: string) => {
  const small = word.toLowerCase();
  return exactly(
    word === small ? [small] : [small, capitalize(small)],
    word === small ? capitalize(word) : word,
  );
};
const titled = (words: string) => words.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
/** “Council tax”, “Council Tax”: as “council tax”. */
const inSmallLetters = (word: string) => {
  const small = word.toLowerCase();
  return exactly([capitalize(small), titled(small)], small);
};
const closed = (word: string) => word.replace(/[- ]/g, '');
/** A closed word with a space or hyphen at each place it could be cut. */
const cuts = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => index + 1).flatMap((at) =>
    ['-', ' '].map((joint) => word.slice(0, at) + joint + word.slice(at)),
  );

/** Every other way to write a name or a word: other capitals, a hyphen or a space more or less. */
const otherwise = (word: string): Substitution | undefined => {
  // “Easy to get wrong”
  if (/^\p{Ll}+(?: \p{Ll}+){2,}$/u.test(word)) return undefined;
  const parts = word.split(/[- ]|(?<=\p{Ll})(?=\p{Lu})/u);
  const joined = ['', '-', ' '].map((joint) => parts.join(joint));
  const all = [...joined, ...(parts.length === 1 && word === word.toLowerCase() ? cuts(word) : [])];
  const cased = all.flatMap((form) => [form, form.toLowerCase(), capitalize(form.toLowerCase())]);
  const capitals = parts.length > 1 ? ['', '-', ' '].map((joint) => parts.map(capitalize).join(joint)) : [];
  return exactly(
    [...cased, ...capitals, ...(parts.length === 1 ? [word.toUpperCase()] : [])].filter(
      (form) => word !== word.toLowerCase() || form !== capitalize(word),
    ),
    word,
  );
};
const CAPITAL = String.raw`(?:an? )?(?:[A-Za-zÀ-ž]+ )?(?:capital|uppercase|upper-case|big|lower ?-?case|small) (?:[A-Za-zÀ-ž]\b|letters?|initial|first letter)`;

/** How a word is written: capitals, hyphens, one word or two. */
const FORMS: readonly Form[] = [
  form(
    `(?:(?:the|our|its) )?(?:(?:correct|right|proper|official|preferred|house|only) )*(?:spelling|name)(?: of (?:the )?[A-Za-zÀ-ž]+(?: name)?)? is (?:always )?(?:spelled |written )?(?<exact>⟦\\d+⟧|[A-Za-zÀ-ž][A-Za-zÀ-ž0-9.-]+(?: \\p{Lu}[A-Za-zÀ-ž0-9.-]+)*)(?:,.*)?`,
    otherwise,
  ),
  form(
    `(?:it(?:'s| is) |(?:write|spell|use) )?(?:always )?${NOUN}${WORD},? (?:is written |is spelled |has |with |takes |gets |needs )(?:with )?${CAPITAL}(?! (?:only|when|if|where|before|after|unless|for)\\b).*`,
    otherwise,
  ),
  form(
    `${NOUN}(?<same>⟦\\d+⟧|[A-Za-zÀ-ž0-9.-]+) is (?:always )?(?:written|spelled|spelt|styled|stylized)(?: as)? \\k<same>(?:,.*)?`,
    otherwise,
  ),
  form(
    `capitali[sz]e (?:(?:(?:the|our|all|these) )*(?:[a-z]+ )?(?:names?|terms?|features?|products?)(?::| like| such as) )?${NOUN}${NAMES}(?: (?:everywhere|always|like (?:that|this)|as shown|that way|correctly))?(?: ?\\([^()]*\\))?`,
    (word) => capitalized(word),
  ),
  form(`${NOUN}${WORD} (?:is|should be|must be|are) (?:always )?capitali[sz]ed`, (word) => capitalized(word)),
  form(
    `(?:lower-?case|don't capitali[sz]e|do not capitali[sz]e|never capitali[sz]e) ${NOUN}(?<word>⟦\\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\\d+⟧)*)`,
    inSmallLetters,
  ),
  form(
    `(?:(?:write |spell |use )?lower-?case (?:for )?|(?:don't|do not|never) capitali[sz]e )${NOUN}(?<small>[a-z]{3,}(?:(?:,? and |,? or |, )[a-z]{3,})*)`,
    (word) => exactly([capitalize(word)], word),
  ),
  form(
    `(?:write|spell|put|use) ${NOUN}(?<word>⟦\\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\\d+⟧)*) in (?:lower ?-?case|small letters)`,
    inSmallLetters,
  ),
  form(
    `(?:write|spell|put|use) ${NOUN}${WORD} in (?:all )?(?:caps|capitals|capital letters|upper-?case)`,
    (word) => exactly([word.toLowerCase(), capitalize(word.toLowerCase())], word.toUpperCase()),
  ),
  form(
    `(?:spell|write) ${NOUN}${WORD} with (?:an? )?(?:capital|uppercase|lowercase|small) [A-Za-zÀ-ž]`,
    (word) => exactly([word.toLowerCase(), capitalize(word.toLowerCase()), word.toUpperCase()], word),
  ),
  form(
    `(?:(?:we )?(?:spell|write|use|treat) |it(?:'s| is) )?(?<closed>[a-z]{4,})(?: as|,| is)? (?:one|a single) word(?:,? (?:and )?(?:no|without a|with no) hyphens?)?`,
    (word) => ({ from: cuts(word), to: word }),
  ),
  form(
    `(?:don't|do not|never) hyphenate ${NOUN}(?<word>⟦\\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\\d+⟧)*)`,
    (word) => ({
      from: cuts(closed(word)).filter((cut) => cut.includes('-')),
      to: word.replace(/-/g, word.includes(' ') ? ' ' : ''),
    }),
  ),
  form(`hyphenate ${NOUN}(?<word>⟦\\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\\d+⟧)*)`, (word) =>
    word.includes('-')
      ? { from: [closed(word), word.replace(/-/g, ' ')], to: word }
      : word.includes(' ')
        ? { from: [word, closed(word)], to: word.replace(/ /g, '-') }
        : undefined,
  ),
  form(
    `(?:(?:write|spell|use) )?${NOUN}(?<word>⟦\\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\\d+⟧)*) (?:as |is |are )(?:written as |spelled as )?(?:one word|a single word|closed(?: up)?)`,
    (word) => ({ from: cuts(closed(word)), to: closed(word) }),
  ),
  form(
    `(?:(?:write|spell|use) )?${NOUN}(?<word>⟦\\d+⟧) (?:as |is |are )(?:written as |spelled as )?two words`,
    (word) => (word.includes(' ') ? { from: [closed(word), word.replace(/ /g, '-')], to: word } : undefined),
  ),
];

const PLAIN = String.raw`${NO_JOINT}[A-Za-zÀ-ž][A-Za-zÀ-ž0-9-]*(?: ${NO_JOINT}[A-Za-zÀ-ž][A-Za-zÀ-ž0-9-]*)?`;
const NAMED = String.raw`(?:⟦\d+⟧|${PLAIN})`;
const SAID = String.raw`(?:,? ?[:—–-] |, | (?=(?:is|are|stays?|remains?|as|takes?|has|have|needs?|gets?|must|should|with|without|in)\b)| (?<!\b(?:is|are|it's|stays?|be) )(?=always\b))(?:(?:is|are|stays?|remains?|as|must be|should be|each|all|both|always|written|spelled|spelt|a|it's|it is|in|takes?|has|have|needs?|gets?|with|now) )*`;
const SUBJECT = String.raw`^(?:it(?:'s| is) |(?:please |we |always )*(?:write|spell|treat|use) )?${NOUN}(?<subjects>${NAMED}(?:(?:, (?:and )?| and )${NAMED})*)${SAID}`;
const WAYS: readonly (readonly [predicate: string, swap: Form['swap']])[] = [
  [
    'unhyphenated|no (?:hyphen|dash)(?:e?s)?|without (?:an?|the|any) (?:hyphen|dash)',
    (word) =>
      word.includes(' ')
        ? { from: [word.replace(/ /g, '-')], to: word }
        : { from: cuts(closed(word)), to: closed(word) },
  ],
  [
    '(?:one|a single) word|closed(?: up)?|solid|(?:no|without (?:an?|the|any)) spaces?',
    (word) =>
      /[ -]/.test(word)
        ? { from: [word, ...cuts(closed(word))], to: closed(word) }
        : { from: cuts(word), to: word },
  ],
  [
    'two words|(?:spelled )?open|a space|space in it',
    (word) => (word.includes(' ') ? { from: [closed(word), word.replace(/ /g, '-')], to: word } : undefined),
  ],
  [
    '(?:an? )?hyphen(?:s|ated)?',
    (word) =>
      /[ -]/.test(word)
        ? { from: [word.replace(/-/g, ' '), word.replace(/[- ]/g, '')], to: word.replace(/ /g, '-') }
        : undefined,
  ],
  [
    '(?:all )?(?:lower ?-?case|lowercased|small letters|not capitali[sz]ed|uncapitali[sz]ed)',
    (word) => {
      const small = word.toLowerCase();
      // “npm: lowercase”
      return exactly(
        [capitalize(small), titled(small), ...(small.length < 5 ? [small.toUpperCase()] : [])],
        small,
      );
    },
  ],
  ['capitali[sz]ed|(?:an? )?(?:initial )?capital(?: letter)?', (word) => capitalized(word)],
];
const ANY_WAY = WAYS.map(([predicate]) => predicate).join('|');
/** Several ways at once: “one word, lower case”. */
const SPELT = lazily(
  () =>
    new RegExp(
      String.raw`${SUBJECT}(?<ways>(?:${ANY_WAY})(?:,? (?:and |with )?(?:${ANY_WAY}|please|always|everywhere|not (?:two|one)(?: words?)?))*)$`,
      'iu',
    ),
);
const EACH_WAY = lazily(() =>
  WAYS.map(([predicate, swap]) => [new RegExp(`^(?:${predicate})$`, 'iu'), swap] as const),
);
const SMALL = /lower|small|uncapitali[sz]ed|not capitali[sz]ed/iu;
/** What no word is, but a part of writing or of a text: "headings are lowercase". */
const GENERAL =
  /^(?:lower|upper|title|sentence)[- ]?case$|^(?:start|begin|write|use|spell|end|open(?! source)|put|make|give|keep|set|mark|leave|follow)s?\b|\b(?:headings?|titles?|headers?|words?|lists?|items?|names?|nouns?|adjectives?|sentences?|bullets?|buttons?|labels?|letters?|acronyms?|terms?|steps?|keys?|everything|text|they|these|those|this|that|compounds?|modifiers?|months?|days?|units?|numbers?|languages?|products?|it|all|both|each|rows?|cells?|dash(?:es)?|hyphens?|prefixes|fragments?|captions?|links?|signs?|symbols?|marks?|ellips[ei]s|tables?|fonts?|formatting|them|one|two)\b/i;

/** "Filename and hostname are each one word", "Data center: two words". */
function spelt(demand: string, text: RuleText): readonly Substitution[] {
  const { subjects: named, ways = '' } = SPELT().exec(demand)?.groups ?? {};
  if (!named) return [];
  const subjects = named.split(/, (?:and )?| and /i).map((word) => word.trim());
  if (subjects.some((word) => GENERAL.test(word) || OPENS_DEMAND.test(word))) return [];
  // The capital of a sentence's first word is not the word's own.
  const words = subjects.flatMap((word, index) =>
    word.startsWith('⟦')
      ? quotesIn(word, text)
      : index === 0 && /^\p{Lu}[\p{Ll} -]+$/u.test(word)
        ? uncapitalize(word)
        : word,
  );
  const swaps = ways
    .split(/,? (?:and |with )|, /iu)
    .flatMap((way) => EACH_WAY().find(([predicate]) => predicate.test(way.trim()))?.[1] ?? []);
  const small = SMALL.test(ways);
  return words.flatMap((word) =>
    swaps.flatMap((swap) => swap(small && swaps.length > 1 ? word.toLowerCase() : word) ?? []),
  );
}
const OPENS_DEMAND =
  /^(?:use|write|don't|do|never|avoid|no|always|start|begin|end|keep|put|make|give|open(?! source)|set|only|be|add|avoid)\b/i;

/** Demands on how a word is written: "capitalize “Kubernetes”", "“backend” is one word". */
export function readSpellings(demand: string, text: RuleText): readonly Check[] | undefined {
  for (const { pattern, swap } of FORMS) {
    const groups = pattern.exec(demand)?.groups;
    const small = groups?.['small'];
    const given = groups?.['exact'] ?? groups?.['same'] ?? small;
    const named = given ?? groups?.['closed'] ?? groups?.['word'];
    // An unquoted word is a name, and has its capital.
    if (!named || (given === undefined && !groups?.['closed'] && !/^[⟦\p{Lu}]/u.test(named))) continue;
    if (!named.includes('⟦') && GENERAL.test(named)) continue;
    if (small && ABOUT_WRITING.test(small)) continue;
    const words = named.includes('⟦')
      ? quotesIn(named, text)
      : small
        ? small.split(/,? and |,? or |, /)
        : named.split(/,? (?:and|or) |, /);
    const swaps = words.flatMap((word) => swap(word) ?? []);
    if (swaps.length === 0) return undefined;
    return [
      {
        kind: 'substitution',
        swap: swaps,
        message: `Write “{replacement}” instead of “{match}”. The house style says: ${text.advice}`,
      },
    ];
  }
  const swaps = spelt(demand, text);
  return swaps.length > 0
    ? [
        {
          kind: 'substitution',
          swap: swaps,
          message: `Write “{replacement}” instead of “{match}”. The house style says: ${text.advice}`,
        },
      ]
    : undefined;
}
