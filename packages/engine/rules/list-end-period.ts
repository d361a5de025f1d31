import type { Match } from '../checks/types.ts';
import { endOf, leadsOf, onlyLink } from './support/list-items.ts';
import type { Rule } from './types.ts';

export const listEndPeriod: Rule = {
  id: 'list-end-period',
  label: 'Periods at the end of list items',
  description: 'End each list item with a period.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        leadsOf(document).flatMap((block): readonly Match[] => {
          const end = endOf(block);
          const last = block.words.at(-1);
          if (
            !last ||
            onlyLink(document, block) ||
            block.words.length < 2 ||
            /[.!?:;…]["”’')*_`\]]*$/.test(document.text.slice(block.start, end))
          )
            return [];
          const message = 'End the list item with a period.';
          if (last.end === end && last.kind === 'word')
            return [{ start: last.start, end, replacement: `${last.text}.`, message }];
          const shown = block.words.findLast(({ kind }) => kind === 'word');
          return shown ? [{ start: shown.start, end: shown.end, replacement: null, message }] : [];
        }),
    },
  ],
  examples: () => [
    {
      text: '- Open the file\n- Close it.',
      findings: [{ quote: 'file', suggestion: 'file.' }],
      fixed: '- Open the file.\n- Close it.',
    },
    { text: '- [The first steps](#steps)\n- [Open it](#open)', findings: [] },
    { text: '- Open the file.\n- Really?\n\nA paragraph', findings: [] },
    { text: '- Run `this`\n- `code`', findings: [{ quote: 'Run', suggestion: null }] },
  ],
};
