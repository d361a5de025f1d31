import type { Rule } from './types.ts';

export const codeBlockLanguage: Rule = {
  id: 'code-block-language',
  label: 'Language of code blocks',
  description:
    'Name the language of each fenced code block. It colors the code and tells readers what they look at.',
  severity: 'minor',
  category: 'style',
  // Its finding is the fence: the only one that lies in code, and so only for a team that asks for it.
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ codeBlocks, text }) =>
        codeBlocks.flatMap(({ fenced, language, start, end }) => {
          const line = text.indexOf('\n', start);
          if (!fenced || language !== '' || line < 0 || line >= end) return [];
          const fence = text.slice(start, line).trimEnd();
          if (fence.length > 3 && !/^[`~]+$/.test(fence)) return [];
          const message =
            'The code block names no language. Write it after the fence: “text” for plain output.';
          return [{ start, end: start + fence.length, replacement: null, message }];
        }),
    },
  ],
  examples: () => [
    { text: 'Run:\n\n```\nnpm ci\n```', findings: [{ quote: '```', suggestion: null }] },
    { text: '```sh\nnpm ci\n```\n\n    indented', findings: [] },
    { text: '- item\n\n  ~~~text\n  out\n  ~~~\n\nand `code`', findings: [] },
  ],
};
