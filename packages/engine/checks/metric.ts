import type { SentencePlaces } from '../document/places.ts';
import type { Block } from '../document/types.ts';
import type { CheckKind } from './kind.ts';
import { fillMessage } from './messages.ts';
import { inScope } from './scope.ts';
import type { Match, MetricCheck } from './types.ts';

/** Calls `report` with each part of a block that is longer than `max`, as offsets into its prose. */
type Measure = (
  block: Block,
  max: number,
  report: (start: number, end: number, count: number) => void,
) => void;

/** Of the whole block, without space around it. */
const whole =
  (kind: Block['kind'] | undefined, count: (block: Block, length: number) => number): Measure =>
  (block, max, report) => {
    if (kind && block.kind !== kind) return;
    const { sentencePlaces: places, prose } = block;
    const start = places.count > 0 ? places.startOf(0) : 0;
    const end = places.count > 0 ? places.endOf(places.count - 1) : prose.length;
    const counted = count(block, end - start);
    if (counted > max) report(start, end, counted);
  };

const eachSentence =
  (count: (places: SentencePlaces, index: number) => number): Measure =>
  ({ kind, sentencePlaces: places }, max, report) => {
    if (kind !== 'paragraph') return;
    for (let index = 0; index < places.count; index++) {
      const counted = count(places, index);
      if (counted > max) report(places.startOf(index), places.endOf(index), counted);
    }
  };

const sentencesOf = ({ sentencePlaces }: Block) => sentencePlaces.count;
const wordsOf = ({ wordPlaces }: Block) => wordPlaces.count;
const charactersOf = (_block: Block, length: number) => length;

/** By what is measured: what it is called, as in "This sentence has 41 words". */
const MEASURES: Readonly<
  Record<MetricCheck['measure'], readonly [unit: string, counted: string, measure: Measure]>
> = {
  'sentence-words': [
    'sentence',
    'words',
    eachSentence((places, index) => places.wordsEndOf(index) - places.firstWordOf(index)),
  ],
  'sentence-characters': [
    'sentence',
    'characters',
    eachSentence((places, index) => places.endOf(index) - places.startOf(index)),
  ],
  'paragraph-sentences': ['paragraph', 'sentences', whole('paragraph', sentencesOf)],
  'paragraph-words': ['paragraph', 'words', whole('paragraph', wordsOf)],
  'paragraph-characters': ['paragraph', 'characters', whole('paragraph', charactersOf)],
  'heading-characters': ['heading', 'characters', whole('heading', charactersOf)],
  'heading-words': ['heading', 'words', whole('heading', wordsOf)],
  'block-words': ['part', 'words', whole(undefined, wordsOf)],
  'block-sentences': ['part', 'sentences', whole(undefined, sentencesOf)],
  'block-characters': ['part', 'characters', whole(undefined, charactersOf)],
};

/** What is longer than it should be: the sentence, paragraph or heading is reported whole. */
export const metric: CheckKind<MetricCheck> = {
  kind: 'metric',
  compile({ measure, max, message, scope }) {
    const [unit, counted, each] = MEASURES[measure];
    const explain = (count: number) => {
      const advice = fillMessage(message, { count, max });
      if (message.includes('{count}')) return advice;
      const measured = `This ${unit} has ${count} ${counted}; aim for ${max} or fewer.`;
      return advice === '' ? measured : `${measured} ${advice}`;
    };
    return {
      run({ document }) {
        const matches: Match[] = [];
        let from = 0;
        const report = (start: number, end: number, count: number): void => {
          matches.push({ start: from + start, end: from + end, replacement: null, message: explain(count) });
        };
        for (const block of document.blocks) {
          from = block.start;
          if (block.end - from > max && inScope(scope, block)) each(block, max, report);
        }
        return matches;
      },
    };
  },
};
