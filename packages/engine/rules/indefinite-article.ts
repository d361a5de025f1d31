import { articleFor } from '../checks/article.ts';
import { capitalize } from '../checks/letter-case.ts';
import { opensSentence } from '../checks/ranges.ts';
import type { Match, WordsCheck } from '../checks/types.ts';
import { CODE } from '../document/places.ts';
import type { Block, Word } from '../document/types.ts';
import { isInDictionary, lookUp, NOUN, PLURAL } from '../spelling/lexicon.ts';
import type { BlockWords } from '../spelling/block-words.ts';
import type { Beside, Trigger } from '../spelling/vocabulary.ts';
import type { Rule } from './types.ts';

/** Words before which a small "a" is no article: "option a is", "step a or b". */
const NO_NOUN =
  /^(?:is|are|or|and|if|in|of|on|at|as|it|its|to|was|were|has|for|by|but|not|from|with|than|into|until|under|over)$/i;

const find: WordsCheck['find'] = (_words, { each }, { text }) => {
  const matches: Match[] = [];
  const look = (words: BlockWords, index: number): void => {
    const next = words.factsOf(index + 1);
    if (!next) return;
    const { block } = words;
    const [word, following] = [block.wordAt(index), block.wordAt(index + 1)];
    const named = block.wordPlaces.kindOf(index + 1) === CODE ? wordInCode(text, following) : following;
    // "An srun command", "an nmudiff": nobody can tell whether a word in no dictionary is spelled.
    if (next.unknown && !next.capital && /^[flmnrsx][^aeiou]|^s/.test(next.lower)) return;
    const match = word && named && judge(text, block, word, named);
    if (match) matches.push(match);
  };
  ARTICLES.forEach((_, trigger) => each(trigger, look));
  return matches;
};

const ARTICLES = ['a', 'an'] as const;
/** Most articles fit, which is known of a word once and for all. */
const misfitting = (written: string): readonly [Trigger, Beside] => [
  ({ lower }) => lower === written,
  { step: 1, picks: ({ plain, article }) => !plain || (article !== undefined && article !== written) },
];

/** "A `import` statement", "a `Authorization` header", "a `errorHandler`": code is read as the word of the language that it begins with. */
function wordInCode(text: string, code: Word | undefined): Word | undefined {
  const name = /^`?([A-TV-Za-tv-z][a-z]{2,})(?:[A-Z_.(-][^`]*)?`?$/.exec(
    text.slice(code?.start, code?.end),
  )?.[1];
  return code && name !== undefined && isInDictionary(name.toLowerCase())
    ? { ...code, text: name }
    : undefined;
}

function judge(text: string, block: Block, word: Word, next: Word): Match | undefined {
  const article = articleFor(next.text);
  if (!article || article === word.text.toLowerCase()) return undefined;
  if (!/^\s+(?:[*_]{1,3}|[["“`])?$/.test(text.slice(word.end, next.start))) return undefined;
  // "Plan A includes", "if A then B, A": a name, not an article as in "Note: A old key".
  const behindColon = /:[*_]*\s+[*_]*$/.test(text.slice(Math.max(0, word.start - 9), word.start));
  if (word.text === 'A' && !behindColon && !opensSentence(block, word.start)) return undefined;
  // "Uvicorn", "Ubuntu", "Unity": nobody can tell from the letters how a name is said.
  if (/^U[a-z]/.test(next.text)) return undefined;
  // "a **r**egular expression": the word goes on behind the mark.
  if (/^[*_]{1,3}\p{L}/u.test(text.slice(next.end, next.end + 4))) return undefined;
  if (NO_NOUN.test(next.text) || /[\\/_$@]/.test(next.text)) return undefined;
  // "A orders": what is wrong is the number, unless it describes a noun, as in "a orders page".
  if (
    (lookUp(next.text.toLowerCase()) & (NOUN | PLURAL)) === PLURAL &&
    /^\s*(?:$|[.,;:!?)]|(?:and|or|in|on|at|for|to|from|with|by|of|is|are|was|were|that|which)\b)/.test(
      text.slice(next.end, next.end + 12),
    )
  )
    return undefined;
  const replacement = word.text.startsWith('A') ? capitalize(article) : article;
  const sound = article === 'an' ? 'a vowel sound' : 'a consonant sound';
  const message = `“${next.text}” begins with ${sound}, so “${article}” goes before it.`;
  return { start: word.start, end: word.end, replacement, message };
}

export const indefiniteArticle: Rule = {
  id: 'indefinite-article',
  label: 'A or an',
  description:
    'Choose “a” or “an” by the sound of the next word, not by its spelling: “an hour”, “a user”, “an HTML page”.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [{ kind: 'words', triggers: ARTICLES.map(misfitting), find }],
  examples: () => [
    {
      text: 'Pass a option and wait for an response.',
      findings: [
        { quote: 'a', suggestion: 'an' },
        { quote: 'an', suggestion: 'a' },
      ],
      fixed: 'Pass an option and wait for a response.',
    },
    {
      text: 'An HTTP request from a user takes an hour in a one-way channel. Run a Uvicorn; A is set.',
      findings: [],
    },
    {
      text: 'Add an *path* and a [option](./o.md) with an URL.',
      findings: [
        { quote: 'an', suggestion: 'a' },
        { quote: 'a', suggestion: 'an' },
        { quote: 'an', suggestion: 'a' },
      ],
      fixed: 'Add a *path* and an [option](./o.md) with a URL.',
    },
    {
      text: 'Take a unary operator, a unidirectional flow, an unidentified user, and an uninstalled package. Find a **r**egular one.',
      findings: [],
    },
    {
      text: 'It takes an mdast tree, an rlib, a HAL crate, a NUL byte, a SHA hash, and a usize address.',
      findings: [],
    },
    {
      text: 'Add a `import` statement, a `use` declaration, an `async` function, and a `id`.',
      findings: [{ quote: 'a', suggestion: 'an' }],
      fixed: 'Add an `import` statement, a `use` declaration, an `async` function, and a `id`.',
    },
    { text: 'Create a orders, and open a orders page.', findings: [{ quote: 'a', suggestion: 'an' }] },
    { text: 'There is an srun option for a uuid, a UInt64 value, and a LUA script.', findings: [] },
    {
      text: 'Each needs a `Authorization` header. Returns an `Error` or a *unique* key; choose plan A if you can.',
      findings: [{ quote: 'a', suggestion: 'an' }],
    },
  ],
};
