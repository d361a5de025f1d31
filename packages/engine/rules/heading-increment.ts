import type { Match } from '../checks/types.ts';
import type { Rule } from './types.ts';

export const headingIncrement: Rule = {
  id: 'heading-increment',
  label: 'Heading levels without gaps',
  description:
    'Go down one heading level at a time. Screen readers and tables of contents show a gap as a section that is missing.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'code',
      find({ blocks }) {
        const matches: Match[] = [];
        let above: number | undefined;
        for (const { kind, level = 1, start, end } of blocks) {
          if (kind !== 'heading') continue;
          if (above !== undefined && level > above + 1 && start !== end) {
            const message = `This heading goes from level ${above} to level ${level}. Use level ${above + 1}.`;
            matches.push({ start, end, replacement: null, message });
          }
          above = level;
        }
        return matches;
      },
    },
  ],
  examples: () => [
    { text: '# Guide\n\n### Install', findings: [{ quote: 'Install', suggestion: null }] },
    { text: '# Guide\n\n## Install\n\n### On Linux\n\n## Run', findings: [] },
    { text: '### `Start` in the [middle](a.md)\n\n#### Then down', findings: [] },
  ],
};
