import { endOf, leadsOf } from './support/list-items.ts';
import type { Rule } from './types.ts';

export const listNoEndPeriod: Rule = {
  id: 'list-no-end-period',
  label: 'No periods at the end of list items',
  description: 'End list items without a period, comma, or semicolon.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        leadsOf(document).flatMap((block) => {
          const end = endOf(block);
          const shown = document.text.slice(block.start, end);
          // An item of several sentences needs its periods.
          if (
            block.sentences.length > 1 ||
            !/[\w)”"’'`*][.,;]$/.test(shown) ||
            /(?:\betc|\be\.g|\bi\.e|\b[A-Z]|\bvs|\bInc)\.$/.test(shown)
          )
            return [];
          const last = block.words.at(-1);
          const plain = last?.kind === 'word' && last.end === end - 1;
          const start = plain ? last.start : end - 1;
          return [
            {
              start,
              end,
              replacement: document.text.slice(start, end - 1),
              message: 'End the list item without a mark.',
            },
          ];
        }),
    },
  ],
  examples: () => [
    {
      text: '- Open the file.\n- Close it',
      findings: [{ quote: 'file.', suggestion: 'file' }],
      fixed: '- Open the file\n- Close it',
    },
    { text: '- Open the file\n- It stops. Then it starts.\n\nA paragraph.', findings: [] },
    { text: '- Run `this.`\n- See [it](a.md)', findings: [] },
  ],
};
