import type { Rule } from './types.ts';

export const listColon: Rule = {
  id: 'list-colon',
  label: 'Colons before lists',
  description: 'End the sentence that introduces a list with a colon.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ blocks, text }) =>
        blocks.flatMap((block, index) => {
          const before = blocks[index - 1];
          if (
            block.kind !== 'paragraph' ||
            !block.list?.leads ||
            block.list.item !== 0 ||
            block.list.depth > 1
          )
            return [];
          if (before?.kind !== 'paragraph' || before.list || before.quoted !== block.quoted) return [];
          if (/\S/.test(text.slice(before.end, block.start).replace(/[-*+\d.)>\s]/g, ''))) return [];
          const last = before.words.at(-1);
          if (!last || /:["”’')*_`]*$/.test(text.slice(before.start, before.end).trimEnd())) return [];
          return [
            {
              start: last.start,
              end: before.start + before.prose.trimEnd().length,
              replacement: null,
              message: 'End the introduction of the list with a colon.',
            },
          ];
        }),
    },
  ],
  examples: [
    { text: 'It has two ports.\n\n- One\n- Two', findings: [{ quote: 'ports.', suggestion: null }] },
    { text: 'It has two ports:\n\n- One\n- Two\n\nSee them.', findings: [] },
    { text: '## Ports\n\n- `One`', findings: [] },
  ],
};
