import type { Rule } from './types.ts';

export const fencedCode: Rule = {
  id: 'fenced-code',
  label: 'Fenced code blocks',
  description:
    'Put code blocks between fences instead of indenting them. Fences name the language and survive edits.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ codeBlocks, text }) =>
        codeBlocks.flatMap(({ start, end, fenced }) => {
          const line = text.indexOf('\n', start);
          return fenced
            ? []
            : [
                {
                  start,
                  end: line < 0 ? end : Math.min(end, line),
                  replacement: null,
                  message: 'Put the code between fences instead of indenting it.',
                },
              ];
        }),
    },
  ],
  examples: () => [
    { text: 'Run:\n\n    npm start\n', findings: [{ quote: 'npm start', suggestion: null }] },
    { text: 'Run:\n\n```sh\nnpm start\n```\n', findings: [] },
    { text: '- An item\n\n  with `code`', findings: [] },
  ],
};
