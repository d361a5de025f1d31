import { AMBIGUOUS_WORDS, isSurelyCommon } from '../../checks/common-words.ts';
import { capitalize } from '../../checks/letter-case.ts';
import { lazily } from '../../lazily.ts';
import {
  ADVERB,
  ING,
  nounShare,
  PARTICIPLE,
  PAST,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';

/** What is wrong with the text of a thing: from where to where, and what to put there. */
export type Fault = readonly [from: number, to: number, put?: string | null];
export interface Property {
  readonly id: string;
  /** What the house style asks for, as in “The house style wants …”. */
  readonly wants: string;
  readonly faults: (text: string, before: string) => readonly Fault[];
}

export const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)];
export const all = (text: string): Fault => [0, text.length];
export const banned = (id: string, pattern: RegExp): Property => ({
  id: `no ${id}`,
  wants: `no ${id} here`,
  faults: (text) => [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length]),
});

export const VERBAL = VERB | PAST | THIRD_PERSON | ING | PARTICIPLE;
/** What the first words of a text are, as a verb; its start where they are none. */
function verbOf(text: string) {
  const first = wordsOf(text).find(
    ({ 0: word }) =>
      (partsOf(word.toLowerCase()) & ADVERB) === 0 || (partsOf(word.toLowerCase()) & VERBAL) !== 0,
  );
  const facts = first ? partsOf(first[0].toLowerCase()) : 0;
  return { at: first ? ([first.index, first.index + first[0].length] as const) : ([0, 0] as const), facts };
}
export const opensWith = (id: string, isRight: (facts: number) => boolean): Property => ({
  id: `starts with a ${id}`,
  wants: `a ${id} at the start`,
  faults: (text) => {
    const { at, facts } = verbOf(text);
    return facts === 0 || isRight(facts) ? [] : [at];
  },
});
const isPast = (facts: number) => (facts & (PAST | PARTICIPLE)) !== 0;
export const inTense = (past: boolean): Property => ({
  id: past ? 'past tense' : 'present tense',
  wants: past ? 'the past tense' : 'the present tense',
  faults: (text) => {
    const [first, second] = wordsOf(text);
    const verb = second && /^(?:we|i|you|it|this|they)$/iu.test(first?.[0] ?? '') ? second : first;
    if (!verb) return [];
    const facts = partsOf(verb[0].toLowerCase());
    const isFuture = /^(?:will|shall)$|['’]ll$/iu.test(verb[0]);
    const isOther = past
      ? (facts & VERBAL) !== 0 && !isPast(facts) && verbShare(facts) > nounShare(facts)
      : (facts & PAST) !== 0 && (facts & (VERB | THIRD_PERSON)) === 0;
    return isFuture || isOther ? [[verb.index, verb.index + verb[0].length]] : [];
  },
});

const isCapital = (word: string) => /^\p{Lu}\p{Ll}+(?:['’-]\p{Ll}+)*$/u.test(word);
const cased = (
  id: string,
  isWrong: (word: string, at: number, isTitled: boolean) => boolean,
  write: (word: string) => string,
): Property => ({
  id,
  wants: id,
  faults: (text) => {
    const words = wordsOf(text);
    const later = words.slice(1).map(([word]) => word);
    // “Add This Item To Basket”: where every word has a capital, none of them is a name for it.
    const isTitled = later.filter(isCapital).length > 1 && !later.some((word) => /^\p{Ll}{4}/u.test(word));
    return words.flatMap(({ index, 0: word }, at): readonly Fault[] =>
      isWrong(word, at, isTitled) ? [[index, index + word.length, write(word)]] : [],
    );
  },
});
const isNoName = (word: string, isTitled: boolean) =>
  isSurelyCommon(word) || (isTitled && partsOf(word) !== 0 && !AMBIGUOUS_WORDS.has(word));
const SHORT =
  /^(?:an?|the|and|or|but|nor|for|to|of|in|on|at|by|with|from|as|into|over|via|vs|per|up|off|out)$/u;
export const CASES: Readonly<Record<string, () => Property>> = {
  sentence: () =>
    cased(
      'sentence case',
      (word, at, isTitled) => at > 0 && isCapital(word) && isNoName(word.toLowerCase(), isTitled),
      (word) => word.toLowerCase(),
    ),
  title: () => cased('title case', (word) => /^\p{Ll}/u.test(word) && !SHORT.test(word), capitalize),
  lower: () =>
    cased(
      'lower case',
      (word, _, isTitled) => isCapital(word) && isNoName(word.toLowerCase(), isTitled),
      (word) => word.toLowerCase(),
    ),
  upper: () =>
    cased(
      'capitals',
      (word) => /\p{Ll}/u.test(word),
      (word) => word.toUpperCase(),
    ),
};
const SHOUTED =
  /(?<![\p{L}\p{N}])\p{Lu}{2,}(?:[^\S\n]+\p{Lu}{2,})+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{Lu}{6,}(?![\p{L}\p{N}])/gu;

/** Marks and kinds of words that a text may not have, by their names. */
const BANNED: readonly (readonly [names: string, pattern: RegExp])[] = [
  ['emojis?|emoticons?', /\p{Extended_Pictographic}\uFE0F?/gu],
  ['exclamation (?:marks?|points?)|exclamations?', /!+/gu],
  ['question marks?', /\?/gu],
  ['ampersands?|&', /&(?!\w{2,6};)/gu],
  ['numbers?|digits?|numerals?|figures?', /\d[\d.,]*/gu],
  ['colons?', /:/gu],
  ['semi-?colons?', /;/gu],
  ['commas?', /,/gu],
  ['(?:quotation|quote|speech) marks?|quotes?|inverted commas?', /["“”]/gu],
  ['brackets?|parenthes[ie]s', /[()]/gu],
  ['(?:em |en )?dash(?:es)?', /[—–]|(?<=\s)-(?=\s)/gu],
  ['slash(?:es)?', /\//gu],
  ['hashtags?|hash signs?', /#\w+/gu],
  ['plus signs?|\\+', /\+/gu],
  ['(?:multiplication|times) signs?|×', /×/gu],
  ['(?:@|at) signs?|@', /(?<!\w)@|@(?!\w)/gu],
  ['tabs?(?: characters)?', /\t+/gu],
  ['comments?', /(?<=^|\s)(?:\/\/|#(?![!\w]))[^\n]{0,200}/gu],
  ['(?:placeholders?|dummy (?:names?|values?))', /\b(?:foo|bar|baz|qux|lorem ipsum|xxx+)\b/giu],
  ['ellips[ie]s|three dots', /…|\.{3}/gu],
  [
    '(?:all[- ]?caps?|(?:all |full |block )?capitals|(?:shouting|shouty) capitals|upper[- ]?case)(?: (?:words?|throughout|letters))?',
    SHOUTED,
  ],
  ['acronyms?|abbreviations?|initialisms?', /(?<![\p{L}\d])\p{Lu}{2,6}s?(?![\p{L}\d])/gu],
  [
    '(?:(?:bare|raw|full|naked) )?(?:urls?|web addresses)(?: as (?:the )?(?:link )?text)?',
    /(?:https?:\/\/|www\.)\S+/gu,
  ],
  [
    '(?:internal )?(?:ticket|issue|jira|bug|case) (?:numbers?|ids?|keys?|references?)(?: \\([a-z]+-\\d+\\))?',
    /(?<![\w-])(?:[A-Z][A-Z\d]{1,9}-\d+|#\d+)(?![\w-])/gu,
  ],
  ['“and”s? or “or”s? at the end', /,?\s(?:and|or)(?=\s*$)/gu],
];
export const NAMED = lazily(() => BANNED.map(([names]) => names).join('|'));
export const namedIn = (list: string): readonly Property[] =>
  list
    .replace(/ (?:at all|anywhere|please)$/u, '')
    .split(/,? (?:and|or|nor) (?:no )?|, (?:no )?|\/(?=\p{L})/u)
    .map((name) => {
      const found = BANNED.find(([names]) => new RegExp(`^(?:${names})$`, 'u').test(name));
      return banned(name, found?.[1] ?? /(?!)/gu);
    });

export const quotedIn = (list: string): readonly string[] =>
  [...list.matchAll(/“([^“”]+)”/gu)].map(([, word = '']) => word);
export function wordsBanned(list: string, before: string, after = ''): Property {
  const words = quotedIn(list).map((word) => word.replace(/[.,]$/u, ''));
  const source = words
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replace(/\s+/gu, String.raw`\s+`))
    .join('|');
  return {
    ...banned(
      words.map((word) => `“${word}”`).join(', '),
      new RegExp(String.raw`${before}(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])${after}`, 'giu'),
    ),
  };
}

export const countOf = (text: string, unit: string): number =>
  unit.startsWith('word')
    ? (text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length
    : unit.startsWith('line')
      ? text.split('\n').filter((line) => !/^\s*(?:```|~~~|$)/u.test(line)).length
      : unit.startsWith('sent')
        ? Math.max(1, text.split(/[.!?]["”’)]?\s+(?=\p{Lu})/u).length)
        : text.trim().length;
