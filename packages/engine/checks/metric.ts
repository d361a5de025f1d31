import type { Range } from '@housestyle/contract';
import type { SentencePlaces } from '../document/places.ts';
import type { Block } from '../document/types.ts';
import type { CheckKind } from './kind.ts';
import { fillMessage } from './messages.ts';
import { inScope } from './scope.ts';
import type { Match, MetricCheck } from './types.ts';

interface Measured extends Range {
  readonly count: number;
}

interface Measure {
  /** What is counted, as "This sentence has 41 words". */
  readonly names: readonly [unit: string, counted: string];
  of(block: Block): readonly Measured[];
}

const whole = (block: Block, count: number): Measured => {
  const { sentencePlaces: places, start } = block;
  if (places.count === 0) return { start, end: block.end, count };
  return { start: start + places.startOf(0), end: start + places.endOf(places.count - 1), count };
};

const long = (block: Block): Measured => {
  const range = whole(block, 0);
  return { ...range, count: range.end - range.start };
};

function eachSentence(
  { start, sentencePlaces: places }: Block,
  count: (places: SentencePlaces, index: number) => number,
): readonly Measured[] {
  return Array.from({ length: places.count }, (_, index) => ({
    start: start + places.startOf(index),
    end: start + places.endOf(index),
    count: count(places, index),
  }));
}

const MEASURES: Readonly<Record<MetricCheck['measure'], Measure>> = {
  'sentence-words': {
    names: ['sentence', 'words'],
    of: (block) =>
      block.kind === 'paragraph'
        ? eachSentence(block, (places, index) => places.wordsEndOf(index) - places.firstWordOf(index))
        : [],
  },
  'sentence-characters': {
    names: ['sentence', 'characters'],
    of: (block) =>
      block.kind === 'paragraph'
        ? eachSentence(block, (places, index) => places.endOf(index) - places.startOf(index))
        : [],
  },
  'paragraph-sentences': {
    names: ['paragraph', 'sentences'],
    of: (block) => (block.kind === 'paragraph' ? [whole(block, block.sentencePlaces.count)] : []),
  },
  'paragraph-words': {
    names: ['paragraph', 'words'],
    of: (block) => (block.kind === 'paragraph' ? [whole(block, block.wordPlaces.count)] : []),
  },
  'paragraph-characters': {
    names: ['paragraph', 'characters'],
    of: (block) => (block.kind === 'paragraph' ? [long(block)] : []),
  },
  'heading-characters': {
    names: ['heading', 'characters'],
    of: (block) => (block.kind === 'heading' ? [long(block)] : []),
  },
  'heading-words': {
    names: ['heading', 'words'],
    of: (block) => (block.kind === 'heading' ? [whole(block, block.wordPlaces.count)] : []),
  },
};

/** What is longer than it should be: the sentence, paragraph or heading is reported whole. */
export const metric: CheckKind<MetricCheck> = {
  kind: 'metric',
  compile(check) {
    const { names, of } = MEASURES[check.measure];
    const explain = (count: number) => {
      const advice = fillMessage(check.message, { count, max: check.max });
      if (check.message.includes('{count}')) return advice;
      const measured = `This ${names[0]} has ${count} ${names[1]}; aim for ${check.max} or fewer.`;
      return advice === '' ? measured : `${measured} ${advice}`;
    };
    return {
      run: ({ document }) =>
        document.blocks
          .filter((block) => block.prose.length > check.max && inScope(check.scope, block))
          .flatMap(of)
          .filter(({ count }) => count > check.max)
          .map(({ start, end, count }): Match => ({
            start,
            end,
            replacement: null,
            message: explain(count),
          })),
    };
  },
};
