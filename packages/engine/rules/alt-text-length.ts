import type { Check } from '../checks/types.ts';
import type { Rule } from './types.ts';

/** Reports alt texts of more than `max` characters. */
export function altTextTo(max: number): Check {
  return {
    kind: 'code',
    find: ({ links }) =>
      links.flatMap(({ kind, start, end, label }) =>
        kind === 'image' && label.end - label.start > max
          ? [
              {
                start,
                end,
                replacement: null,
                message: `This alt text has ${label.end - label.start} characters; aim for ${max} or fewer.`,
              },
            ]
          : [],
      ),
  };
}

export const altTextLength: Rule = {
  id: 'alt-text-length',
  label: 'Length of alt texts',
  description: 'Keep alt texts under 125 characters. Screen readers read them in one go.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [altTextTo(125)],
  examples: () => [
    {
      text: `![${'A very long text. '.repeat(8)}](a.png)`,
      findings: [{ quote: `![${'A very long text. '.repeat(8)}](a.png)`, suggestion: null }],
    },
    { text: '![The menu](a.png)', findings: [] },
    { text: `[${'A long link. '.repeat(11)}](a.md) and \`code\``, findings: [] },
  ],
};
