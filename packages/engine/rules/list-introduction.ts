import type { Rule } from './types.ts';

export const listIntroduction: Rule = {
  id: 'list-introduction',
  label: 'Lists with an introduction',
  description:
    'Introduce each list with a sentence that ends with a colon or a period. Readers learn what the items have in common.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ blocks, text }) =>
        blocks.flatMap((block, index) => {
          if (
            block.kind !== 'paragraph' ||
            !block.list?.leads ||
            block.list.item !== 0 ||
            block.list.depth > 1
          )
            return [];
          const [first] = block.words;
          const before = blocks[index - 1];
          if (!first) return [];
          const report = { start: first.start, end: first.end, replacement: null };
          if (!before || before.kind === 'heading')
            return [{ ...report, message: 'Introduce the list with a sentence.' }];
          if (before.kind !== 'paragraph' || before.list || before.quoted !== block.quoted) return [];
          // Code or a picture may stand between the two.
          if (/\S/.test(text.slice(before.end, block.start).replace(/[-*+\d.)>\s]/g, ''))) return [];
          return /[:.!?]["”’')*_`]*$/.test(text.slice(before.start, before.end).trimEnd())
            ? []
            : [{ ...report, message: 'End the introduction of the list with a colon.' }];
        }),
    },
  ],
  examples: [
    { text: '## Ports\n\n- One\n- Two', findings: [{ quote: 'One', suggestion: null }] },
    { text: '## Ports\n\nIt has two ports:\n\n- One\n- Two\n\nSee them.', findings: [] },
    { text: 'Choose `one`\n\n- One\n- Two', findings: [{ quote: 'One', suggestion: null }] },
  ],
};
