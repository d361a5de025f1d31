import type { Check } from '../checks/types.ts';
import type { Rule } from './types.ts';

/** Reports headings below the level `max`. */
export function headingsTo(max: number): Check {
  return {
    kind: 'code',
    find: ({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'heading' && (block.level ?? 1) > max
          ? [
              {
                start: block.start,
                end: block.end,
                replacement: null,
                message: `This heading is of level ${block.level ?? max}; the deepest allowed is ${max}.`,
              },
            ]
          : [],
      ),
  };
}

export const headingDepth: Rule = {
  id: 'heading-depth',
  label: 'Depth of headings',
  description: 'Nest headings no deeper than the third level. Deeper sections are pages of their own.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [headingsTo(3)],
  examples: () => [
    { text: '#### Ports', findings: [{ quote: 'Ports', suggestion: null }] },
    { text: '### Ports\n\nIssue #### is open.', findings: [] },
    { text: '- An item\n\n### `Ports`', findings: [] },
  ],
};
