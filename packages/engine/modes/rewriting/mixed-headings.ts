import { FUNCTION_WORDS, isSurelyCommon } from '../../checks/common-words.ts';
import { readCapitals } from '../../checks/capitals.ts';
import { capitalize } from '../../checks/letter-case.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import type { DocumentFinding } from '../../types.ts';
import { headingSentenceCase } from '../../rules/heading-sentence-case.ts';
import { lookUp, VERB } from '../../spelling/lexicon.ts';
import type { CompiledRule, CompiledStyle } from '../../style/types.ts';
import type { ModeTools } from '../types.ts';

const MESSAGE = 'The headings of this document are written in one way.';
/** Small where each main word has a capital. */
const SMALL_IN_TITLES = /^(?:an?|the|and|but|or|nor|of|to|for|in|on|with|by|from|at|as|into|via|vs)$/;
const LEAST_WORDS = 3;

const isCommon = (word: string): boolean => FUNCTION_WORDS.has(word) || isSurelyCommon(word);

const { label, description, checks } = headingSentenceCase;
const id = `${headingSentenceCase.id}-throughout`;
/** All headings in sentence case, and with a capital in front. */
const IN_SENTENCE_CASE: readonly CompiledRule[] = [
  {
    id,
    label,
    description,
    severity: 'minor',
    listed: false,
    checks: [
      ...checks,
      {
        kind: 'code',
        find: ({ blocks }) =>
          blocks.flatMap(({ kind, level = 1, words, prose }) => {
            const [first] = words;
            const isOwn = kind === 'heading' && level > 1 && words.length >= LEAST_WORDS;
            return isOwn && first && isCommon(first.text) && prose.trimStart().startsWith(first.text)
              ? [
                  {
                    start: first.start,
                    end: first.end,
                    replacement: capitalize(first.text),
                    message: MESSAGE,
                  },
                ]
              : [];
          }),
      },
    ],
  },
];

/** Behind these, a noun without an article may be a name: "Building with Make". */
const BEFORE_NAMES = /^(?:to|for|in|on|with|by|from|at|as|into|via|vs|of|and|or|versus|using)$/i;

/** Whether a correction of a heading would take its capital from what may be a name: nobody wrote it small, and it stands as names do. */
export function lowersName(
  document: SourceDocument,
  { ruleId, start, end, replacement }: DocumentFinding,
): boolean {
  if (ruleId !== id || replacement === null) return false;
  const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const [words, others] = [wordsOf(document.text.slice(start, end)), wordsOf(replacement)];
  const isTitled = (at: number): boolean => /^\p{Lu}\p{Ll}/u.test(words[at] ?? '');
  const isFunction = (at: number): boolean => FUNCTION_WORDS.has((words[at] ?? '').toLowerCase());
  const isNameLike = (at: number): boolean => {
    const [before = '', word = ''] = [words[at - 1], words[at]];
    const facts = lookUp(word.toLowerCase());
    const isVerb = /ing$/.test(word) || (/^to$/i.test(before) && (facts & VERB) !== 0);
    const stands = (place: number): boolean => words[place] !== undefined && !isFunction(place);
    return (
      (at > 1 && isTitled(at - 1) && stands(at - 1)) ||
      stands(at + 1) ||
      (!isVerb && (!isFunction(at - 1) || BEFORE_NAMES.test(before)))
    );
  };
  const capitals = readCapitals(document);
  return words.some(
    (word, at) =>
      at > 0 &&
      isTitled(at) &&
      others[at] === word.toLowerCase() &&
      !isFunction(at) &&
      capitals.small(word) === 0 &&
      isNameLike(at),
  );
}

/** The style with sentence case for all headings, where those of a document show no manner: "How To configure the Backup". */
export function headedAlike(style: CompiledStyle, document: SourceDocument, tools: ModeTools): CompiledStyle {
  const isAsked = style.rules.some(({ checks }) =>
    checks.some((check) => check.kind === 'capitalization' && check.scope === 'heading'),
  );
  const headings = isAsked ? [] : document.blocks.filter(({ kind }) => kind === 'heading');
  if (!headings.some(({ prose }) => /\s\p{Lu}\p{Ll}/u.test(prose))) return style;
  // What ends as sentences do is a comment pasted with its marks.
  if (headings.filter(({ prose }) => /[a-z)][.,;]\s*$/.test(prose)).length > 1) return style;
  const capitals = readCapitals(document);
  const read = headings.map((block) => mannerOf(block, (word) => capitals.capital(word) === 0));
  const count = (manner: string): number => read.filter((one) => one === manner).length;
  const isMixed = count('neither') > 0 || count('mixed') > 1;
  return isMixed && count('title') <= count('sentence') + count('neither')
    ? tools.extend(style, IN_SENTENCE_CASE)
    : style;
}

/** What the words behind the first tell; `neither` where no manner would have it so. */
function mannerOf({ words }: Block, isNoName: (word: string) => boolean): string | undefined {
  const rest = words.slice(1).filter(({ kind, text }) => kind === 'word' && /^\p{L}\p{Ll}*$/u.test(text));
  const isTitled = (text: string): boolean => /^\p{Lu}/u.test(text);
  const small = rest.filter(({ text }) => !isTitled(text) && !SMALL_IN_TITLES.test(text));
  const capital = rest.filter(({ text }) => {
    const word = text.toLowerCase();
    return isTitled(text) && isNoName(text) && isCommon(word);
  });
  const [first] = words;
  const opensSmall = words.length >= LEAST_WORDS && first !== undefined && isCommon(first.text);
  if (
    capital.length > 0 &&
    (opensSmall || (small.length > 0 && capital.some(({ text }) => SMALL_IN_TITLES.test(text.toLowerCase()))))
  )
    return 'neither';
  if (capital.length > 0) return small.length > 0 ? 'mixed' : 'title';
  return small.length > 0 ? 'sentence' : undefined;
}
