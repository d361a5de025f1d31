import { endOf, listsOf } from './support/list-items.ts';
import type { Rule } from './types.ts';

export const listConsistency: Rule = {
  id: 'list-consistency',
  label: 'Consistent marks in lists',
  description: 'End all items of a list in the same way: each with a period, or none.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        listsOf(document).flatMap((items) => {
          const ends = items
            .filter(({ words }) => words.length > 1)
            .map((block) => ({
              block,
              end: endOf(block),
              stops: /\.["”’')*_`]*$/.test(document.text.slice(block.start, endOf(block))),
            }));
          const stopping = ends.filter(({ stops }) => stops).length;
          if (ends.length < 2 || stopping === 0 || stopping === ends.length) return [];
          const odd =
            stopping * 2 >= ends.length
              ? ends.filter(({ stops }) => !stops)
              : ends.filter(({ stops, block }) => stops && block.sentences.length === 1);
          return odd.flatMap(({ block, end }) => {
            const last = block.words.at(-1);
            return last
              ? [
                  {
                    start: last.start,
                    end,
                    replacement: null,
                    message: 'End all items of the list in the same way.',
                  },
                ]
              : [];
          });
        }),
    },
  ],
  examples: () => [
    {
      text: '- Open the file.\n- Close the file\n- Delete the file.',
      findings: [{ quote: 'file', suggestion: null }],
    },
    { text: '- Open the file.\n- Close the file.\n\n1. Open it\n2. Close it', findings: [] },
    { text: '- `open.`\n- Close the `file`', findings: [] },
  ],
};
