import type { Check } from '../checks/types.ts';
import { listsOf } from './support/list-items.ts';
import type { Rule } from './types.ts';

/** Reports lists of fewer than `min` or more than `max` items. */
export function listItems({ min = 1, max = Infinity }: { min?: number; max?: number }): Check {
  return {
    kind: 'code',
    find: (document) =>
      listsOf(document).flatMap((items) => {
        const [first] = (items.length > max ? items[max] : items[0])?.words ?? [];
        if (!first || (items.length >= min && items.length <= max)) return [];
        const advice = items.length > max ? `at most ${max}` : `at least ${min}`;
        return [
          {
            start: first.start,
            end: first.end,
            replacement: null,
            message: `This list has ${items.length} ${items.length === 1 ? 'item' : 'items'}; the house style asks for ${advice}.`,
          },
        ];
      }),
  };
}

export const listLength: Rule = {
  id: 'list-length',
  label: 'Lists of two items or more',
  description: 'Make a list only of two items or more. A single item is a sentence.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [listItems({ min: 2 })],
  examples: () => [
    { text: '- One item', findings: [{ quote: 'One', suggestion: null }] },
    { text: '- One\n- Two\n\nOne item.', findings: [] },
    { text: '1. `one`\n2. Two', findings: [] },
  ],
};
