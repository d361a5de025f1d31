import { capitalize } from '../checks/letter-case.ts';
import { leadsOf, onlyLink } from './support/list-items.ts';
import type { Rule } from './types.ts';

export const listCapital: Rule = {
  id: 'list-capital',
  label: 'Capitals at the start of list items',
  description: 'Begin each list item with a capital letter.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        leadsOf(document).flatMap((block) => {
          const { words, start, prose } = block;
          const [first] = words;
          if (
            first?.kind !== 'word' ||
            !(/^[a-z]{2,}$/.test(first.text) || /^an? [a-z]/.test(prose.trimStart())) ||
            prose.slice(0, first.start - start).trim() !== ''
          )
            return [];
          if (
            /^(?:npm|macos|ios|iphone|ebay|git|curl|ssh|sudo|yarn|pnpm|npx|grep|bash|vim|nginx|kubectl|docker)$/.test(
              first.text,
            )
          )
            return [];
          // “[entries](#entries)”: the name of what the link leads to.
          const path = onlyLink(document, block)?.destination.replace(/[#?]readme$|\/$/, '');
          if (words.length === 1 && path?.split(/[/#]/).at(-1) === first.text) return [];
          return [
            {
              start: first.start,
              end: first.end,
              replacement: capitalize(first.text),
              message: 'Begin the list item with a capital letter.',
            },
          ];
        }),
    },
  ],
  examples: () => [
    {
      text: '- a hammer\n- A nail\n- a) the first part',
      findings: [{ quote: 'a', suggestion: 'A' }],
      fixed: '- A hammer\n- A nail\n- a) the first part',
    },
    {
      text: '- open the file\n- Close it',
      findings: [{ quote: 'open', suggestion: 'Open' }],
      fixed: '- Open the file\n- Close it',
    },
    { text: '- Open the file\n- npm\n- iOS\n\na paragraph', findings: [] },
    { text: '- [entries](#entries)\n- [body](https://www.npmjs.com/package/body#readme)', findings: [] },
    { text: '- `open` it\n- **open** it', findings: [{ quote: 'open', suggestion: 'Open' }] },
  ],
};
