import type { Rule } from './types.ts';

export const stackedHeadings: Rule = {
  id: 'stacked-headings',
  label: 'Text between headings',
  description: 'Put text between two headings, if only a sentence. Readers learn what the section holds.',
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
            block.kind !== 'heading' ||
            before?.kind !== 'heading' ||
            (block.level ?? 0) <= (before.level ?? 0)
          )
            return [];
          // Nothing but white space and heading marks may stand between the two.
          if (/[^\s#=-]/.test(text.slice(before.end, block.start))) return [];
          return [
            {
              start: block.start,
              end: block.end,
              replacement: null,
              message: 'Put at least a sentence between this heading and the one above it.',
            },
          ];
        }),
    },
  ],
  examples: () => [
    { text: '# Agent\n\n## Install', findings: [{ quote: 'Install', suggestion: null }] },
    { text: '# Agent\n\nIt runs.\n\n## Install\n\n```sh\nrun\n```\n\n### Next', findings: [] },
    { text: '# Agent\n\n```sh\nrun\n```\n\n## `Install`', findings: [] },
  ],
};
