import type { CodeCheck, Match } from '../../checks/types.ts';
import type { Block } from '../../document/types.ts';
import type { Rule } from '../types.ts';

const find: CodeCheck['find'] = ({ blocks, text }) =>
  blocks.flatMap((block): readonly Match[] => {
    if (block.kind !== 'paragraph') return [];
    const at = unclosedIn(block);
    if (at < 0 || text.charAt(block.start + at) !== '(') return [];
    const start = block.start + at;
    return [
      {
        start,
        end: start + 1,
        replacement: null,
        message: 'This bracket is not closed. Close it where the insertion ends.',
      },
    ];
  });

/** Where a bracket opens an insertion that the block never closes; -1 where none does. */
function unclosedIn({ prose }: Block): number {
  const open: number[] = [];
  let [opening, closing] = [prose.indexOf('('), prose.indexOf(')')];
  while (opening >= 0 || closing >= 0) {
    if (opening >= 0 && (closing < 0 || opening < closing)) {
      open.push(opening);
      opening = prose.indexOf('(', opening + 1);
      continue;
    }
    // "a)", ":)": a closing bracket without its opening one says that the block is not to be trusted.
    if (open.pop() === undefined) return -1;
    closing = prose.indexOf(')', closing + 1);
  }
  const [first = -1] = open;
  // Words before and behind, and the block ends as a sentence does.
  const inserted =
    open.length === 1 && /[a-z,] \([a-zA-Z][a-z]+[ ,]/.test(prose.slice(Math.max(0, first - 2), first + 24));
  return inserted && /[.!?]\s*$/.test(prose) ? first : -1;
}

export const unclosedBrackets: Rule = {
  id: 'unclosed-brackets',
  label: 'Brackets that are not closed',
  description: 'Close each bracket that you open, so that readers see where the insertion ends.',
  severity: 'minor',
  category: 'correctness',
  preset: true,
  checks: [{ kind: 'code', needs: [/\(/], find }],
  examples: () => [
    {
      text: 'The server (which runs on port 80 starts at once.',
      findings: [{ quote: '(', suggestion: null }],
    },
    {
      text: 'The server (which runs on port 80) starts at once. Choose a) or b), or `f(x`; see [it](./a(b.md).',
      findings: [],
    },
    { text: 'A list (one of two:\n\n- one)\n- two', findings: [] },
  ],
};
