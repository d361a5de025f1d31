import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import type { Change, Step } from '../rewriting/settle.ts';

/** What parts a sentence; undefined where it stays whole. */
type Part = (document: SourceDocument, block: Block, sentence: Sentence) => Change | undefined;

/** A step that parts sentences of paragraphs, of more than so many words. */
export const inLongSentences =
  (short: number, part: Part): Step =>
  (document) =>
    document.blocks
      .filter(({ kind }) => kind === 'paragraph')
      .flatMap((block) =>
        block.sentences
          .filter(({ words }) => words.length > short)
          .flatMap((sentence) => part(document, block, sentence) ?? []),
      );
