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
          const at = text.slice(start, end).search(/(?<=\n\s*)\$ (?=\S)/);
          if (at < 0) return [];
          return [
            {
              start: start + at,
              end: start + at + 1,
              replacement: null,
              // What stands in code is dropped where it is not said that it is meant.
              asIs: 'page',
              message: 'Show the commands of this block without “$” before them.',
            },
          ];
        }),
    },
  ],
  examples: () => [
    { text: '```sh\n$ npm start\n```', findings: [{ quote: '$', suggestion: null }] },
    { text: '```sh\nnpm start # costs $ 5\n```', findings: [] },
    { text: '```php\n$ a = 1;\n```\n\nUse `$ npm`.', findings: [] },
  ],
};
