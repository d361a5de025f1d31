import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { lookUp, VERB } from '../../spelling/lexicon.ts';
import { isFragment } from './fragments.ts';
import { noteLabelOf } from './labelled.ts';
import { isFinite, tagSentence } from './parts-of-speech.ts';

export const MIN_WORDS = 5;
/** "Don't commit the key." */
const LEAST_FORBIDDEN = 3;
/** "Refunds cannot be cancelled." */
const LEAST_REFUSED = 4;
const LEAST_IN_SHORT = 4;
const FEW_BLOCKS = 4;
const REFUSES = /\b(?:cannot|can['’]t) be \p{L}/u;
const FORBIDS = /^(?:never|do not|don['’]t) \p{Ll}/iu;

/** Whether a sentence is one, from its first word to its full stop, and not too long to be taken in. */
export function isWhole(
  { text, blocks }: SourceDocument,
  block: Block,
  sentence: Sentence,
  most: number,
): boolean {
  const { words, start, end } = sentence;
  const prose = words.filter(({ kind }) => kind !== 'code').length;
  const least = FORBIDS.test(text.slice(start, end))
    ? LEAST_FORBIDDEN
    : REFUSES.test(text.slice(start, end))
      ? LEAST_REFUSED
      : MIN_WORDS;
  // "Assistance dogs are exempt.": nothing of a short text is too short.
  const isShort =
    words.length === LEAST_IN_SHORT && blocks.length < FEW_BLOCKS && block.sentences.length >= FEW_BLOCKS;
  if (isShort && !block.list && isFragment(block, sentence)) return false;
  if (words.length < (isShort ? LEAST_IN_SHORT : least) || words.length > most || prose < words.length / 2)
    return false;
  const source = text.slice(start, end);
  // "**Smaller images.** The server …": a label, and no sentence.
  if (block.list?.leads && /^(\*\*|__)[^*]+\1$/.test(source.trim())) return false;
  // A label on a line of its own, and the sentence below it.
  if (/^(\*\*|__)[^*_]+\1:?(?:\\| {2,})\n/.test(source)) return false;
  return (
    (/(?<!\.\.)[.!]["'”’)*_]*$/.test(source.trimEnd()) || isStressed(text, block) || isItemSentence(block)) &&
    !/!\[|\?\s*$/.test(source) &&
    !/^(?![!?]> )[^\p{L}\p{N}`"“*_[(]/u.test(source) &&
    block.words.length > 0
  );
}

const LEAST_IN_ITEM = 6;

/** "Node rollover requires hands-on": an item that is a sentence needs no full stop. */
function isItemSentence(block: Block): boolean {
  const { list, sentences, words, prose, start } = block;
  const [only, other] = sentences;
  return (
    list?.leads === true &&
    !list.ordered &&
    only !== undefined &&
    other === undefined &&
    words.length >= LEAST_IN_ITEM &&
    noteLabelOf(prose) === undefined &&
    /^(?!(?:If|When|Whether|Where) )\p{Lu}/u.test(prose) &&
    !/[:;,?–—-]\s*$/.test(prose) &&
    (lookUp(words[0]?.text.toLowerCase() ?? '') & VERB) === 0 &&
    // "The lifting frame, rated for 200 kg"
    tagSentence(block, only).some(
      (tag, index) =>
        isFinite(tag) &&
        index > 0 &&
        !(tag === 'VBD' && prose.charAt((words[index]?.start ?? 0) - start - 2) === ','),
    ) &&
    !isFragment(block, only)
  );
}

const LEAST_STRESSED = 8;

/** A paragraph that is set in bold as a whole needs no full stop. */
function isStressed(text: string, { list, start, end, words }: Block): boolean {
  const before = text.slice(start - 2, start);
  return (
    !list &&
    words.length >= LEAST_STRESSED &&
    /^(?:\*\*|__)$/.test(before) &&
    text.slice(start, end).trimEnd().endsWith(before)
  );
}
