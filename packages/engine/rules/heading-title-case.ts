import type { Rule } from './types.ts';

export const headingTitleCase: Rule = {
  id: 'heading-title-case',
  label: 'Headings in title case',
  description: 'Write headings in title case: a capital for each main word.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'capitalization',
      scope: 'heading',
      match: 'title',
      message: 'Headings are in title case: “{replacement}”.',
    },
  ],
  examples: () => [
    {
      text: '## Install the package',
      findings: [{ quote: 'Install the package', suggestion: 'Install the Package' }],
      fixed: '## Install the Package',
    },
    { text: '## Install the Package with npm\n\nThis is no heading.', findings: [] },
    { text: '## The `install guide`', findings: [] },
  ],
};
