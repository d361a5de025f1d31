import type { Block, SourceDocument, Word } from '../document/types.ts';
import { isNext, isTitled, type Capitals } from './capitals.ts';
import { AMBIGUOUS_WORDS, COMMON_WORDS, FUNCTION_WORDS } from './common-words.ts';
import { isCovered } from './ranges.ts';
import type { Hit } from './kind.ts';

/** Acronyms that stand before common words without making a name of them. */
const PLAIN_ACRONYMS = new Set(
  'API|APIs|CLI|HTTP|HTTPS|URL|JSON|YAML|HTML|CSS|ID|UI|SDK|REST|TLS|SSL|DNS|CI|IDE|FAQ|XML|PDF'.split('|'),
);

type Nature =
  /** Begins the heading or a part of it. */
  | 'opening'
  /** Would be small in a sentence. */
  | 'common'
  /** A name, or a word that may be one. */
  | 'name'
  /** Small, a number, code, an acronym that tells nothing. */
  | 'neutral';

/** The words of a block that have a capital and would not have one in a sentence. Where in doubt, a word is not among them. */
export function wronglyCapitalized(
  document: SourceDocument,
  block: Block,
  capitals: Capitals,
  names: readonly Hit[],
): readonly Word[] {
  const natures = block.words.map((word, index) =>
    natureOf(block, word, block.words[index - 1], capitals, names),
  );
  const isName = (index: number) => {
    const word = block.words[index];
    if (!word || natures[index] === undefined) return false;
    return natures[index] === 'name' || (natures[index] === 'opening' && !isPlain(word.text, capitals));
  };
  return block.words.filter((word, index) => {
    if (natures[index] !== 'common') return false;
    if (FUNCTION_WORDS.has(word.text.toLowerCase())) return true;
    // "Fastify Plugins", "Google Cloud Storage": next to a name, a word may be a part of it.
    const after = block.words[index + 1];
    const joinsNext = after !== undefined && isNext(block, word, after) && isName(index + 1);
    const before = block.words[index - 1];
    const joinsPrevious = before !== undefined && isNext(block, before, word) && isName(index - 1);
    return !joinsNext && !joinsPrevious && !isCovered(word, document.protectedRanges);
  });
}

function natureOf(
  block: Block,
  word: Word,
  previous: Word | undefined,
  capitals: Capitals,
  names: readonly Hit[],
): Nature {
  if (word.kind !== 'word') return 'neutral';
  if (isCovered(word, names)) return 'name';
  if (!previous || !isNext(block, previous, word)) return 'opening';
  if (!isTitled(word.text)) {
    const neutral = word.text === word.text.toLowerCase() || PLAIN_ACRONYMS.has(word.text);
    return neutral || /^(?:A|I)$/.test(word.text) ? 'neutral' : 'name';
  }
  if (capitals.isName(previous.text, word.text) || isNamedWithNext(block, word, capitals)) return 'name';
  return isPlain(word.text, capitals) ? 'common' : 'name';
}

function isNamedWithNext(block: Block, word: Word, capitals: Capitals): boolean {
  const next = block.words[block.words.indexOf(word) + 1];
  return next !== undefined && capitals.isName(word.text, next.text);
}

/** Whether a word, apart from its place, is one that sentences write small. */
function isPlain(text: string, capitals: Capitals): boolean {
  const word = text.toLowerCase();
  if (PLAIN_ACRONYMS.has(text) || FUNCTION_WORDS.has(word)) return true;
  if (!/^\p{Lu}?[\p{Ll}'’]+(?:-\p{Lu}?[\p{Ll}'’]+)*$/u.test(text) || AMBIGUOUS_WORDS.has(word)) return false;
  const [small, capital] = [capitals.small(word), capitals.capital(word)];
  if (small > 0) return small >= 4 * capital;
  const parts = word.split('-');
  return capital === 0 && parts.every((part) => COMMON_WORDS.has(part) || FUNCTION_WORDS.has(part));
}
