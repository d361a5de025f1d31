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
        const headings = blocks.filter(({ kind }) => kind === 'heading');
        return headings.flatMap(({ level = 1, start, end }, index) => {
          const above = headings[index - 1]?.level;
          if (above === undefined || level <= above + 1 || start === end) return [];
          const message = `This heading goes from level ${above} to level ${level}. Use level ${above + 1}.`;
          return [{ start, end, replacement: null, message }];
        });
      },
    },
  ],
  examples: [
    { text: '# Guide\n\n### Install', findings: [{ quote: 'Install', suggestion: null }] },
    { text: '# Guide\n\n## Install\n\n### On Linux\n\n## Run', findings: [] },
    { text: '### `Start` in the [middle](a.md)\n\n#### Then down', findings: [] },
  ],
};
