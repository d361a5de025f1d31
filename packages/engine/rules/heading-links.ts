import type { Rule } from './types.ts';

export const headingLinks: Rule = {
  id: 'heading-links',
  label: 'No links in headings',
  description:
    'Keep links out of headings: put them into the section. A heading is itself the target of links.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ blocks, links }) =>
        links.flatMap(({ start, end, kind }, index) => {
          const inner = links[index + 1];
          const isBadge = inner?.kind === 'image' && inner.end < end;
          const heading =
            kind !== 'image' &&
            !isBadge &&
            blocks.find((block) => block.kind === 'heading' && block.start <= start && end <= block.end);
          return heading
            ? [{ start, end, replacement: null, message: 'Move the link from the heading into the section.' }]
            : [];
        }),
    },
  ],
  examples: () => [
    { text: '## The [agent](a.md)', findings: [{ quote: '[agent](a.md)', suggestion: null }] },
    { text: '## The agent\n\nThe [agent](a.md).', findings: [] },
    {
      text: '## ![Logo](a.png) and `[a](b)`\n\n# Tool [![Build](b.svg)](https://ci.example.com)',
      findings: [],
    },
  ],
};
