import type { Rule } from './types.ts';

/** Addresses of the reader's own machine are typed, not followed. */
const LOCAL = /^<?https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?![\w.])/;

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
      find: ({ links, text, blocks }) => {
        // Links are in order: how far the labels of those before reach tells what stands in one.
        let labelEnd = 0;
        return links.flatMap(({ kind, start, end, label }) => {
          const words =
            kind === 'autolink' ? text.slice(start, end) : text.slice(label.start, label.end).trim();
          const shown = kind === 'autolink' || /^https?:\/\/\S+$/.test(words);
          const isLabel = end <= labelEnd;
          labelEnd = Math.max(labelEnd, label.end);
          if (
            kind === 'image' ||
            !shown ||
            isLabel ||
            LOCAL.test(words) ||
            /@/.test(text.slice(start, end).split('/')[0] ?? '')
          )
            return [];
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
        });
      },
    },
  ],
  examples: () => [
    {
      text: 'See <https://example.com> for more.',
      findings: [{ quote: '<https://example.com>', suggestion: null }],
    },
    { text: 'See [the guide](https://example.com), or write to <a@example.com>.', findings: [] },
    { text: 'Call `https://example.com`. Open http://localhost:3000.', findings: [] },
    { text: 'It is [issue https://example.com/1](https://example.com/1).', findings: [] },
  ],
};
