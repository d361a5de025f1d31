import type { Block } from '../document/types.ts';
import type { CheckKind, Reading, ReadingPlan } from './kind.ts';
import { searchFor } from './patterns.ts';
import type { CodeCheck } from './types.ts';

/** A rule that data can't say finds for itself. */
export const code: CheckKind<CodeCheck> = {
  kind: 'code',
  compile({ find, needs, bySentence }, phrases) {
    if (!needs) return { run: ({ document }) => find(document) };
    const holders = needs.map((pattern) => holdersOf(pattern, phrases, bySentence));
    return {
      run(reading) {
        const blocks = union(holders.map((find) => find(reading)));
        return blocks.length > 0 ? find({ ...reading.document, blocks }) : NONE;
      },
    };
  },
};

const NONE: readonly never[] = [];

/** The blocks in which a pattern matches, where that is cheap to tell, or else may match. */
function holdersOf(
  pattern: RegExp,
  plan: ReadingPlan,
  bySentence = false,
): (reading: Reading) => readonly Block[] {
  const watch = plan.watch(pattern);
  const search = searchFor(pattern, plan);
  return (reading) => {
    if (!reading.mayMatch(watch)) return NONE;
    if (bySentence || !reading.startsFor(watch)) return reading.blocksFor(watch);
    const blocks: Block[] = [];
    search.each(reading, (block) => {
      if (blocks.at(-1) !== block) blocks.push(block);
    });
    return blocks;
  };
}

/** The blocks of all lists in order, each once. */
function union(lists: readonly (readonly Block[])[]): readonly Block[] {
  const [only] = lists;
  if (lists.length === 1 && only) return only;
  return [...new Set(lists.flat())].sort((a, b) => a.start - b.start);
}
