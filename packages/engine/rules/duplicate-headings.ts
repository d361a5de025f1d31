import type { Rule } from './types.ts';

export const duplicateHeadings: Rule = {
  id: 'duplicate-headings',
  label: 'Headings of their own',
  description: 'Give each heading of a page its own words. Links and tables of contents can tell them apart.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ blocks, text }) => {
        const seen = new Set<string>();
        return blocks.flatMap((block) => {
          if (block.kind !== 'heading') return [];
          const words = text.slice(block.start, block.end).trim().toLowerCase();
          if (words !== '' && !seen.has(words)) {
            seen.add(words);
            return [];
          }
          return words === ''
            ? []
            : [
                {
                  start: block.start,
                  end: block.end,
                  replacement: null,
                  message: 'Another heading of this page has the same words.',
                },
              ];
        });
      },
    },
  ],
  examples: () => [
    { text: '## Install\n\nA.\n\n## Install', findings: [{ quote: 'Install', suggestion: null }] },
    { text: '## Install\n\nInstall it.\n\n## Install it', findings: [] },
    { text: '## Run `a`\n\nB.\n\n## Run `b`', findings: [] },
  ],
};
