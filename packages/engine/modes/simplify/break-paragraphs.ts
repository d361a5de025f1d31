import type { Block, SourceDocument } from '../../document/types.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { standsAlone } from './placement.ts';

/** A paragraph with more sentences or words is long. */
export interface ParagraphLimits {
  readonly sentences: number;
  readonly words: number;
}

/** Sentences that each part keeps. */
const MIN_SENTENCES = 2;

/** How a sentence opens that takes up a new thought. */
const NEW_THOUGHT =
  /^(?:However|For example|For instance|To [a-z]+|If|When|In addition|Additionally|Alternatively|Finally|By default|On the other hand|As a result|In contrast|Similarly|Next)(?![\w-])/;

/** Breaks long paragraphs in two before a sentence that opens a new thought, as near to the middle as possible. */
export const breakParagraphs =
  (limits: ParagraphLimits): Step =>
  (document) =>
    document.blocks
      .filter((block) => isLong(block, limits) && standsAlone(document, block))
      .flatMap((block) => breakParagraph(document, block) ?? []);

function isLong({ sentences, words }: Block, limits: ParagraphLimits): boolean {
  return sentences.length > limits.sentences || words.length > limits.words;
}

function breakParagraph(document: SourceDocument, block: Block): Change | undefined {
  const { sentences } = block;
  const middle = (block.start + block.end) / 2;
  const places = sentences.flatMap((sentence, index) => {
    const previous = sentences[index - 1];
    if (!previous || index < MIN_SENTENCES || sentences.length - index < MIN_SENTENCES) return [];
    const opening = document.text.slice(sentence.start, sentence.start + 40);
    const gap = document.text.slice(previous.end, sentence.start);
    if (!NEW_THOUGHT.test(opening) || !/^[ \t\n]+$/.test(gap)) return [];
    return [{ start: previous.end, end: sentence.start, distance: Math.abs(sentence.start - middle) }];
  });
  places.sort((a, b) => a.distance - b.distance);
  const place = places[0];
  if (!place) return undefined;
  const { start, end } = place;
  const key = JSON.stringify(['paragraph', document.text.slice(end, end + 80)]);
  return { key, yields: true, reshapes: true, edits: [{ start, end, text: '\n\n' }] };
}
