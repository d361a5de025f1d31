import { introductionsOf } from './support/list-items.ts';
import type { Rule } from './types.ts';

export const listIntroduction: Rule = {
  id: 'list-introduction',
  label: 'Lists with an introduction',
  description:
    'Introduce each list with a sentence that ends with a colon or a period. Readers learn what the items have in common.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        introductionsOf(document).flatMap(({ first: { words }, before, introduces }) => {
          const [first] = words;
          if (!first) return [];
          const report = { start: first.start, end: first.end, replacement: null };
          if (!before || before.kind === 'heading')
            return [{ ...report, message: 'Introduce the list with a sentence.' }];
          return !introduces ||
            /[:.!?]["”’')*_`]*$/.test(document.text.slice(before.start, before.end).trimEnd())
            ? []
            : [{ ...report, message: 'End the introduction of the list with a colon.' }];
        }),
    },
  ],
  examples: () => [
    { text: '## Ports\n\n- One\n- Two', findings: [{ quote: 'One', suggestion: null }] },
    { text: '## Ports\n\nIt has two ports:\n\n- One\n- Two\n\nSee them.', findings: [] },
    { text: 'Choose `one`\n\n- One\n- Two', findings: [{ quote: 'One', suggestion: null }] },
  ],
};
