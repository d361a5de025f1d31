import type { Rule } from './types.ts';

export const bareUrls: Rule = {
  id: 'bare-urls',
  label: 'No bare URLs',
  description: 'Give each link a text instead of showing its address.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ links, text, blocks }) =>
        links.flatMap(({ kind, start, end, label }) => {
          const shown =
            kind === 'autolink' || /^https?:\/\/\S+$/.test(text.slice(label.start, label.end).trim());
          if (kind === 'image' || !shown || /@/.test(text.slice(start, end).split('/')[0] ?? '')) return [];
          return blocks.some((block) => block.start <= start && end <= block.end)
            ? [
                {
                  start,
                  end,
                  replacement: null,
                  message: 'Give the link a text that says where it leads instead of its address.',
                },
              ]
            : [];
        }),
    },
  ],
  examples: [
    {
      text: 'See <https://example.com> for more.',
      findings: [{ quote: '<https://example.com>', suggestion: null }],
    },
    { text: 'See [the guide](https://example.com), or write to <a@example.com>.', findings: [] },
    { text: 'Call `https://example.com`.', findings: [] },
  ],
};
