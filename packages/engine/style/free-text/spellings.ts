import type { Check, Substitution } from '../../checks/types.ts';
import { capitalize } from '../../checks/letter-case.ts';
import type { RuleText } from './rule-text.ts';
import { quotesIn } from './rule-text.ts';

const WORD = String.raw`(?<word>⟦\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\d+⟧)*|[A-Z][\p{L}\p{N}.]+(?: [A-Z][\p{L}\p{N}.]+)?)`;
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
const closed = (word: string) => word.replace(/[- ]/g, '');
/** A closed word with a space or hyphen at each place it could be cut. */
const cuts = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => index + 1).flatMap((at) =>
    ['-', ' '].map((joint) => word.slice(0, at) + joint + word.slice(at)),
  );

/** How a word is written: capitals, hyphens, one word or two. */
const FORMS: readonly Form[] = [
  form(`capitali[sz]e ${NOUN}${WORD}(?: (?:everywhere|always))?`, (word) => capitalized(word)),
  form(`${NOUN}${WORD} (?:is|should be|must be|are) (?:always )?capitali[sz]ed`, (word) => capitalized(word)),
  form(
    `(?:lower-?case|don't capitali[sz]e|do not capitali[sz]e|never capitali[sz]e) ${NOUN}(?<word>⟦\\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\\d+⟧)*)`,
    (word) => exactly([capitalize(word.toLowerCase())], word.toLowerCase()),
  ),
  form(
    `(?:write|spell|put|use) ${NOUN}(?<word>⟦\\d+⟧(?:(?:,? (?:and|or) |, ?)⟦\\d+⟧)*) in (?:lower ?-?case|small letters)`,
    (word) => exactly([capitalize(word.toLowerCase())], word.toLowerCase()),
  ),
  form(
    `(?:write|spell|put|use) ${NOUN}${WORD} in (?:all )?(?:caps|capitals|capital letters|upper-?case)`,
    (word) => exactly([word.toLowerCase(), capitalize(word.toLowerCase())], word.toUpperCase()),
  ),
  form(`(?:spell|write) ${NOUN}${WORD} with (?:an? )?(?:capital|uppercase|lowercase|small) \\p{L}`, (word) =>
    exactly([word.toLowerCase(), capitalize(word.toLowerCase()), word.toUpperCase()], word),
  ),
  form(
    `(?:(?:spell|write|use) |it(?:'s| is) )?(?<closed>[a-z]{4,})(?: as|,| is)? (?:one|a single) word(?:,? (?:and )?(?:no|without a|with no) hyphens?)?`,
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

/** Demands on how a word is written: "capitalize “Kubernetes”", "“backend” is one word". */
export function readSpellings(demand: string, text: RuleText): readonly Check[] | undefined {
  for (const { pattern, swap } of FORMS) {
    const groups = pattern.exec(demand)?.groups;
    const named = groups?.['closed'] ?? groups?.['word'];
    // An unquoted word is a name, and has its capital.
    if (!named || (!groups?.['closed'] && !/^[⟦\p{Lu}]/u.test(named))) continue;
    const words = named.includes('⟦') ? quotesIn(named, text) : [named];
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
  return undefined;
}
