import type { Block } from '../document/types.ts';
import type { CheckKind } from './kind.ts';
import type { CodeCheck } from './types.ts';

/** A rule that data can't say finds for itself. */
export const code: CheckKind<CodeCheck> = {
  kind: 'code',
  compile({ find, needs }, phrases) {
    if (!needs) return { run: ({ document }) => find(document) };
    const watches = needs.map((pattern) => phrases.watch(pattern));
    return {
      run({ document, blocksFor }) {
        const blocks = union(watches.map(blocksFor));
        return blocks.length > 0 ? find({ ...document, blocks }) : [];
      },
    };
  },
};

/** The blocks of all lists in order, each once. */
function union(lists: readonly (readonly Block[])[]): readonly Block[] {
  const [only] = lists;
  if (lists.length === 1 && only) return only;
  return [...new Set(lists.flat())].sort((a, b) => a.start - b.start);
}
