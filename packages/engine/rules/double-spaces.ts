import type { Rule } from './types.ts';

const SPACES = /[A-Za-z0-9][.!?:,;"”’)]{0,2} {2,}(?=["“‘(]?[A-Za-z0-9])/g;

export const doubleSpaces: Rule = {
  id: 'double-spaces',
  label: 'One space between words and sentences',
  description: 'Put one space between sentences, not two.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      local: true,
      find: ({ blocks, text }) =>
        blocks.flatMap((block) =>
          block.kind === 'paragraph' && block.prose.includes('  ')
            ? [...block.prose.matchAll(SPACES)].flatMap(({ index, 0: { length } }) => {
                const start = block.start + index;
                const end = start + length;
                const written = text.slice(start, end);
                // In the prose, marks such as ** are spaces too.
                return /^\S+ {2,}$/.test(written)
                  ? [
                      {
                        start,
                        end,
                        replacement: written.replace(/ +$/, ' '),
                        message: 'One space is enough.',
                      },
                    ]
                  : [];
              })
            : [],
        ),
    },
  ],
  examples: () => [
    {
      text: 'It starts.  Then it stops.',
      findings: [{ quote: 's.  ', suggestion: 's. ' }],
      fixed: 'It starts. Then it stops.',
    },
    { text: 'It starts. Then it stops.  \nA new line.', findings: [] },
    { text: 'The **first** [host](a.md) starts. **Then** it stops.', findings: [] },
    { text: 'Keep `a  b` and\n\n| a  | b  |\n| -- | -- |', findings: [] },
  ],
};
