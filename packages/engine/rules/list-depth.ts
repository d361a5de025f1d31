import type { Check } from '../checks/types.ts';
import type { Rule } from './types.ts';

/** Reports list items that are nested deeper than `max` levels. */
export function listsTo(max: number): Check {
  return {
    kind: 'code',
    find: ({ blocks }) =>
      blocks.flatMap((block) => {
        const { kind, list } = block;
        if (kind !== 'paragraph' || !list?.leads || list.depth <= max) return [];
        const [first] = block.words;
        const message = `This item is nested ${list.depth} levels deep; the house style allows ${max}.`;
        return first ? [{ start: first.start, end: first.end, replacement: null, message }] : [];
      }),
  };
}

export const listDepth: Rule = {
  id: 'list-depth',
  label: 'Depth of lists',
  description: 'Nest lists no deeper than two levels.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [listsTo(2)],
  examples: () => [
    { text: '- One\n  - Two\n    - Three', findings: [{ quote: 'Three', suggestion: null }] },
    { text: '- One\n  - Two\n- Three', findings: [] },
    { text: '1. `One`\n   - Two', findings: [] },
  ],
};
