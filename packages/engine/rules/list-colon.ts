import { endOf, introductionsOf } from './support/list-items.ts';
import type { Rule } from './types.ts';

export const listColon: Rule = {
  id: 'list-colon',
  label: 'Colons before lists',
  description: 'End the sentence that introduces a list with a colon.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find: (document) =>
        introductionsOf(document).flatMap(({ before, introduces }) => {
          const last = before?.words.at(-1);
          if (!before || !introduces || !last) return [];
          if (/:["”’')*_`]*$/.test(document.text.slice(before.start, before.end).trimEnd())) return [];
          const message = 'End the introduction of the list with a colon.';
          return [{ start: last.start, end: endOf(before), replacement: null, message }];
        }),
    },
  ],
  examples: [
    { text: 'It has two ports.\n\n- One\n- Two', findings: [{ quote: 'ports.', suggestion: null }] },
    { text: 'It has two ports:\n\n- One\n- Two\n\nSee them.', findings: [] },
    { text: '## Ports\n\n- `One`', findings: [] },
  ],
};
