import type { Rule } from './types.ts';

export const shellPrompts: Rule = {
  id: 'shell-prompts',
  label: 'Commands without prompts',
  description: 'Show commands without “$” before them, so that they can be copied as they are.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: ({ codeBlocks, text }) =>
        codeBlocks.flatMap(({ start, end, fenced, language }) => {
          if (
            !fenced ||
            !/^(?:|sh|bash|shell|zsh|console|terminal|shell-session|text|fish|cmd)$/i.test(language)
          )
            return [];
          const lines = text.slice(start, end).split('\n').slice(1, -1);
          if (!lines.some((line) => /^\s*\$ \S/.test(line))) return [];
          const fence = text.indexOf('\n', start);
          return [
            {
              start,
              end: fence < 0 ? end : fence,
              replacement: null,
              message: 'Show the commands of this block without “$” before them.',
            },
          ];
        }),
    },
  ],
  examples: [
    { text: '```sh\n$ npm start\n```', findings: [{ quote: '```sh', suggestion: null }] },
    { text: '```sh\nnpm start # costs $ 5\n```', findings: [] },
    { text: '```php\n$ a = 1;\n```\n\nUse `$ npm`.', findings: [] },
  ],
};
